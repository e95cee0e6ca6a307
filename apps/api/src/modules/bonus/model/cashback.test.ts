import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cashbackOf, cashbackPeriods, type PeriodTerms } from './cashback.ts';

it('gives a part of the losses, more in booster games, and never more than the maximum or for winnings', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1e9, max: 1e9 }),
      fc.integer({ min: -1e9, max: 1e9 }),
      fc.nat(1e8),
      fc.constantFrom<'EUR' | 'CLP'>('EUR', 'CLP'),
      (all, booster, maximum, currency) => {
        const terms = { percent: 10, weekday: null, booster: { percent: 20, gameIds: ['fast'] } };
        const paid = cashbackOf(terms, { all, booster }, maximum, currency);
        expect(paid).toBeGreaterThanOrEqual(0);
        expect(paid).toBeLessThanOrEqual(maximum);
        expect(paid * 5).toBeLessThanOrEqual(Math.max(0, all));
        const plain = cashbackOf({ ...terms, booster: null }, { all, booster }, maximum, currency);
        expect(plain).toBeLessThanOrEqual(paid);
        if (currency === 'EUR') expect(plain).toBe(Math.min(maximum, Math.floor(Math.max(0, all) / 10)));
      },
    ),
  );
});

const terms = (given: Partial<PeriodTerms>): PeriodTerms => ({
  trigger: 'CASHBACK_DAILY',
  weekday: null,
  validHours: 48,
  startsAt: new Date('2026-10-01T00:00:00Z'),
  endsAt: null,
  ...given,
});
// A Wednesday, three days after Helsinki's clocks went back.
const NOW = new Date('2026-10-28T12:00:00Z');
const iso = (period: { start: Date; end: Date } | null) =>
  period && [period.start.toISOString().slice(0, 16), period.end.toISOString().slice(0, 16)];

it.each([
  [{}, ['2026-10-27T22:00', '2026-10-28T22:00'], ['2026-10-26T22:00', '2026-10-27T22:00']],
  [{ validHours: 14 }, ['2026-10-27T22:00', '2026-10-28T22:00'], null],
  [
    { trigger: 'CASHBACK_WEEKLY', validHours: 72 },
    ['2026-10-25T22:00', '2026-11-01T22:00'],
    ['2026-10-18T21:00', '2026-10-25T22:00'],
  ],
  // Sunday, which has 25 hours.
  [{ trigger: 'CASHBACK_SPECIFIC_DAY', weekday: 7, validHours: 72 }, null, ['2026-10-24T21:00', '2026-10-25T22:00']],
  [{ trigger: 'CASHBACK_SPECIFIC_DAY', weekday: 3 }, ['2026-10-27T22:00', '2026-10-28T22:00'], null],
  [
    { trigger: 'CASHBACK_WITH_TIMEFRAME', endsAt: new Date('2026-10-30T00:00Z') },
    ['2026-10-01T00:00', '2026-10-30T00:00'],
    null,
  ],
  [
    { trigger: 'CASHBACK_WITH_TIMEFRAME', endsAt: new Date('2026-10-28T00:00Z') },
    null,
    ['2026-10-01T00:00', '2026-10-28T00:00'],
  ],
  [{ startsAt: new Date('2026-10-28T08:00Z') }, ['2026-10-27T22:00', '2026-10-28T22:00'], null],
] as const)('%o: counts %o and lets the player claim %o', (given, current, ended) => {
  const periods = cashbackPeriods(terms(given), NOW, 'Europe/Helsinki');
  expect([iso(periods.current), iso(periods.ended)]).toEqual([current, ended]);
});
