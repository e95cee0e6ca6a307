import { queryOptions } from '@tanstack/react-query';
import { sportsHighlights } from '@baize/contracts/sportsbook';
import { call } from '@baize/http';

/** How often a page that shows events asks for scores and odds again, in milliseconds. */
const HIGHLIGHTS_POLL_MS = 15_000;

/**
 * Live events and those that start next, from the vendor’s feed.
 * @param playerId whose law may exclude some; null for a visitor
 */
export const highlightsQuery = (playerId: string | null) =>
  queryOptions({
    queryKey: ['sportsbook', 'highlights', playerId],
    queryFn: ({ signal }) => call(sportsHighlights, { signal }),
    refetchInterval: HIGHLIGHTS_POLL_MS,
  });
