import type { Limit } from '@baize/contracts/limits';
import { hundredthsOf, monthsLater, parseAmount, type Hundredths } from '@baize/kernel';

/** The effect of a typed amount, before it is sent. */
export type Preview =
  | { readonly kind: 'empty' }
  /** Not an amount; `large`: more digits than any amount has. */
  | { readonly kind: 'invalid'; readonly large: boolean }
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
  if (!parsed.ok || parsed.value <= 0) return { kind: 'invalid', large: /^\s*\d{9,}(?:[.,]\d+)?\s*$/.test(typed) };
  const { value } = parsed;
  const current = limit.value === null ? null : hundredthsOf(limit.value);
  if (value === current) return { kind: 'same' };
  if (current === null || value < current) return { kind: 'now', value, usedUp: hundredthsOf(limit.used) >= value };
  return limit.locked
    ? { kind: 'locked' }
    : { kind: 'later', value, on: new Date(now.getTime() + waitHours * 3_600_000) };
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
