import { queryOptions, useQuery } from '@tanstack/react-query';
import { liveTables } from '@baize/contracts/live-tables';
import type { ResponseOf } from '@baize/contracts/route';
import { SITE_ID } from '@baize/contracts/site';
import { call } from '@baize/http';
import type { CurrencyCode } from '@baize/kernel';
import { useHydrated } from '@baize/shell';
import { useCurrency } from './jackpots.ts';

/** How often the figures of visible tables are fetched, in milliseconds. A hidden page fetches none. */
const TABLES_POLL_MS = 10_000;
/** Tables in one call. */
const MOST_TABLES = 60;

/** What is known of a table right now. */
export type TableNow = ResponseOf<typeof liveTables>['data'][number];

const tablesQuery = (ids: readonly string[], currency: CurrencyCode | null, isOpen: boolean) =>
  queryOptions({
    queryKey: ['games', 'live-tables', currency, ids.join(',')],
    enabled: isOpen && currency !== null && ids.length > 0,
    staleTime: TABLES_POLL_MS / 2,
    refetchInterval: TABLES_POLL_MS,
    queryFn: async ({ signal }) => {
      const calls = Array.from({ length: Math.ceil(ids.length / MOST_TABLES) }, (_, index) =>
        call(liveTables, {
          query: {
            gameIds: ids.slice(index * MOST_TABLES, (index + 1) * MOST_TABLES).join(','),
            siteId: `${SITE_ID}`,
            ...(currency && { currency }),
          },
          signal,
        }),
      );
      return (await Promise.all(calls)).flatMap(({ data }) => data);
    },
  });

/**
 * Returns what the tables' feed says, by game id. A table without an entry is unknown to the feed, or the feed is down:
 * its tile shows no figures. Figures stay when the next ones cannot be fetched, and are out of date from then on: the API
 * marks only those that its own feed has left alone.
 */
export function useLiveTables(gameIds: readonly string[]): ReadonlyMap<string, TableNow> {
  const currency = useCurrency();
  const hydrated = useHydrated();
  // Offline, the next call waits for the connection and does not fail.
  const { data, isError, isPaused } = useQuery(tablesQuery([...new Set(gameIds)], currency, hydrated));
  const isStale = isError || isPaused;
  return new Map((data ?? []).map((table) => [table.tableId, isStale ? { ...table, stale: true } : table]));
}
