import { MARKETS } from '@baize/brand';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FundingMovement } from '../../wallet/index.ts';
import { depositedOtherwise, payoutHolds, type HoldFacts } from './payout-holds.ts';

const rules = { ...MARKETS['UN']?.rules } as Parameters<typeof payoutHolds>[0];
const clean: HoldFacts = {
  verified: true,
  funding: [{ method: 'SKRILL' }],
  movements: [],
  balance: 0,
  unplayed: 0,
  isReviewed: false,
};
const skrill = { method: 'SKRILL', amount: 20_00, currency: 'EUR' } as const;
const trustly = { ...skrill, method: 'TRUSTLY' };

it('lets a verified player who has played withdraw to a method of their deposits', () => {
  expect(payoutHolds(rules, skrill, { ...clean, balance: 20_00 })).toEqual([]);
});
it('names every reason, the identity first', () => {
  expect(payoutHolds(rules, trustly, { ...clean, verified: false, unplayed: 1, isReviewed: true })).toEqual([
    'NOT_VERIFIED',
    'UNUSED_METHOD',
    'UNPLAYED_DEPOSIT',
    'ACCOUNT_REVIEW',
  ]);
});
it('holds nothing that the rules of a market do not ask for', () => {
  const none = {
    payoutHoldUnverified: { value: false, source: '' },
    payoutHoldUnusedMethod: { value: false, source: '' },
  };
  const other = [{ kind: 'DEPOSIT', method: 'SKRILL', amount: 20_00, before: 0, atStake: 0 }] as const;
  const facts = { ...clean, verified: false, movements: other, balance: 20_00 };
  expect(payoutHolds(none, trustly, { ...facts, funding: [] })).toEqual([]);
  expect(payoutHolds(none, trustly, { ...facts, funding: [{ method: 'TRUSTLY' }] })).toEqual([]);
});

describe('the money of other methods', () => {
  const deposit = (method: string, euros: number, before: number, atStake = 0): FundingMovement => ({
    kind: 'DEPOSIT',
    method,
    amount: euros * 100,
    before: before * 100,
    atStake: atStake * 100,
  });
  const payout = (...args: Parameters<typeof deposit>): FundingMovement => ({ ...deposit(...args), kind: 'PAYOUT' });
  const tenAndMuch = [deposit('A', 10, 0), deposit('B', 10_000, 10)];
  it.each<[string, readonly FundingMovement[], number, number, boolean]>([
    ['10 by this method and 10,000 by another', tenAndMuch, 10_010, 10_000, true],
    ['the same after play that changed little', tenAndMuch, 9_800, 9_800, true],
    ['only what came by this method', tenAndMuch, 10_010, 10, false],
    ['half and half, in large amounts', [deposit('A', 3_000, 0), deposit('B', 2_500, 3_000)], 5_500, 5_500, true],
    [
      'a winner with small deposits by two methods',
      [deposit('A', 100, 0), deposit('B', 100, 100)],
      5_200,
      5_200,
      false,
    ],
    ['a winner with one method', [deposit('A', 10, 0)], 50_000, 50_000, false],
    [
      'deposits by another method that are lost',
      [deposit('B', 50_000, 0), deposit('A', 1_000, 0)],
      6_000,
      6_000,
      false,
    ],
    [
      'deposits by another method that were paid back to it',
      [deposit('B', 1_000, 0), payout('B', 1_000, 1_000), deposit('A', 100, 0)],
      300,
      300,
      false,
    ],
    [
      'winnings that went to another method, and a new deposit by it',
      [deposit('B', 10, 0), payout('B', 5_000, 5_000), deposit('A', 10, 0), deposit('B', 5_000, 10)],
      5_010,
      5_000,
      true,
    ],
    [
      'money at stake while a small deposit arrives, which comes back',
      [deposit('B', 10_000, 0), deposit('A', 10, 10, 9_990)],
      10_010,
      10_000,
      true,
    ],
    [
      'money at stake while a small payout is paid, which comes back',
      [deposit('A', 10, 0), deposit('B', 10_000, 10), payout('A', 10, 10, 10_000)],
      10_000,
      10_000,
      true,
    ],
  ])('%s', (_what, movements, balance, amount, holds) => {
    const facts = { ...clean, funding: [{ method: 'A' }], movements, balance: balance * 100 };
    expect(payoutHolds(rules, { method: 'A', amount: amount * 100, currency: 'EUR' }, facts)).toEqual(
      holds ? ['OTHER_METHODS'] : [],
    );
  });

  it('counts payouts that wait: splitting one does not avoid it', () => {
    const facts = { movements: tenAndMuch, balance: 10_010_00 };
    const ask = { method: 'A', amount: 10_00 };
    expect(depositedOtherwise(ask, facts, [])).toBe(0);
    expect(depositedOtherwise(ask, facts, [ask])).toBe(10_00);
    expect(depositedOtherwise(ask, facts, [{ method: 'B', amount: 10_000_00 }])).toBe(0);
  });

  it('is never more than the payout, and nothing with one method', () => {
    const step = fc.record({
      kind: fc.constantFrom('DEPOSIT' as const, 'PAYOUT' as const, 'RESULT' as const),
      method: fc.constantFrom('A', 'B'),
      amount: fc.integer({ min: 1, max: 1000 }),
      isWon: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), fc.double({ min: 0, max: 1, noNaN: true }), (steps, part) => {
        let balance = 0;
        const movements: FundingMovement[] = [];
        for (const { kind, method, amount, isWon } of steps) {
          const moved = kind === 'DEPOSIT' || (kind === 'RESULT' && isWon) ? amount : -Math.min(amount, balance);
          if (kind !== 'RESULT') movements.push({ kind, method, amount: Math.abs(moved), before: balance, atStake: 0 });
          balance += moved;
        }
        const amount = Math.floor(balance * part);
        const [byA, byB] = ['A', 'B'].map((method) =>
          depositedOtherwise({ method, amount }, { movements, balance }, []),
        );
        for (const others of [byA, byB]) expect(others).toBeGreaterThanOrEqual(0);
        for (const others of [byA, byB]) expect(others).toBeLessThanOrEqual(amount);
        const single = movements.map((movement) => ({ ...movement, method: 'A' }));
        expect(depositedOtherwise({ method: 'A', amount }, { movements: single, balance }, [])).toBe(0);
      }),
    );
  });
});
