import type { TransactionCategory, TransactionStatus, TransactionType } from '@baize/contracts/wallet';
import type { CurrencyCode, Hundredths } from '@baize/kernel';

/**
 * Every account of the ledger: a player's five wallets, then the counter-accounts of a movement. The order is the
 * database's.
 */
export const LEDGER_ACCOUNTS = [
  'MAIN',
  'LOCKED',
  'BONUS_SPORTS',
  'BONUS_CASINO',
  'BONUS_LIVE_CASINO',
  'HOUSE_CASINO',
  'HOUSE_LIVE_CASINO',
  'HOUSE_SPORTS',
  'HOUSE_BONUS',
  'HOUSE_ADJUSTMENT',
  'GATEWAY',
] as const;
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number];
export type BonusWallet = 'BONUS_SPORTS' | 'BONUS_CASINO' | 'BONUS_LIVE_CASINO';
export type CounterAccount = Exclude<LedgerAccount, 'MAIN' | 'LOCKED' | BonusWallet>;

/** The bonus wallet and the house account of each vertical (ruling 16). */
export type Vertical = 'CASINO' | 'LIVE_CASINO' | 'SPORTS';
export const BONUS_WALLET: Readonly<Record<Vertical, BonusWallet>> = {
  CASINO: 'BONUS_CASINO',
  LIVE_CASINO: 'BONUS_LIVE_CASINO',
  SPORTS: 'BONUS_SPORTS',
};
export const HOUSE_ACCOUNT: Readonly<Record<Vertical, CounterAccount>> = {
  CASINO: 'HOUSE_CASINO',
  LIVE_CASINO: 'HOUSE_LIVE_CASINO',
  SPORTS: 'HOUSE_SPORTS',
};

/** One movement of one player's money, as `wallet_move` takes it. Amounts in hundredths. */
export interface Movement {
  /** Idempotency key and public id; make it with `referenceOf`, or use the id of what is being paid. */
  readonly reference: string;
  readonly playerId: string;
  readonly currency: CurrencyCode;
  readonly type: TransactionType;
  readonly category: TransactionCategory;
  readonly status: TransactionStatus;
  /** Signed from the player's point of view. */
  readonly amount: Hundredths;
  /** The change of each wallet. */
  readonly main: Hundredths;
  readonly locked: Hundredths;
  readonly bonus: Hundredths;
  /** The bonus wallet that `bonus` and `spill` refer to. */
  readonly bonusWallet: BonusWallet | null;
  /** Takes what MAIN cannot cover from the bonus wallet (ruling 16). */
  readonly spill: boolean;
  /**
   * The counter-account, which changes by the opposite of the three together; null between the player's own wallets.
   */
  readonly counter: CounterAccount | null;
  readonly shown: boolean;
  readonly description: string | null;
  readonly gameId: string | null;
  readonly roundId: string | null;
  readonly relatesTo: string | null;
}

type Common = Pick<Movement, 'reference' | 'playerId' | 'currency'>;
const still = {
  main: 0,
  locked: 0,
  bonus: 0,
  bonusWallet: null,
  spill: false,
  counter: null,
  shown: true,
  description: null,
  gameId: null,
  roundId: null,
  relatesTo: null,
} as const;

/** A stake: MAIN first, then the bonus wallet of the vertical (ruling 16). */
export const stake = (
  common: Common,
  amount: Hundredths,
  vertical: Vertical,
  game: { readonly gameId: string; readonly roundId: string; readonly title: string | null },
): Movement => ({
  ...still,
  ...common,
  type: 'BET',
  category: vertical,
  status: 'SUCCESS',
  amount: -amount,
  main: -amount,
  bonusWallet: BONUS_WALLET[vertical],
  spill: true,
  counter: HOUSE_ACCOUNT[vertical],
  gameId: game.gameId,
  roundId: game.roundId,
  description: game.title,
});
/**
 * A win that an operator has released; the studio's own wins are booked by `studio_win`, with the same content.
 * @param amount negative for a win that is taken back
 * @param toBonus the part that goes to the bonus wallet
 * @throws RangeError unless the part lies within the amount: more would turn bonus money into the player's own
 */
export function win(
  common: Common,
  amount: Hundredths,
  toBonus: Hundredths,
  vertical: Vertical,
  game: {
    readonly gameId: string;
    readonly roundId: string;
    readonly title: string | null;
    readonly betReference: string;
  },
): Movement {
  if (toBonus < Math.min(0, amount) || toBonus > Math.max(0, amount))
    throw new RangeError(`A win of ${amount} cannot pay ${toBonus} to the bonus wallet.`);
  return {
    ...still,
    ...common,
    type: 'WIN',
    category: vertical,
    status: 'SUCCESS',
    amount,
    main: amount - toBonus,
    bonus: toBonus,
    bonusWallet: BONUS_WALLET[vertical],
    counter: HOUSE_ACCOUNT[vertical],
    gameId: game.gameId,
    roundId: game.roundId,
    description: game.title,
    relatesTo: game.betReference,
  };
}
/**
 * Money from the gateway. The reference is the payment's own id, so a payment is credited once, however often it is
 * reported.
 */
export const deposit = (common: Common, amount: Hundredths, method: string): Movement => ({
  ...still,
  ...common,
  type: 'DEPOSIT',
  category: 'PAYMENT',
  status: 'SUCCESS',
  amount,
  main: amount,
  counter: 'GATEWAY',
  description: method,
});
/**
 * A failed deposit, or one that was cancelled because the player did not finish it: it appears in the player's history,
 * but no money moves.
 */
export const failedDeposit = (
  common: Common,
  amount: Hundredths,
  method: string,
  paymentId: string,
  status: 'FAILED' | 'CANCELLED',
): Movement => ({
  ...still,
  ...common,
  type: 'DEPOSIT',
  category: 'PAYMENT',
  status,
  amount,
  description: method,
  relatesTo: paymentId,
});
/** A requested withdrawal: MAIN to LOCKED until it is paid or returned (ruling 16). */
export const lockWithdrawal = (common: Common, amount: Hundredths, method: string): Movement => ({
  ...still,
  ...common,
  type: 'WITHDRAW',
  category: 'PAYMENT',
  status: 'PENDING',
  amount: -amount,
  main: -amount,
  locked: amount,
  description: method,
});
/** A returned withdrawal: cancelled by the player, rejected by the operator or failed at the gateway. */
export const releaseWithdrawal = (
  common: Common,
  amount: Hundredths,
  method: string,
  withdrawalId: string,
  by: 'CANCELED' | 'REVERSAL',
): Movement => ({
  ...still,
  ...common,
  type: by,
  category: 'PAYMENT',
  status: 'SUCCESS',
  amount,
  main: amount,
  locked: -amount,
  description: method,
  relatesTo: withdrawalId,
});
/**
 * A paid withdrawal: LOCKED leaves through the gateway. The history already lists the withdrawal, so this entry is
 * hidden.
 */
export const payWithdrawal = (common: Common, amount: Hundredths, method: string, withdrawalId: string): Movement => ({
  ...still,
  ...common,
  type: 'WITHDRAW',
  category: 'PAYMENT',
  status: 'COMPLETED',
  amount: -amount,
  locked: -amount,
  counter: 'GATEWAY',
  shown: false,
  description: method,
  relatesTo: withdrawalId,
});
/** A correction by an operator: what an error gave to the player, or took from them. */
export const correctBalance = (common: Common, amount: Hundredths): Movement => ({
  ...still,
  ...common,
  type: 'REVERSAL',
  category: 'ADJUSTMENT',
  status: 'SUCCESS',
  amount,
  main: amount,
  counter: 'HOUSE_ADJUSTMENT',
});
/**
 * A deposit that the player's bank took back, whole or in part: it leaves MAIN the way it came. Where MAIN has nothing left
 * of it, the amount is 0 and the history does not show it.
 */
export const reverseDeposit = (common: Common, amount: Hundredths, method: string, depositId: string): Movement => ({
  ...still,
  ...common,
  type: 'REVERSAL_DP',
  category: 'PAYMENT',
  status: 'SUCCESS',
  amount: 0 - amount,
  main: 0 - amount,
  counter: 'GATEWAY',
  shown: amount > 0,
  description: method,
  relatesTo: depositId,
});
/** Bonus money given by the house. */
export const grantBonus = (common: Common, amount: Hundredths, vertical: Vertical, title: string | null): Movement => ({
  ...still,
  ...common,
  type: 'DEPOSIT',
  category: 'BONUS',
  status: 'SUCCESS',
  amount,
  bonus: amount,
  bonusWallet: BONUS_WALLET[vertical],
  counter: 'HOUSE_BONUS',
  description: title,
});

/** Bonus money that goes back to the house: the bonus was forfeited, has expired, or exceeds its maximum win. */
export const forfeitBonus = (
  common: Common,
  amount: Hundredths,
  vertical: Vertical,
  title: string | null,
): Movement => ({
  ...still,
  ...common,
  type: 'FORFEIT',
  category: 'BONUS',
  status: 'SUCCESS',
  amount: -amount,
  bonus: -amount,
  bonusWallet: BONUS_WALLET[vertical],
  counter: 'HOUSE_BONUS',
  description: title,
});
/** Bonus money that becomes the player's own: from the bonus wallet to MAIN. */
export const convertBonus = (
  common: Common,
  amount: Hundredths,
  vertical: Vertical,
  title: string | null,
): Movement => ({
  ...still,
  ...common,
  type: 'CASHOUT',
  category: 'BONUS',
  status: 'SUCCESS',
  amount,
  main: amount,
  bonus: -amount,
  bonusWallet: BONUS_WALLET[vertical],
  description: title,
});

/** Money of the house for a part of the player's losses: their own at once. */
export const payCashback = (common: Common, amount: Hundredths, title: string | null): Movement => ({
  ...still,
  ...common,
  type: 'CASHOUT',
  category: 'BONUS',
  status: 'SUCCESS',
  amount,
  main: amount,
  counter: 'HOUSE_BONUS',
  description: title,
});

/** A win of a free spin: the house pays it, because nothing was staked, and it is the player's own at once. */
export const payFreeSpinWin = (
  common: Common,
  amount: Hundredths,
  game: { readonly gameId: string; readonly roundId: string; readonly title: string },
): Movement => ({
  ...payCashback(common, amount, game.title),
  gameId: game.gameId,
  roundId: game.roundId,
});

/** A win of a free bet, without the stake, which was never the player's: the house pays it, and it is theirs at once. */
export const payFreeBetWin = (common: Common, amount: Hundredths, bet: { betId: string; title: string }): Movement => ({
  ...payCashback(common, amount, bet.title),
  roundId: bet.betId,
});

/** A win of a free bet that a later result takes back. */
export const takeBackFreeBetWin = (
  common: Common,
  amount: Hundredths,
  bet: { betId: string; title: string },
): Movement => ({
  ...payFreeBetWin(common, -amount, bet),
  type: 'CASHOUT_VOID',
});

/** Five wallets of one player, in hundredths. */
export interface Balances {
  readonly main: Hundredths;
  readonly locked: Hundredths;
  readonly sportsBonus: Hundredths;
  readonly casinoBonus: Hundredths;
  readonly liveCasinoBonus: Hundredths;
  readonly currency: CurrencyCode;
  /** Grows with every movement. */
  readonly version: number;
}
export const totalOf = (balances: Balances): Hundredths =>
  balances.main + balances.locked + balances.sportsBonus + balances.casinoBonus + balances.liveCasinoBonus;

/**
 * Outcome of a movement. Only MOVED moves money. SPEND_LIMIT: the stake would exceed the player's
 * spend ceiling; SPEND_STALE: that ceiling has expired and must be calculated again (`app.spendingRules`).
 */
export type MoveOutcome =
  'MOVED' | 'REPLAY' | 'CONFLICT' | 'NO_WALLET' | 'CURRENCY' | 'NOT_ENOUGH_FUNDS' | 'SPEND_LIMIT' | 'SPEND_STALE';

export interface Receipt<Outcome extends string = MoveOutcome> {
  readonly outcome: Outcome;
  readonly reference: string;
  readonly playerId: string;
  /** From the first answer, also for a replay; null unless MOVED or REPLAY. */
  readonly then: {
    readonly amount: Hundredths;
    readonly balance: Hundredths;
    readonly main: Hundredths;
    readonly bonus: Hundredths;
    readonly status: TransactionStatus;
  } | null;
  /** The current balances; null without a wallet. */
  readonly balances: Balances | null;
}
