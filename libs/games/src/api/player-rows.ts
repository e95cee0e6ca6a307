import { queryOptions, useQuery } from '@tanstack/react-query';
import type { GameSummary } from '../model/game.ts';
import { favouriteStudio, tellingCategory } from '../model/suggestions.ts';
import { useFavourites, useLastPlayed } from './favourites.ts';
import { categoryPage, gameEntryQuery, providerGamesQuery } from './game-lists.ts';
import { gamesByIdsQuery } from './lobby.ts';
import { allowedGames, useLobbyScope, type LobbyScope } from './lobby-scope.ts';

/** Tiles of a suggested row, and the fewest that make one. */
const ROW_LENGTH = 14;
const ROW_LEAST = 6;
/** How many games of a provider to read: some are of its other studios. */
const PROVIDER_GAMES = 48;

/** The rows of games that follow from what a player played and liked. */
export interface PlayerRows {
  /** The last played first. */
  readonly recent: readonly GameSummary[];
  readonly favourites: readonly GameSummary[];
  /** More of the category of the last played game. */
  readonly similar: { readonly to: string; readonly games: readonly GameSummary[] } | null;
  /** More of the studio that made most of their games. */
  readonly studio: { readonly title: string; readonly games: readonly GameSummary[] } | null;
}

const suggestionsQuery = (scope: LobbyScope, known: readonly GameSummary[], last: GameSummary | undefined) => {
  const ids = known.map(({ id }) => id);
  return queryOptions({
    queryKey: ['games', 'suggestions', scope, last?.id ?? null, ids],
    queryFn: async ({ signal, client }) => {
      const isNew = ({ id }: GameSummary) => !ids.includes(id);
      const row = (games: readonly GameSummary[]) => {
        const shown = allowedGames(scope, games).filter(isNew).slice(0, ROW_LENGTH);
        return shown.length < ROW_LEAST ? null : shown;
      };
      const maker = favouriteStudio(known);
      const [entry, made] = await Promise.all([
        last ? client.fetchQuery(gameEntryQuery(scope, last.slug)) : null,
        maker ? client.fetchQuery(providerGamesQuery(scope, maker.provider, PROVIDER_GAMES)) : [],
      ]);
      const category = tellingCategory(entry?.categories ?? []);
      const page = category ? await categoryPage(scope, category.id, 0, ROW_LENGTH + ids.length, signal) : null;
      const similar = row(page?.games ?? []);
      const byMaker = row(made.filter(({ providerTitle }) => providerTitle === maker?.title));
      return {
        similar: last && similar ? { to: last.name, games: similar } : null,
        studio: maker && byMaker ? { title: maker.title, games: byMaker } : null,
      };
    },
  });
};

/**
 * Returns the rows of a signed-in player's own games and of games like them; undefined until all are known, so that they
 * appear together. A row that cannot be loaded is left out.
 */
export function usePlayerRows(): PlayerRows | undefined {
  const scope = useLobbyScope();
  const lastPlayed = useLastPlayed();
  const favourites = useFavourites();
  const recent = useQuery(gamesByIdsQuery(scope, lastPlayed ?? []));
  const liked = useQuery(gamesByIdsQuery(scope, favourites.ids));
  const gamesOf = (ids: readonly string[] | undefined, { data, isError }: typeof recent) =>
    ids?.length === 0 || isError ? [] : ids && data;
  const played = gamesOf(lastPlayed, recent);
  const hearted = gamesOf(favourites.known ? favourites.ids : undefined, liked);
  const known = [...new Map([...(played ?? []), ...(hearted ?? [])].map((game) => [game.id, game])).values()];
  const last = played?.find(({ type }) => type === scope.lobby);
  const suggestions = useQuery({
    ...suggestionsQuery(scope, known, last),
    enabled: played !== undefined && hearted !== undefined && known.length > 0,
  });
  if (!played || !hearted) return undefined;
  const suggested = known.length === 0 || suggestions.isError ? { similar: null, studio: null } : suggestions.data;
  return suggested && { recent: played, favourites: hearted, ...suggested };
}
