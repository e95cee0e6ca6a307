import type { WalletBalanceMessage } from '@baize/contracts/socket';
import type { Payment, PaymentMethod, PendingWithdrawal } from '@baize/contracts/cashier';
import type { GameRound, HistoryEntry, Transaction, WalletBalance, WalletSummary } from '@baize/contracts/wallet';
import { PLAYER_ID } from './player.ts';

/** Builds a reference from a number. */
export const reference = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** Amounts as on the wire: 120.5 is 120,50 €. The total follows from the parts. */
export function walletBalance(over: Partial<WalletBalance> = {}): WalletBalance {
  const parts = { mainBalance: 100, lockedBalance: 0, sportsBonus: 0, casinoBonus: 0, liveCasinoBonus: 0, ...over };
  const total =
    Math.round(
      (parts.mainBalance + parts.lockedBalance + parts.sportsBonus + parts.casinoBonus + parts.liveCasinoBonus) * 100,
    ) / 100;
  return { currencyCode: 'EUR', version: 1, totalBalance: total, ...parts };
}

export const balanceMessage = (
  main: number,
  version: number,
  over: Partial<WalletBalanceMessage['body']> = {},
): WalletBalanceMessage => ({
  body: {
    type: 'WALLET_BALANCE',
    balanceMap: { main: { cash: main }, locked: { cash: 0 }, bonus: [] },
    currencyCode: 'EUR',
    version,
    ...over,
  },
});

export const transaction = (number: number, over: Partial<Transaction> = {}): Transaction => ({
  referenceId: reference(number),
  playerId: PLAYER_ID,
  amount: -1,
  balanceAfterTransaction: 100,
  category: 'CASINO',
  type: 'BET',
  status: 'SUCCESS',
  transactionDate: new Date(Date.UTC(2026, 10, 20, 12) - number * 60_000).toISOString(),
  walletId: 'MAIN',
  currencyCode: 'EUR',
  description: `Game ${number}`,
  reward: null,
  ...over,
});

/** A row of the history that is a single movement. */
export const historyEntry = (number: number, over: Partial<HistoryEntry> = {}): HistoryEntry => ({
  ...transaction(number),
  session: null,
  ...over,
});

/** A game session in the history. */
export const historySession = (
  number: number,
  session: Partial<NonNullable<HistoryEntry['session']>> = {},
  over: Partial<HistoryEntry> = {},
): HistoryEntry => {
  const { transactionDate } = transaction(number);
  return historyEntry(number, {
    session: {
      latest: reference(number + 5000),
      startedAt: new Date(Date.parse(transactionDate) - 20 * 60_000).toISOString(),
      rounds: 12,
      staked: 24,
      won: 14,
      ...session,
    },
    amount: -10,
    ...over,
  });
};

export const gameRound = (number: number, over: Partial<GameRound> = {}): GameRound => ({
  referenceId: reference(number),
  transactionDate: transaction(number).transactionDate,
  staked: 2,
  won: 0,
  voided: false,
  amount: -2,
  balanceAfterTransaction: 100,
  ...over,
});

export const paymentMethod = (over: Partial<PaymentMethod> = {}): PaymentMethod => ({
  name: 'CREDITCARD',
  paymentMethodType: 'DEPOSIT',
  min: 10,
  max: 1000,
  processTime: 0,
  recent: false,
  ...over,
});

export const payment = (over: Partial<Payment> = {}): Payment => ({
  referenceId: reference(900),
  amount: 50,
  currencyCode: 'EUR',
  paymentMethod: 'CREDITCARD',
  status: 'PENDING',
  redirectUrl: null,
  createdAt: '2026-11-20T12:00:00.000Z',
  failureCode: null,
  ...over,
});

export const pendingWithdrawal = (over: Partial<PendingWithdrawal> = {}): PendingWithdrawal => ({
  pendingWithdrawalId: reference(950),
  amount: 20,
  currencyCode: 'EUR',
  paymentMethod: 'CREDITCARD',
  requestedAt: '2026-11-20T12:00:00.000Z',
  status: 'PENDING',
  cancellable: true,
  cancelForbiddenBy: null,
  nextStep: 'REVIEW',
  holds: [],
  ...over,
});

/** Nothing deposited or withdrawn yet. The totals follow from the days. */
export function walletSummaryOf(days: WalletSummary['days'] = [], over: Partial<WalletSummary> = {}): WalletSummary {
  const sum = (key: 'deposited' | 'withdrawn') =>
    Math.round(days.reduce((total, day) => total + day[key] * 100, 0)) / 100;
  const [deposited, withdrawn] = [sum('deposited'), sum('withdrawn')];
  return {
    deposited,
    withdrawn,
    netPosition: Math.round((withdrawn - deposited) * 100) / 100,
    currencyCode: 'EUR',
    timeZone: 'Europe/Helsinki',
    days,
    ...over,
  };
}
