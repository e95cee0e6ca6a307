import type { AudienceRules } from '@baize/contracts/content';

/** What the audience rules look at (B§5). */
export interface Audience {
  readonly signedIn: boolean;
  readonly playerId: string | null;
  /** Null while it is unknown: group-targeted content waits. */
  readonly deposits: number | null;
  /** Null while the time is unknown: in a server render and in the first render that hydrates it. */
  readonly now: Date | null;
  /** The visitor's IANA zone, in which an item's days begin and end; undefined for the device's. */
  readonly timeZone?: string | undefined;
}

/** Whether an item is upcoming, current or over. */
export type Moment = 'upcoming' | 'running' | 'over';

/** Tells whether an item's date is a whole day (`2026-12-31`) and not a moment. */
export const isDay = (date: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(date);

/** Returns the day of a moment in a zone, as `2026-12-31`: Swedish writes dates so. */
const dayOf = (moment: Date, timeZone: string | undefined): string =>
  new Intl.DateTimeFormat('sv', { timeZone }).format(moment);

/**
 * Returns whether an item is upcoming, current or over (B§3 startDate, endDate). An open end never passes. A day counts
 * from its first to its last moment in the visitor's zone. While the time is unknown, items with dates wait.
 */
export function momentOf(
  { startDate, endDate }: Pick<AudienceRules, 'startDate' | 'endDate'>,
  { now, timeZone }: Pick<Audience, 'now' | 'timeZone'>,
): Moment {
  if (now === null) return startDate === null && endDate === null ? 'running' : 'upcoming';
  const today = dayOf(now, timeZone);
  /** Below 0: now is before the date; above 0: after it. */
  const against = (date: string) => (isDay(date) ? today.localeCompare(date) : Number(now) - Date.parse(date));
  if (startDate !== null && against(startDate) < 0) return 'upcoming';
  return endDate !== null && against(endDate) > 0 ? 'over' : 'running';
}

/**
 * Returns whether an item is meant for this visitor, regardless of its dates: login state and target audience (no
 * limit, deposit group 0 / 1 / more, listed players) (B§3, B§5).
 */
export function isMeantFor(
  { authorized, targetAudience }: Pick<AudienceRules, 'authorized' | 'targetAudience'>,
  { signedIn, playerId, deposits }: Audience,
): boolean {
  if (authorized === 'authorized' && !signedIn) return false;
  if (authorized === 'notAuthorized' && signedIn) return false;
  switch (targetAudience.option) {
    case 'noLimit':
      return true;
    case 'group':
      return deposits !== null && targetAudience.targetGroups.includes(Math.min(deposits, 2));
    case 'playersCsv':
      return playerId !== null && targetAudience.targetPlayerIds.includes(playerId);
    // Ruling 23: an unknown mode fails closed.
    default:
      return false;
  }
}

/** Returns whether this visitor sees an item now: audience and dates (B§3, B§5). */
export const isVisibleTo = (rules: AudienceRules, audience: Audience): boolean =>
  momentOf(rules, audience) === 'running' && isMeantFor(rules, audience);
