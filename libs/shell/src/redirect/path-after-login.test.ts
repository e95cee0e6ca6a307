// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  isExcludedPath,
  loginOriginAt,
  readLoginOrigin,
  rememberLoginOrigin,
  type LoginOrigin,
} from './login-origin.ts';
import { pathAfterLogin, pathAfterLogout } from './path-after-login.ts';

const HOME = '/en-UN';
const at = (address: string) => {
  const url = new URL(address, 'https://site.example');
  return { pathname: url.pathname, search: url.search, hash: url.hash };
};
/** Takes a visitor through addresses, as the site does, and logs them in at the last one. */
const walk = (...addresses: string[]): LoginOrigin | null =>
  addresses.reduce<LoginOrigin | null>((before, address) => loginOriginAt(at(address), HOME, before), null);

describe('where a login leads (A§2, rulings 4 and 6)', () => {
  it.each<[string, string[], boolean, string]>([
    ['from home', ['/en-UN'], true, '/en-UN'],
    ['from a lobby', ['/en-UN/online-casino'], true, '/en-UN/online-casino'],
    ['from a page with a query', ['/en-UN/online-casino?search=comet'], true, '/en-UN/online-casino?search=comet'],
    ['from a page with a hash', ['/en-UN/terms#payments'], true, '/en-UN/terms#payments'],
    ['from an address that opened the popup', ['/en-UN/terms#login'], true, '/en-UN/terms'],
    ['from a player’s page', ['/en-UN/my-account/banking/withdraw'], true, '/en-UN/my-account/banking/withdraw'],
    ['the last page counts', ['/en-UN/terms', '/en-UN/online-casino'], true, '/en-UN/online-casino'],
    ['through the sign-up', ['/en-UN/play/comet', '/en-UN/signup'], true, '/en-UN/play/comet'],
    [
      'through the sign-up’s own steps',
      ['/en-UN/play/comet', '/en-UN/signup', '/en-UN/signup/popup'],
      true,
      '/en-UN/play/comet',
    ],
    ['through a reset', ['/en-UN/online-casino', '/en-UN/reset-password#key=abc'], true, '/en-UN/online-casino'],
    ['through the closed account', ['/en-UN/online-casino', '/en-UN/closed-account'], true, '/en-UN/online-casino'],
    ['through 401', ['/en-UN/live-casino-online', '/en-UN/401'], true, '/en-UN/live-casino-online'],
    ['straight at the sign-up', ['/en-UN/signup'], true, '/en-UN'],
    ['straight at 403', ['/en-UN/403'], true, '/en-UN'],
    ['straight at 500', ['/en-UN/500'], true, '/en-UN'],
    ['straight at the terms to accept', ['/en-UN/accept-terms-condition'], true, '/en-UN'],
    ['in another case', ['/en-UN/SignUp'], true, '/en-UN'],
    ['a page whose name only begins like one', ['/en-UN/signup-offers'], true, '/en-UN/signup-offers'],
    [
      'with a bonus code',
      ['/en-UN/promotions/spring?bonusCode=SPRING'],
      true,
      '/en-UN/promotions/spring?bonusCode=SPRING',
    ],
    [
      'with a bonus code from an earlier page',
      ['/en-UN/promotions/spring?bonusCode=SPRING', '/en-UN/online-casino'],
      true,
      '/en-UN/online-casino?bonusCode=SPRING',
    ],
    [
      'with a bonus code beside a query and a hash',
      ['/en-UN?bonusCode=SPRING', '/en-UN/online-casino?search=a%20b#top'],
      true,
      '/en-UN/online-casino?search=a+b&bonusCode=SPRING#top',
    ],
    [
      'with a bonus code through the sign-up',
      ['/en-UN/online-casino?bonusCode=SPRING', '/en-UN/signup'],
      true,
      '/en-UN/online-casino?bonusCode=SPRING',
    ],
    ['with a bonus code straight at the sign-up', ['/en-UN/signup?bonusCode=SPRING'], true, '/en-UN?bonusCode=SPRING'],
    [
      'the newer bonus code counts',
      ['/en-UN?bonusCode=OLD', '/en-UN/signup?bonusCode=NEW'],
      true,
      '/en-UN?bonusCode=NEW',
    ],
    ['a bonus code of strange signs is none', ['/en-UN/signup?bonusCode=%26a%3Db%23'], true, '/en-UN'],
    ['words in a bonus code’s place', ['/en-UN/signup?bonusCode=call%20us%20now'], true, '/en-UN'],
    ['an empty bonus code', ['/en-UN/signup?bonusCode='], true, '/en-UN'],
    ['a bonus code without an end', [`/en-UN/signup?bonusCode=${'x'.repeat(65)}`], true, '/en-UN'],
    ['a brand that wants everybody at home', ['/en-UN/online-casino'], false, '/en-UN'],
    [
      'a brand that wants everybody at home, with a bonus code',
      ['/en-UN/online-casino?bonusCode=SPRING'],
      false,
      '/en-UN?bonusCode=SPRING',
    ],
    ['from another locale', ['/fi-FI/online-casino'], true, '/en-UN'],
    ['from nowhere', [], true, '/en-UN'],
  ])('%s', (_, addresses, redirectAllowed, expected) =>
    expect(pathAfterLogin({ origin: walk(...addresses), home: HOME, redirectAllowed })).toBe(expected),
  );

  it.each([
    '//evil.example',
    'https://evil.example/en-UN',
    'javascript:alert(1)',
    '/en-UN\\..\\evil',
    '/en-UN/%252f%252fevil',
    '/en-UN/../fi-FI',
    '',
    '/en-UN/signup?x=1',
  ])('whatever storage holds: %s leads home', (path) => {
    expect(
      pathAfterLogin({ origin: { path, bonusCode: null, campaign: null }, home: HOME, redirectAllowed: true }),
    ).toBe(HOME);
  });

  it('never leads off the site or to an excluded page', () => {
    fc.assert(
      fc.property(fc.string(), fc.option(fc.string()), fc.boolean(), (path, bonusCode, redirectAllowed) => {
        const url = new URL(
          pathAfterLogin({ origin: { path, bonusCode, campaign: null }, home: HOME, redirectAllowed }),
          'https://site.example',
        );
        expect(url.origin).toBe('https://site.example');
        expect(url.pathname === HOME || url.pathname.startsWith(`${HOME}/`)).toBe(true);
        expect(isExcludedPath(url.pathname, HOME)).toBe(false);
      }),
    );
  });
});

it('keeps a campaign across pages and the sign-up until another replaces it, and never adds it to the path', () => {
  expect(walk('/en-UN/promo/spring?campaign=tv-1', '/en-UN/online-casino', '/en-UN/signup')).toEqual({
    path: '/en-UN/online-casino',
    bonusCode: null,
    campaign: 'tv-1',
  });
  expect(walk('/en-UN?campaign=tv-1', '/en-UN/signup?campaign=radio_2&bonusCode=B')).toMatchObject({
    campaign: 'radio_2',
    bonusCode: 'B',
  });
  expect(walk('/en-UN/signup?campaign=%3Cscript%3E')?.campaign).toBeNull();
  expect(pathAfterLogin({ origin: walk('/en-UN/signup?campaign=tv-1'), home: HOME, redirectAllowed: true })).toBe(
    '/en-UN',
  );
});

it('leads a logout to the default page, unless its answer says to stay', () => {
  expect([pathAfterLogout(false, HOME), pathAfterLogout(true, HOME)]).toEqual([HOME, null]);
});

describe('the memory of a tab', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    rememberLoginOrigin(null);
  });

  it('survives a reload, and forgets on request', () => {
    rememberLoginOrigin({ path: '/en-UN/terms', bonusCode: 'SPRING', campaign: 'tv-1' });
    expect(JSON.parse(sessionStorage.getItem('login-origin') ?? '')).toEqual({
      path: '/en-UN/terms',
      bonusCode: 'SPRING',
      campaign: 'tv-1',
    });
    expect(readLoginOrigin()).toEqual({ path: '/en-UN/terms', bonusCode: 'SPRING', campaign: 'tv-1' });
    rememberLoginOrigin(null);
    expect(readLoginOrigin()).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(['{', '7', '[]', '{"path":7}', 'null'])('ignores %s', (garbage) => {
    sessionStorage.setItem('login-origin', garbage);
    expect(readLoginOrigin()).toBeNull();
  });

  it('works while the page is open if storage is blocked', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(blocked);
    rememberLoginOrigin({ path: '/en-UN/terms', bonusCode: null, campaign: null });
    expect(readLoginOrigin()).toEqual({ path: '/en-UN/terms', bonusCode: null, campaign: null });
    rememberLoginOrigin(null);
    expect(readLoginOrigin()).toBeNull();
  });
});
