import { TRANSACTION_CATEGORIES, TRANSACTION_STATUSES, TRANSACTION_TYPES } from '@baize/contracts/wallet';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { LEDGER_ACCOUNTS } from './model/movement.ts';
import { moment } from '../../plugins/moment.ts';

/*
 * The ledger: double entry, integer hundredths, one round trip per movement (ruling 16; goals, Money).
 * A player's five balances are in one row, so a movement locks one row and players never wait for one another.
 * House and gateway accounts have no balance row: their balance is the sum of their postings. Each posting is keyed by
 * the player of its movement, so the house's side is stored with the player and no row is shared between players.
 *
 * Every key starts with the player, so the three tables can be sharded by player (docs/decisions/0037).
 *
 * Enumerations instead of check constraints: PostgreSQL rebuilds a check's expression for every statement but checks an
 * enumeration when it reads the value. No foreign keys between the three tables: only the wallet's own functions write
 * them, under the lock of the wallet's row, and the checks would cost a tenth of the movement.
 */
export const transactionType = pgEnum('transaction_type', TRANSACTION_TYPES);
export const transactionCategory = pgEnum('transaction_category', TRANSACTION_CATEGORIES);
export const transactionStatus = pgEnum('transaction_status', TRANSACTION_STATUSES);
export const ledgerAccount = pgEnum('ledger_account', LEDGER_ACCOUNTS);

const hundredths = (name: string) => bigint(name, { mode: 'number' }).notNull();

export const wallet = pgTable(
  'wallet',
  {
    playerId: uuid('player_id').primaryKey(),
    currency: text('currency').notNull(),
    main: hundredths('main').default(0),
    locked: hundredths('locked').default(0),
    sportsBonus: hundredths('sports_bonus').default(0),
    casinoBonus: hundredths('casino_bonus').default(0),
    liveCasinoBonus: hundredths('live_casino_bonus').default(0),
    /** Number of the latest movement; there are no gaps. */
    version: bigint('version', { mode: 'number' }).notNull().default(0),
    /** Lifetime sums, updated by the same statement as the balance. */
    staked: hundredths('staked').default(0),
    won: hundredths('won').default(0),
    deposited: hundredths('deposited').default(0),
    withdrawn: hundredths('withdrawn').default(0),
    depositCount: integer('deposit_count').notNull().default(0),
    /**
     * Highest `staked` minus `won` that a further stake may lead to (the player's spend limit), and when it expires;
     * null: no limit.
     */
    spendCeiling: bigint('spend_ceiling', { mode: 'number' }),
    spendCeilingUntil: moment('spend_ceiling_until'),
    createdAt: moment('created_at').notNull(),
  },
  () => [
    // One check instead of five: PostgreSQL parses each one for every movement.
    check('wallet_never_below_zero', sql`least(main, locked, sports_bonus, casino_bonus, live_casino_bonus) >= 0`),
  ],
);

export const walletTransaction = pgTable(
  'wallet_transaction',
  {
    playerId: uuid('player_id').notNull(),
    /** Counts this player's movements from 1: the wallet's version after this one. */
    seq: bigint('seq', { mode: 'number' }).notNull(),
    /** Public id and idempotency key of the movement, unique per player. */
    referenceId: uuid('reference_id').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Signed from the player's point of view. */
    amount: hundredths('amount'),
    /** The part of the amount that touched the bonus wallet. */
    bonusAmount: hundredths('bonus_amount'),
    /**
     * All five wallets, MAIN, and the bonus wallet involved, after this movement: a replay returns these values again.
     */
    balanceAfter: hundredths('balance_after'),
    mainAfter: hundredths('main_after'),
    bonusAfter: hundredths('bonus_after'),
    type: transactionType('type').notNull(),
    category: transactionCategory('category').notNull(),
    status: transactionStatus('status').notNull(),
    /** The first wallet touched (A§3 walletId). */
    wallet: ledgerAccount('wallet').notNull(),
    /** False for bookings that the player already sees under another entry, and for marks that move nothing. */
    shown: boolean('shown').notNull(),
    /** True once a bet's round is settled: it can no longer be refunded. */
    settled: boolean('settled').notNull(),
    description: text('description'),
    gameId: text('game_id'),
    roundId: text('round_id'),
    /** The movement that this one answers: the bet of a win, the withdrawal of a cancellation. */
    relatesTo: uuid('relates_to'),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.seq] }),
    uniqueIndex('wallet_transaction_player_reference').on(table.playerId, table.referenceId),
    index('wallet_transaction_time').on(table.playerId, table.createdAt, table.seq),
    // Almost every entry is a successful casino bet or win, so only the others are indexed.
    index('wallet_transaction_category')
      .on(table.playerId, table.category, table.seq)
      .where(sql`category <> 'CASINO'`),
    index('wallet_transaction_status')
      .on(table.playerId, table.status, table.seq)
      .where(sql`status <> 'SUCCESS'`),
    // Whether a round had a stake before: without it, an answer would take all movements of the player's last days.
    index('wallet_transaction_round')
      .on(table.playerId, table.roundId)
      .where(sql`type = 'BET'`),
    // Only the release before `winners` reads it, while the two run side by side. Drop it in the next one (0040).
    index('wallet_transaction_wins')
      .on(table.createdAt)
      .where(sql`type = 'WIN' and amount >= 1000`),
  ],
);

/**
 * How much of a player's deposits was still to be staked when they last paid in or out, so that nobody has to read their
 * history again. Written by the ledger's functions under the wallet's lock, for each percentage that was asked for; a stake
 * that is given back from before then removes the row, and the next question works it out again.
 */
export const unplayedDeposit = pgTable(
  'unplayed_deposit',
  {
    playerId: uuid('player_id').notNull(),
    /** How much of a deposit has to be staked. */
    percent: integer('percent').notNull(),
    /** What was to be staked after the movement `seq`. */
    due: hundredths('due'),
    /** The wallet's lifetime stakes at that moment: what was staked since then lessens what is due. */
    staked: hundredths('staked'),
    seq: bigint('seq', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.percent] })],
);

export const ledgerPosting = pgTable(
  'ledger_posting',
  {
    playerId: uuid('player_id').notNull(),
    seq: bigint('seq', { mode: 'number' }).notNull(),
    account: ledgerAccount('account').notNull(),
    amount: hundredths('amount'),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.seq, table.account] })],
);
