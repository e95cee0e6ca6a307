import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  GAME_LIST_DEFAULT_LIMIT,
  GAME_LIST_MOST,
  lastPlayedGames,
  playerGameAdd,
  playerGameList,
  playerGameRemove,
} from '@baize/contracts/games';
import { call } from '@baize/http';
import { useSession } from '@baize/session';
import type { GameSummary } from '../model/game.ts';
import { lobbyType } from '../model/lobby-type.ts';
import { breakOf, useErrorText, useProfile, useToasts, playerKey } from '@baize/shell';

type Favourites = { gameId: string }[];

const favouritesQuery = (playerId: string) =>
  queryOptions({
    queryKey: playerKey(playerId, 'favourites'),
    queryFn: ({ signal }) =>
      // More than a row shows: every tile of a favourite has its heart.
      call(playerGameList, { query: { limit: GAME_LIST_MOST }, signal }),
  });

/**
 * Tells whether this player's lists may be fetched; undefined until the profile has arrived. They are closed during a
 * break (ruling 19), which the profile tells.
 */
function useListsOpen(): boolean | undefined {
  const session = useSession();
  const profile = useProfile();
  if (session === null) return false;
  return profile.isPending ? undefined : breakOf(profile.data) === null;
}

/**
 * Returns the player's favourite games (B§7), newest first, and a function to change them: at once on screen, reverted
 * with a reason if the API refuses.
 */
export function useFavourites() {
  const session = useSession();
  const client = useQueryClient();
  const toasts = useToasts();
  const errorText = useErrorText();
  const { pathname } = useLocation();
  const query = favouritesQuery(session?.playerId ?? '');
  const open = useListsOpen();
  const { data, isError } = useQuery({ ...query, enabled: open === true });
  const toggle = useMutation({
    mutationFn: ({ gameId, on }: { readonly gameId: string; readonly on: boolean }) =>
      call(on ? playerGameAdd : playerGameRemove, { body: { gameId, lobbyPageType: lobbyType(pathname) } }),
    onMutate: async ({ gameId, on }) => {
      // A list that is still loading was made before this change and would undo it on screen.
      await client.cancelQueries({ queryKey: query.queryKey });
      client.setQueryData<Favourites>(query.queryKey, (current = []) =>
        on
          ? [{ gameId }, ...current.filter((entry) => entry.gameId !== gameId)]
          : current.filter((entry) => entry.gameId !== gameId),
      );
    },
    onError: (error, { gameId, on }) => {
      toasts.error(errorText(error));
      // Reverts only this change: others may have been made since.
      client.setQueryData<Favourites>(query.queryKey, (current = []) =>
        on
          ? current.filter((entry) => entry.gameId !== gameId)
          : [{ gameId }, ...current.filter((entry) => entry.gameId !== gameId)],
      );
    },
    onSettled: () => client.invalidateQueries({ queryKey: query.queryKey }),
  });
  const ids = (data ?? []).map((entry) => entry.gameId);
  const { mutate } = toggle;
  return {
    available: session !== null,
    /** Whether `ids` is the player's list, and not still on its way. */
    known: open === false || isError || data !== undefined,
    ids,
    has: (gameId: string) => ids.includes(gameId),
    toggle: useCallback((gameId: string, on: boolean) => mutate({ gameId, on }), [mutate]),
  };
}

/**
 * Returns the games that the player staked on last (B§7); empty for a visitor, undefined until they are known.
 * @param category only those of this lobby
 */
export function useLastPlayed(category?: GameSummary['type']): readonly string[] | undefined {
  const session = useSession();
  const open = useListsOpen();
  const { data, isError } = useQuery({
    queryKey: playerKey(session?.playerId ?? '', 'last-played', category),
    enabled: open === true,
    staleTime: 0,
    queryFn: ({ signal }) =>
      call(lastPlayedGames, { query: { limit: GAME_LIST_DEFAULT_LIMIT, ...(category && { category }) }, signal }),
  });
  return data?.map((entry) => entry.gameId) ?? (open === false || isError ? [] : undefined);
}
