import { queryOptions } from '@tanstack/react-query';
import { sportsbookContext, sportsbookLoginContext, type SportsbookContextBody } from '@baize/contracts/sportsbook';
import { call } from '@baize/http';

/** Where the vendor's frame is found (B§7). Never cached: it belongs to one visit of one player. */
export const contextQuery = (body: SportsbookContextBody, playerId: string | null) =>
  queryOptions({
    queryKey: ['sportsbook', 'context', playerId, body],
    gcTime: 0,
    staleTime: Infinity,
    refetchOnReconnect: false,
    queryFn: ({ signal }) => call(playerId === null ? sportsbookContext : sportsbookLoginContext, { body, signal }),
  });
