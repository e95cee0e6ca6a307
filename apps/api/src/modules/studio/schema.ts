import { bigint, boolean, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** A player in a game for real money: what the studio's server may move money under. */
export const gameSession = pgTable(
  'game_session',
  {
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
    /** The law of the player's home as it held when the game was opened (rulings 21 and 22): hundredths a round, null without a limit. */
    maximumStake: bigint('maximum_stake', { mode: 'number' }),
    /** Shortest time from one round's stake to the next, milliseconds; 0 without a limit. */
    minimumSpinMs: integer('minimum_spin_ms').notNull().default(0),
    autoplayAllowed: boolean('autoplay_allowed').notNull().default(true),
    /** The last round that was staked on: what the two limits count from. Kept only where the law has one. */
    roundId: text('round_id'),
    roundStaked: bigint('round_staked', { mode: 'number' }).notNull().default(0),
    roundAt: instant('round_at'),
  },
  (table) => [
    uniqueIndex('game_session_token').on(table.tokenHash),
    index('game_session_player').on(table.playerId, table.openedAt),
  ],
);
