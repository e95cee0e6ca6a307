import { ACTIVITY_TIMERS, type ActivityTimer } from '@baize/contracts/activity';

const MINUTE_MS = 60_000;

/** When the timer started: at the login, or at the last answer since. If the clock was turned back, it starts again. */
export function runsSince(login: Date, resetAt: Date | null, now: Date): Date {
  const since = resetAt !== null && resetAt > login ? resetAt : login;
  return since > now ? now : since;
}

/**
 * Whole minutes until the question is due, begun ones counted; nought once it is due and the whole minutes since then below
 * nought, so that whoever loads the page anew is not idle anew; null without a timer.
 * @param chosenAt when the player set the timer: one shorter than what has passed is due from then on and no earlier, since its player was there
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
  // A begun minute below nought rounds to -0, which no reader should meet.
  return Math.ceil((due - now.getTime()) / MINUTE_MS) + 0;
}
