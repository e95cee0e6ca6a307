import { describe, expect, it } from 'vitest';
import { createFormat } from './format.ts';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('numbers and money in the reader’s format', () => {
  it.each([
    ['de-DE', 123450, 'EUR', '1.234,50 €'],
    ['en', 123450, 'EUR', '€1,234.50'],
    ['en-IN', 12345600, 'INR', '₹1,23,456.00'],
    ['es-CL', 500000, 'CLP', '$5.000'],
  ])('%s', (tag, amount, currency, expected) => {
    expect(plain(createFormat(tag).money(amount, currency))).toBe(expected);
  });
  it('shows a gain by its sign too', () => {
    const { money } = createFormat('en');
    expect([money(100, 'EUR', 'always'), money(-100, 'EUR', 'always'), money(0, 'EUR', 'always')]).toEqual([
      '+€1.00',
      '-€1.00',
      '€0.00',
    ]);
  });
});

it('formats times relative to now', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const { relative } = createFormat('en');
  expect(
    ['2026-11-21T11:57:00Z', '2026-11-21T12:00:20Z', '2026-11-19T12:00:00Z'].map((moment) => relative(moment, now)),
  ).toEqual(['3 minutes ago', 'in 20 seconds', '2 days ago']);
});

it.each([
  ['en', 0, '0 minutes'],
  ['en', 30, '30 minutes'],
  ['en', 60, '1 hour'],
  ['en', 125, '2 hours 5 minutes'],
  ['fi-FI', 90, '1 tunti 30 minuuttia'],
])('tells a length of time in %s', (tag, minutes, expected) => {
  expect(plain(createFormat(tag).duration(minutes))).toBe(expected);
});
