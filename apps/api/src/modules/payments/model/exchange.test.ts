import { CURRENCIES } from '@baize/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limitIn, worthIn } from './exchange.ts';

const currency = fc.constantFrom(...CURRENCIES);
const amount = fc.integer({ min: 0, max: 1_000_000_000 });

describe('worthIn', () => {
  it('is exact in its own currency, and counts other currencies for what they are worth', () => {
    expect(worthIn('EUR', [{ currency: 'EUR', amount: 12_34 }])).toBe(12_34);
    expect(
      worthIn('EUR', [
        { currency: 'EUR', amount: 100_00 },
        { currency: 'GBP', amount: 80_00 },
        { currency: 'NOK', amount: 1 },
      ]),
    ).toBe(200_01);
    expect(worthIn('CLP', [{ currency: 'EUR', amount: 1 }])).toBe(10_00);
    expect(worthIn('EUR', [])).toBe(0);
  });

  it('never lets a detour through another currency make a sum smaller', () => {
    fc.assert(
      fc.property(currency, currency, amount, (one, other, sum) => {
        const there = worthIn(other, [{ currency: one, amount: sum }]);
        expect(worthIn(one, [{ currency: other, amount: there }])).toBeGreaterThanOrEqual(sum);
      }),
    );
  });
});

describe('limitIn', () => {
  it('never allows more than the limit', () => {
    expect([limitIn('EUR', 1_000_00), limitIn('GBP', 1_000_00), limitIn('CLP', 1_000_00)]).toEqual([
      1_000_00, 800_00, 950_000_00,
    ]);
    fc.assert(
      fc.property(currency, amount, (of, euros) => {
        expect(worthIn('EUR', [{ currency: of, amount: limitIn(of, euros) }])).toBeLessThanOrEqual(euros + 1);
      }),
    );
  });
});
