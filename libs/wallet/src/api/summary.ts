import { queryOptions } from '@tanstack/react-query';
import { TRANSACTION_POLL_MS, walletSummary } from '@baize/contracts/wallet';
import { playerKey } from '@baize/shell';
import type { HistoryPeriod } from '../model/history.ts';
import { callWallet } from './call-wallet.ts';

/** Queries the totals deposited and withdrawn in a period. Refreshes with the history. */
export const summaryQuery = (playerId: string, period: HistoryPeriod) =>
  queryOptions({
    queryKey: playerKey(playerId, 'wallet', 'summary', period),
    staleTime: 0,
    refetchInterval: TRANSACTION_POLL_MS,
    queryFn: ({ signal }) => callWallet(walletSummary, { query: { ...period }, signal }),
  });
