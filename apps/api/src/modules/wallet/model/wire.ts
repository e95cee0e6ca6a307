import type { Transaction, TransactionReward, WalletBalance } from '@baize/contracts/wallet';
import type { WalletBalanceMessage } from '@baize/contracts/socket';
import { toWire, type CurrencyCode } from '@baize/kernel';
import { fieldRefusal } from '../../../plugins/errors.ts';
import { ERROR } from '@baize/contracts/errors';
import type { TransactionRow } from '../repository/history.ts';
import { totalOf, type Balances } from './movement.ts';

/** A§3 Wallet. */
export const wireBalance = (balances: Balances): WalletBalance => ({
  mainBalance: toWire(balances.main),
  lockedBalance: toWire(balances.locked),
  sportsBonus: toWire(balances.sportsBonus),
  casinoBonus: toWire(balances.casinoBonus),
  liveCasinoBonus: toWire(balances.liveCasinoBonus),
  totalBalance: toWire(totalOf(balances)),
  currencyCode: balances.currency,
  version: balances.version,
});

/** Returns what a movement of the category BONUS is about, by what is booked with it; null for the other categories. */
function rewardOf({ category, bonus_amount, game_id, round_id }: TransactionRow): TransactionReward | null {
  if (category !== 'BONUS') return null;
  if (bonus_amount !== 0) return 'BONUS_MONEY';
  if (game_id !== null) return 'FREE_SPINS';
  return round_id === null ? 'CASHBACK' : 'FREE_BET';
}

/**
 * Returns the player's total after an entry. The history lists a withdrawal where it was requested, when its money was
 * still set aside and part of the total. Once it is paid, the money is gone, and so it is from the entry's total.
 */
const totalAfter = ({ type, category, status, amount, balance_after }: TransactionRow) =>
  type === 'WITHDRAW' && category === 'PAYMENT' && status === 'COMPLETED' ? balance_after + amount : balance_after;

/** A§3 Transaction. */
export const wireTransaction = (row: TransactionRow, currencyCode: CurrencyCode): Transaction => ({
  referenceId: row.reference_id,
  playerId: row.player_id,
  amount: toWire(row.amount),
  balanceAfterTransaction: toWire(totalAfter(row)),
  category: row.category,
  type: row.type,
  status: row.status,
  transactionDate: row.created_at.toISOString(),
  walletId: row.wallet,
  currencyCode,
  description: row.description,
  reward: rewardOf(row),
});

/** A§3 balance message: a map of main, locked and bonus entries. */
export const balanceMessage = (balances: Balances): WalletBalanceMessage => ({
  body: {
    type: 'WALLET_BALANCE',
    balanceMap: {
      main: { cash: toWire(balances.main) },
      locked: { cash: toWire(balances.locked) },
      bonus: [
        { bonus: toWire(balances.sportsBonus), vertical: 'SPORTS' },
        { bonus: toWire(balances.casinoBonus), vertical: 'CASINO' },
        { bonus: toWire(balances.liveCasinoBonus), vertical: 'LIVE_CASINO' },
      ],
    },
    currencyCode: balances.currency,
    version: balances.version,
  },
});

/**
 * Parses a time from a query.
 * @throws Refusal 400 for anything that is not a date, or a year that the database cannot store
 */
function instantOf(field: string, text: string | undefined): Date | null {
  if (text === undefined) return null;
  const date = new Date(text);
  const year = date.getUTCFullYear();
  // JavaScript accepts years from 271821 BC to AD 275760, and writes those outside four digits in its own format.
  if (!(year >= 1 && year <= 9999)) throw fieldRefusal(field, ERROR.validation);
  return date;
}

const HOUR_MS = 3_600_000;

/** A period as a query names it. */
export interface PeriodQuery {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly hour?: number | undefined;
}

/**
 * Returns the two ends of a period, both inclusive; null: without an end. `hour` counts back from `now`. Of two starts
 * the later counts, because each of them filters.
 * @throws Refusal 400 for a year that the database cannot store
 */
export function periodOf({ from, to, hour }: PeriodQuery, now: Date): { from: Date | null; to: Date | null } {
  const starts = [instantOf('from', from), hour === undefined ? null : new Date(now.getTime() - hour * HOUR_MS)];
  const times = starts.flatMap((start) => start?.getTime() ?? []);
  return { from: times.length === 0 ? null : new Date(Math.max(...times)), to: instantOf('to', to) };
}
