import { queryOptions } from '@tanstack/react-query';
import { sportsbookContext, sportsbookLoginContext, type SportsbookContextBody } from '@baize/contracts/sportsbook';
import { call } from '@baize/http';
import { playerKey } from '@baize/shell';

/** Queries the address of the vendor's frame (B§7). Never cached: it belongs to one visit of one player. */
export const contextQuery = (body: SportsbookContextBody, playerId: string | null) =>
  queryOptions({
    queryKey: playerId === null ? ['sportsbook', 'context', body] : playerKey(playerId, 'sportsbook', 'context', body),
    gcTime: 0,
    staleTime: Infinity,
    refetchOnReconnect: false,
    queryFn: ({ signal }) => call(playerId === null ? sportsbookContext : sportsbookLoginContext, { body, signal }),
  });
