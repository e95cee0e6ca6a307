import { BONUS_STEPS, type ASSIGNMENT_STATES } from '@baize/contracts/reward';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  bonusOf,
  conversionOf,
  countedStake,
  isOpen,
  nextState,
  progressOf,
  stepEnd,
  stepsCompleted,
  stepShare,
  type AssignmentEvent,
} from './assignment.ts';
import { storedTerms as terms } from '../testing.ts';

const EVENTS: readonly AssignmentEvent[] = ['GRANT', 'CONVERT', 'USE_UP', 'FORFEIT', 'EXPIRE', 'CANCEL', 'REVOKE'];
const amounts = { bonus: 100_00, minimumDeposit: 10_00, maximumStake: 5_00, maximumWin: null };

it('gives money once, ends once, and never leaves an end, whatever happens in whatever order', () => {
  fc.assert(
    fc.property(
      fc.constantFrom<'CLAIMED' | 'OPTED_IN'>('CLAIMED', 'OPTED_IN'),
      fc.array(fc.constantFrom(...EVENTS), { maxLength: 30 }),
      (start, events) => {
        let state: (typeof ASSIGNMENT_STATES)[number] = start;
        let grants = 0;
        let ends = 0;
        for (const event of events) {
          const next = nextState(state, event);
          if (next === null) continue;
          expect(isOpen(state)).toBe(true);
          if (event === 'GRANT') grants += 1;
          if (!isOpen(next)) ends += 1;
          state = next;
        }
        expect(grants).toBeLessThanOrEqual(1);
        expect(ends).toBe(isOpen(state) ? 0 : 1);
        // Money that was never given cannot be converted, used up or lost.
        if (grants === 0) expect(['CLAIMED', 'OPTED_IN', 'EXPIRED', 'CANCELLED']).toContain(state);
      },
    ),
  );
});

it.each([
  ['NON_STICKY', 4_00, 1_00, {}, 1_00],
  ['STICKY', 4_00, 1_00, {}, 4_00],
  ['STICKY', 5_01, 0, {}, 0],
  ['STICKY', 4_00, 0, { category: 'LIVE_CASINO' as const }, 0],
  ['STICKY', 4_00, 0, { gameId: 'excluded' }, 0],
] as const)(
  '%s: of a stake of %i with %i of bonus money %o counts %i',
  (bonusType, amount, bonusAmount, other, counts) => {
    const stake = { amount, bonusAmount, category: 'CASINO' as const, gameId: 'game', ...other };
    expect(countedStake(terms({ bonusType }), amounts, stake)).toBe(counts);
  },
);

it.each([
  ['a game that counts a tenth', 'blackjack', 40],
  ['a game of the same entry', 'roulette', 40],
  ['a game that counts in full', 'slot', 4_00],
  ['every other game', 'other', 2_00],
  ['an excluded game', 'excluded', 0],
  ['a stake without a game', null, 2_00],
] as const)('counts in %s (%s) its part of a stake of 400: %i', (_, gameId, counts) => {
  const contributions = [
    { percent: 10, gameIds: ['blackjack', 'roulette'] },
    { percent: 50, gameIds: [] },
    { percent: 100, gameIds: ['slot'] },
  ];
  const stake = { amount: 4_00, bonusAmount: 0, category: 'CASINO' as const, gameId };
  expect(countedStake(terms({ bonusType: 'STICKY', contributions }), amounts, stake)).toBe(counts);
  // Games that nobody names count in full where no entry is about all the others.
  const named = contributions.slice(0, 1);
  if (gameId === 'other')
    expect(countedStake(terms({ bonusType: 'STICKY', contributions: named }), amounts, stake)).toBe(4_00);
});

it('counts a part of the bonus money of a NON_STICKY bonus, rounded down to a hundredth', () => {
  const part = terms({ contributions: [{ percent: 33, gameIds: [] }] });
  const stake = { amount: 4_00, bonusAmount: 10, category: 'CASINO' as const, gameId: 'game' };
  expect([10, 4, 3].map((bonusAmount) => countedStake(part, amounts, { ...stake, bonusAmount }))).toEqual([3, 1, 0]);
});

it('never gives more than the maximum, a part of a unit, or a bonus for a deposit below the minimum', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000_00 }),
      fc.integer({ min: 1, max: 500 }),
      fc.constantFrom<'EUR' | 'CLP'>('EUR', 'CLP'),
      (deposit, matchPercent, currency) => {
        const bonus = bonusOf(terms({ matchPercent }), amounts, currency, deposit);
        if (deposit < amounts.minimumDeposit) {
          expect(bonus).toBeNull();
          return;
        }
        expect(bonus).toBeLessThanOrEqual(Math.min(amounts.bonus, (deposit * matchPercent) / 100));
        expect((bonus ?? NaN) % (currency === 'CLP' ? 100 : 1)).toBe(0);
      },
    ),
  );
});

it('divides the bonus money without losing or making a hundredth, and says 100 only when the wagering is complete', () => {
  fc.assert(
    fc.property(
      fc.nat(1e9),
      fc.option(fc.nat(1e9)),
      fc.nat(1e9),
      fc.nat(1e9),
      (balance, maximumWin, paid, requirement) => {
        const { kept, surplus } = conversionOf(balance, maximumWin, paid);
        expect(kept + surplus).toBe(balance);
        expect(Math.min(kept, surplus)).toBeGreaterThanOrEqual(0);
        if (maximumWin !== null && kept > 0) expect(kept + paid).toBeLessThanOrEqual(maximumWin);
        expect(progressOf(paid, requirement) === 100).toBe(paid >= requirement);
      },
    ),
  );
});

const stepCount = fc.integer({ min: BONUS_STEPS.minimum, max: BONUS_STEPS.maximum });

it('completes each step at its end, never before, and the last one with the wagering', () => {
  fc.assert(
    fc.property(stepCount, fc.integer({ min: 1, max: 10_000_00 }), fc.nat(12_000_00), (count, requirement, wagered) => {
      const completed = stepsCompleted(wagered, requirement, count);
      expect(completed).toBeLessThanOrEqual(count);
      expect(completed === count).toBe(wagered >= requirement);
      expect(stepsCompleted(wagered + 1, requirement, count)).toBeGreaterThanOrEqual(completed);
      if (completed < count) {
        expect(stepEnd(completed + 1, requirement, count)).toBeGreaterThan(wagered);
        expect(stepsCompleted(stepEnd(completed + 1, requirement, count), requirement, count)).toBeGreaterThan(
          completed,
        );
      }
    }),
  );
});

it('never gives more by steps than there is, and leaves something for each step that is left', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('EUR' as const, 'CLP' as const),
      stepCount,
      fc.array(fc.record({ steps: fc.nat(20), won: fc.nat(50), lost: fc.nat(30) }), { maxLength: 120 }),
      fc.integer({ min: 1, max: 900 }),
      (currency, count, rounds, units) => {
        const unit = currency === 'CLP' ? 100 : 1;
        let balance = units * unit;
        let done = 0;
        for (const { steps, won, lost } of rounds) {
          balance = Math.max(0, balance + (won - lost) * unit);
          const completed = Math.min(count, done + steps);
          const share = stepShare(balance, currency, { count, done, completed });
          expect(share % unit).toBe(0);
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(balance);
          if (completed === count && completed > done) expect(share).toBe(balance);
          if (completed < count && balance > 0) expect(share).toBeLessThan(balance);
          if (completed === done) expect(share).toBe(0);
          balance -= share;
          done = completed;
        }
      },
    ),
  );
});

it('gives the same for several steps at once as for one after the other, apart from rounding', () => {
  fc.assert(
    fc.property(stepCount, fc.nat(1_000_00), fc.nat(101), (count, balance, steps) => {
      const completed = Math.min(count, steps);
      const atOnce = stepShare(balance, 'EUR', { count, done: 0, completed });
      let left = balance;
      for (let done = 0; done < completed; done += 1)
        left -= stepShare(left, 'EUR', { count, done, completed: done + 1 });
      // Each step rounds down by less than a hundredth.
      expect(Math.abs(balance - left - atOnce)).toBeLessThanOrEqual(completed);
    }),
  );
});
