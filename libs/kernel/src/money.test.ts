import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CURRENCIES,
  formatMoney,
  formatMoneyShort,
  fromWire,
  hundredthsOf,
  MAX_AMOUNT,
  MAX_TOTAL,
  totalFromWire,
  toWire,
} from './money.ts';
import { parseAmount } from './parse-amount.ts';

describe('money on the wire', () => {
  it('survives a round trip for every amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: -MAX_AMOUNT, max: MAX_AMOUNT }), (amount) => {
        const back = fromWire(JSON.parse(JSON.stringify(toWire(amount))));
        expect(back).toEqual({ ok: true, value: amount });
      }),
      { numRuns: 2000 },
    );
  });

  it('survives a round trip for every balance, which may be larger than any one movement', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.integer({ min: -MAX_TOTAL, max: MAX_TOTAL }),
          fc.integer({ min: MAX_TOTAL - 100_000, max: MAX_TOTAL }),
        ),
        (total) => {
          expect(totalFromWire(JSON.parse(JSON.stringify(toWire(total))))).toEqual({ ok: true, value: total });
          expect(hundredthsOf(toWire(total))).toBe(total);
        },
      ),
      { numRuns: 5000 },
    );
    expect(fromWire(toWire(MAX_AMOUNT + 1))).toEqual({ ok: false, error: 'too_large' });
    expect(totalFromWire(toWire(MAX_TOTAL + 1))).toEqual({ ok: false, error: 'too_large' });
  });

  it.each([
    [Number.NaN, 'not_a_number'],
    [Infinity, 'not_a_number'],
    ['5', 'not_a_number'],
    [null, 'not_a_number'],
    [0.001, 'too_many_places'],
    [10.005, 'too_many_places'],
    [1e12, 'too_large'],
  ])('refuses %s', (value, error) => {
    expect(fromWire(value)).toEqual({ ok: false, error });
  });

  it('reads what a contract has checked, and never turns a fault into zero', () => {
    expect(hundredthsOf(12.34)).toBe(1234);
    expect(() => hundredthsOf(0.001)).toThrow(/too_many_places/);
  });

  it('accepts only whole pesos', () => {
    expect(fromWire(1000.5, 'CLP')).toEqual({ ok: false, error: 'whole_units_only' });
    expect(fromWire(1000, 'CLP')).toEqual({ ok: true, value: 100_000 });
  });

  it('refuses to write a fraction of a hundredth', () => {
    expect(() => toWire(0.5)).toThrow(/whole number of hundredths/);
  });
});

describe('money as typed', () => {
  it.each([
    ['50', 'en', 5000],
    ['1,234.50', 'en', 123_450],
    ['1 234,50', 'fi-FI', 123_450],
    ['1.234,50', 'de-DE', 123_450],
    ['20,5', 'fr-CA', 2050],
    ['20.50', 'fi-FI', 2050],
    [' 7 ', 'en', 700],
    ['1,50,000', 'en-IN', 15_000_000],
    ["1'234", 'en', 123_400],
    ['50.', 'en', 5000],
    // Another locale's decimal sign never multiplies the amount by a hundred.
    ['12,50', 'en', 1250],
    ['12,5', 'en', 1250],
    ['12.50', 'de-DE', 1250],
    ['12.5', 'pt-BR', 1250],
    // As a Japanese keyboard types it.
    ['５０', 'ja', 5000],
    ['１，２３４．５０', 'ja', 123_450],
    ['　７　', 'ja', 700],
  ])('reads %s in %s', (text, locale, value) => {
    expect(parseAmount(text, locale)).toEqual({ ok: true, value });
  });

  it.each([
    '',
    'abc',
    '-1',
    'NaN',
    '1e5',
    '0x10',
    '1.2.3',
    '٣',
    '50,,0',
    '1,5,0',
    ',50',
    '1,23456',
    '1.234,50',
    '5 0',
    '12,3456.00',
  ])('refuses %j', (text) => {
    expect(parseAmount(text, 'en').ok).toBe(false);
  });

  it.each([
    ['20€', 'en', 'EUR', 2000],
    ['€20', 'en', 'EUR', 2000],
    ['20 € ', 'fi-FI', 'EUR', 2000],
    ['20\u00a0€', 'de-DE', 'EUR', 2000],
    ['1.234,50 €', 'de-DE', 'EUR', 123_450],
    ['eur 20', 'en', 'EUR', 2000],
    ['20 EUR', 'en', 'EUR', 2000],
    ['$20', 'fr-CA', 'CAD', 2000],
    ['CA$20', 'en', 'CAD', 2000],
    ['R$ 20,50', 'pt-BR', 'BRL', 2050],
    ['20 zł', 'pl', 'PLN', 2000],
    ['20 kr', 'nb-NO', 'NOK', 2000],
    ['¥500', 'ja', 'JPY', 50_000],
    ['￥５００', 'ja', 'JPY', 50_000],
    ['500円', 'ja', 'JPY', 50_000],
    ['20 Euro', 'de-DE', 'EUR', 2000],
    ['20 euroa', 'fi-FI', 'EUR', 2000],
    ['$5.000', 'es-CL', 'CLP', 500_000],
  ])('reads a pasted %s in %s as %s', (text, locale, currency, value) => {
    expect(parseAmount(text, locale, currency)).toEqual({ ok: true, value });
  });

  it.each(['20$', '£20', '20 kr', 'USD 20', '€', '€€20', '20€20', '-20€', '€-20'])(
    'refuses %j as euros, and any sign where the currency is unknown',
    (text) => {
      expect(parseAmount(text, 'en', 'EUR').ok).toBe(false);
      expect(parseAmount(text, 'en').ok).toBe(false);
    },
  );

  it.each(CURRENCIES)('parses what it formats with the sign of %s', (currency) => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: MAX_AMOUNT / 100 }),
        fc.constantFrom('en', 'fi-FI', 'fr-CA', 'de-DE', 'pt-BR', 'en-IN', 'ja', 'pl', 'tr-TR', 'nb-NO', 'es-CL'),
        (units, locale) => {
          expect(parseAmount(formatMoney(units * 100, currency, locale), locale, currency)).toEqual({
            ok: true,
            value: units * 100,
          });
        },
      ),
      { numRuns: 30 },
    );
  });

  it('parses what it formats, in every locale', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: MAX_AMOUNT }),
        fc.constantFrom('en', 'fi-FI', 'fr-CA', 'de-DE', 'pt-BR', 'en-IN'),
        (amount, locale) => {
          const shown = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(amount / 100);
          expect(parseAmount(shown, locale)).toEqual({ ok: true, value: amount });
        },
      ),
    );
  });
});

describe('money on the screen', () => {
  it('follows the locale and keeps the sign', () => {
    expect(formatMoney(123_450, 'EUR', 'fi-FI').replace(/\s/g, ' ')).toBe('1 234,50 €');
    expect(formatMoney(500, 'EUR', 'en', 'always')).toBe('+€5.00');
    expect(formatMoney(100_000, 'CLP', 'es-CL')).toBe('$1.000');
  });
  it.each([
    [123_456_789, 'EUR', 'en', '€1.23M'],
    [123_456_789_000, 'CLP', 'es-CL', '$1230 M'],
    [1_234_567_800, 'JPY', 'ja', '￥1230万'],
    [123_456_789, 'PLN', 'pl', '1,23 mln zł'],
    [1_299_999, 'EUR', 'en', '€12.9K'],
    [950, 'EUR', 'en', '€9.5'],
  ])(
    'says %i hundredths of %s in few letters (%s), and never more than there is',
    (amount, currency, locale, short) => {
      expect(formatMoneyShort(amount, currency, locale).replace(/\s/g, ' ')).toBe(short);
    },
  );
});
