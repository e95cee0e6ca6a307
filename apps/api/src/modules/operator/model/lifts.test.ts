import { ACCOUNT_STATUSES, KYC_LEVELS, PERMISSIONS } from '@baize/contracts/player';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_PERMISSIONS, type PlayerStanding } from '../../player/index.ts';
import { liftedBy } from './lifts.ts';

const now = new Date('2026-11-21T12:00:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const player = (change: Partial<PlayerStanding> = {}): PlayerStanding => ({
  status: 'REGISTERED',
  statusUntil: null,
  kycStatus: 'NOT_VERIFIED',
  permissions: DEFAULT_PERMISSIONS,
  multibrandSuspended: false,
  multibrandExcluded: false,
  multibrandSuspendedUntil: null,
  registerExclusion: null,
  ...change,
});
const flags = (change: Partial<Record<(typeof PERMISSIONS)[number], boolean>>) => ({
  permissions: { ...DEFAULT_PERMISSIONS, ...change },
});
const timeout = { status: 'TIMEOUT', statusUntil: inHours(720) } as const;
const excluded = { status: 'SELF_EXCLUDED', statusUntil: null } as const;

describe('liftedBy', () => {
  it.each<[string, Partial<PlayerStanding>, Partial<PlayerStanding>, readonly string[]]>([
    ['ending a time-out', timeout, { status: 'REGISTERED', statusUntil: null }, ['STOP']],
    ['a shorter time-out', timeout, { status: 'TIMEOUT', statusUntil: inHours(1) }, ['STOP']],
    ['a time-out as a short exclusion', timeout, { status: 'SELF_EXCLUDED', statusUntil: inHours(1) }, ['STOP']],
    ['an exclusion as a time-out with the same end', { ...timeout, status: 'SELF_EXCLUDED' }, timeout, ['STOP']],
    ['an end for an indefinite exclusion', excluded, { ...excluded, statusUntil: inHours(8760) }, ['STOP']],
    ['an exclusion instead of a closure', { status: 'CLOSED' }, excluded, ['STOP']],
    ['opening a closed account', { status: 'CLOSED' }, {}, ['STOP']],
    ['opening a blocked account', { status: 'BLACKLISTED' }, {}, ['STOP']],
    ['opening a restricted account', { status: 'RESTRICTED' }, {}, ['STOP']],
    ['a day’s time-out for a restricted account', { status: 'RESTRICTED' }, timeout, ['STOP']],
    ['lifting a suspension', { multibrandSuspended: true }, {}, ['SUSPENSION']],
    ['lifting an exclusion at another brand', { multibrandExcluded: true }, {}, ['SUSPENSION']],
    ['lifting a break at another brand', { multibrandSuspendedUntil: inHours(9) }, {}, ['SUSPENSION']],
    ['verifying by data', {}, { kycStatus: 'DATA_VERIFIED' }, ['VERIFICATION']],
    ['verifying fully', { kycStatus: 'DATA_VERIFIED' }, { kycStatus: 'FULLY VERIFIED' }, ['VERIFICATION']],
    ['making verification unnecessary', {}, { kycStatus: 'NOT_REQUIRED' }, ['VERIFICATION']],
    ['ending due diligence', { kycStatus: 'EDD_PENDING' }, {}, ['VERIFICATION']],
    ['ending a review', { kycStatus: 'EDD_UNDER_REVIEW' }, { kycStatus: 'PENDING' }, ['VERIFICATION']],
    ['more time for documents', { kycStatus: 'PENDING_EXPIRED' }, { kycStatus: 'PENDING' }, ['VERIFICATION']],
    ['a suspended verification', { kycStatus: 'SUSPENDED' }, {}, ['VERIFICATION']],
    ['paying a suspended player', { kycStatus: 'SUSPENDED' }, { kycStatus: 'RESTRICTED' }, ['VERIFICATION']],
    ['taking the payout risk away', flags({ payout: true }), {}, ['PERMISSION']],
    ['allowing withdrawals', flags({ withdrawal: false }), {}, ['PERMISSION']],
    ['allowing deposits', flags({ deposit: false }), {}, ['PERMISSION']],
    ['allowing the casino', flags({ casino: false }), {}, ['PERMISSION']],
    ['allowing bonuses', flags({ bonuses: false }), {}, ['PERMISSION']],
    ['allowing crypto', {}, flags({ crypto: true }), ['PERMISSION']],
    ['allowing Volt', {}, flags({ volt: true }), ['PERMISSION']],
    ['allowing Macropay', {}, flags({ macropay: true }), ['PERMISSION']],
    ['marking a partner’s player', {}, flags({ affiliateReg: true }), ['PERMISSION']],
    ['ending the review of withdrawals', flags({ isWithdrawalReview: true }), {}, ['PERMISSION']],
    ['a permission behind an exclusion', { ...excluded, ...flags({ payout: true }) }, excluded, ['PERMISSION']],
    [
      'due diligence behind a closure',
      { status: 'CLOSED', kycStatus: 'SUSPENDED' },
      { status: 'CLOSED' },
      ['VERIFICATION'],
    ],
    [
      'several at once',
      { ...timeout, multibrandSuspended: true },
      { kycStatus: 'NOT_REQUIRED' },
      ['STOP', 'SUSPENSION', 'VERIFICATION'],
    ],
    // One person may do these.
    ['a time-out', {}, timeout, []],
    ['a longer time-out', timeout, { ...timeout, statusUntil: inHours(721) }, []],
    ['an exclusion after a time-out', timeout, { status: 'SELF_EXCLUDED', statusUntil: inHours(720) }, []],
    ['an indefinite exclusion', timeout, excluded, []],
    ['closing an excluded account', excluded, { status: 'CLOSED' }, []],
    ['a suspension', {}, { multibrandSuspended: true }, []],
    ['asking for documents', {}, { kycStatus: 'PENDING' }, []],
    ['due diligence', { kycStatus: 'FULLY VERIFIED' }, { kycStatus: 'EDD_PENDING' }, []],
    ['documents that arrived', { kycStatus: 'EDD_PENDING' }, { kycStatus: 'EDD_UNDER_REVIEW' }, []],
    ['taking verification away', { kycStatus: 'FULLY VERIFIED' }, { kycStatus: 'SUSPENDED' }, []],
    ['a payout risk', {}, flags({ payout: true, deposit: false }), []],
    ['a time-out that is over', { status: 'TIMEOUT', statusUntil: inHours(-1) }, {}, []],
  ])('%s', (_name, before, after, lifted) => {
    expect(liftedBy(player(before), player(after), now)).toEqual(lifted);
  });

  const moment = fc.option(fc.integer({ min: -100, max: 1000 }).map(inHours), { nil: null });
  const anyone = fc.record({
    status: fc.constantFrom(...ACCOUNT_STATUSES),
    statusUntil: moment,
    kycStatus: fc.constantFrom(...KYC_LEVELS),
    permissions: fc.record(Object.fromEntries(PERMISSIONS.map((name) => [name, fc.boolean()]))),
    multibrandSuspended: fc.boolean(),
    multibrandExcluded: fc.boolean(),
    multibrandSuspendedUntil: moment,
  }) as fc.Arbitrary<PlayerStanding>;

  it('is empty without a change, and cannot be avoided in two steps', () => {
    fc.assert(
      fc.property(anyone, anyone, (one, other) => {
        expect(liftedBy(one, one, now)).toEqual([]);
        const gifts = flags({ volt: true, macropay: true, crypto: true, affiliateReg: true });
        const restricted = liftedBy(player({ kycStatus: 'FULLY VERIFIED', ...gifts }), one, now);
        expect(restricted, 'nothing can be lifted from a player whom nothing restricts').toEqual([]);
        // One person alone cannot reach in two steps what they may not reach in one.
        if (liftedBy(one, other, now).length > 0)
          fc.assert(
            fc.property(
              anyone,
              (between) => liftedBy(one, between, now).length > 0 || liftedBy(between, other, now).length > 0,
            ),
            { numRuns: 20 },
          );
      }),
    );
  });
});
