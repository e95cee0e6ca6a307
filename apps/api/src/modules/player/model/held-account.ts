import type { LikelyMatch } from '../../person/index.ts';

/** When an account was opened: the end of its registration, or its start while that has not ended. */
export interface OpeningTimes {
  readonly registeredAt: Date | null;
  readonly createdAt: Date;
}

const openedAt = ({ registeredAt, createdAt }: OpeningTimes): number => (registeredAt ?? createdAt).getTime();

/**
 * Tells whether the first of two accounts that are likely one person's is held for review: the newer one is, because it
 * may be the way around a stop of the older one. Otherwise anyone could open an account with a player's name and birth
 * date, exclude themselves there, and so stop that player's deposits.
 *
 * One exception: an account whose owner has just stated the phone of another is held whatever its age. A code has proved
 * the number, so no stranger can bring this about.
 * @param statedNow what the first account has in common with the other by details that its owner has just stated; nothing
 * while only the other account changes
 */
export function isHeldFor(account: OpeningTimes, other: OpeningTimes, statedNow: LikelyMatch['kinds'] = []): boolean {
  return statedNow.includes('PHONE') || openedAt(account) >= openedAt(other);
}
