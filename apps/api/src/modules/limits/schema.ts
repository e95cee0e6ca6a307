import { bigint, bigserial, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../plugins/moment.ts';

/** The player's own limits, at most one per kind and period. A pending value applies by the clock; no job carries it over. */
export const playerLimit = pgTable(
  'player_limit',
  {
    playerId: uuid('player_id').notNull(),
    /** DEPOSIT or SPEND. */
    kind: text('kind').notNull(),
    /** D, W or M (A§9). */
    duration: text('duration').notNull(),
    /** Hundredths; null: no limit. */
    value: bigint('value', { mode: 'number' }),
    /** The value from `pending_at` on, in hundredths; null: the limit is removed then. */
    pendingValue: bigint('pending_value', { mode: 'number' }),
    pendingAt: moment('pending_at'),
    startedAt: moment('started_at'),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.kind, table.duration] })],
);

/** Every accepted change of a limit, append-only: proves which limit applied when. */
export const limitChange = pgTable(
  'limit_change',
  {
    seq: bigserial('seq', { mode: 'number' }).notNull(),
    playerId: uuid('player_id').notNull(),
    kind: text('kind').notNull(),
    duration: text('duration').notNull(),
    /** SET, REMOVE or CANCEL_PENDING. */
    wish: text('wish').notNull(),
    value: bigint('value', { mode: 'number' }),
    /** When the change takes effect. */
    effectiveAt: moment('effective_at').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.seq] })],
);

/** Self-exclusions that start later, by the player's choice, where the market's law allows it (ruling 19). */
export const plannedExclusion = pgTable(
  'planned_exclusion',
  {
    playerId: uuid('player_id').primaryKey(),
    startsAt: moment('starts_at').notNull(),
    /** End of the exclusion. */
    until: moment('until').notNull(),
    requestedAt: moment('requested_at').notNull(),
  },
  (table) => [index('planned_exclusion_due').on(table.startsAt)],
);

/** The activity timer of players who have chosen one or answered it. Without a row, the default applies. */
export const playerActivity = pgTable('player_activity', {
  playerId: uuid('player_id').primaryKey(),
  /** HALF_AN_HOUR, HOUR, TWO_HOURS (A§9); null: not set. */
  timer: text('timer'),
  /** When the player last answered the timer, or when it started. */
  resetAt: moment('reset_at'),
  updatedAt: moment('updated_at').notNull(),
});
