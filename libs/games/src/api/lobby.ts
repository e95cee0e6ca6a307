import { queryOptions, useQuery } from '@tanstack/react-query';
import { contentLocale } from '@baize/brand';
import { CATALOGUE_QUERIES } from '@baize/contracts/content-queries';
import { jackpotAmounts } from '@baize/contracts/games';
import { SITE_ID } from '@baize/contracts/site';
import { call, queryContent } from '@baize/http';
import { useSite } from '@baize/session';
import { useChannel, useCountry, type Channel } from '@baize/shell';
import { fromIndex, type GameSummary, type IndexedGame, type LobbyCategory } from '../model/game.ts';

export interface LobbyScope { readonly lobby: 'casinoGames' | 'liveCasinoGames'; readonly market: string; readonly country: string | null; readonly channel: Channel; readonly locale: string }
export interface ProviderEntry { readonly id: string; readonly title: string; readonly games: number; readonly logo: { readonly ref: string; readonly color: string } }
export interface GameEntry extends GameSummary {
  readonly rtp: number; readonly volatility: number; readonly features: readonly string[]; readonly related: readonly GameSummary[];
}

/** Tiles of a lobby row before "see all". */
const ROW_LENGTH = 24;
/** How often jackpots are asked for, in milliseconds. */
const JACKPOT_POLL_MS = 20_000;

/** What decides which games are seen: market, country, channel and language. */
export function useLobbyScope(lobby: LobbyScope['lobby'] = 'casinoGames'): LobbyScope {
  const { market } = useSite();
  const channel = useChannel();
  const country = useCountry();
  return { lobby, market: market.market.id, country, channel, locale: contentLocale(market.translation) };
}

export const lobbyQuery = (scope: LobbyScope) => queryOptions({
  queryKey: ['games', 'lobby', scope], queryFn: ({ signal }) => queryContent<LobbyCategory[]>(CATALOGUE_QUERIES.lobby, { ...scope, count: ROW_LENGTH }, signal),
});
export const categoriesQuery = ({ lobby, locale }: LobbyScope) => queryOptions({
  queryKey: ['games', 'categories', lobby, locale], queryFn: ({ signal }) => queryContent<Omit<LobbyCategory, 'games' | 'grid'>[]>(CATALOGUE_QUERIES.categories, { lobby, locale }, signal),
});
/** The whole lobby in few bytes: for the grid, and for search while typing. */
export const indexQuery = ({ locale: _, ...scope }: LobbyScope) => queryOptions({
  queryKey: ['games', 'index', scope], queryFn: async ({ signal }) => (await queryContent<IndexedGame[]>(CATALOGUE_QUERIES.index, scope, signal)).map((game) => fromIndex(game, scope.lobby)),
});
export const providersQuery = ({ locale: _, ...scope }: LobbyScope) => queryOptions({
  queryKey: ['games', 'providers', scope], queryFn: ({ signal }) => queryContent<ProviderEntry[]>(CATALOGUE_QUERIES.providers, scope, signal),
});
/** B§9: one page of a category; one more is asked for to learn whether there are more. */
export const categoryPage = (scope: LobbyScope, category: string, from: number, length: number, signal?: AbortSignal) => {
  const { lobby: _, ...rest } = scope;
  return queryContent<{ name: string; games: GameSummary[] } | null>(CATALOGUE_QUERIES.category, { ...rest, category, from, to: from + length + 1 }, signal);
};
export const gamesByIdsQuery = ({ market, country, channel }: LobbyScope, ids: readonly string[]) => queryOptions({
  queryKey: ['games', 'by-ids', market, country, channel, ids], enabled: ids.length > 0,
  queryFn: async ({ signal }) => {
    const found = await queryContent<GameSummary[]>(CATALOGUE_QUERIES.gamesByIds, { ids, market, country, channel }, signal);
    const byId = new Map(found.map((game) => [game.id, game]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  },
});
export const gameEntryQuery = ({ lobby: _, ...scope }: LobbyScope, slug: string) => queryOptions({
  queryKey: ['games', 'entry', scope, slug], queryFn: ({ signal }) => queryContent<GameEntry | null>(CATALOGUE_QUERIES.game, { ...scope, slug }, signal),
});

/** Games with a jackpot, for a row of at most `count`; the market may not allow any (its rule `jackpotsAllowed`). */
export const jackpotGamesQuery = ({ market, country, channel }: LobbyScope, count: number) => queryOptions({
  queryKey: ['games', 'jackpot-row', market, country, channel, count],
  queryFn: ({ signal }) => queryContent<GameSummary[]>(CATALOGUE_QUERIES.jackpotGames, { market, country, channel, count }, signal),
});

/** Current jackpots by game id, hundredths excluded: amounts as on the wire. */
export function useJackpots(gameIds: readonly string[]): ReadonlyMap<string, { readonly amount: number; readonly currency: string }> {
  const ids = [...gameIds].sort().join(',');
  const { data } = useQuery({
    queryKey: ['games', 'jackpots', ids], enabled: ids !== '', refetchInterval: JACKPOT_POLL_MS, staleTime: JACKPOT_POLL_MS,
    queryFn: ({ signal }) => call(jackpotAmounts, { query: { gameIds: ids, siteId: String(SITE_ID) }, signal }),
  });
  return new Map((data?.data ?? []).map((entry) => [entry.gameId, entry]));
}
