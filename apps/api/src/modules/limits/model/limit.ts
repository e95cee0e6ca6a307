import type { LimitDuration } from '@baize/contracts/limits';
import { err, ok, type Hundredths, type Result } from '@baize/kernel';

/** One limit as it is kept. What is pending takes effect by the clock alone: read it through `limitAt`. */
export interface StoredLimit {
  readonly value: Hundredths | null;
  /** A higher value, or null for the end of the limit, from `at` on. */
  readonly pending: { readonly value: Hundredths | null; readonly at: Date } | null;
  /** When `value` took effect. */
  readonly startedAt: Date | null;
  readonly updatedAt: Date | null;
}
export type LimitSet = Readonly<Record<LimitDuration, StoredLimit>>;

export const NO_LIMIT: StoredLimit = { value: null, pending: null, startedAt: null, updatedAt: null };
export const NO_LIMITS: LimitSet = { D: NO_LIMIT, W: NO_LIMIT, M: NO_LIMIT };

/** Allowed range, in hundredths: from one unit, and no more than a slip of the finger could mean. The documents name the range, not its bounds. */
export const LIMIT_RANGE = { min: 1_00, max: 100_000_000_00 } as const;

export type LimitWish =
  | { readonly kind: 'SET'; readonly value: Hundredths }
  | { readonly kind: 'REMOVE' }
  | { readonly kind: 'CANCEL_PENDING' };
/** The first four are the documents' (A§8); the others mean that there is nothing to act on. */
export type LimitFault = 'interval' | 'too_low' | 'too_high' | 'locked' | 'nothing_pending' | 'none';

/** The limit that applies at a moment: a pending change whose time has come is no longer pending. */
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
/** Every value that a limit has or may get; a pending end sets no bound. */
const values = ({ value, pending }: StoredLimit): Hundredths[] =>
  [value, pending?.value ?? null].filter((each) => each !== null);

/** Ruling 18: daily ≤ weekly ≤ monthly, also with what is pending, so that no clock and no cancellation can put them out of order. */
function outOfOrder(all: LimitSet, duration: LimitDuration, value: Hundredths): LimitFault | null {
  const at = ORDER.indexOf(duration);
  if (ORDER.slice(at + 1).some((longer) => values(all[longer]).some((bound) => value > bound))) return 'too_high';
  if (ORDER.slice(0, at).some((shorter) => values(all[shorter]).some((bound) => value < bound))) return 'too_low';
  return null;
}

/**
 * What a wish of the player makes of a limit (rulings 17 and 18). Tighter holds at once and takes a pending change back; looser
 * waits. A pending change locks the limit for everything looser: it is cancelled first.
 * @param stored all three, as they are kept
 * @param waitHours how long something looser waits
 * @returns the limit as it is to be kept
 */
export function changeLimit(
  stored: LimitSet,
  duration: LimitDuration,
  wish: LimitWish,
  now: Date,
  waitHours: number,
): Result<StoredLimit, LimitFault> {
  const all = limitsAt(stored, now);
  const current = all[duration];
  const later = (value: Hundredths | null): StoredLimit => ({
    ...current,
    pending: { value, at: new Date(now.getTime() + waitHours * 3_600_000) },
    updatedAt: now,
  });
  switch (wish.kind) {
    case 'CANCEL_PENDING':
      return current.pending ? ok({ ...current, pending: null, updatedAt: now }) : err('nothing_pending');
    case 'REMOVE':
      if (current.value === null) return err('none');
      return current.pending ? err('locked') : ok(later(null));
    case 'SET': {
      const { value } = wish;
      if (!Number.isSafeInteger(value) || value < LIMIT_RANGE.min || value > LIMIT_RANGE.max) return err('interval');
      const fault = outOfOrder(all, duration, value);
      const tighter = current.value === null || value < current.value;
      if (!tighter && value !== current.value && current.pending) return err('locked');
      if (fault) return err(fault);
      if (value === current.value) return ok(current);
      return ok(tighter ? { value, pending: null, startedAt: now, updatedAt: now } : later(value));
    }
  }
}

/** What is left of a limit; never less than nothing, null without one. */
export const remainingOf = (limit: Pick<StoredLimit, 'value'>, used: Hundredths): Hundredths | null =>
  limit.value === null ? null : Math.max(0, limit.value - used);

/** Ruling 17: where periods overlap, the one with the least left decides; of equals the longest, since it is reset last. Null without any limit. */
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
