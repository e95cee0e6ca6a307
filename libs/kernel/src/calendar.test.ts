import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { monthsLater, startOfDay, wallClockOf } from './calendar.ts';

const at = (text: string) => new Date(text);

describe('months later', () => {
  it.each([
    ['2026-11-21T00:00:00Z', 12, 'UTC', '2027-11-21T00:00:00Z', 'the same day'],
    ['2026-08-31T10:15:00Z', 6, 'UTC', '2027-02-28T10:15:00Z', 'the last day of a short month'],
    ['2027-08-31T10:15:00Z', 6, 'UTC', '2028-02-29T10:15:00Z', 'the leap day'],
    ['2028-02-29T10:15:00Z', 12, 'UTC', '2029-02-28T10:15:00Z', 'the end of February after a leap day'],
    ['2026-05-31T10:15:00Z', -3, 'UTC', '2026-02-28T10:15:00Z', 'the last day of a short month before'],
    ['2026-02-28T10:15:00Z', -12, 'UTC', '2025-02-28T10:15:00Z', 'the same day a year before'],
    ['2026-12-31T23:59:59.999Z', 60, 'UTC', '2031-12-31T23:59:59.999Z', 'the same millisecond'],
    ['2026-08-31T22:30:00Z', 6, 'Europe/Helsinki', '2027-02-28T23:30:00Z', 'the first of the month by local clocks'],
    ['2026-01-15T10:00:00Z', 6, 'Europe/Helsinki', '2026-07-15T09:00:00Z', 'the same local time in summer'],
    ['2025-09-29T00:30:00Z', 6, 'Europe/Helsinki', '2026-03-29T01:30:00Z', 'the first time after a skipped hour'],
    ['2026-04-25T00:30:00Z', 6, 'Europe/Helsinki', '2026-10-25T00:30:00Z', 'the repeated hour with the same offset'],
  ])('%s and %i months in %s is %s: %s', (from, months, zone, expected) => {
    expect(monthsLater(at(from), months, zone)).toEqual(at(expected));
  });

  const zones = fc.constantFrom('UTC', 'Europe/Helsinki', 'America/Sao_Paulo', 'America/St_Johns', 'Pacific/Auckland');
  const instants = fc.date({ min: at('2000-01-01'), max: at('2090-01-01'), noInvalidDate: true });
  const months = fc.integer({ min: -120, max: 120 });

  it('always reaches the named month, on the same day or the last one, and never comes early', () => {
    fc.assert(
      fc.property(instants, months, zones, (from, count, zone) => {
        const start = new Date(wallClockOf(from.getTime(), zone));
        const end = new Date(wallClockOf(monthsLater(from, count, zone).getTime(), zone));
        const lastDay = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + count + 1, 0));
        expect([end.getUTCFullYear(), end.getUTCMonth()]).toEqual([lastDay.getUTCFullYear(), lastDay.getUTCMonth()]);
        expect(end.getUTCDate()).toBe(Math.min(start.getUTCDate(), lastDay.getUTCDate()));
        expect(end.getTime() % 86_400_000).toBeGreaterThanOrEqual(start.getTime() % 86_400_000);
      }),
      { numRuns: 500 },
    );
  });

  // The day, because a later start on the 30th at midnight ends on the same last day of February as the 28th at noon.
  it('never ends earlier for more months, nor on an earlier day for a later start', () => {
    const dayOf = (instant: Date, zone: string) => Math.floor(wallClockOf(instant.getTime(), zone) / 86_400_000);
    fc.assert(
      fc.property(
        instants,
        months,
        zones,
        fc.integer({ min: 86_400_000, max: 40 * 86_400_000 }),
        (from, count, zone, ms) => {
          const end = monthsLater(from, count, zone);
          expect(monthsLater(from, count + 1, zone).getTime()).toBeGreaterThan(end.getTime());
          const later = monthsLater(new Date(from.getTime() + ms), count, zone);
          expect(dayOf(later, zone)).toBeGreaterThanOrEqual(dayOf(end, zone));
        },
      ),
      { numRuns: 300 },
    );
  });
});

it.each([
  [2026, 1, 15, 'Europe/Helsinki', '2026-01-14T22:00:00Z', 'midnight'],
  [2026, 7, 15, 'Europe/Helsinki', '2026-07-14T21:00:00Z', 'midnight in summer'],
  [2026, 1, 32, 'UTC', '2026-02-01T00:00:00Z', 'the day after the last one of a month'],
  [2018, 11, 4, 'America/Sao_Paulo', '2018-11-04T03:00:00Z', 'the first time after a skipped midnight'],
  [2018, 2, 17, 'America/Sao_Paulo', '2018-02-17T02:00:00Z', 'midnight before the day that has two'],
])('the day %i-%i-%i in %s starts at %s: %s', (year, month, day, zone, start) => {
  expect(startOfDay({ year, month, day }, zone)).toEqual(at(start));
});
