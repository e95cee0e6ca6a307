import * as z from 'zod/mini';
import { givenMoment } from './given-moment.ts';
import { defineRoute } from './route.ts';
import { currency, timestamp, uuid, wireAmount, wireTotal } from './shapes.ts';

/** A§3 Wallet. `totalBalance` is the sum of the five. */
export const walletBalance = z.object({
  mainBalance: wireTotal,
  lockedBalance: wireTotal,
  sportsBonus: wireTotal,
  casinoBonus: wireTotal,
  liveCasinoBonus: wireTotal,
  totalBalance: wireTotal,
  currencyCode: currency,
  /** Grows with every movement of this player; an older balance never overwrites a newer one. */
  version: z.number(),
});
export type WalletBalance = z.infer<typeof walletBalance>;

export const TRANSACTION_STATUSES = [
  'FAILED',
  'PENDING',
  'SUCCESS',
  'REVERTED',
  'WAITING_INPUT',
  'COMPLETED',
  'CANCELLED',
] as const;
export const TRANSACTION_TYPES = [
  'BET',
  'BET_VOID',
  'CASHOUT',
  'CASHOUT_VOID',
  'DEPOSIT',
  'LOSS',
  'WIN',
  'WIN_VOID',
  'WITHDRAW',
  'DORMANT',
  'REVERSAL',
  'FORFEIT',
  'CANCELED',
  'REVERSAL_DP',
] as const;
export const TRANSACTION_CATEGORIES = [
  'BONUS',
  'CASINO',
  'PAYMENT',
  'SPORTS',
  'VIRTUAL_SPORTS',
  'LIVE_CASINO',
  'ADJUSTMENT',
  'DORMANT_ADJUSTMENT',
] as const;
export const transactionStatus = z.enum(TRANSACTION_STATUSES);
export const transactionType = z.enum(TRANSACTION_TYPES);
export const transactionCategory = z.enum(TRANSACTION_CATEGORIES);
export type TransactionStatus = z.infer<typeof transactionStatus>;
export type TransactionType = z.infer<typeof transactionType>;
export type TransactionCategory = z.infer<typeof transactionCategory>;
/** What an entry of the category BONUS is about. The documents' types don't say it: each of the four is paid as CASHOUT. */
export const TRANSACTION_REWARDS = ['BONUS_MONEY', 'CASHBACK', 'FREE_SPINS', 'FREE_BET'] as const;
export type TransactionReward = (typeof TRANSACTION_REWARDS)[number];

/**
 * A§3 Transaction. `amount` is signed from the player's point of view: a bet is negative. `balanceAfterTransaction` is
 * the player's total balance: of a waiting withdrawal with its money, which is set aside, and of a paid one without it.
 */
export const transaction = z.object({
  referenceId: uuid,
  playerId: uuid,
  amount: wireAmount,
  balanceAfterTransaction: wireTotal,
  category: transactionCategory,
  type: transactionType,
  status: transactionStatus,
  transactionDate: timestamp,
  walletId: z.string(),
  currencyCode: currency,
  /** The game's title or the payment method, if there is one. */
  description: z.nullable(z.string()),
  /** Null outside the category BONUS. */
  reward: z.nullable(z.enum(TRANSACTION_REWARDS)),
});
export type Transaction = z.infer<typeof transaction>;

/** A§9 Transaction page size: a full page means that there may be more. */
export const TRANSACTION_PAGE_SIZE = 10;
/** A§9, in milliseconds. */
export const WALLET_POLL_MS = 20_000;
export const TRANSACTION_POLL_MS = 30_000;

export const balance = defineRoute({
  id: 'walletBalance',
  method: 'GET',
  base: 'v1',
  path: '/player/wallet',
  auth: 'player',
  restricted: 'open',
  anywhere: 'own-money',
  source: 'A§3; path ours',
  summary: 'The player’s balances. 404: no wallet yet.',
  response: walletBalance,
  errors: ['error.not_found'],
});
export const socketToken = defineRoute({
  id: 'walletSocketToken',
  method: 'GET',
  base: 'v1',
  path: '/player/wallet/socket-token',
  auth: 'player',
  restricted: 'open',
  anywhere: 'own-money',
  source: 'A§7; path ours',
  summary: 'A short-lived token for the wallet socket.',
  response: z.object({ token: z.string(), expiresAt: timestamp }),
});
/** The longest period that `hour` can name: a leap year. */
const MOST_HOURS = 366 * 24;
/** A period of the history (A§3): between two moments, or the last hours before the call. Of two starts the later counts. */
const period = {
  from: z.optional(givenMoment),
  to: z.optional(givenMoment),
  hour: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(MOST_HOURS))),
};
/** Returns how a list of the history is paged and filtered. @param most the largest page */
const historyQuery = (most: number) =>
  z.object({
    limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(most))),
    /** How many newer rows to skip, in steps of a page (A§4). */
    position: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(100_000))),
    /** `referenceId` of the last row already shown: keyset paging, with the same cost at any depth. */
    before: z.optional(uuid),
    category: z.optional(transactionCategory),
    /** SUCCESS and COMPLETED both mean done: either finds both. */
    status: z.optional(transactionStatus),
    ...period,
  });
export const transactions = defineRoute({
  id: 'transactions',
  method: 'GET',
  base: 'v1',
  path: '/player/wallet/transactions',
  auth: 'player',
  restricted: 'open',
  anywhere: 'own-money',
  source: 'A§4, A§7',
  summary: 'The player’s transactions, newest first. The site requests pages of 10.',
  query: historyQuery(100),
  response: z.array(transaction),
});
export const withdrawalTransactions = defineRoute({
  id: 'withdrawalTransactions',
  method: 'GET',
  base: 'v1',
  path: '/player/wallet/withdrawals',
  auth: 'player',
  restricted: 'open',
  anywhere: 'own-money',
  source: 'A§7; path ours',
  summary:
    'The player’s withdrawals alone, newest first, paged and filtered like the transactions. Money that came back is a transaction of its own and not among them.',
  query: historyQuery(100),
  response: z.array(transaction),
});
/**
 * A row of the history: a movement, or the movements of one game session as one. For a session, the fields of the
 * transaction are those of its latest movement, except `amount`, which is the sum, and `referenceId`, which is the first
 * movement's: it stays the same while the session goes on.
 */
export const historyEntry = z.extend(transaction, {
  amount: wireTotal,
  session: z.nullable(
    z.object({
      /** `referenceId` of its latest movement. */
      latest: uuid,
      startedAt: timestamp,
      rounds: z.number(),
      /** Without stakes that were returned. */
      staked: wireTotal,
      won: wireTotal,
    }),
  ),
});
export type HistoryEntry = z.infer<typeof historyEntry>;
export const walletHistory = defineRoute({
  id: 'walletHistory',
  method: 'GET',
  base: 'v1',
  path: '/player/wallet/history',
  auth: 'player',
  restricted: 'open',
  anywhere: 'own-money',
  source: 'A§4; path ours',
  summary:
    'The player’s transactions, newest first, those of one game session together: play in one game without a pause of half an hour or another transaction between. Filters apply to the transactions. The site requests pages of 10.',
  query: historyQuery(50),
  response: z.array(historyEntry),
});
/** One round of a game, with all its stakes and wins. */
export const gameRound = z.object({
  /** `referenceId` of its latest movement. */
  referenceId: uuid,
  transactionDate: timestamp,
  /** Without stakes that were returned. */
  staked: wireTotal,
  won: wireTotal,
  /** True if a stake was returned. */
  voided: z.boolean(),
  /** What the round changed: negative for a loss. */
  amount: wireTotal,
  /** The player's total balance after the round. */
  balanceAfterTransaction: wireTotal,
});
export type GameRound = z.infer<typeof gameRound>;
export const sessionRounds = defineRoute({
  id: 'walletSessionRounds',
  method: 'GET',
  base: 'v1',
  path: '/player/wallet/history/:referenceId/rounds',
  auth: 'player',
  restricted: 'open',
  anywhere: 'own-money',
  source: 'ours',
  summary: 'The rounds of a game session in the history, newest first, in pages of 10.',
  params: z.object({ referenceId: uuid }),
  query: z.object({
    /** `latest` of the session. */
    latest: uuid,
    position: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(100_000))),
  }),
  response: z.object({ currencyCode: currency, rounds: z.array(gameRound) }),
  errors: ['error.not_found'],
});
export const netPosition = defineRoute({
  id: 'netPosition',
  method: 'GET',
  base: 'v1',
  path: '/player/wallet/net-position-win-loss',
  auth: 'player',
  restricted: 'open',
  anywhere: 'own-money',
  source: 'A§3, A§7',
  summary: 'Deposits, withdrawals, stakes and winnings of the player over a period.',
  query: z.object(period),
  response: z.object({ netPosition: wireTotal, winLoss: wireTotal, currencyCode: currency }),
});
/** Sums of one calendar day in the player's time zone (ruling 17). */
export const walletDay = z.object({
  day: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  deposited: wireTotal,
  withdrawn: wireTotal,
});
export type WalletDay = z.infer<typeof walletDay>;
export const walletSummary = defineRoute({
  id: 'walletSummary',
  method: 'GET',
  base: 'v1',
  path: '/player/wallet/summary',
  auth: 'player',
  restricted: 'open',
  anywhere: 'own-money',
  source: 'A§3; path ours',
  summary: 'Deposits, paid withdrawals and net position over a period, in total and by day.',
  query: z.object(period),
  response: z.object({
    /** Without what the player's bank took back; a reversal counts on the day of its deposit. */
    deposited: wireTotal,
    /** Paid withdrawals; pending ones are not counted. */
    withdrawn: wireTotal,
    /** `withdrawn` minus `deposited`; negative if the player has deposited more than withdrawn. */
    netPosition: wireTotal,
    currencyCode: currency,
    /** Time zone whose midnight ends a day. */
    timeZone: z.string(),
    /** Days with a deposit or a paid withdrawal, oldest first. */
    days: z.array(walletDay),
  }),
  errors: ['error.not_found'],
});
export type WalletSummary = z.infer<typeof walletSummary.response>;
