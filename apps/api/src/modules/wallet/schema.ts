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
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { LEDGER_ACCOUNTS } from './model/movement.ts';

/*
 * The ledger: double entry, integer hundredths, one round trip per movement (ruling 16; goals, Money).
 * A player's five balances lie in ONE row, so that a movement locks one row and players never wait for one another.
 * House and gateway accounts have no balance row at all: what they hold is the sum of their postings.
 *
 * Enumerations instead of check constraints: a check's expression is rebuilt for every statement, an enumeration's word
 * is checked as it is read. No foreign keys between the three tables: wallet_move, which alone writes them, has locked
 * the wallet's row when it does, and the checks would cost a tenth of the movement.
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
    /** Lifetime sums, kept by the same write that keeps the balance. */
    staked: hundredths('staked').default(0),
    won: hundredths('won').default(0),
    deposited: hundredths('deposited').default(0),
    withdrawn: hundredths('withdrawn').default(0),
    depositCount: integer('deposit_count').notNull().default(0),
    /** What `staked` less `won` may come to by a further stake (a limit of the player's own), and until when that holds; null: no limit. */
    spendCeiling: bigint('spend_ceiling', { mode: 'number' }),
    spendCeilingUntil: timestamp('spend_ceiling_until', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  () => [
    // One check, not five: each is parsed anew for every movement.
    check('wallet_never_below_zero', sql`least(main, locked, sports_bonus, casino_bonus, live_casino_bonus) >= 0`),
  ],
);

export const walletTransaction = pgTable(
  'wallet_transaction',
  {
    playerId: uuid('player_id').notNull(),
    /** Counts this player's movements from 1: the wallet's version after this one. */
    seq: bigint('seq', { mode: 'number' }).notNull(),
    /** Public id and idempotency key in one: made from whoever's key started the movement. */
    referenceId: uuid('reference_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Signed as the player's money sees it. */
    amount: hundredths('amount'),
    /** The part of the amount that touched the bonus wallet. */
    bonusAmount: hundredths('bonus_amount'),
    /** All five wallets, MAIN, and the bonus wallet concerned, after this movement: a replay answers with what was true then. */
    balanceAfter: hundredths('balance_after'),
    mainAfter: hundredths('main_after'),
    bonusAfter: hundredths('bonus_after'),
    type: transactionType('type').notNull(),
    category: transactionCategory('category').notNull(),
    status: transactionStatus('status').notNull(),
    /** The first wallet touched (A§3 walletId). */
    wallet: ledgerAccount('wallet').notNull(),
    /** False for bookings that the player has already seen under another entry, and for marks that move nothing. */
    shown: boolean('shown').notNull(),
    /** A bet whose round has been settled cannot be refunded any more. */
    settled: boolean('settled').notNull(),
    description: text('description'),
    gameId: text('game_id'),
    roundId: text('round_id'),
    /** The movement that this one answers: a win its bet, a cancellation its withdrawal. */
    relatesTo: uuid('relates_to'),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.seq] }),
    uniqueIndex('wallet_transaction_reference').on(table.referenceId),
    index('wallet_transaction_time').on(table.playerId, table.createdAt, table.seq),
    // Almost every entry is a successful casino bet or win: only the others are worth an index of their own.
    index('wallet_transaction_category')
      .on(table.playerId, table.category, table.seq)
      .where(sql`category <> 'CASINO'`),
    index('wallet_transaction_status')
      .on(table.playerId, table.status, table.seq)
      .where(sql`status <> 'SUCCESS'`),
    index('wallet_transaction_wins')
      .on(table.createdAt)
      .where(sql`type = 'WIN' and amount >= 1000`),
  ],
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
