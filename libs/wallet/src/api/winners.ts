import { queryOptions } from '@tanstack/react-query';
import { SITE_ID } from '@baize/contracts/site';
import { latestWinners } from '@baize/contracts/winners';
import type { CurrencyCode } from '@baize/kernel';
import { call } from '@baize/http';

/** How often the list of winners is asked for while it is shown, in milliseconds. */
const WINNERS_POLL_MS = 60_000;

/** The latest wins of the ledger in a currency (B§3 winner item); players are named by masks. */
export const latestWinnersQuery = (currency: CurrencyCode) =>
  queryOptions({
    queryKey: ['winners', 'latest', currency],
    refetchInterval: WINNERS_POLL_MS,
    staleTime: WINNERS_POLL_MS,
    queryFn: ({ signal }) => call(latestWinners, { query: { siteId: String(SITE_ID), currency }, signal }),
  });
