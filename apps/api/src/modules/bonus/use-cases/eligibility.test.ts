import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { bonusStop, isFreeToPlay } from './eligibility.ts';

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

describe('why a player may have no bonus in any product', () => {
  const law = { bonusNeedsFreeToPlay: { value: true }, playBeforeVerification: { value: false } };
  const strict = {
    ...app,
    brands: { get: () => ({}), marketOfCountry: () => ({ market: { id: 'jj' }, rules: law }) },
  } as unknown as FastifyInstance;
  const permissions = { bonuses: true, casino: true, liveCasino: true, sports: true, payout: false };
  const player = (change: object = {}) =>
    account({
      status: 'REGISTERED',
      statusUntil: null,
      multibrandSuspended: false,
      multibrandExcluded: false,
      multibrandSuspendedUntil: null,
      registerExclusion: null,
      kycStatus: 'FULLY VERIFIED',
      permissions,
      ...change,
    } as unknown as Partial<Standing>);

  it.each([
    ['nothing stops a verified player', {}, null],
    ['one product is enough', { permissions: { ...permissions, casino: false, sports: false } }, null],
    [
      'no product is open',
      { permissions: { ...permissions, casino: false, liveCasino: false, sports: false } },
      'ACCOUNT',
    ],
    ['the law asks for verification first', { kycStatus: 'NOT_VERIFIED' }, 'DOCUMENT'],
    [
      'what can be done comes before a permission that a product lacks',
      { kycStatus: 'EDD_PENDING', permissions: { ...permissions, casino: false } },
      'DOCUMENT',
    ],
    ['what was sent is reviewed', { kycStatus: 'EDD_UNDER_REVIEW' }, 'DOCUMENT_REVIEW'],
    ['a level that nobody knows', { kycStatus: 'NEW_LEVEL' }, 'ACCOUNT'],
  ])('%s', (_, change, stop) => {
    expect(bonusStop(strict, player(change))).toBe(stop);
  });
});
