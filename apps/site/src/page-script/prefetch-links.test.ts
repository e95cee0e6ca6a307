import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadPrefetch } from './load-prefetch.ts';
import { prefetchLinks } from './prefetch-links.ts';

let stop = () => {};
const prefetched = () =>
  [...document.head.querySelectorAll('link[rel=prefetch]')].map((link) => link.getAttribute('href'));
const touch = (selector: string, type = 'touchstart') =>
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));
beforeEach(() => {
  history.replaceState(null, '', '/en-UN');
  document.head.innerHTML = '';
  document.body.innerHTML = `<a id="in" href="/en-UN/promotions?tag=new#top"><b>Offers</b></a><a id="here" href="/en-UN">Home</a>
    <a id="other" href="/fi-FI/promotions">Suomi</a><a id="like" href="/en-UNX">x</a><a id="file" href="/robots.txt">x</a>
    <a id="out" href="https://example.com/en-UN/x">x</a><a id="tab" target="_blank" href="/en-UN/terms">x</a><a id="app" data-by-app href="/en-UN/signup">x</a>`;
  stop = prefetchLinks('en-UN');
});
afterEach(() => {
  stop();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

it('fetches the page of a link that is touched, once', () => {
  touch('#in b');
  touch('#in', 'pointerover');
  expect(prefetched()).toEqual(['/en-UN/promotions?tag=new']);
});

it('fetches neither this page, other sites and bundles, files, what opens in another tab, nor what the app opens', () => {
  for (const id of ['here', 'other', 'like', 'file', 'out', 'tab', 'app']) touch(`#${id}`);
  expect(prefetched()).toEqual([]);
});

it('leaves links to the app once it is there', () => {
  stop();
  touch('#in');
  expect(prefetched()).toEqual([]);
});

it.each([
  ['fetches the code for it in a browser without Speculation Rules', undefined, ['/en-UN/promotions?tag=new']],
  ['leaves it to browsers that draw pages ahead by Speculation Rules', 'speculationrules', []],
] as const)('%s, until the app has taken over', async (_, supported, expected) => {
  stop();
  let takeOver = () => {};
  const takenOver = new Promise<void>((resolve) => (takeOver = resolve));
  vi.stubGlobal('HTMLScriptElement', Object.assign(class {}, { supports: (type: string) => type === supported }));
  await loadPrefetch('en-UN', { takenOver });
  vi.unstubAllGlobals();
  touch('#in b');
  expect(prefetched()).toEqual(expected);
  takeOver();
  await takenOver;
  document.querySelector('#in')?.setAttribute('href', '/en-UN/terms');
  touch('#in b');
  expect(prefetched()).toEqual(expected);
});
