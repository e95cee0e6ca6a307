import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Bet } from './Bet.ts';
import { afterSale, CASH_OUT_SHARE, cashoutAmount, partOf, partsOf, worthOf, type ValuedLeg } from './cashout.ts';
import { linesOf, payoutOf, returnOf } from './payout.ts';

const leg = fc.record({
  odds: fc.integer({ min: 101, max: 2000 }),
  outcome: fc.constantFrom(null, 'WON' as const, 'LOST' as const, 'VOID' as const, 'HALF_WON' as const),
  current: fc.integer({ min: 101, max: 2000 }),
});
const legsAndSize = fc
  .array(
    leg.map(({ odds, outcome, current }): ValuedLeg => ({ odds, outcome, current: outcome === null ? current : null })),
    { minLength: 1, maxLength: 8 },
  )
  .chain((legs) => fc.record({ legs: fc.constant(legs), size: fc.integer({ min: 1, max: legs.length }) }));
const betOf = (legs: readonly ValuedLeg[], size: number, unit: number, currency = 'EUR'): Bet => ({
  ...({} as Bet),
  legs: legs.map(({ odds }) => ({ odds }) as Bet['legs'][number]),
  size,
  unit,
  stake: unit * linesOf(legs.length, size).length,
  currency,
  potential: payoutOf(
    legs.map(({ odds }) => ({ odds, outcome: null })),
    size,
    unit,
    currency,
  ),
});

describe('what a bet is worth', () => {
  it('is, line by line, what its legs have gained', () => {
    fc.assert(
      fc.property(legsAndSize, ({ legs, size }) => {
        const gain = ({ odds, outcome, current }: ValuedLeg): number =>
          outcome === null ? odds / (current ?? 1) : returnOf({ odds, outcome }) / 200;
        const wanted = linesOf(legs.length, size).reduce(
          (sum, line) => sum + line.reduce((product, index) => product * gain(legs[index] as ValuedLeg), 1),
          0,
        );
        expect(worthOf(legs, size)).toBeCloseTo(wanted, 6);
      }),
    );
  });
  it('is unknown while a market is closed that a living line needs, and nothing once every line has lost', () => {
    const open = { odds: 200, outcome: null, current: 200 } as const;
    const closed = { ...open, current: null };
    const lost = { odds: 200, outcome: 'LOST', current: null } as const;
    expect(worthOf([open, closed, lost], 2)).toBeNull();
    expect(worthOf([closed, lost, lost], 2)).toBe(0);
    expect(worthOf([open, open, lost], 2)).toBe(1);
  });
});

it('keeps the bookmaker’s share of a system', () => {
  const even: ValuedLeg = { odds: 250, outcome: null, current: 250 };
  const bet = betOf([even, even, even], 2, 1000);
  expect(cashoutAmount(bet, worthOf([even, even, even], 2) ?? 0, bet.unit)).toBe(3000 * CASH_OUT_SHARE);
});

describe('a part', () => {
  it('never lets a bet pay more than it promised, and leaves the rest of each line', () => {
    fc.assert(
      fc.property(
        legsAndSize,
        fc.integer({ min: 1, max: 5000 }),
        fc.integer({ min: 1, max: 5000 }),
        fc.constantFrom('EUR', 'CLP'),
        ({ legs, size }, units, sold, currency) => {
          const smallest = currency === 'CLP' ? 100 : 1;
          const bet = betOf(legs, size, units * smallest, currency);
          const worth = worthOf(legs, size) ?? 0;
          const part = partOf(bet, worth, sold * smallest);
          if (part === null) return;
          const left = afterSale(bet, part.unit);
          expect(left.unit + part.unit).toBe(bet.unit);
          expect(left.stake + part.stake).toBe(bet.stake);
          expect(left.stake).toBeGreaterThan(0);
          expect(part.amount % smallest).toBe(0);
          expect(part.amount + left.potential).toBeLessThanOrEqual(bet.potential);
          // Two halves never bring more than the whole.
          const whole = cashoutAmount(bet, worth, bet.unit) ?? 0;
          const rest = cashoutAmount({ ...bet, ...left }, worth, left.unit) ?? 0;
          expect(part.amount + rest).toBeLessThanOrEqual(whole);
        },
      ),
    );
  });
  it('is offered as a quarter, a half and three quarters, as far as the stake can be divided', () => {
    const even: ValuedLeg = { odds: 300, outcome: null, current: 300 };
    const shares = (unit: number, currency = 'EUR') =>
      partsOf(betOf([even], 1, unit, currency), 1).map(({ share, stake, amount }) => [share, stake, amount]);
    expect(shares(1000)).toEqual([
      [75, 750, 712],
      [50, 500, 475],
      [25, 250, 237],
    ]);
    expect(shares(30)).toEqual([
      [75, 22, 20],
      [50, 15, 14],
    ]);
    expect(shares(300, 'CLP')).toEqual([[75, 200, 100]]);
  });
});
