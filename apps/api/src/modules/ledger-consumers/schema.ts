import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../plugins/moment.ts';

/** How far each consumer has read each player's movements, and the fault that stopped it. */
export const ledgerCursor = pgTable(
  'ledger_cursor',
  {
    consumer: text('consumer').notNull(),
    playerId: uuid('player_id').notNull(),
    /** Number of the last movement handled; there are no gaps below it. */
    seq: bigint('seq', { mode: 'number' }).notNull().default(0),
    /** Failed attempts at the next movement. */
    attempts: integer('attempts').notNull().default(0),
    retryAt: moment('retry_at'),
    /** Set when the attempts are used up: an operator has to look at it. The player's later movements wait. */
    parkedAt: moment('parked_at'),
    lastError: text('last_error'),
  },
  (table) => [
    primaryKey({ columns: [table.consumer, table.playerId] }),
    index('ledger_cursor_parked')
      .on(table.consumer, table.parkedAt)
      .where(sql`parked_at is not null`),
  ],
);

/** The API processes that share the work, with their latest heartbeat. */
export const ledgerWorker = pgTable('ledger_worker', {
  id: uuid('id').primaryKey(),
  seenAt: moment('seen_at').notNull(),
});

/**
 * Which process handles which share of the players. This only avoids double work; the cursor's lock keeps the order.
 */
export const ledgerLease = pgTable('ledger_lease', {
  bucket: integer('bucket').primaryKey(),
  worker: uuid('worker'),
  expiresAt: moment('expires_at').notNull(),
});
