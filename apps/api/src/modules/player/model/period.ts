import type { LimitDuration } from '@baize/contracts/limits';
import { wallClockOf } from '@baize/kernel';

/** A day, week or month of the calendar in a player's time zone; `end` is the first instant after it. */
export interface Period {
  readonly start: Date;
  readonly end: Date;
}
interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const DAY_MS = 86_400_000;
/** Returns the calendar day at an instant. */
export function dayOf(instant: Date, timeZone: string): Day {
  const wall = new Date(wallClockOf(instant.getTime(), timeZone));
  return { year: wall.getUTCFullYear(), month: wall.getUTCMonth() + 1, day: wall.getUTCDate() };
}

/**
 * Returns the first instant of a calendar day: usually midnight, 01:00 where clocks go forward at midnight, and the
 * first of two midnights where they go back over it.
 */
function startOfDay({ year, month, day }: Day, timeZone: string): Date {
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
 * Returns the daily, weekly (from Monday) or monthly period in which an instant lies (ruling 17).
 * @param timeZone IANA name
 */
export function periodOf(duration: LimitDuration, instant: Date, timeZone: string): Period {
  const today = dayOf(instant, timeZone);
  const asUtc = new Date(Date.UTC(today.year, today.month - 1, today.day));
  const at = (days: number): Day => {
    const date = new Date(asUtc.getTime() + days * DAY_MS);
    return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
  };
  const from = (first: Day, next: Day): Period => ({
    start: startOfDay(first, timeZone),
    end: startOfDay(next, timeZone),
  });
  if (duration === 'D') return from(today, at(1));
  if (duration === 'W') {
    const sinceMonday = (asUtc.getUTCDay() + 6) % 7;
    return from(at(-sinceMonday), at(7 - sinceMonday));
  }
  return from(
    { ...today, day: 1 },
    today.month === 12 ? { year: today.year + 1, month: 1, day: 1 } : { ...today, month: today.month + 1, day: 1 },
  );
}
