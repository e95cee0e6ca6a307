import { describe, expect, it } from 'vitest';
import { createFormat, together } from './format.ts';

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

describe('the player’s own time zone', () => {
  // 23:30 in Helsinki, where the day ends half an hour later.
  const moment = '2026-11-21T21:30:00Z';
  const device = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  it('decides the day and the hour, and is named where the device shows another time', () => {
    const { date, dateTime, time } = createFormat('en', { timeZone: 'Asia/Tokyo' });
    expect([date(moment), time(moment), dateTime(moment)].map(plain)).toEqual([
      'Nov 22, 2026',
      '6:30 AM',
      'Nov 22, 2026, 6:30 AM (GMT+9)',
    ]);
  });
  it('is not named where the device agrees', () => {
    expect(createFormat('en', { timeZone: device }).dateTime(moment)).toBe(createFormat('en').dateTime(moment));
  });
  it('gives way to a zone that the caller names', () => {
    expect(createFormat('en', { timeZone: 'Asia/Tokyo' }).date(moment, { dateStyle: 'medium', timeZone: 'UTC' })).toBe(
      'Nov 21, 2026',
    );
  });
});

it.each([
  ['en', 'Nov\u00a021,\u00a02026, 9:30\u00a0PM'],
  ['fi', '21.11.2026 klo 21.30'],
])('keeps the date and the time of a title together (%s)', (tag, expected) => {
  const { dateTime, dateTimeInTitle } = createFormat(tag, { timeZone: 'UTC' });
  const written = dateTimeInTitle('2026-11-21T21:30:00Z');
  expect(written.replaceAll('\u202f', '\u00a0').split(' (')[0]).toBe(expected);
  expect(plain(written)).toBe(plain(dateTime('2026-11-21T21:30:00Z')));
});

it('shows the currency’s code where the market has another currency', () => {
  const { money, moneyShort } = createFormat('en-NZ', { marketCurrency: 'NZD' });
  expect([money(5000, 'NZD'), money(5000, 'CAD'), moneyShort(128_000_000, 'CAD')].map(plain)).toEqual([
    '$50.00',
    'CAD 50.00',
    'CAD 1.28M',
  ]);
});

it.each([
  ['Nov 21, 2026, 9:30 PM', 'Nov 21, 2026, 9:30\u00a0PM'],
  ['21-11-2026, 9:30 p. m.', '21-11-2026, 9:30\u00a0p.\u00a0m.'],
  ['21.11.2026 klo 21.30', '21.11.2026 klo 21.30'],
])('keeps a half of the day with its time, as browsers write it (%s)', (written, expected) => {
  expect(together(written)).toBe(expected);
});

it('keeps the parts of a time together', () => {
  const { time, date, dateTime } = createFormat('fr-CA', { timeZone: 'UTC' });
  const moment = '2026-11-27T09:30:00Z';
  expect(time(moment)).toBe('09\u00a0h\u00a030');
  expect(date(moment, { dateStyle: 'medium', timeStyle: 'short' })).toContain('09\u00a0h\u00a030');
  expect(dateTime(moment)).toContain('09\u00a0h\u00a030');
  // A date may break between its parts.
  expect(date(moment)).toContain(' ');
});
