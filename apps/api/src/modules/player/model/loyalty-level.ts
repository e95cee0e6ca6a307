import { monthsLater } from '@baize/kernel';

/** What decides a player's level. */
export interface LevelFacts {
  /** Null until the registration is complete. */
  readonly registeredAt: Date | null;
  readonly isVerified: boolean;
}

/** Calendar months with us that the levels by time need. */
const MONTHS_OF_LEVEL = { 3: 3, 4: 12 } as const;

/** Returns since when a player must have been with us, at the latest, to reach a level by time now. */
export const levelCutoff = (level: keyof typeof MONTHS_OF_LEVEL, now: Date): Date =>
  monthsLater(now, -MONTHS_OF_LEVEL[level], 'UTC');

/**
 * Returns a player's level, as the loyalty page explains it: 1 with an account, 2 once verified, then 3 after three months
 * and 4 after a year with us. It never depends on what a player deposits, stakes or loses, so no level rewards playing more.
 * `INVITED_LEVEL` is above them.
 */
export function levelOf({ registeredAt, isVerified }: LevelFacts, now: Date): number {
  if (!registeredAt) return 0;
  if (!isVerified) return 1;
  if (registeredAt <= levelCutoff(4, now)) return 4;
  return registeredAt <= levelCutoff(3, now) ? 3 : 2;
}
