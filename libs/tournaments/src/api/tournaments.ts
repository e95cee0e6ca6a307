import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import type { SocketMessageOf } from '@baize/contracts/socket';
import {
  publicTournament,
  publicTournaments,
  tournament,
  tournamentEntry,
  tournamentLeave,
  tournaments,
  type TournamentDetails,
} from '@baize/contracts/tournament';
import { call } from '@baize/http';
import { useSession, useSite } from '@baize/session';
import { playerKey, playerQueries } from '@baize/shell';

/** How often an open page asks what other players have reached, in milliseconds; the socket tells of one's own points. */
const OTHERS_MS = 15_000;
const LIST_MS = 60_000;

/** Language and market, as the site's address names them. */
export interface Scope {
  readonly language: string;
  readonly market: string;
}

const publicListQuery = (scope: Scope) =>
  queryOptions({
    queryKey: ['tournaments', 'list', scope],
    refetchInterval: LIST_MS,
    queryFn: ({ signal }) => call(publicTournaments, { params: scope, signal }),
  });
const playerListQuery = (playerId: string, scope: Scope) =>
  queryOptions({
    queryKey: playerKey(playerId, 'tournaments', 'list', scope),
    staleTime: 0,
    refetchInterval: LIST_MS,
    queryFn: ({ signal }) => call(tournaments, { params: scope, signal }),
  });
const publicDetailsQuery = (scope: Scope & { readonly id: string }) =>
  queryOptions({
    queryKey: ['tournaments', 'details', scope],
    staleTime: 0,
    refetchInterval: OTHERS_MS,
    queryFn: ({ signal }) => call(publicTournament, { params: scope, signal }),
  });
export const playerDetailsQuery = (playerId: string, scope: Scope & { readonly id: string }) =>
  queryOptions({
    queryKey: playerKey(playerId, 'tournaments', 'details', scope),
    staleTime: 0,
    refetchInterval: OTHERS_MS,
    queryFn: ({ signal }) => call(tournament, { params: scope, signal }),
  });

function useScope(): Scope {
  const [language = 'en', market = 'UN'] = useSite().market.pair.split('-');
  return { language, market };
}

/** Queries the tournaments that are offered to the player, or to the visitors of the market. */
export function useTournaments() {
  const scope = useScope();
  const playerId = useSession()?.playerId ?? '';
  const seen = useQuery({ ...publicListQuery(scope), enabled: playerId === '' });
  const own = useQuery({ ...playerListQuery(playerId, scope), enabled: playerId !== '' });
  return playerId === '' ? seen : own;
}

/** Queries one tournament, with the player's own part. */
export function useTournament(id: string) {
  const scope = { ...useScope(), id };
  const playerId = useSession()?.playerId ?? '';
  const seen = useQuery({ ...publicDetailsQuery(scope), enabled: playerId === '' });
  const own = useQuery({ ...playerDetailsQuery(playerId, scope), enabled: playerId !== '' });
  return playerId === '' ? seen : own;
}

/**
 * Queries the same for a card in a list, which needs less: once, and again when the player's own points change. The page
 * has it already when the card leads there.
 */
export function useTournamentOnCard(id: string) {
  const scope = { ...useScope(), id };
  const playerId = useSession()?.playerId ?? '';
  const once = { staleTime: LIST_MS, refetchInterval: false } as const;
  const seen = useQuery({ ...publicDetailsQuery(scope), ...once, enabled: playerId === '' });
  const own = useQuery({ ...playerDetailsQuery(playerId, scope), ...once, enabled: playerId !== '' });
  return playerId === '' ? seen.data : own.data;
}

export const enterTournament = ({ tournamentId }: Pick<TournamentDetails, 'tournamentId'>) =>
  call(tournamentEntry, { params: { id: tournamentId } });
export const leaveTournament = ({ tournamentId }: Pick<TournamentDetails, 'tournamentId'>) =>
  call(tournamentLeave, { params: { id: tournamentId } });

/** Reads the player's tournaments again. */
export const refreshTournaments = (client: QueryClient) => client.invalidateQueries(playerQueries('tournaments'));

/** Handles TOURNAMENT_POINTS: shows the points immediately, and reads the place again. */
export function takePoints(client: QueryClient, { body }: SocketMessageOf<'TOURNAMENT_POINTS'>): void {
  client.setQueriesData<TournamentDetails>(playerQueries('tournaments', 'details'), (details) =>
    details?.tournamentId === body.tournamentId && details.own
      ? { ...details, own: { ...details.own, points: body.points } }
      : details,
  );
  void refreshTournaments(client);
}
