import { queryOptions } from '@tanstack/react-query';
import { sportsSearch } from '@baize/contracts/sportsbook';
import { call } from '@baize/http';

/** The fewest letters that the vendor searches for. */
export const SEARCH_FROM = 2;

/** Teams and events by name. @param playerId whose law may exclude some; null: a visitor */
export const sportsSearchQuery = (text: string, playerId: string | null) =>
  queryOptions({
    queryKey: ['sportsbook', 'search', text, playerId],
    queryFn: ({ signal }) => call(sportsSearch, { query: { q: text }, signal }),
  });
