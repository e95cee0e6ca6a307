import { expect, it } from 'vitest';
import { actionOf } from './action.ts';
import { signUpQuery } from './sign-up-query.ts';

const toPath = (path: string) => `/en-UN/${path.replace(/^\/+/, '')}`;
const urlAction = (over: object) => ({
  authorized: { slug: '/player', absoluteUrl: null, openNewTab: false, ...over },
  anonymous: { slug: '/visitor', absoluteUrl: null, openNewTab: false, ...over },
});

it('leads players and visitors to their own addresses', () => {
  expect(actionOf(urlAction({}), true, toPath)).toEqual({ href: '/en-UN/player' });
  expect(actionOf(urlAction({ openNewTab: true }), false, toPath)).toEqual({
    href: '/en-UN/visitor',
    target: '_blank',
  });
});
it.each([
  ['https://partner.example/a', 'https://partner.example/a'],
  ['javascript:alert(1)', '/en-UN/'],
  ['//evil.example', '/en-UN/'],
  ['data:text/html,x', '/en-UN/'],
])('takes %s for what it is', (absoluteUrl, href) => {
  expect(actionOf(urlAction({ absoluteUrl }), false, toPath).href).toBe(href);
});

it.each([
  ['bonusCode=SUN-26&campaign=paper', '?bonusCode=SUN-26&campaign=paper', 'SUN-26'],
  ['', '?campaign=start', null],
  ['bonusCode=%3Cscript%3E', '?campaign=start', null],
  [`bonusCode=${'x'.repeat(65)}`, '?campaign=start', null],
])('hands on to sign-up what “%s” names (A§2)', (search, query, bonusCode) =>
  expect(signUpQuery(new URLSearchParams(search), 'start')).toEqual({ query, bonusCode }),
);
