import fc from 'fast-check';
import { expect, it } from 'vitest';
import { OVERROUND, priced } from '../model/price.ts';
import { lineOutcome } from '../model/lines.ts';
import type { Outcome } from '../model/types.ts';
import { linesOf, outcomeOf, payoutOf, systemSizes } from './payout.ts';

const leg = (odds: number, outcome: Outcome | null) => ({ odds, outcome });

it.each<[Outcome, number]>([
  ['WON', 2450],
  ['LOST', 0],
  ['VOID', 1000],
  ['HALF_WON', 1725],
  ['HALF_LOST', 500],
])('pays a single that is %s with %i', (outcome, paid) => {
  expect(payoutOf([leg(245, outcome)], 1, 1000, 'EUR')).toBe(paid);
});
it('multiplies a combination, counts void legs as 1, and pays nothing with a lost leg', () => {
  expect(payoutOf([leg(200, 'WON'), leg(150, 'WON'), leg(300, 'VOID')], 3, 1000, 'EUR')).toBe(3000);
  expect(payoutOf([leg(200, 'WON'), leg(150, 'LOST')], 2, 1000, 'EUR')).toBe(0);
});
it('pays a system line by line: two of three won pay one line of three', () => {
  expect(payoutOf([leg(200, 'WON'), leg(300, 'WON'), leg(150, 'LOST')], 2, 500, 'EUR')).toBe(3000);
  expect(linesOf(4, 3)).toHaveLength(4);
});
it('rounds down, and to whole units where a currency has no smaller ones', () => {
  expect(payoutOf([leg(133, 'WON'), leg(133, 'WON')], 2, 101, 'EUR')).toBe(178);
  expect(payoutOf([leg(133, 'WON')], 1, 10_000, 'CLP')).toBe(13_300);
  expect(payoutOf([leg(155, 'WON')], 1, 1100, 'CLP')).toBe(1700);
});
it('decides a bet as soon as no line can win, and not before the last leg otherwise', () => {
  expect(outcomeOf([leg(200, 'LOST'), leg(200, null)], 2)).toBe('LOST');
  expect(outcomeOf([leg(200, 'LOST'), leg(200, null), leg(200, 'WON')], 2)).toBeNull();
  expect(outcomeOf([leg(200, 'VOID'), leg(200, 'VOID')], 2)).toBe('VOID');
});
it('never pays more than with every leg won, and exactly the stake with every leg void', () => {
  const outcome = fc.constantFrom<Outcome>('WON', 'LOST', 'VOID', 'HALF_WON', 'HALF_LOST');
  const legs = fc.array(fc.record({ odds: fc.integer({ min: 101, max: 5000 }), outcome }), {
    minLength: 1,
    maxLength: 8,
  });
  fc.assert(
    fc.property(legs, fc.nat(7), fc.integer({ min: 1, max: 1_000_000 }), (all, pick, unit) => {
      const size = 1 + (pick % all.length);
      const best = payoutOf(
        all.map(({ odds }) => leg(odds, 'WON')),
        size,
        unit,
        'EUR',
      );
      expect(payoutOf(all, size, unit, 'EUR')).toBeLessThanOrEqual(best);
      const returned = payoutOf(
        all.map(({ odds }) => leg(odds, 'VOID')),
        size,
        unit,
        'EUR',
      );
      expect(returned).toBe(unit * linesOf(all.length, size).length);
    }),
  );
});
it.each([
  [0.75, 'WON'],
  [0.5, 'WON'],
  [0.25, 'HALF_WON'],
  [0, 'VOID'],
  [-0.25, 'HALF_LOST'],
  [-0.5, 'LOST'],
])('settles a line with a margin of %d as %s', (margin, outcome) => expect(lineOutcome(margin)).toBe(outcome));
it('keeps five to nearly eight percent of every market, rounding included', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.05, max: 0.9, noNaN: true }), (p) => {
      const odds = priced({
        chances: [
          { code: 'a', p },
          { code: 'b', p: 1 - p },
        ],
      });
      const sum = [...odds.values()].reduce((all, each) => all + 100 / each, 0);
      expect(sum).toBeGreaterThanOrEqual(1 + OVERROUND - 1e-9);
      expect(sum).toBeLessThan(1.08);
    }),
  );
});
it('has systems of every size between a single and a combination, as long as the lines are not too many', () => {
  expect([0, 1, 2, 3, 5].map(systemSizes)).toEqual([[], [], [], [2], [2, 3, 4]]);
  for (const count of [9, 12, 20])
    for (let size = 2; size < Math.min(count, 5); size += 1)
      expect(systemSizes(count).includes(size), `${size} of ${count}`).toBe(linesOf(count, size).length <= 1000);
});
