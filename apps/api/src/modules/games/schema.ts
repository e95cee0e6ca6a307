import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../plugins/moment.ts';

/** Games that a player marked as favourites (B§7). */
export const playerGames = pgTable(
  'player_games',
  {
    playerId: uuid('player_id').notNull(),
    /** The game's id in the content. */
    gameId: text('game_id').notNull(),
    /** The lobby in which it was added. */
    lobby: text('lobby').notNull(),
    addedAt: moment('added_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.gameId] }),
    index('player_games_latest').on(table.playerId, table.addedAt),
  ],
);
