import { expect, it } from 'vitest';
import { isLinkOffered } from './offered.ts';

const leads = (authorized: string, anonymous = authorized) => ({
  authorized: { slug: authorized },
  anonymous: { slug: anonymous },
});
const offer = (allowed: boolean, has = true) => ({
  capabilities: { casino: true, liveCasino: has, sportsbook: has, virtuals: has, promotions: has },
  rules: {
    liveCasinoAllowed: { value: allowed, source: '' },
    jackpotsAllowed: { value: allowed, source: '' },
    promotionsAllowed: { value: true, source: '' },
  },
});

it.each([
  ['/live-casino-online', false],
  ['/live-casino-online/live-popular', false],
  ['live-casino-online', false],
  ['/online-casino/jackpots', false],
  ['/online-casino', true],
  ['/online-casino/jackpots-explained', true],
  ['/promotions/live-casino', true],
  ['/signup', true],
])('%s may be advertised where live tables and jackpots are forbidden: %s', (slug, expected) => {
  expect(isLinkOffered(leads(slug), offer(false))).toBe(expected);
  expect(isLinkOffered(leads('/signup', slug), offer(false))).toBe(expected);
  expect(isLinkOffered(leads(slug), offer(true))).toBe(true);
});

it.each(['/sportsbook', 'sportsbook/football', '/virtuals', '/live-casino-online', '/promotions/casino'])(
  '%s is not advertised by a brand without it',
  (slug) => {
    expect(isLinkOffered(leads(slug), offer(true, false))).toBe(false);
    expect(isLinkOffered(leads(slug), offer(true))).toBe(true);
    expect(isLinkOffered(leads('/online-casino'), offer(true, false))).toBe(true);
  },
);
