import { queryOptions } from '@tanstack/react-query';
import { TRANSACTION_POLL_MS, walletSummary } from '@baize/contracts/wallet';
import { playerKey } from '@baize/shell';
import { callWallet } from './call-wallet.ts';

/** Queries the totals deposited and withdrawn since an ISO time, or for all time. Refreshes with the history. */
export const summaryQuery = (playerId: string, from: string | undefined) =>
  queryOptions({
    queryKey: playerKey(playerId, 'wallet', 'summary', from ?? null),
    staleTime: 0,
    refetchInterval: TRANSACTION_POLL_MS,
    queryFn: ({ signal }) => callWallet(walletSummary, { query: from === undefined ? {} : { from }, signal }),
  });
