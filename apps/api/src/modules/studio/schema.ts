import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** A player in a game for real money: what the studio's server may move money under. */
export const gameSession = pgTable('game_session', {
  id: uuid('id').primaryKey(),
  /** SHA-256 of the launch token; the token itself is kept nowhere. */
  tokenHash: text('token_hash').notNull(),
  playerId: uuid('player_id').notNull(),
  brand: text('brand').notNull(),
  gameId: text('game_id').notNull(),
  gameTitle: text('game_title').notNull(),
  /** CASINO or LIVE_CASINO. */
  vertical: text('vertical').notNull(),
  currency: text('currency').notNull(),
  language: text('language').notNull(),
  country: text('country').notNull(),
  openedAt: instant('opened_at').notNull(),
  tokenExpiresAt: instant('token_expires_at').notNull(),
  /** When the studio exchanged the token; it holds once. */
  authenticatedAt: instant('authenticated_at'),
  /** No bets from here on; wins and refunds of earlier bets still count. */
  endsAt: instant('ends_at').notNull(),
}, (table) => [
  uniqueIndex('game_session_token').on(table.tokenHash),
  index('game_session_player').on(table.playerId, table.openedAt),
]);
