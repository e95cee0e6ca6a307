import { ACTIVITY_TIMERS, type ActivityTimer } from '@baize/contracts/activity';

const MINUTE_MS = 60_000;

/** When the timer started: at the login, or at the last answer since. If the clock was turned back, it starts again. */
export function runsSince(login: Date, resetAt: Date | null, now: Date): Date {
  const since = resetAt !== null && resetAt > login ? resetAt : login;
  return since > now ? now : since;
}

/**
 * Returns the minutes until the question is due, rounded up; zero once it is due, then the whole minutes since then as
 * a negative number, so that reloading the page does not restart the wait; null without a timer.
 * @param chosenAt when the player set the timer. A timer shorter than the elapsed time is due from then on: the player
 * was active then
 */
export function minutesRemaining(
  timer: ActivityTimer | null,
  { since, chosenAt }: { readonly since: Date; readonly chosenAt: Date | null },
  now: Date,
): number | null {
  if (timer === null) return null;
  const due = Math.max(
    since.getTime() + ACTIVITY_TIMERS[timer] * MINUTE_MS,
    Math.min(chosenAt?.getTime() ?? 0, now.getTime()),
  );
  // A started minute below zero rounds to -0, which must not reach the caller.
  return Math.ceil((due - now.getTime()) / MINUTE_MS) + 0;
}
