import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../plugins/moment.ts';

/** How long an open game takes bets at most; after that, or when the login runs out, the player launches it again. */
export const SESSION_MS = 12 * 3_600_000;

/** The most that a bet can win, in stakes, in a game that publishes no maximum. */
export const DEFAULT_MAX_WIN_STAKES = 5000;

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
    /** The login that launched the game and with which it ends; null for a session from before this column, which ends with any of the player's. */
    loginId: text('login_id'),
    openedAt: moment('opened_at').notNull(),
    tokenExpiresAt: moment('token_expires_at').notNull(),
    /** When the studio exchanged the token, which works once. */
    authenticatedAt: moment('authenticated_at'),
    /**
     * When play in this game began: an earlier launch's start if the player only opened the game again. Null until the
     * studio exchanged the token, and for a session from before this column.
     */
    playedSince: moment('played_since'),
    /** No bets after this moment; wins and refunds of earlier bets still count. */
    endsAt: moment('ends_at').notNull(),
    /** Whether something has ended it before its time: its login, another launch, a stop. Unlike a moment, this does not depend on the clock of the process that compares it. */
    ended: boolean('ended').notNull().default(false),
    /** The law of the player's home and of the site they used when the game was opened (rulings 21 and 22): hundredths per round, null without a limit. */
    maximumStake: bigint('maximum_stake', { mode: 'number' }),
    /** Shortest time from one round's stake to the next, milliseconds; 0 without a limit. */
    minimumSpinMs: integer('minimum_spin_ms').notNull().default(0),
    autoplayAllowed: boolean('autoplay_allowed').notNull().default(true),
    /** Whether no other game may run beside it; false for a session from before this column. */
    isOnlyGame: boolean('is_only_game').notNull().default(false),
    /** The studio of the game: only it reaches the session, and its ids are one namespace. Empty for a session from before that. */
    studio: text('studio').notNull().default(''),
    /** The game's published maximum: stakes that a bet can win at most (ruling 30). */
    maxWinStakes: integer('max_win_stakes').notNull().default(DEFAULT_MAX_WIN_STAKES),
    /** The smallest and the largest stake that the game publishes: hundredths per bet, null for none and for a session from before them. */
    smallestBet: bigint('smallest_bet', { mode: 'number' }),
    largestBet: bigint('largest_bet', { mode: 'number' }),
    /**
     * The last round with a stake, from which the pause counts. Written only where the law has such a limit. What a round
     * has staked is in `studioRoundStake`; `roundStaked` speaks for a round from before that table.
     */
    roundId: text('round_id'),
    roundStaked: bigint('round_staked', { mode: 'number' }).notNull().default(0),
    roundAt: moment('round_at'),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.id] }),
    uniqueIndex('game_session_player_token').on(table.playerId, table.tokenHash),
    index('game_session_player').on(table.playerId, table.openedAt),
  ],
);

/** Rounds that their studio has ended: nothing more is accepted for them (ruling 30). */
export const studioRound = pgTable(
  'studio_round',
  {
    playerId: uuid('player_id').notNull(),
    studio: text('studio').notNull(),
    gameId: text('game_id').notNull(),
    roundId: text('round_id').notNull(),
    endedAt: moment('ended_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.studio, table.gameId, table.roundId] })],
);

/**
 * What each round has staked, where the player's law has a highest stake per round (ruling 22). Refunds do not lower it.
 */
export const studioRoundStake = pgTable(
  'studio_round_stake',
  {
    playerId: uuid('player_id').notNull(),
    studio: text('studio').notNull(),
    gameId: text('game_id').notNull(),
    roundId: text('round_id').notNull(),
    /** Hundredths. */
    staked: bigint('staked', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.studio, table.gameId, table.roundId] })],
);

/** Wins above their game's published maximum, held until an operator decides (ruling 30). Amounts in hundredths. */
export const heldWin = pgTable(
  'held_win',
  {
    playerId: uuid('player_id').notNull(),
    /** The ledger's reference of the win, under which it is paid. */
    referenceId: uuid('reference_id').notNull(),
    studio: text('studio').notNull(),
    sessionId: uuid('session_id').notNull(),
    gameId: text('game_id').notNull(),
    gameTitle: text('game_title').notNull(),
    vertical: text('vertical').notNull(),
    roundId: text('round_id').notNull(),
    betReference: uuid('bet_reference').notNull(),
    currency: text('currency').notNull(),
    stake: bigint('stake', { mode: 'number' }).notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** The part that goes to the bonus wallet that the stake came from. */
    toBonus: bigint('to_bonus', { mode: 'number' }).notNull(),
    maxWinStakes: integer('max_win_stakes').notNull(),
    /** HELD, then PAID or REFUSED by an operator, or ROLLED_BACK by the studio. */
    state: text('state').notNull(),
    heldAt: moment('held_at').notNull(),
    decidedAt: moment('decided_at'),
    /** The player gets one message, even if the studio repeats the win. */
    playerTold: boolean('player_told').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.referenceId] }),
    index('held_win_waiting')
      .on(table.heldAt)
      .where(sql`state = 'HELD'`),
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
