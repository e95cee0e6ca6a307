import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** A player in a real-money game. The studio's server may move money only under a session. */
export const gameSession = pgTable(
  'game_session',
  {
    id: uuid('id').notNull(),
    /** SHA-256 of the launch token; the token itself is not stored. */
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
    /** When the studio exchanged the token, which works once. */
    authenticatedAt: instant('authenticated_at'),
    /** No bets after this moment; wins and refunds of earlier bets still count. */
    endsAt: instant('ends_at').notNull(),
    /** The law of the player's home when the game was opened (rulings 21 and 22): hundredths per round, null without a limit. */
    maximumStake: bigint('maximum_stake', { mode: 'number' }),
    /** Shortest time from one round's stake to the next, milliseconds; 0 without a limit. */
    minimumSpinMs: integer('minimum_spin_ms').notNull().default(0),
    autoplayAllowed: boolean('autoplay_allowed').notNull().default(true),
    /** The last round with a stake, from which both limits count. Written only where the law has such a limit. */
    roundId: text('round_id'),
    roundStaked: bigint('round_staked', { mode: 'number' }).notNull().default(0),
    roundAt: instant('round_at'),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.id] }),
    uniqueIndex('game_session_player_token').on(table.playerId, table.tokenHash),
    index('game_session_player').on(table.playerId, table.openedAt),
  ],
);

/** Finds the player of a session. The key is what a studio knows of it: the session's id, or the hash of its launch token. */
export const gameSessionRoute = pgTable('game_session_route', {
  key: text('key').primaryKey(),
  playerId: uuid('player_id').notNull(),
});

/** Whose movement a studio's transaction id is: a studio has one id namespace for all players (ruling 30). */
export const studioTransactionRoute = pgTable('studio_transaction_route', {
  referenceId: uuid('reference_id').primaryKey(),
  playerId: uuid('player_id').notNull(),
});
