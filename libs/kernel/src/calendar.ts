const DAY_MS = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formats.set(timeZone, format);
  }
  return format;
}

/**
 * Returns the date and time that clocks in a zone show at an instant, as if they were UTC.
 * @param instant milliseconds since 1970
 * @param timeZone IANA name
 * @throws RangeError for an unknown zone
 */
export function wallClockOf(instant: number, timeZone: string): number {
  if (timeZone === 'UTC') return instant;
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes): number => parts.get(name) ?? 0;
  return (
    Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second')) +
    (((instant % 1000) + 1000) % 1000)
  );
}

/** A day of the calendar; months count from 1. */
export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/**
 * Returns the first instant of a calendar day in a zone: usually midnight, 01:00 where clocks go forward at midnight, and
 * the first of two midnights where they go back over it. A day beyond the month's last one is counted on.
 * @param timeZone IANA name
 * @throws RangeError for an unknown zone
 */
export function startOfDay({ year, month, day }: CalendarDay, timeZone: string): Date {
  const midnight = Date.UTC(year, month - 1, day);
  const isDay = (instant: number): boolean => Math.floor(wallClockOf(instant, timeZone) / DAY_MS) === midnight / DAY_MS;
  // The offset of the zone a day before and a day after. If it changes in between, one of the two is correct.
  const candidates = [midnight - DAY_MS, midnight + DAY_MS].map(
    (near) => midnight - (wallClockOf(near, timeZone) - near),
  );
  const found = candidates.filter(isDay);
  return new Date(Math.min(...(found.length > 0 ? found : candidates)));
}

/**
 * Returns the same day and time of day some calendar months later, by the clocks of a zone. Where that month is too
 * short, its last day counts. A time that clocks skip becomes the first one after it, so that a break is never shorter
 * than chosen.
 * @param months a whole number; below zero, the months lie before
 * @param timeZone IANA name
 * @throws RangeError for an unknown zone
 */
export function monthsLater(from: Date, months: number, timeZone: string): Date {
  const wall = new Date(wallClockOf(from.getTime(), timeZone));
  const [year, month] = [wall.getUTCFullYear(), wall.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const timeOfDay = wall.getTime() - Date.UTC(year, wall.getUTCMonth(), wall.getUTCDate());
  const target = Date.UTC(year, month, Math.min(wall.getUTCDate(), lastDay)) + timeOfDay;
  // The offset of the zone may change around the target, so both the one before and the one after are candidates.
  const candidates = [target - DAY_MS, target + DAY_MS].map((near) => target - (wallClockOf(near, timeZone) - near));
  const exact = candidates.filter((instant) => wallClockOf(instant, timeZone) === target);
  const sameOffset = target - (wall.getTime() - from.getTime());
  return new Date(exact.includes(sameOffset) ? sameOffset : Math.max(...(exact.length > 0 ? exact : candidates)));
}
