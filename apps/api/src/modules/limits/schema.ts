import { bigint, bigserial, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** The player's own limits, at most one a kind and period. What is pending holds from its moment on: nobody has to come by and carry it over. */
export const playerLimit = pgTable(
  'player_limit',
  {
    playerId: uuid('player_id').notNull(),
    /** DEPOSIT or SPEND. */
    kind: text('kind').notNull(),
    /** D, W or M (A§9). */
    duration: text('duration').notNull(),
    /** Hundredths; null: none. */
    value: bigint('value', { mode: 'number' }),
    /** With `pending_at`: what it becomes then; null: it goes. */
    pendingValue: bigint('pending_value', { mode: 'number' }),
    pendingAt: instant('pending_at'),
    startedAt: instant('started_at'),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.kind, table.duration] })],
);

/** Every wish that was granted, only ever added to: what held when can be proved. */
export const limitChange = pgTable(
  'limit_change',
  {
    seq: bigserial('seq', { mode: 'number' }).primaryKey(),
    playerId: uuid('player_id').notNull(),
    kind: text('kind').notNull(),
    duration: text('duration').notNull(),
    /** SET, REMOVE or CANCEL_PENDING. */
    wish: text('wish').notNull(),
    value: bigint('value', { mode: 'number' }),
    /** From when on it holds. */
    effectiveAt: instant('effective_at').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('limit_change_player').on(table.playerId, table.seq)],
);

/** The activity timer of those who have chosen one or answered it; everybody else has the default. */
export const playerActivity = pgTable('player_activity', {
  playerId: uuid('player_id').primaryKey(),
  /** HALF_AN_HOUR, HOUR, TWO_HOURS (A§9); null: not set. */
  timer: text('timer'),
  /** When it was last answered, or started. */
  resetAt: instant('reset_at'),
  updatedAt: instant('updated_at').notNull(),
});
