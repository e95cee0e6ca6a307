import { LIMIT_DURATIONS, LIMIT_RANGE, type Limit, type LimitDuration, type Limits } from '@baize/contracts/limits';
import { hundredthsOf, monthsLater, parseAmount, type AmountFault, type Hundredths } from '@baize/kernel';

/** The effect of a typed amount, before it is sent. */
export type Preview =
  | { readonly kind: 'empty' }
  | { readonly kind: 'invalid'; readonly fault: Exclude<AmountFault, 'too_large'> | 'not_positive' | 'out_of_range' }
  | { readonly kind: 'same' }
  /** Applies at once; `usedUp`: the player has already used more than it allows. */
  | { readonly kind: 'now'; readonly value: Hundredths; readonly usedUp: boolean }
  /** Applies from `on`; a pending change must be cancelled first. */
  | { readonly kind: 'later'; readonly value: Hundredths; readonly on: Date }
  | { readonly kind: 'locked' };

/** Returns the waiting time: the longer of the law's and the player's own. */
export const waitOf = (lawfulHours: number, chosenHours: number): number => Math.max(lawfulHours, chosenHours);

/**
 * Predicts the API's rules (ruling 17): a lower limit applies at once, a higher one after a wait.
 * @param waitHours see `waitOf`
 */
export function previewOf(
  limit: Limit,
  typed: string,
  locale: string,
  currency: string,
  waitHours: number,
  now: Date,
): Preview {
  if (typed.trim() === '') return { kind: 'empty' };
  const parsed = parseAmount(typed, locale, currency);
  if (!parsed.ok) return { kind: 'invalid', fault: parsed.error === 'too_large' ? 'out_of_range' : parsed.error };
  if (parsed.value === 0) return { kind: 'invalid', fault: 'not_positive' };
  const { value } = parsed;
  if (value < LIMIT_RANGE.min || value > LIMIT_RANGE.max) return { kind: 'invalid', fault: 'out_of_range' };
  const current = limit.value === null ? null : hundredthsOf(limit.value);
  if (value === current) return { kind: 'same' };
  if (current === null || value < current) return { kind: 'now', value, usedUp: hundredthsOf(limit.used) >= value };
  return limit.locked
    ? { kind: 'locked' }
    : { kind: 'later', value, on: new Date(now.getTime() + waitHours * 3_600_000) };
}

const PERIOD = { D: 'daily', W: 'weekly', M: 'monthly' } as const satisfies Record<LimitDuration, keyof Limits>;

/** A limit of a shorter period that is above a new one, so that only both can be lowered (ruling 18). */
export interface Lowered {
  readonly duration: LimitDuration;
  /** The limit that applies now; null if only its pending increase is above the new one. */
  readonly from: Hundredths | null;
}

/** Returns the limits of shorter periods that a new limit of `value` would lower with it, as the API does. */
export function loweredWith(limits: Limits, duration: LimitDuration, value: Hundredths): readonly Lowered[] {
  return LIMIT_DURATIONS.slice(0, LIMIT_DURATIONS.indexOf(duration)).flatMap((shorter): readonly Lowered[] => {
    const limit = limits[PERIOD[shorter]];
    const current = limit.value === null ? null : hundredthsOf(limit.value);
    if (current !== null && current > value) return [{ duration: shorter, from: current }];
    return limit.pendingValue !== null && hundredthsOf(limit.pendingValue) > value
      ? [{ duration: shorter, from: null }]
      : [];
  });
}

/**
 * Returns when a break that is chosen now ends, as the API will calculate it; null if it has no end.
 * Months count in UTC, as in the API.
 */
export function endOf(
  choice:
    | { readonly kind: 'timeout'; readonly hours: number }
    | { readonly kind: 'exclusion'; readonly months: number | null },
  now: Date,
): Date | null {
  if (choice.kind === 'timeout') return new Date(now.getTime() + choice.hours * 3_600_000);
  if (choice.months === null) return null;
  return monthsLater(now, choice.months, 'UTC');
}

/**
 * Returns whether a break would end later than the running one. The API keeps the later end of the two, so a shorter one
 * would end at another time than the player confirms.
 */
export function lengthens(
  choice: Parameters<typeof endOf>[0],
  running: { readonly until: string | null } | null,
  now: Date,
): boolean {
  if (running === null) return true;
  if (running.until === null) return false;
  const end = endOf(choice, now);
  return end === null || end.getTime() > Date.parse(running.until);
}
