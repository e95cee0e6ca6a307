import type { LimitDuration } from '@baize/contracts/limits';

/** A stretch of the calendar in somebody's time zone: from its first instant up to, and without, the next one's. */
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
const clocks = new Map<string, Intl.DateTimeFormat>();
function clockOf(timeZone: string): Intl.DateTimeFormat {
  let clock = clocks.get(timeZone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    clocks.set(timeZone, clock);
  }
  return clock;
}

/** What the clocks on the wall show, as if it were UTC. */
function wallOf(instant: number, timeZone: string): number {
  const parts = new Map(
    clockOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes): number => parts.get(name) ?? 0;
  return (
    Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second')) +
    (((instant % 1000) + 1000) % 1000)
  );
}

/** The calendar day that it is. */
export function dayOf(instant: Date, timeZone: string): Day {
  const wall = new Date(wallOf(instant.getTime(), timeZone));
  return { year: wall.getUTCFullYear(), month: wall.getUTCMonth() + 1, day: wall.getUTCDate() };
}

/**
 * The first instant of a calendar day. Mostly midnight; where clocks go forward at midnight it is 01:00, and where they go back
 * over it the first of two.
 */
function startOfDay({ year, month, day }: Day, timeZone: string): Date {
  const midnight = Date.UTC(year, month - 1, day);
  const isDay = (instant: number): boolean => Math.floor(wallOf(instant, timeZone) / DAY_MS) === midnight / DAY_MS;
  // What the zone is ahead by a day before and a day after: a change in between makes them differ, and one of them is right.
  const candidates = [midnight - DAY_MS, midnight + DAY_MS].map((near) => midnight - (wallOf(near, timeZone) - near));
  const found = candidates.filter(isDay);
  return new Date(Math.min(...(found.length > 0 ? found : candidates)));
}

/**
 * The daily, weekly (from Monday) or monthly period in which an instant lies (ruling 17).
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
