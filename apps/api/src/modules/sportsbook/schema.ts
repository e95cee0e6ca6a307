import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../plugins/moment.ts';

/** A player in the sportsbook's frame. The vendor takes stakes only under a session; it settles bets without one. */
export const sportsSession = pgTable(
  'sports_session',
  {
    playerId: uuid('player_id').notNull(),
    id: uuid('id').notNull(),
    /** SHA-256 of the frame's token; the token itself is not stored. */
    tokenHash: text('token_hash').notNull(),
    brand: text('brand').notNull(),
    product: text('product').notNull(),
    currency: text('currency').notNull(),
    /** The sportsbook's language, in capitals (B§7). */
    language: text('language').notNull(),
    country: text('country').notNull(),
    /** The login that opened the frame and with which the session ends. */
    loginId: text('login_id'),
    /** The highest stake of a virtual game by the law of the player's home and of the site, hundredths; null without one (ruling 22). */
    maximumStake: bigint('maximum_stake', { mode: 'number' }),
    /** Kinds of events that the law of the player's home or of the site excludes. */
    excludedEvents: text('excluded_events').array().notNull().default([]),
    openedAt: moment('opened_at').notNull(),
    tokenExpiresAt: moment('token_expires_at').notNull(),
    /** When the vendor exchanged the token, which works once. */
    authenticatedAt: moment('authenticated_at'),
    /** No stakes after this moment. */
    endsAt: moment('ends_at').notNull(),
    ended: boolean('ended').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.id] }),
    index('sports_session_open').on(table.playerId, table.endsAt),
  ],
);

/** Finds the player of a session by its id or by the hash of its token. */
export const sportsSessionRoute = pgTable('sports_session_route', {
  key: text('key').primaryKey(),
  playerId: uuid('player_id').notNull(),
});

/** A bet and how it stands. Amounts in hundredths. */
export const sportsBet = pgTable(
  'sports_bet',
  {
    playerId: uuid('player_id').notNull(),
    /** The vendor's id. */
    betId: text('bet_id').notNull(),
    sessionId: uuid('session_id').notNull(),
    /** SPORTS or VIRTUAL_SPORTS. */
    category: text('category').notNull(),
    currency: text('currency').notNull(),
    /** The ledger's reference of the stake. */
    betReference: uuid('bet_reference').notNull(),
    stake: bigint('stake', { mode: 'number' }).notNull(),
    /** The part of the stake from the sports bonus: winnings go back in the same proportion. */
    bonusStake: bigint('bonus_stake', { mode: 'number' }).notNull(),
    /** The most that the bet can pay: a payout above it is refused (ruling 30). */
    potentialPayout: bigint('potential_payout', { mode: 'number' }).notNull(),
    description: text('description').notNull(),
    selections: jsonb('selections').notNull(),
    /** RESERVED, PLACED, SETTLED, CANCELLED or CASHED_OUT. */
    state: text('state').notNull(),
    /** Number of the last settlement; 0 before the first. */
    settlement: integer('settlement').notNull().default(0),
    outcome: text('outcome'),
    /** What the last settlement owes the player. */
    payout: bigint('payout', { mode: 'number' }).notNull().default(0),
    /** What the results have paid so far, without what was taken back, and the part of it in the sports bonus. */
    paid: bigint('paid', { mode: 'number' }).notNull().default(0),
    paidBonus: bigint('paid_bonus', { mode: 'number' }).notNull().default(0),
    /** The ledger's reference of the last result. */
    resultReference: uuid('result_reference'),
    /** The cash-out that has closed the bet. */
    cashoutReference: uuid('cashout_reference'),
    /** The part of the stake that the player has sold back while the bet stays open, and what it has paid. */
    soldStake: bigint('sold_stake', { mode: 'number' }).notNull().default(0),
    soldFor: bigint('sold_for', { mode: 'number' }).notNull().default(0),
    /** The free bet with which it was staked; no money was taken then. Null: the player's money. */
    freeBetId: uuid('free_bet_id'),
    reservedAt: moment('reserved_at').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.betId] })],
);

/** A part of a bet that was sold back. One that is taken back is deleted; the ledger keeps both movements. */
export const sportsSale = pgTable(
  'sports_sale',
  {
    playerId: uuid('player_id').notNull(),
    /** The ledger's reference of the cash-out. */
    reference: uuid('reference').notNull(),
    betId: text('bet_id').notNull(),
    /** The part of the stake, and what it paid. Hundredths. */
    stake: bigint('stake', { mode: 'number' }).notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    soldAt: moment('sold_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.reference] })],
);

/**
 * Whose bet an id of the vendor is: it has one namespace for all players (ruling 30). The nil UUID stands for a bet that
 * was cancelled before it arrived, so that it is refused when it does.
 */
export const sportsBetRoute = pgTable('sports_bet_route', {
  betId: text('bet_id').primaryKey(),
  playerId: uuid('player_id').notNull(),
});
