import { afterEach, expect, it, vi } from 'vitest';
import { placeName, timeZoneOptions } from './time-zones.ts';

const AT = new Date('2026-11-18T10:00:00Z');
afterEach(() => vi.restoreAllMocks());

it.each([
  ['en', 'Europe/Helsinki', 'Helsinki (GMT+2)'],
  ['en', 'America/Argentina/Buenos_Aires', 'Buenos Aires (GMT-3)'],
  ['en', 'Asia/Kolkata', 'Kolkata (GMT+5:30)'],
  ['fr-CA', 'America/Toronto', 'Toronto (UTC−5)'],
])('in %s, calls %s %s', (tag, zone, name) => {
  expect(placeName(tag, zone, AT)).toBe(name);
});

it('offers places in the order of the alphabet, and no zone without a place', () => {
  const options = timeZoneOptions('en', AT, ['Europe/Helsinki']);
  expect(options.length).toBeGreaterThan(300);
  expect(options.map(({ value }) => value).filter((zone) => zone.startsWith('Etc/') || zone === 'UTC')).toEqual([]);
  expect(options.findIndex(({ value }) => value === 'Europe/Berlin')).toBeLessThan(
    options.findIndex(({ value }) => value === 'Europe/Helsinki'),
  );
  expect(options.filter(({ value }) => value === 'Europe/Helsinki')).toHaveLength(1);
});

it('offers the player’s own zones where the browser cannot list any', () => {
  vi.spyOn(Intl, 'supportedValuesOf').mockReturnValue([]);
  expect(timeZoneOptions('en', AT, ['UTC', 'Europe/Helsinki']).map(({ value }) => value)).toEqual([
    'Europe/Helsinki',
    'UTC',
  ]);
});
