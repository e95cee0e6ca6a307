import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeoverTimes, dayOf, periodOf, zoneAt } from './period.ts';

/** Zones that change their clocks at midnight, by half an hour, to the other side of the date line, or never. */
const ZONES = [
  'UTC',
  'Europe/Helsinki',
  'Europe/London',
  'America/Santiago',
  'America/Sao_Paulo',
  'America/St_Johns',
  'Asia/Kolkata',
  'Asia/Tokyo',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
  'Atlantic/Azores',
  'Australia/Lord_Howe',
  'Africa/Cairo',
  'Asia/Manila',
];
const zone = fc.constantFrom(...ZONES);
const instant = fc.date({
  min: new Date('2015-01-01T00:00:00Z'),
  max: new Date('2035-12-31T00:00:00Z'),
  noInvalidDate: true,
});
const before = (date: Date) => new Date(date.getTime() - 1);

describe('calendar periods (ruling 17)', () => {
  it('contain the given instant, without gaps or overlaps', () => {
    fc.assert(
      fc.property(fc.constantFrom('D', 'W', 'M'), instant, zone, (duration, at, timeZone) => {
        const period = periodOf(duration, at, timeZone);
        expect(period.start.getTime()).toBeLessThanOrEqual(at.getTime());
        expect(period.end.getTime()).toBeGreaterThan(at.getTime());
        expect(periodOf(duration, period.end, timeZone).start).toEqual(period.end);
        expect(periodOf(duration, before(period.start), timeZone).end).toEqual(period.start);
        expect(periodOf(duration, before(period.end), timeZone)).toEqual(period);
      }),
      { numRuns: 1500 },
    );
  });

  it('begin with a new day, a Monday or the first of a month', () => {
    fc.assert(
      fc.property(instant, zone, (at, timeZone) => {
        for (const duration of ['D', 'W', 'M'] as const) {
          const { start } = periodOf(duration, at, timeZone);
          const first = dayOf(start, timeZone);
          expect(dayOf(before(start), timeZone)).not.toEqual(first);
          if (duration === 'W') expect(new Date(Date.UTC(first.year, first.month - 1, first.day)).getUTCDay()).toBe(1);
          if (duration === 'M') expect(first.day).toBe(1);
        }
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['a day of 23 hours', 'Europe/Helsinki', '2026-03-29T12:00:00Z', '2026-03-28T22:00:00Z', '2026-03-29T21:00:00Z'],
    ['a day of 25 hours', 'Europe/Helsinki', '2026-10-25T12:00:00Z', '2026-10-24T21:00:00Z', '2026-10-25T22:00:00Z'],
    [
      'a day that begins at one',
      'America/Santiago',
      '2026-09-06T12:00:00Z',
      '2026-09-06T04:00:00Z',
      '2026-09-07T03:00:00Z',
    ],
    [
      'the day after an hour that came twice',
      'America/Santiago',
      '2026-04-05T12:00:00Z',
      '2026-04-05T04:00:00Z',
      '2026-04-06T04:00:00Z',
    ],
  ])('%s', (_what, timeZone, at, start, end) => {
    expect(periodOf('D', new Date(at), timeZone)).toEqual({ start: new Date(start), end: new Date(end) });
  });

  it('end at midnight after Sunday or the last day of the month, across clock changes and years', () => {
    expect(periodOf('W', new Date('2026-11-21T12:00:00Z'), 'Europe/Helsinki')).toEqual({
      start: new Date('2026-11-15T22:00:00Z'),
      end: new Date('2026-11-22T22:00:00Z'),
    });
    expect(periodOf('M', new Date('2026-10-31T22:30:00Z'), 'Europe/Helsinki')).toEqual({
      start: new Date('2026-10-31T22:00:00Z'),
      end: new Date('2026-11-30T22:00:00Z'),
    });
    expect(periodOf('M', new Date('2026-12-31T12:00:00Z'), 'Pacific/Auckland')).toEqual({
      start: new Date('2026-12-31T11:00:00Z'),
      end: new Date('2027-01-31T11:00:00Z'),
    });
  });
});

describe('a change of the time zone (ruling 17)', () => {
  const changed = (timeZone: string, nextTimeZone: string, at: string) => ({
    timeZone,
    nextTimeZone,
    timeZoneChangedAt: new Date(at),
  });
  const at = (iso: string) => new Date(iso);

  it('leaves the period that has begun, and takes effect with the next one', () => {
    const east = changed('America/New_York', 'Europe/Helsinki', '2026-11-18T12:00:00Z');
    expect(periodOf('D', at('2026-11-18T12:00:00Z'), east)).toEqual({
      start: at('2026-11-18T05:00:00Z'),
      end: at('2026-11-19T05:00:00Z'),
    });
    // The first day in Helsinki lacks the hours that the last one in New York had already.
    expect(periodOf('D', at('2026-11-19T05:00:00Z'), east)).toEqual({
      start: at('2026-11-19T05:00:00Z'),
      end: at('2026-11-19T22:00:00Z'),
    });
    expect(periodOf('M', at('2026-11-30T23:00:00Z'), east)).toEqual({
      start: at('2026-11-01T04:00:00Z'),
      end: at('2026-12-01T05:00:00Z'),
    });
    expect(changeoverTimes(east)).toEqual({
      D: at('2026-11-19T05:00:00Z'),
      W: at('2026-11-23T05:00:00Z'),
      M: at('2026-12-01T05:00:00Z'),
    });
  });

  it('towards the west, lets the period last until its days are over there too, so a limit starts once', () => {
    const west = changed('Europe/Helsinki', 'America/New_York', '2026-11-18T12:00:00Z');
    expect(periodOf('D', at('2026-11-18T23:00:00Z'), west)).toEqual({
      start: at('2026-11-17T22:00:00Z'),
      end: at('2026-11-19T05:00:00Z'),
    });
    expect(periodOf('D', at('2026-11-19T05:00:00Z'), west)).toEqual({
      start: at('2026-11-19T05:00:00Z'),
      end: at('2026-11-20T05:00:00Z'),
    });
    expect(periodOf('M', at('2026-12-01T00:00:00Z'), west)).toEqual({
      start: at('2026-10-31T22:00:00Z'),
      end: at('2026-12-01T05:00:00Z'),
    });
  });

  it('writes dates in the new zone from the next day on', () => {
    const zones = changed('Europe/Helsinki', 'America/New_York', '2026-11-18T12:00:00Z');
    expect(zoneAt(zones, at('2026-11-19T04:59:59Z'))).toBe('Europe/Helsinki');
    expect(zoneAt(zones, at('2026-11-19T05:00:00Z'))).toBe('America/New_York');
  });

  it('leaves no gap and no overlap, whatever the zones', () => {
    const nearby = fc.integer({ min: -40, max: 40 });
    fc.assert(
      fc.property(
        fc.constantFrom('D', 'W', 'M'),
        instant,
        nearby,
        zone,
        zone,
        (duration, when, days, timeZone, nextTimeZone) => {
          const zones = { timeZone, nextTimeZone, timeZoneChangedAt: when };
          const moment = new Date(when.getTime() + days * 86_400_000);
          const period = periodOf(duration, moment, zones);
          expect(period.start.getTime()).toBeLessThanOrEqual(moment.getTime());
          expect(period.end.getTime()).toBeGreaterThan(moment.getTime());
          expect(periodOf(duration, period.end, zones).start).toEqual(period.end);
          expect(periodOf(duration, before(period.start), zones).end).toEqual(period.start);
          expect(periodOf(duration, before(period.end), zones)).toEqual(period);
        },
      ),
      { numRuns: 1500 },
    );
  });
});
