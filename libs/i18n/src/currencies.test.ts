import { describe, expect, it } from 'vitest';
import { CURRENCIES } from '@baize/kernel';
import { createFormat } from './format.ts';

/**
 * The currencies of A§9 (and GBP, ruling 7), each in its market's own format: symbol, placement and grouping by CLDR.
 * Hundredths.
 */
const EXAMPLES: readonly (readonly [currency: string, tag: string, amount: number, written: string])[] = [
  ['EUR', 'fi-FI', 123_456, '1 234,56 €'],
  ['EUR', 'de-DE', 123_456, '1.234,56 €'],
  ['EUR', 'de-AT', 123_456, '€ 1.234,56'],
  ['EUR', 'en', 123_456, '€1,234.56'],
  ['EUR', 'pt-PT', 12_345_600, '123 456,00 €'],
  ['EUR', 'fr-FR', 123_456, '1 234,56 €'],
  ['EUR', 'en-NL', 123_456, '€1,234.56'],
  ['EUR', 'ja', 123_456, '€1,234.56'],
  ['BRL', 'pt-BR', 123_456, 'R$ 1.234,56'],
  ['CAD', 'en-CA', 123_456, '$1,234.56'],
  ['CAD', 'fr-CA', 123_456, '1 234,56 $'],
  ['CLP', 'es-CL', 123_400, '$1.234'],
  ['INR', 'en-IN', 12_345_600, '₹1,23,456.00'],
  ['NZD', 'en-NZ', 123_456, '$1,234.56'],
  ['NOK', 'nb-NO', 123_456, '1 234,56 kr'],
  ['PEN', 'es-PE', 123_456, 'S/ 1,234.56'],
  ['PHP', 'fil-PH', 123_456, '₱1,234.56'],
  ['PLN', 'pl', 123_456, '1234,56 zł'],
  ['PLN', 'pl', 1_234_567, '12 345,67 zł'],
  ['ZAR', 'en-ZA', 123_456, 'R 1 234,56'],
  ['TRY', 'tr-TR', 123_456, '₺1.234,56'],
  ['GBP', 'en-GB', 123_456, '£1,234.56'],
];
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('money as each market writes it', () => {
  it.each(EXAMPLES)('%s in %s', (currency, tag, amount, written) => {
    const shown = createFormat(tag).money(amount, currency);
    expect(plain(shown)).toBe(written);
    // The format comes from CLDR alone.
    expect(shown).toBe(new Intl.NumberFormat(tag, { style: 'currency', currency }).format(amount / 100));
  });
  it('covers every currency of the product', () => {
    expect(new Set(EXAMPLES.map(([currency]) => currency))).toEqual(new Set(CURRENCIES));
  });
  it('shows Chilean pesos without decimals in any language', () => {
    for (const tag of ['es-CL', 'en', 'fi-FI', 'ja', 'pt-BR'])
      expect(createFormat(tag).money(500_000, 'CLP'), tag).not.toMatch(/[.,]\d{2}(?!\d)/);
  });
});
