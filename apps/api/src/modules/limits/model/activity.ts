import { ACTIVITY_TIMERS, type ActivityTimer } from '@baize/contracts/activity';

const MINUTE_MS = 60_000;

/** Since when the timer runs: from the log-in, or from the last answer in it. A clock that was turned back begins anew. */
export function runsSince(login: Date, resetAt: Date | null, now: Date): Date {
  const since = resetAt !== null && resetAt > login ? resetAt : login;
  return since > now ? now : since;
}

/** Whole minutes until the question is due, begun ones counted; nought once it is due, null without a timer. */
export function minutesRemaining(timer: ActivityTimer | null, since: Date, now: Date): number | null {
  if (timer === null) return null;
  return Math.max(0, Math.ceil(ACTIVITY_TIMERS[timer] - (now.getTime() - since.getTime()) / MINUTE_MS));
}
