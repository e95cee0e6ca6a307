import { describe, expect, it } from 'vitest';
import { daysInAddress, faultsOf, momentsOf } from './chosen-days.ts';

const TODAY = '2026-11-21';

it.each([
  ['2026-01-01', '2026-01-31', {}],
  ['2026-01-31', '2026-01-31', {}],
  [TODAY, TODAY, {}],
  ['', '', { from: 'incomplete', to: 'incomplete' }],
  ['2026-01-31', '2026-01-01', { to: 'order' }],
  ['2026-11-22', '2026-11-23', { from: 'future', to: 'future' }],
  ['2026-11-01', '2026-11-22', { to: 'future' }],
  // The first day is wrong already; the second may be right.
  ['2027-01-01', '2026-01-31', { from: 'future' }],
])('judges the days from %s to %s', (from, to, faults) => {
  expect(faultsOf({ from, to }, TODAY)).toEqual(faults);
});

it.each([
  ['from=2026-01-01&to=2026-01-31', { from: '2026-01-01', to: '2026-01-31' }],
  ['from=2024-02-29&to=2024-02-29', { from: '2024-02-29', to: '2024-02-29' }],
  ['from=2026-02-30&to=2026-03-31', null],
  ['from=2026-01-31&to=2026-01-01', null],
  ['from=2026-01-01', null],
  ['from=2026-01-01&to=2026-12-31', null],
  ['from=2026-01-01T00:00:00Z&to=2026-01-31', null],
  ['from=%3Cb%3E&to=-271821-04-20', null],
  ['', null],
])('reads the days of an address: %s', (address, days) => {
  expect(daysInAddress(new URLSearchParams(address), TODAY)).toEqual(days);
});

describe('moments of chosen days (ruling 17)', () => {
  it.each([
    ['2026-01-01', '2026-01-31', 'UTC', '2026-01-01T00:00:00.000Z', '2026-01-31T23:59:59.999Z'],
    ['2026-01-01', '2026-01-31', 'Europe/Helsinki', '2025-12-31T22:00:00.000Z', '2026-01-31T21:59:59.999Z'],
    ['2026-01-01', '2026-01-01', 'America/Sao_Paulo', '2026-01-01T03:00:00.000Z', '2026-01-02T02:59:59.999Z'],
    // Days of 23 and of 25 hours.
    ['2026-03-29', '2026-03-29', 'Europe/Helsinki', '2026-03-28T22:00:00.000Z', '2026-03-29T20:59:59.999Z'],
    ['2026-10-25', '2026-10-25', 'Europe/Helsinki', '2026-10-24T21:00:00.000Z', '2026-10-25T21:59:59.999Z'],
    // Older than any moment that the API accepts.
    ['1999-12-01', '2000-01-01', 'Asia/Tokyo', '2000-01-01T00:00:00.000Z', '2000-01-01T14:59:59.999Z'],
    ['0001-01-01', '0001-01-01', 'UTC', '2000-01-01T00:00:00.000Z', '2000-01-01T00:00:00.000Z'],
  ])('%s to %s in %s', (from, to, timeZone, first, last) => {
    expect(momentsOf({ from, to }, timeZone)).toEqual({ from: first, to: last });
  });
});
