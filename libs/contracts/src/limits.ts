import * as z from 'zod/mini';
import { DOCUMENT_ERROR, ERROR } from './errors.ts';
import { defineRoute } from './route.ts';
import { currency, positiveAmount, timestamp, wireAmount, wireTotal } from './shapes.ts';

/** A§9: daily D, weekly W, monthly M. */
export const LIMIT_DURATIONS = ['D', 'W', 'M'] as const;
export const limitDuration = z.enum(LIMIT_DURATIONS);
export type LimitDuration = (typeof LIMIT_DURATIONS)[number];

/**
 * A§9 period choice: how long a higher limit, or its removal, waits by the player's own choice. The market's law may
 * require longer.
 */
export const LIMIT_WAIT_HOURS = [24, 72] as const;

/** Why a limit can't be raised or removed now: `details.reason` of the refusals that end in `.locked`. */
export const LIMIT_LOCK_REASONS = ['pending', 'timeout', 'exclusion'] as const;
export type LimitLockReason = (typeof LIMIT_LOCK_REASONS)[number];

/** A§3 Limits, for one period. */
export const limit = z.object({
  /** The limit that applies now; null: no limit. */
  value: z.nullable(wireAmount),
  /** The value from `pendingDate` on; null with a date: the limit is removed then. */
  pendingValue: z.nullable(wireAmount),
  pendingDate: z.nullable(timestamp),
  /** True while a change is pending: the player can lower the limit or cancel the change, and nothing else. */
  locked: z.boolean(),
  updatedAt: z.nullable(timestamp),
  /** When `value` came into effect. */
  startedAt: z.nullable(timestamp),
  /** When the period ends and `used` resets, by the calendar of the player's time zone. */
  resetAt: timestamp,
  used: wireTotal,
  /** Null if there is no limit. */
  remaining: z.nullable(wireTotal),
});
export type Limit = z.infer<typeof limit>;

export const limits = z.object({
  daily: limit,
  weekly: limit,
  monthly: limit,
  /** Deposits that are not paid yet. Every period counts them as used. Absent: none. */
  pendingDeposits: z.optional(wireTotal),
  currencyCode: currency,
  /** Time zone whose midnight ends a period (ruling 17). */
  timeZone: z.string(),
  /** Shortest wait for a higher limit or its removal, in hours. */
  increaseWaitHours: z.number(),
});
export type Limits = z.infer<typeof limits>;

/** One of limit, deleteLimit and cancelPendingLimit (A§7). */
const change = z
  .object({
    duration: limitDuration,
    limit: z.optional(positiveAmount),
    deleteLimit: z.optional(z.literal(true)),
    cancelPendingLimit: z.optional(z.literal(true)),
    /** For a higher limit or a removal. */
    waitInHours: z.optional(z.union([z.literal(24), z.literal(72)])),
    /** With `limit`: limits of shorter periods that are above it become the same, instead of refusing it (ruling 18). */
    lowerShorter: z.optional(z.literal(true)),
  })
  .check(
    z.refine(
      ({ limit: value, deleteLimit, cancelPendingLimit }) =>
        [value, deleteLimit, cancelPendingLimit].filter((each) => each !== undefined).length === 1,
      { error: ERROR.validation, path: ['limit'] },
    ),
  );

export const depositLimits = defineRoute({
  id: 'depositLimits',
  method: 'GET',
  base: 'v1',
  path: '/player/deposit-limits',
  auth: 'player',
  restricted: 'open',
  anywhere: 'own-protection',
  source: 'A§3, A§7',
  summary: 'The player’s deposit limits.',
  response: limits,
});
export const depositLimitChange = defineRoute({
  id: 'depositLimitChange',
  method: 'PATCH',
  base: 'v1',
  path: '/player/deposit-limits',
  auth: 'player',
  restricted: 'open',
  anywhere: 'own-protection',
  source: 'A§5, A§7, ruling 17',
  summary:
    'Set or remove a deposit limit, or cancel a pending change. A lower limit applies at once; a higher one, or none, after a wait.',
  body: change,
  response: limits,
  errors: [
    DOCUMENT_ERROR.depositLimitInterval,
    DOCUMENT_ERROR.depositLimitTooLow,
    DOCUMENT_ERROR.depositLimitTooHigh,
    DOCUMENT_ERROR.depositLimitLocked,
    ERROR.limitNone,
    ERROR.limitNothingPending,
  ],
});
export const spendLimits = defineRoute({
  id: 'spendLimits',
  method: 'GET',
  base: 'v1',
  path: '/player/spend-limits',
  auth: 'player',
  restricted: 'open',
  anywhere: 'own-protection',
  source: 'A§3, A§7',
  summary: 'The player’s spend limits: stakes minus winnings.',
  response: limits,
});
export const spendLimitChange = defineRoute({
  id: 'spendLimitChange',
  method: 'PATCH',
  base: 'v1',
  path: '/player/spend-limits',
  auth: 'player',
  restricted: 'open',
  anywhere: 'own-protection',
  source: 'A§5, A§7, ruling 17',
  summary:
    'Set or remove a spend limit, or cancel a pending change. A lower limit applies at once; a higher one, or none, after a wait.',
  body: change,
  response: limits,
  errors: [
    ERROR.spendLimitInterval,
    ERROR.spendLimitTooLow,
    ERROR.spendLimitTooHigh,
    ERROR.spendLimitLocked,
    ERROR.limitNone,
    ERROR.limitNothingPending,
  ],
});

/**
 * Allowed range of a limit, in hundredths: at least one unit, and an upper bound against typing errors. The documents name
 * the range, not its bounds.
 */
export const LIMIT_RANGE = { min: 1_00, max: 100_000_000_00 } as const;

/** Allowed lengths of a time-out, in hours: 1, 3, 7, 14 and 30 days. */
export const TIMEOUT_HOURS = [24, 72, 168, 336, 720] as const;
export const timeout = defineRoute({
  id: 'timeout',
  method: 'PATCH',
  base: 'v1',
  path: '/player/timeout',
  auth: 'player',
  restricted: 'open',
  anywhere: 'own-protection',
  source: 'A§3, A§7, ruling 19',
  summary: 'Take a break: no deposits and no play until it ends. It cannot be undone.',
  body: z.object({
    timeoutInHours: z.union([z.literal(24), z.literal(72), z.literal(168), z.literal(336), z.literal(720)]),
  }),
  response: z.object({ until: timestamp }),
});

/** Allowed lengths of a self-exclusion that ends, in months. */
export const EXCLUSION_MONTHS = [6, 12, 24, 36, 60] as const;
export const exclusion = defineRoute({
  id: 'exclusion',
  method: 'PATCH',
  base: 'v1',
  path: '/player/exclusion',
  auth: 'player',
  restricted: 'open',
  anywhere: 'own-protection',
  source: 'A§7, rulings 19 and 19a',
  summary:
    'Exclude the player from every brand of the licensee: at once, or after a delay where the law of their market allows one. It cannot be undone.',
  body: z.union([
    z.object({ accountDisableIndefinitely: z.literal(true), exclusionInMonths: z.literal(12) }),
    z.object({
      exclusionInMonths: z.union([z.literal(6), z.literal(12), z.literal(24), z.literal(36), z.literal(60)]),
      exclusionDelayInHours: z.optional(z.number().check(z.int(), z.gte(0), z.lte(720))),
      accountDisableIndefinitely: z.optional(z.literal(false)),
    }),
  ]),
  /** Null: no end. */
  response: z.object({ until: z.nullable(timestamp) }),
  errors: [ERROR.exclusionDelay],
});
