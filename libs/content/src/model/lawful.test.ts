import { expect, it } from 'vitest';
import { isLawful } from './lawful.ts';

const leads = (authorized: string, anonymous = authorized) => ({
  authorized: { slug: authorized },
  anonymous: { slug: anonymous },
});
const rules = (allowed: boolean) => ({
  liveCasinoAllowed: { value: allowed, source: '' },
  jackpotsAllowed: { value: allowed, source: '' },
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
  expect(isLawful(leads(slug), rules(false))).toBe(expected);
  expect(isLawful(leads('/signup', slug), rules(false))).toBe(expected);
  expect(isLawful(leads(slug), rules(true))).toBe(true);
});
