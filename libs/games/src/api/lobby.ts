import { queryOptions, replaceEqualDeep, type QueryClient } from '@tanstack/react-query';
import { categories, gamesByIds, lobby, lobbyWidget, lobbyWidgets, providers } from '@baize/contracts/content-queries';
import { queryContent } from '@baize/http';
import { allowedCategories, allowedGames, asked, keptUnderLaw, placeOf, type LobbyScope } from './lobby-scope.ts';

/** Tiles of a lobby row before "see all". */
const ROW_LENGTH = 24;
/** Tiles of a row on the home page. Fewer, because a phone has to load them all. */
const HOME_ROW_LENGTH = 14;
/** How many rows of tables the home page reads. It shows fewer, because some begin with the same table. */
const HOME_LIVE_ROWS_MOST = 4;
const askLobby = async (scope: LobbyScope, count: number, signal: AbortSignal) =>
  allowedCategories(scope, await queryContent(lobby, { ...asked(scope), count }, signal))
    .map((category) => ({ ...category, games: allowedGames(scope, category.games) }))
    .filter(({ games }) => games.length > 0);
const lobbyKey = (kind: 'lobby' | 'home-rows', scope: LobbyScope) => ['games', kind, scope] as const;
/**
 * Reuses the objects of this lobby's first known answer wherever they are equal, so that only tiles that differ are
 * re-rendered.
 */
function alike<Answer>(client: QueryClient, [owner, kind, scope]: ReturnType<typeof lobbyKey>, answer: Answer): Answer {
  const shown = client
    .getQueryCache()
    .findAll({ queryKey: [owner, kind] })
    .find(({ queryKey, state }) => (queryKey[2] as LobbyScope).lobby === scope.lobby && state.data !== undefined);
  return shown ? replaceEqualDeep(shown.state.data as Answer, answer) : answer;
}
export const lobbyQuery = (scope: LobbyScope) =>
  queryOptions({
    ...keptUnderLaw(scope),
    queryKey: lobbyKey('lobby', scope),
    queryFn: async ({ signal, client, queryKey }) => alike(client, queryKey, await askLobby(scope, ROW_LENGTH, signal)),
  });
/**
 * Queries a lobby's rows for the home page: fewer rows, with fewer tiles.
 * @param shelves ids of the categories that the brand shows; without them the first rows
 */
export const homeRowsQuery = (scope: LobbyScope, shelves?: readonly string[]) =>
  queryOptions({
    ...keptUnderLaw(scope),
    queryKey: [...lobbyKey('home-rows', scope), shelves] as const,
    queryFn: async ({ signal, client, queryKey: [owner, kind] }) => {
      const rows = await askLobby(scope, HOME_ROW_LENGTH, signal);
      return alike(
        client,
        [owner, kind, scope],
        shelves ? rows.filter(({ id }) => shelves.includes(id)) : rows.slice(0, HOME_LIVE_ROWS_MOST),
      );
    },
  });
/** The widgets of a lobby, without their games. */
export const lobbyWidgetsQuery = ({ lobby: name, locale }: LobbyScope) =>
  queryOptions({
    queryKey: ['games', 'widgets', name, locale],
    queryFn: ({ signal }) => queryContent(lobbyWidgets, { lobby: name, locale }, signal),
  });
/** A widget's first games, as many as it shows. */
export const lobbyWidgetQuery = (scope: LobbyScope, widget: string, count: number) =>
  queryOptions({
    ...keptUnderLaw(scope),
    queryKey: ['games', 'widget', scope, widget, count],
    queryFn: async ({ signal }) =>
      allowedGames(scope, await queryContent(lobbyWidget, { widget, ...placeOf(scope), from: 0, to: count }, signal)),
  });
export const categoriesQuery = (scope: LobbyScope) =>
  queryOptions({
    queryKey: ['games', 'categories', scope.lobby, scope.locale, scope.closed],
    queryFn: async ({ signal }) =>
      allowedCategories(scope, await queryContent(categories, { lobby: scope.lobby, locale: scope.locale }, signal)),
  });
/** Queries the studios of a lobby, with how many of their games are visible there. */
export const providersQuery = (scope: LobbyScope) =>
  queryOptions({
    ...keptUnderLaw(scope),
    queryKey: ['games', 'providers', scope],
    queryFn: ({ signal }) => queryContent(providers, { lobby: scope.lobby, ...placeOf(scope) }, signal),
  });
/** Queries games by their ids, in the order of the ids; those that are not visible are left out. */
export const gamesByIdsQuery = (scope: LobbyScope, ids: readonly string[]) =>
  queryOptions({
    queryKey: ['games', 'by-ids', placeOf(scope), scope.closed, ids],
    enabled: ids.length > 0,
    queryFn: async ({ signal }) => {
      const found = await queryContent(gamesByIds, { ids, ...placeOf(scope) }, signal);
      const byId = new Map(allowedGames(scope, found).map((game) => [game.id, game]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },
  });
