import { bigint, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../plugins/moment.ts';

/**
 * Wins worth showing, copied from the ledger by a durable consumer. Visitors ask for wins across all players; here they
 * read a small table with its own index instead of the ledger, which is sharded by player.
 */
export const recentWin = pgTable(
  'recent_win',
  {
    playerId: uuid('player_id').notNull(),
    /** Number of the player's ledger movement. */
    seq: bigint('seq', { mode: 'number' }).notNull(),
    gameId: text('game_id').notNull(),
    /** Hundredths. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    wonAt: moment('won_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.seq] }), index('recent_win_time').on(table.wonAt)],
);
