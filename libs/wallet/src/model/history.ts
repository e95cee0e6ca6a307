import { type PendingDeposit } from '@baize/contracts/cashier';
import {
  TRANSACTION_PAGE_SIZE,
  type HistoryEntry,
  type TransactionCategory,
  type TransactionReward,
  type TransactionStatus,
  type TransactionType,
} from '@baize/contracts/wallet';

/** What the history shows of an entry. A pending deposit is not in the ledger, so no balance follows from it. */
export type ShownEntry = Pick<
  HistoryEntry,
  | 'referenceId'
  | 'amount'
  | 'category'
  | 'type'
  | 'status'
  | 'transactionDate'
  | 'currencyCode'
  | 'description'
  | 'reward'
  | 'session'
> & { readonly balanceAfterTransaction: number | null };

/** What rewards book with the types of payments and bets, by its own name. */
const KINDS_OF_REWARDS = {
  BONUS_MONEY: { DEPOSIT: 'BONUS_ADDED', CASHOUT: 'BONUS_CONVERTED' },
  CASHBACK: { CASHOUT: 'CASHBACK' },
  FREE_SPINS: { CASHOUT: 'FREE_SPINS' },
  FREE_BET: { CASHOUT: 'FREE_BET', CASHOUT_VOID: 'WIN_VOID' },
} as const satisfies Record<TransactionReward, Partial<Record<TransactionType, string>>>;
type Kinds = typeof KINDS_OF_REWARDS;
type KindOfReward = { [Reward in keyof Kinds]: Kinds[Reward][keyof Kinds[Reward]] }[keyof Kinds];

/** Returns what an entry is, as the end of a text's key. */
export function kindOfEntry({
  type,
  category,
  reward,
}: Pick<ShownEntry, 'type' | 'category' | 'reward'>): TransactionType | KindOfReward | 'ADJUSTMENT' {
  if (category === 'ADJUSTMENT') return category;
  const kinds: Partial<Record<TransactionType, KindOfReward>> = reward === null ? {} : KINDS_OF_REWARDS[reward];
  return kinds[type] ?? type;
}

/** A row of the history. The first of each day is flagged (A§3). */
export type HistoryRow = ShownEntry & { readonly firstOfDay: boolean };

/** A period of the history: between two ISO moments, both included, or the last hours. Without any of them, all time. */
export interface HistoryPeriod {
  readonly from?: string;
  readonly to?: string;
  readonly hour?: number;
}

const HOUR_MS = 3_600_000;

/**
 * Returns the two ends of a period, in milliseconds since 1970; null: without an end.
 * @param now by the server's clock
 */
export const endsOf = ({ from, to, hour }: HistoryPeriod, now: number) => ({
  from: hour !== undefined ? now - hour * HOUR_MS : from !== undefined ? Date.parse(from) : null,
  to: to !== undefined ? Date.parse(to) : null,
});

/** Returns the pending deposits that a filter of the history finds, as rows. @param now by the server's clock */
export const pendingEntries = (
  deposits: readonly PendingDeposit[],
  {
    category = 'PAYMENT',
    status = 'PENDING',
    ...period
  }: HistoryPeriod & { readonly category?: TransactionCategory; readonly status?: TransactionStatus },
  now: number,
): readonly ShownEntry[] => {
  const { from, to } = endsOf(period, now);
  return category !== 'PAYMENT' || status !== 'PENDING'
    ? []
    : deposits
        .filter(({ createdAt }) => {
          const time = Date.parse(createdAt);
          return (from === null || time >= from) && (to === null || time <= to);
        })
        .map(({ referenceId, amount, currencyCode, paymentMethod, createdAt }) => ({
          referenceId,
          amount,
          currencyCode,
          category,
          type: 'DEPOSIT',
          status,
          transactionDate: createdAt,
          description: paymentMethod,
          reward: null,
          balanceAfterTransaction: null,
          session: null,
        }));
};

/** Merges pages of the history: each `referenceId` once, newest first (A§4). */
export function mergePages<Entry extends Pick<ShownEntry, 'referenceId' | 'transactionDate'>>(
  pages: readonly (readonly Entry[])[],
  timeZone?: string,
): readonly (Entry & { readonly firstOfDay: boolean })[] {
  const byReference = new Map<string, Entry>();
  // Earlier pages are fresher because the first page is polled.
  for (const page of pages)
    for (const entry of page) if (!byReference.has(entry.referenceId)) byReference.set(entry.referenceId, entry);
  const day = new Intl.DateTimeFormat('en-CA', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    ...(timeZone ? { timeZone } : {}),
  });
  let last = '';
  // Sorting is stable, so transactions with the same time keep the API's order.
  return [...byReference.values()]
    .sort((a, b) => Date.parse(b.transactionDate) - Date.parse(a.transactionDate))
    .map((entry) => {
      const today = day.format(new Date(entry.transactionDate));
      const firstOfDay = today !== last;
      last = today;
      return { ...entry, firstOfDay };
    });
}

/** Returns whether there may be more: true after a page of exactly ten (A§4). */
export const mayHaveMore = (page: readonly unknown[]): boolean => page.length === TRANSACTION_PAGE_SIZE;
