import { LIMIT_RANGE, type LimitDuration } from '@baize/contracts/limits';
import { err, ok, type Hundredths, type Result } from '@baize/kernel';

/** One stored limit. A pending change takes effect by the clock alone, so read the limit through `limitAt`. */
export interface StoredLimit {
  readonly value: Hundredths | null;
  /** The value from `at` on; null removes the limit. */
  readonly pending: { readonly value: Hundredths | null; readonly at: Date } | null;
  /** When `value` took effect. */
  readonly startedAt: Date | null;
  readonly updatedAt: Date | null;
}
export type LimitSet = Readonly<Record<LimitDuration, StoredLimit>>;

export const NO_LIMIT: StoredLimit = { value: null, pending: null, startedAt: null, updatedAt: null };
export const NO_LIMITS: LimitSet = { D: NO_LIMIT, W: NO_LIMIT, M: NO_LIMIT };

export type LimitRequest =
  | { readonly kind: 'SET'; readonly value: Hundredths }
  | { readonly kind: 'REMOVE' }
  | { readonly kind: 'CANCEL_PENDING' };
/** The first four come from the documents (A§8); the others mean that there is nothing to change. */
export type LimitFault = 'interval' | 'too_low' | 'too_high' | 'locked' | 'nothing_pending' | 'none';

/** Returns the limit at an instant: a pending change whose time has come is applied. */
export function limitAt(stored: StoredLimit, now: Date): StoredLimit {
  const { pending } = stored;
  if (!pending || pending.at.getTime() > now.getTime()) return stored;
  return {
    value: pending.value,
    pending: null,
    startedAt: pending.value === null ? null : pending.at,
    updatedAt: stored.updatedAt,
  };
}
export const limitsAt = (stored: LimitSet, now: Date): LimitSet => ({
  D: limitAt(stored.D, now),
  W: limitAt(stored.W, now),
  M: limitAt(stored.M, now),
});

const ORDER: readonly LimitDuration[] = ['D', 'W', 'M'];
/** Every current or pending value of a limit; a pending removal sets no bound. */
const values = ({ value, pending }: StoredLimit): Hundredths[] =>
  [value, pending?.value ?? null].filter((each) => each !== null);

/**
 * Ruling 18: daily ≤ weekly ≤ monthly, pending values included, so that neither time nor a cancellation can break the
 * order.
 */
function outOfOrder(all: LimitSet, duration: LimitDuration, value: Hundredths): LimitFault | null {
  const at = ORDER.indexOf(duration);
  if (ORDER.slice(at + 1).some((longer) => values(all[longer]).some((bound) => value > bound))) return 'too_high';
  if (ORDER.slice(0, at).some((shorter) => values(all[shorter]).some((bound) => value < bound))) return 'too_low';
  return null;
}

/**
 * Returns the limits of shorter periods that a new limit of `value` lowers with it. One whose pending increase alone is
 * above it keeps its value and loses the increase. All of it is tighter for the player, so it applies at once (ruling
 * 17).
 * @param stored all three stored limits
 */
export function lowerShorter(
  stored: LimitSet,
  duration: LimitDuration,
  value: Hundredths,
  now: Date,
): ReadonlyMap<LimitDuration, StoredLimit> {
  const all = limitsAt(stored, now);
  const lowered = new Map<LimitDuration, StoredLimit>();
  for (const shorter of ORDER.slice(0, ORDER.indexOf(duration))) {
    const limit = all[shorter];
    if (limit.value !== null && limit.value > value)
      lowered.set(shorter, { value, pending: null, startedAt: now, updatedAt: now });
    else if (limit.pending?.value != null && limit.pending.value > value)
      lowered.set(shorter, { ...limit, pending: null, updatedAt: now });
  }
  return lowered;
}

/**
 * Applies a player's change to a limit (rulings 17 and 18). A lower limit applies at once and cancels a pending change;
 * a higher one waits. While a change is pending, the limit cannot be raised until that change is cancelled.
 * @param stored all three stored limits
 * @param waitHours how long a higher limit waits
 * @param onBreak the player is on a time-out or excluded: limits can be set, lowered and kept, but not raised or removed,
 *   because no decision to play more is taken during a break (rulings 18 and 19)
 * @returns the limit to store
 */
export function changeLimit(
  stored: LimitSet,
  duration: LimitDuration,
  request: LimitRequest,
  now: Date,
  waitHours: number,
  onBreak = false,
): Result<StoredLimit, LimitFault> {
  const all = limitsAt(stored, now);
  const current = all[duration];
  const later = (value: Hundredths | null): StoredLimit => ({
    ...current,
    pending: { value, at: new Date(now.getTime() + waitHours * 3_600_000) },
    updatedAt: now,
  });
  switch (request.kind) {
    case 'CANCEL_PENDING':
      return current.pending ? ok({ ...current, pending: null, updatedAt: now }) : err('nothing_pending');
    case 'REMOVE':
      if (current.value === null) return err('none');
      return current.pending || onBreak ? err('locked') : ok(later(null));
    case 'SET': {
      const { value } = request;
      if (!Number.isSafeInteger(value) || value < LIMIT_RANGE.min || value > LIMIT_RANGE.max) return err('interval');
      const fault = outOfOrder(all, duration, value);
      const tighter = current.value === null || value < current.value;
      if (!tighter && value !== current.value && (current.pending || onBreak)) return err('locked');
      if (fault) return err(fault);
      if (value === current.value) return ok(current);
      return ok(tighter ? { value, pending: null, startedAt: now, updatedAt: now } : later(value));
    }
  }
}

/** Returns what is left of a limit: never negative, null without a limit. */
export const remainingOf = (limit: Pick<StoredLimit, 'value'>, used: Hundredths): Hundredths | null =>
  limit.value === null ? null : Math.max(0, limit.value - used);

/**
 * Ruling 17: where periods overlap, the one with the least left decides; among equals the longest, because it resets
 * last. Null without any limit.
 */
export function deciding(
  limits: LimitSet,
  used: Readonly<Record<LimitDuration, Hundredths>>,
): { readonly duration: LimitDuration; readonly left: Hundredths; readonly limit: Hundredths } | null {
  let least: { readonly duration: LimitDuration; readonly left: Hundredths; readonly limit: Hundredths } | null = null;
  for (const duration of ORDER) {
    const left = remainingOf(limits[duration], used[duration]);
    if (left !== null && (least === null || left <= least.left))
      least = { duration, left, limit: limits[duration].value ?? 0 };
  }
  return least;
}
