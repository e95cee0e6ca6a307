import { expect, it } from 'vitest';
import { ageDateIn, timeZoneOf } from './country-clock.ts';

it.each([
  ['FI', '2026-11-21T21:59:59Z', '2026-11-21'],
  ['FI', '2026-11-21T22:00:00Z', '2026-11-22'],
  // British summer.
  ['GB', '2026-06-30T22:59:59Z', '2026-06-30'],
  ['GB', '2026-06-30T23:00:00Z', '2026-07-01'],
  ['TR', '2026-11-21T21:00:00Z', '2026-11-22'],
  // The last zone of a country with several.
  ['CA', '2026-07-22T06:59:59Z', '2026-07-21'],
  ['CA', '2026-07-22T07:00:00Z', '2026-07-22'],
  ['BR', '2026-11-22T04:59:59Z', '2026-11-21'],
  ['PT', '2026-11-22T00:59:59Z', '2026-11-21'],
  // Countries without a market of their own, whose residents may join too.
  ['JE', '2026-06-30T23:00:00Z', '2026-07-01'],
  ['JP', '2026-11-21T15:00:00Z', '2026-11-22'],
  ['AU', '2026-11-21T15:59:59Z', '2026-11-21'],
  ['AU', '2026-11-21T16:00:00Z', '2026-11-22'],
  // No country.
  ['', '2026-11-22T11:59:59Z', '2026-11-21'],
  ['XX', '2026-11-22T11:59:59Z', '2026-11-21'],
])('counts ages in %s at %s by %s', (country, now, date) => {
  expect(ageDateIn(country, new Date(now))).toBe(date);
});

it.each([
  ['FI', undefined, 'Europe/Helsinki'],
  ['FI', 'Asia/Tokyo', 'Asia/Tokyo'],
  ['FI', '+05:30', 'Europe/Helsinki'],
  ['JE', undefined, 'Europe/Jersey'],
  ['CA', undefined, 'America/Toronto'],
  // It has several, and none is the usual one.
  ['AU', undefined, 'UTC'],
  ['XX', undefined, 'UTC'],
])('counts periods in %s, for a browser in %s, by the clocks of %s', (country, wished, zone) => {
  expect(timeZoneOf(country, wished)).toBe(zone);
});
