import { MARKETS } from '@baize/brand';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { payoutHolds } from './payout-holds.ts';

const rules = { ...MARKETS['UN']?.rules } as Parameters<typeof payoutHolds>[0];
const clean = { verified: true, funding: [{ method: 'SKRILL' }], deposited: 100_00, staked: 100_00 };

it('lets a verified player who has played withdraw to a method of their deposits', () => {
  expect(payoutHolds(rules, 'SKRILL', clean)).toEqual([]);
});
it('names every reason, the identity first', () => {
  expect(payoutHolds(rules, 'TRUSTLY', { ...clean, verified: false, staked: 99_99 })).toEqual([
    'NOT_VERIFIED',
    'UNUSED_METHOD',
    'UNPLAYED_DEPOSIT',
  ]);
});
it('asks for no more play than the rule: exactly at the share nothing is unplayed', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.integer({ min: 0, max: 300 }),
      fc.integer({ min: 0, max: 3_000_000 }),
      (deposited, percent, staked) => {
        const held = payoutHolds({ ...rules, payoutTurnoverPercent: { value: percent, source: '' } }, 'SKRILL', {
          ...clean,
          deposited,
          staked,
        }).includes('UNPLAYED_DEPOSIT');
        expect(held).toBe(staked < (deposited * percent) / 100);
      },
    ),
  );
});
it('holds nothing that the rules of a market do not ask for', () => {
  const none = {
    payoutHoldUnverified: { value: false, source: '' },
    payoutHoldUnusedMethod: { value: false, source: '' },
    payoutTurnoverPercent: { value: 0, source: '' },
  };
  expect(payoutHolds(none, 'TRUSTLY', { verified: false, funding: [], deposited: 100, staked: 0 })).toEqual([]);
});
