import { infiniteQueryOptions } from '@tanstack/react-query';
import {
  transactions,
  TRANSACTION_PAGE_SIZE,
  TRANSACTION_POLL_MS,
  type TransactionCategory,
  type TransactionStatus,
} from '@baize/contracts/wallet';
import { call } from '@baize/http';
import { mayHaveMore } from '../model/history.ts';
import { playerKey } from '@baize/shell';

/** A§3 filter. `from` and `to` are ISO moments. */
export interface TransactionFilter {
  readonly category?: TransactionCategory;
  readonly status?: TransactionStatus;
  readonly from?: string;
  readonly to?: string;
}

/**
 * Queries the player's transactions in pages of ten, each ten further (`position`). Each filter has its own list (A§4).
 * Polls every 30 s while the history is open, which is the documents' polling flag, and a player is logged in.
 */
export const transactionsQuery = (playerId: string, filter: TransactionFilter) =>
  infiniteQueryOptions({
    queryKey: playerKey(playerId, 'wallet', 'transactions', filter),
    staleTime: 0,
    refetchInterval: TRANSACTION_POLL_MS,
    enabled: playerId !== '',
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      call(transactions, {
        query: { limit: TRANSACTION_PAGE_SIZE, ...filter, position: pageParam },
        signal,
      }),
    // New transactions move the others down, so a page may repeat some of the last one; `mergePages` drops them.
    getNextPageParam: (page, _pages, position) => (mayHaveMore(page) ? position + TRANSACTION_PAGE_SIZE : undefined),
  });
