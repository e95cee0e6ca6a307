import { queryOptions } from '@tanstack/react-query';
import { sportsSearch } from '@baize/contracts/sportsbook';
import { call } from '@baize/http';

/** The fewest letters that the vendor searches for. */
export const SEARCH_FROM = 2;

/** Teams and events by name. */
export const sportsSearchQuery = (text: string) =>
  queryOptions({
    queryKey: ['sportsbook', 'search', text],
    queryFn: ({ signal }) => call(sportsSearch, { query: { q: text }, signal }),
  });
