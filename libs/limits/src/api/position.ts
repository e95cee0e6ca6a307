import { queryOptions } from '@tanstack/react-query';
import { walletSummary } from '@baize/contracts/wallet';
import { call } from '@baize/http';
import { playerKey } from '@baize/shell';

/** Queries the sums deposited and withdrawn since an ISO time. */
export const positionQuery = (playerId: string, from: string) =>
  queryOptions({
    queryKey: playerKey(playerId, 'limits', 'position', from),
    staleTime: 0,
    queryFn: ({ signal }) => call(walletSummary, { query: { from }, signal }),
  });
