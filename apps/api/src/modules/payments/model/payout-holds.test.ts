import { MARKETS } from '@baize/brand';
import { expect, it } from 'vitest';
import { payoutHolds } from './payout-holds.ts';

const rules = { ...MARKETS['UN']?.rules } as Parameters<typeof payoutHolds>[0];
const clean = { verified: true, funding: [{ method: 'SKRILL' }], unplayed: 0 };

it('lets a verified player who has played withdraw to a method of their deposits', () => {
  expect(payoutHolds(rules, 'SKRILL', clean)).toEqual([]);
});
it('names every reason, the identity first', () => {
  expect(payoutHolds(rules, 'TRUSTLY', { ...clean, verified: false, unplayed: 1 })).toEqual([
    'NOT_VERIFIED',
    'UNUSED_METHOD',
    'UNPLAYED_DEPOSIT',
  ]);
});
it('holds nothing that the rules of a market do not ask for', () => {
  const none = {
    payoutHoldUnverified: { value: false, source: '' },
    payoutHoldUnusedMethod: { value: false, source: '' },
  };
  expect(payoutHolds(none, 'TRUSTLY', { verified: false, funding: [], unplayed: 0 })).toEqual([]);
});
