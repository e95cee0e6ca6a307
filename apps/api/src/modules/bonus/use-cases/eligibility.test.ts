import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { isFreeToPlay } from './eligibility.ts';

type Standing = Parameters<typeof isFreeToPlay>[1];

/** A law that leaves bonuses to the brand, so that only the account's own state decides. */
const app = {
  brands: {
    get: () => ({}),
    marketOfCountry: () => ({ market: { id: 'nz' }, rules: { bonusNeedsFreeToPlay: { value: false } } }),
  },
  clock: { now: () => new Date('2026-11-21T12:00:00Z') },
} as unknown as FastifyInstance;
const account = (change: Partial<Standing> = {}) =>
  ({ brand: 'northlight', countryCode: 'NZ', isHeld: false, permissions: { bonuses: true }, ...change }) as Standing;

describe('who may have a bonus where the law leaves it to the brand', () => {
  it('is open to an account in good order', () => {
    expect(isFreeToPlay(app, account(), 'CASINO')).toBe(true);
  });

  it('is closed to an account that is held for review (ruling 24)', () => {
    expect(isFreeToPlay(app, account({ isHeld: true }), 'CASINO')).toBe(false);
  });

  it('is closed to an account without the permission', () => {
    const permissions = { bonuses: false } as Standing['permissions'];
    expect(isFreeToPlay(app, account({ permissions }), 'CASINO')).toBe(false);
  });
});
