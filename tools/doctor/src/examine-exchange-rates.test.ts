import { EXCHANGE_RATES, RATES_MAX_AGE_DAYS } from '@baize/brand';
import { expect, it } from 'vitest';
import { examineExchangeRates } from './examine-exchange-rates.ts';

const rates = { ...EXCHANGE_RATES, asOf: '2026-01-01' };
const after = (days: number) => new Date(Date.parse('2026-01-01T12:00:00Z') + days * 86_400_000);
const found = (given: typeof rates, now: Date) =>
  examineExchangeRates(given, now).map(({ severity, field }) => `${severity} ${field}`);

it('notes rates that are older than a year and a month, which is neither an error nor a warning', () => {
  expect(found(rates, after(0))).toEqual([]);
  expect(found(rates, after(RATES_MAX_AGE_DAYS))).toEqual([]);
  expect(found(rates, after(RATES_MAX_AGE_DAYS + 1))).toEqual(['note asOf']);
});

it('finds a day that cannot be, and a rate that converts nothing', () => {
  expect(found(rates, after(-2))).toEqual(['error asOf']);
  expect(found({ ...rates, asOf: 'last year' }, after(0))).toEqual(['error asOf']);
  expect(found({ ...rates, unitsPerEuro: { ...rates.unitsPerEuro, NOK: 0 } }, after(0))).toEqual([
    'error unitsPerEuro.NOK',
  ]);
});

it('finds no fault in the rates of the product, whatever their age', () => {
  expect(found(EXCHANGE_RATES, new Date()).filter((finding) => !finding.startsWith('note'))).toEqual([]);
});
