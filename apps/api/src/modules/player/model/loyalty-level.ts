/** What decides a player's level. */
export interface LevelFacts {
  /** Null until the registration is complete. */
  readonly registeredAt: Date | null;
  readonly isVerified: boolean;
}

/** Calendar months with us that the levels by time need. */
export const MONTHS_OF_LEVEL = { 3: 3, 4: 12 } as const;

/** Returns the moment some calendar months before an instant, at most the last day of that month. */
export function monthsBefore(instant: Date, months: number): Date {
  const before = new Date(instant);
  before.setUTCMonth(before.getUTCMonth() - months);
  // The 31st of a shorter month would be a day of the next one.
  if (before.getUTCDate() !== instant.getUTCDate()) before.setUTCDate(0);
  return before;
}

/**
 * Returns a player's level, as the loyalty page explains it: 1 with an account, 2 once verified, then 3 after three months
 * and 4 after a year with us. It never depends on what a player deposits, stakes or loses, so no level rewards playing more.
 * Level 5 is by invitation only.
 */
export function levelOf({ registeredAt, isVerified }: LevelFacts, now: Date): number {
  if (!registeredAt) return 0;
  if (!isVerified) return 1;
  if (registeredAt <= monthsBefore(now, MONTHS_OF_LEVEL[4])) return 4;
  return registeredAt <= monthsBefore(now, MONTHS_OF_LEVEL[3]) ? 3 : 2;
}
