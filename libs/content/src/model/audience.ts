import type { AudienceRules } from '@baize/contracts/content';

/** What the audience rules look at (B§5). */
export interface Audience {
  readonly signedIn: boolean;
  readonly playerId: string | null;
  /** Null while it is unknown: group-targeted content waits. */
  readonly deposits: number | null;
  /** Null while the time is unknown: in a server render and in the first render that hydrates it. */
  readonly now: Date | null;
}

/** Whether an item is upcoming, current or over. */
export type Moment = 'upcoming' | 'running' | 'over';

/**
 * Returns whether an item is upcoming, current or over (B§3 startDate, endDate). An open end never passes. While the
 * time is unknown, items with dates wait.
 */
export function momentOf(
  { startDate, endDate }: Pick<AudienceRules, 'startDate' | 'endDate'>,
  now: Date | null,
): Moment {
  if (now === null) return startDate === null && endDate === null ? 'running' : 'upcoming';
  if (startDate !== null && now < new Date(startDate)) return 'upcoming';
  return endDate !== null && now > new Date(endDate) ? 'over' : 'running';
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
  momentOf(rules, audience.now) === 'running' && isMeantFor(rules, audience);
