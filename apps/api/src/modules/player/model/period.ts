import type { LimitDuration } from '@baize/contracts/limits';
import { startOfDay, wallClockOf, type CalendarDay } from '@baize/kernel';

/** A day, week or month of the calendar in a player's time zone; `end` is the first instant after it. */
export interface Period {
  readonly start: Date;
  readonly end: Date;
}

/**
 * A player's time zone, and the one that follows it (ruling 17). Each period takes up the next one when it ends, so a
 * change is in force for days before it is for months.
 */
export interface TimeZones {
  readonly timeZone: string;
  /** Null: no change has been asked for. */
  readonly nextTimeZone: string | null;
  /** When the player asked for it. */
  readonly timeZoneChangedAt: Date | null;
}

const DAY_MS = 86_400_000;
/** Returns the calendar day at an instant. */
export function dayOf(instant: Date, timeZone: string): CalendarDay {
  const wall = new Date(wallClockOf(instant.getTime(), timeZone));
  return { year: wall.getUTCFullYear(), month: wall.getUTCMonth() + 1, day: wall.getUTCDate() };
}

/** Returns the period of a calendar that never changes its zone. */
function periodIn(duration: LimitDuration, instant: Date, timeZone: string): Period {
  const today = dayOf(instant, timeZone);
  const asUtc = new Date(Date.UTC(today.year, today.month - 1, today.day));
  const at = (days: number): CalendarDay => {
    const date = new Date(asUtc.getTime() + days * DAY_MS);
    return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
  };
  const from = (first: CalendarDay, next: CalendarDay): Period => ({
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

/**
 * Returns the last period that the old zone decides, and its end: the moment of the change. Towards the west that period
 * lasts until its calendar days are over in the new zone too; otherwise a limit would start again for the hours between
 * and once more after them. Null: no change.
 */
function changeover(
  duration: LimitDuration,
  { timeZone, nextTimeZone, timeZoneChangedAt }: TimeZones,
): (Period & { readonly next: string }) | null {
  if (nextTimeZone === null || timeZoneChangedAt === null) return null;
  const { start, end } = periodIn(duration, timeZoneChangedAt, timeZone);
  const there = startOfDay(dayOf(end, timeZone), nextTimeZone);
  return { start, end: there > end ? there : end, next: nextTimeZone };
}

/**
 * Returns the daily, weekly (from Monday) or monthly period in which an instant lies (ruling 17). Periods follow each
 * other without a gap, over a change of the zone too; the first one after it is shorter towards the east.
 * @param zones IANA name, or a player's zones
 */
export function periodOf(duration: LimitDuration, instant: Date, zones: string | TimeZones): Period {
  if (typeof zones === 'string') return periodIn(duration, instant, zones);
  const change = changeover(duration, zones);
  if (!change || instant < change.start) return periodIn(duration, instant, zones.timeZone);
  if (instant < change.end) return { start: change.start, end: change.end };
  const { start, end } = periodIn(duration, instant, change.next);
  return { start: start > change.end ? start : change.end, end };
}

/** Returns when a period of each length takes up the next zone; null without a change. */
export function changeoverTimes(zones: TimeZones): Readonly<Record<LimitDuration, Date>> | null {
  const [day, week, month] = (['D', 'W', 'M'] as const).map((duration) => changeover(duration, zones)?.end);
  return day && week && month ? { D: day, W: week, M: month } : null;
}

/** Returns the zone of a player's calendar days, in which their dates are written. */
export function zoneAt(zones: TimeZones, instant: Date): string {
  const change = changeover('D', zones);
  return change && instant >= change.end ? change.next : zones.timeZone;
}
