import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hundredthsOf } from '@baize/kernel';
import { dayIn, paymentSeries } from './payment-series.ts';

const text = (number: number) => new Date(number * 86_400_000).toISOString().slice(0, 10);
const days = fc
  .uniqueArray(
    fc.record({
      day: fc.integer({ min: 18_000, max: 20_700 }),
      deposited: fc.integer({ min: 0, max: 1e8 }),
      withdrawn: fc.integer({ min: 0, max: 1e8 }),
    }),
    { selector: ({ day }) => day, maxLength: 60 },
  )
  .map((list) =>
    list
      .sort((one, other) => one.day - other.day)
      .map((entry) => ({ day: text(entry.day), deposited: entry.deposited / 100, withdrawn: entry.withdrawn / 100 })),
  );

it('neither loses nor adds a payment for any span, and has no gap', () => {
  fc.assert(
    fc.property(days, (list) => {
      const { span, sums } = paymentSeries(list, null, '2026-11-21');
      const sum = (key: 'deposited' | 'withdrawn') =>
        list.reduce((total, entry) => total + hundredthsOf(entry[key]), 0);
      expect(sums.reduce((total, entry) => total + entry.deposited, 0)).toBe(sum('deposited'));
      expect(sums.reduce((total, entry) => total + entry.withdrawn, 0)).toBe(sum('withdrawn'));
      expect(sums.at(-1)?.position ?? 0).toBe(sum('withdrawn') - sum('deposited'));
      const starts = sums.map(({ start }) => Date.parse(start) / 86_400_000);
      for (const [index, start] of starts.slice(1).entries()) {
        const step = start - (starts[index] ?? 0);
        expect(span === 'day' ? step === 1 : span === 'week' ? step === 7 : step >= 28 && step <= 31).toBe(true);
      }
      expect(sums.length).toBeLessThanOrEqual(110);
    }),
  );
});

it('fills a chosen period from its first day, and starts with the first payment where no period is chosen', () => {
  const list = [{ day: '2026-11-20', deposited: 10, withdrawn: 0 }];
  expect(paymentSeries(list, '2026-11-18', '2026-11-21').sums).toEqual([
    { start: '2026-11-18', deposited: 0, withdrawn: 0, position: 0 },
    { start: '2026-11-19', deposited: 0, withdrawn: 0, position: 0 },
    { start: '2026-11-20', deposited: 1000, withdrawn: 0, position: -1000 },
    { start: '2026-11-21', deposited: 0, withdrawn: 0, position: -1000 },
  ]);
  expect(paymentSeries(list, null, '2026-11-21').sums).toHaveLength(2);
  expect(paymentSeries([], '2026-11-18', '2026-11-21').sums).toEqual([]);
});

it('starts weeks on Monday and months on the first', () => {
  expect(paymentSeries([{ day: '2026-09-02', deposited: 1, withdrawn: 0 }], null, '2026-11-21')).toMatchObject({
    span: 'week',
    sums: [{ start: '2026-08-31', deposited: 100 }, ...Array.from({ length: 11 }, () => ({}))],
  });
  expect(
    paymentSeries([{ day: '2025-12-31', deposited: 1, withdrawn: 0 }], null, '2026-11-21')
      .sums.slice(0, 3)
      .map(({ start }) => start),
  ).toEqual(['2025-12-01', '2026-01-01', '2026-02-01']);
});

it('uses the days of the player’s time zone', () => {
  expect([
    dayIn(new Date('2026-11-21T22:30:00Z'), 'Europe/Helsinki'),
    dayIn(new Date('2026-11-21T22:30:00Z'), 'America/Sao_Paulo'),
  ]).toEqual(['2026-11-22', '2026-11-21']);
});
