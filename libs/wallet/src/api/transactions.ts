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
 * Queries the player's transactions in pages of ten. Each filter has its own list (A§4). Polls every 30 s while it is
 * shown.
 */
export const transactionsQuery = (playerId: string, filter: TransactionFilter) =>
  infiniteQueryOptions({
    queryKey: playerKey(playerId, 'wallet', 'transactions', filter),
    staleTime: 0,
    refetchInterval: TRANSACTION_POLL_MS,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(transactions, {
        query: { limit: TRANSACTION_PAGE_SIZE, ...filter, ...(pageParam === undefined ? {} : { before: pageParam }) },
        signal,
      }),
    getNextPageParam: (page) => (mayHaveMore(page) ? page.at(-1)?.referenceId : undefined),
  });
