/**
 * How long the question of the activity timer may stand unanswered, in minutes, before the player is logged out. The
 * documents do not show the threshold; theirs is the only idle span that they name, 1800 seconds (A§9).
 */
export const IDLE_MINUTES = 30;
/** How often a page looks whether that time is over, in milliseconds (A§9: 1,800,000 divided by 10). */
export const IDLE_CHECK_MS = 180_000;
