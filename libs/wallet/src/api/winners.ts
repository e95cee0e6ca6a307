import { queryOptions } from '@tanstack/react-query';
import { SITE_ID } from '@baize/contracts/site';
import { latestWinners, topWinners } from '@baize/contracts/winners';
import type { CurrencyCode } from '@baize/kernel';
import { call } from '@baize/http';

/** Poll interval of the list of winners while it is shown, in milliseconds. */
const WINNERS_POLL_MS = 60_000;

/** Queries the latest wins in a currency (B§3 winner item). Player names are masked. */
export const latestWinnersQuery = (currency: CurrencyCode) =>
  queryOptions({
    queryKey: ['winners', 'latest', currency],
    refetchInterval: WINNERS_POLL_MS,
    staleTime: WINNERS_POLL_MS,
    queryFn: ({ signal }) => call(latestWinners, { query: { siteId: `${SITE_ID}`, currency }, signal }),
  });

/** Queries the largest wins of the last week in a currency, the largest first. */
export const topWinnersQuery = (currency: CurrencyCode) =>
  queryOptions({
    queryKey: ['winners', 'top', currency],
    staleTime: WINNERS_POLL_MS,
    queryFn: ({ signal }) => call(topWinners, { query: { siteId: `${SITE_ID}`, currency, dateRange: 'WEEK' }, signal }),
  });
