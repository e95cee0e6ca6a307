import { expect, it } from 'vitest';
import { isLinkOffered, isPromotionAllowed } from './offered.ts';

const leads = (authorized: string, anonymous = authorized) => ({
  authorized: { slug: authorized },
  anonymous: { slug: anonymous },
});
const offer = (allowed: boolean, has = true) => ({
  capabilities: { casino: true, liveCasino: has, sportsbook: has, virtuals: has, promotions: has },
  rules: {
    liveCasinoAllowed: { value: allowed, source: '' },
    jackpotsAllowed: { value: allowed, source: '' },
    sportsBettingAllowed: { value: allowed, source: '' },
    virtualSportsAllowed: { value: allowed, source: '' },
    promotionsAllowed: { value: true, source: '' },
  },
});

it.each([
  ['/live-casino-online', false],
  ['/live-casino-online/live-popular', false],
  ['live-casino-online', false],
  ['/online-casino/jackpots', false],
  ['/sportsbook/football', false],
  ['/virtuals', false],
  ['/online-casino', true],
  ['/online-casino/jackpots-explained', true],
  ['/promotions/live-casino', true],
  ['/signup', true],
])('%s may be advertised where live tables, jackpots and sports are forbidden: %s', (slug, expected) => {
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

it.each([
  ['live', 'online-casino', false],
  ['jackpots', 'online-casino', false],
  ['casino', 'live-casino-online', false],
  ['casino', 'online-casino', true],
  ['none', 'promotions', true],
] as const)('a promotion for %s games that leads to %s may be shown under such a law: %s', (games, slug, expected) => {
  const promotion = { terms: { games }, urlAction: leads(slug) };
  expect(isPromotionAllowed(promotion, offer(false))).toBe(expected);
  expect(isPromotionAllowed(promotion, offer(true))).toBe(true);
});
