// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { speculationFile, speculationRules } from './speculation.ts';

interface Rules {
  readonly prerender: readonly [
    {
      readonly where: {
        readonly and: readonly [
          { readonly href_matches: { readonly pathname: string; readonly search: string; readonly hash: string } },
          { readonly selector_matches: string },
        ];
      };
    },
  ];
}
const [{ where }] = (speculationRules('fi-FI') as Rules).prerender;
const [{ href_matches: address }, { selector_matches: links }] = where.and;

it.each([
  ['/fi-FI', true],
  ['/fi-FI/online-casino/slots', true],
  ['/fi-FI/online-casino?search=three', false],
  ['/fi-FI#login', false],
  ['/fi-FIX', false],
  ['/en-UN/promotions', false],
  ['/api/v1/player/sign_out', false],
])('draws %s ahead: %s', (path, is) => {
  const pattern = new URLPattern({ ...address, protocol: 'https', hostname: 'site.test', port: '' });
  expect(pattern.test(`https://site.test${path}`)).toBe(is);
});

it('draws only what is a navigation: links of a page that the app has not taken over', () => {
  document.documentElement.setAttribute('data-prerendered', '');
  document.body.innerHTML = `<div id="root"><a id="in" href="/fi-FI/promotions">x</a><a id="app" data-by-app href="/fi-FI/play/x">x</a>
    <a id="tab" target="_blank" href="/fi-FI/terms">x</a></div><div data-early><a id="popup" href="/fi-FI/reset">x</a></div>`;
  const drawn = () => [...document.querySelectorAll(links)].map(({ id }) => id);
  expect(drawn()).toEqual(['in']);
  for (const name of ['data-app', 'data-hydrated']) {
    document.documentElement.setAttribute(name, '');
    expect(drawn(), name).toEqual([]);
    document.documentElement.removeAttribute(name);
  }
});

it('names the file by what is in it, so that it may be kept forever', () => {
  const { path, json } = speculationFile('fi-FI');
  expect(path).toMatch(/^data\/speculation\.fi-FI\.[0-9a-f]{10}\.json$/);
  expect(JSON.parse(json)).toEqual(speculationRules('fi-FI'));
  expect(speculationFile('en-UN').path).not.toBe(path);
});
