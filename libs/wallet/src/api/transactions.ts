import { infiniteQueryOptions } from '@tanstack/react-query';
import {
  sessionRounds,
  transactions,
  walletHistory,
  withdrawalTransactions,
  TRANSACTION_PAGE_SIZE,
  TRANSACTION_POLL_MS,
  type HistoryEntry,
  type Transaction,
  type TransactionCategory,
  type TransactionStatus,
} from '@baize/contracts/wallet';
import { mayHaveMore, type HistoryPeriod } from '../model/history.ts';
import { playerKey } from '@baize/shell';
import { callWallet } from './call-wallet.ts';

/** A§3 filter. */
export interface TransactionFilter extends HistoryPeriod {
  readonly category?: TransactionCategory;
  readonly status?: TransactionStatus;
}

interface Place {
  readonly position: number;
  /** The last row that is shown. */
  readonly before?: string;
}

/**
 * Queries the player's history in pages of ten rows, each ten further (`position`). Each filter has its own list (A§4).
 * Polls every 30 s while the history is open, which is the documents' polling flag, and a player is logged in.
 */
export const historyQuery = (playerId: string, filter: TransactionFilter) =>
  infiniteQueryOptions({
    queryKey: playerKey(playerId, 'wallet', 'history', filter),
    staleTime: 0,
    refetchInterval: TRANSACTION_POLL_MS,
    enabled: playerId !== '',
    initialPageParam: { position: 0 } as Place,
    queryFn: ({ pageParam, signal }) =>
      callWallet(walletHistory, {
        query: { limit: TRANSACTION_PAGE_SIZE, ...filter, ...pageParam },
        signal,
      }),
    // New transactions move the others down, so a page may repeat some of the last one; `mergePages` drops them.
    getNextPageParam: (page, _pages, { position }): Place | undefined => {
      const last = page.at(-1);
      return last && mayHaveMore(page)
        ? { position: position + TRANSACTION_PAGE_SIZE, before: last.referenceId }
        : undefined;
    },
  });

/** Queries the player's withdrawals in pages of ten. A balance message refreshes them. */
export const withdrawalsQuery = (playerId: string) =>
  infiniteQueryOptions({
    queryKey: playerKey(playerId, 'wallet', 'transactions', 'withdrawals'),
    staleTime: 0,
    enabled: playerId !== '',
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      callWallet(withdrawalTransactions, { query: { limit: TRANSACTION_PAGE_SIZE, position: pageParam }, signal }),
    getNextPageParam: (page, _pages, position) => (mayHaveMore(page) ? position + TRANSACTION_PAGE_SIZE : undefined),
  });

/** Queries the rounds of a game session of the history, in pages of ten. */
export const roundsQuery = (
  playerId: string,
  { referenceId }: Pick<HistoryEntry, 'referenceId'>,
  { latest, rounds: count }: NonNullable<HistoryEntry['session']>,
) =>
  infiniteQueryOptions({
    queryKey: playerKey(playerId, 'wallet', 'rounds', referenceId, latest),
    staleTime: Infinity,
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      callWallet(sessionRounds, { params: { referenceId }, query: { latest, position: pageParam }, signal }),
    getNextPageParam: (_page, _pages, position) =>
      position + TRANSACTION_PAGE_SIZE < count ? position + TRANSACTION_PAGE_SIZE : undefined,
  });

/** Transactions per call of the download: the most that the API gives. */
const DOWNLOAD_PAGE = 100;
/** The most transactions in one file. */
export const DOWNLOAD_MOST = 20_000;

/** Fetches every single transaction that a filter finds, newest first, up to `DOWNLOAD_MOST`. */
export async function fetchAllTransactions(filter: TransactionFilter): Promise<readonly Transaction[]> {
  const found: Transaction[] = [];
  for (;;) {
    const before = found.at(-1)?.referenceId;
    const page = await callWallet(transactions, {
      query: { limit: DOWNLOAD_PAGE, ...filter, ...(before === undefined ? {} : { before }) },
    });
    found.push(...page);
    if (page.length < DOWNLOAD_PAGE || found.length >= DOWNLOAD_MOST) return found;
  }
}
