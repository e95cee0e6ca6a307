/**
 * How long the activity timer's question may go unanswered, in minutes, before the player is logged out. The
 * documents do not give the threshold; this is the only idle time that they name, 1800 seconds (A§9).
 */
export const IDLE_MINUTES = 30;
/** How often a page checks whether that time is over, in milliseconds (A§9: 1,800,000 divided by 10). */
export const IDLE_CHECK_MS = 180_000;
