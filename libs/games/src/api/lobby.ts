import { useState } from 'react';
import {
  keepPreviousData,
  queryOptions,
  replaceEqualDeep,
  useQuery,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { contentLocale } from '@baize/brand';
import * as content from '@baize/contracts/content-queries';
import { jackpotAmounts } from '@baize/contracts/games';
import { SITE_ID } from '@baize/contracts/site';
import { call, queryContent } from '@baize/http';
import type { CurrencyCode } from '@baize/kernel';
import { useSite } from '@baize/session';
import { useChannel, useCountry, useScopeSettled, type Channel } from '@baize/shell';
import { fromIndex, uniqueGames, type GameSummary } from '../model/game.ts';

/** Games that a law may forbid to show. */
export type ClosedGames = 'jackpots' | 'live';
export interface LobbyScope {
  readonly lobby: 'casinoGames' | 'liveCasinoGames';
  readonly market: string;
  readonly country: string | null;
  readonly channel: Channel;
  readonly locale: string;
  /** What the law closes (ruling 22); absent if nothing. */
  readonly closed?: readonly ClosedGames[];
}
export interface GameEntry extends GameSummary {
  readonly rtp: number;
  readonly volatility: number;
  readonly features: readonly string[];
  /** The categories that list the game, the most general first. */
  readonly categories: readonly { readonly id: string; readonly name: string }[];
  readonly related: readonly GameSummary[];
}

/** Tiles of a lobby row before "see all". */
const ROW_LENGTH = 24;
/** Tiles of a row on the home page. Fewer, because a phone has to load them all. */
const HOME_ROW_LENGTH = 14;
/** How many rows of tables the home page reads. It shows fewer, because some begin with the same table. */
const HOME_LIVE_ROWS_MOST = 4;
/** How often jackpots are fetched, in milliseconds. */
const JACKPOT_POLL_MS = 20_000;

/**
 * Keeps a prerendered page's games until those for the visitor's country and screen have loaded: a server render knows
 * neither.
 */
const KEPT = { placeholderData: keepPreviousData } as const;
/** Keeps them only under the same law: what a player's own law closes goes as soon as the law is known (ruling 22). */
const keptUnderLaw = ({ closed }: Pick<LobbyScope, 'closed'>) => ({
  placeholderData: <Data>(previous: Data | undefined, query: object | undefined): Data | undefined => {
    const before = (query as { readonly queryKey: QueryKey } | undefined)?.queryKey[2] as LobbyScope | undefined;
    return String(before?.closed) === String(closed) ? previous : undefined;
  },
});

/** Returns what decides which games are shown: market, country, channel and language. */
export function useLobbyScope(lobby: LobbyScope['lobby'] = 'casinoGames'): LobbyScope {
  const { market } = useSite();
  const { jackpotsAllowed, liveCasinoAllowed } = market.rules;
  const closed: readonly ClosedGames[] = [
    ...(jackpotsAllowed.value ? [] : (['jackpots'] as const)),
    ...(liveCasinoAllowed.value ? [] : (['live'] as const)),
  ];
  const own = useChannel();
  const country = useCountry();
  // Pages are prerendered for that channel, so their games are already loaded.
  const channel = useScopeSettled() ? own : 'web';
  return {
    lobby,
    market: market.market.id,
    country,
    channel,
    locale: contentLocale(market.translation),
    ...(closed.length === 0 ? {} : { closed }),
  };
}

/** The id of the row and the category for jackpot games. */
const JACKPOTS = 'jackpots';
/** Returns the query's scope for the content service, which does not know the law. */
const asked = ({ closed: _, ...scope }: LobbyScope) => scope;
/**
 * Returns the games that the law allows this visitor to see, each once (B§5). The launch refuses the others too. A game
 * without a type is of the lobby that was asked for.
 */
export const allowedGames = <Game extends Pick<GameSummary, 'id' | 'jackpot'> & Partial<Pick<GameSummary, 'type'>>>(
  { closed = [] }: { readonly closed?: readonly ClosedGames[] | undefined },
  games: readonly Game[],
): readonly Game[] =>
  uniqueGames(
    games.filter(
      ({ jackpot, type }) =>
        !(jackpot && closed.includes('jackpots')) && !(type === 'liveCasinoGames' && closed.includes('live')),
    ),
  );
/** Tells whether the law closes a category. */
export const isClosedCategory = ({ closed = [] }: Pick<LobbyScope, 'closed'>, id: string): boolean =>
  id === JACKPOTS && closed.includes('jackpots');
/** Returns the categories that the law allows a lobby to list. */
const allowedCategories = <Category extends { readonly id: string }>(
  scope: LobbyScope,
  categories: readonly Category[],
): Category[] => categories.filter(({ id }) => !isClosedCategory(scope, id));

const askLobby = async (scope: LobbyScope, count: number, signal: AbortSignal) =>
  allowedCategories(scope, await queryContent(content.lobby, { ...asked(scope), count }, signal))
    // For an unknown country the service does not say whether a game is offered.
    .map((category) => ({
      ...category,
      games: allowedGames(scope, category.games).map((game) => ({ ...game, restricted: game.restricted === true })),
    }))
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
export const categoriesQuery = (scope: LobbyScope) =>
  queryOptions({
    queryKey: ['games', 'categories', scope.lobby, scope.locale, scope.closed],
    queryFn: async ({ signal }) =>
      allowedCategories(
        scope,
        await queryContent(content.categories, { lobby: scope.lobby, locale: scope.locale }, signal),
      ),
  });
/** Queries the whole lobby in a compact form, for the grid and for search while typing. */
export const indexQuery = ({ locale: _, ...scope }: LobbyScope) =>
  queryOptions({
    queryKey: ['games', 'index', scope],
    queryFn: async ({ signal }) => {
      const { closed, ...place } = scope;
      const games = await queryContent(content.index, place, signal);
      return allowedGames({ closed }, games).map((game) => fromIndex(game, scope.lobby));
    },
  });
export const providersQuery = ({ locale: _, ...scope }: LobbyScope) =>
  queryOptions({
    ...keptUnderLaw(scope),
    queryKey: ['games', 'providers', scope],
    queryFn: ({ signal }) => {
      const { closed: _law, ...place } = scope;
      return queryContent(content.providers, place, signal);
    },
  });
/** Queries one page of a category (B§9), with one extra game to detect whether there are more. */
export const categoryPage = (
  scope: LobbyScope,
  category: string,
  from: number,
  length: number,
  signal?: AbortSignal,
) => {
  const { lobby: _, ...rest } = asked(scope);
  return queryContent(content.category, { ...rest, category, from, to: from + length + 1 }, signal);
};
export const gamesByIdsQuery = ({ market, country, channel, closed }: LobbyScope, ids: readonly string[]) =>
  queryOptions({
    queryKey: ['games', 'by-ids', market, country, channel, closed, ids],
    enabled: ids.length > 0,
    queryFn: async ({ signal }) => {
      const found = await queryContent(content.gamesByIds, { ids, market, country, channel }, signal);
      const byId = new Map(allowedGames({ closed }, found).map((game) => [game.id, game]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },
  });
export const gameEntryQuery = ({ lobby: _, ...scope }: LobbyScope, slug: string) =>
  queryOptions({
    queryKey: ['games', 'entry', scope, slug],
    // Turning a phone changes the channel: the game must go on, not start over.
    placeholderData: <Entry extends { readonly slug: string } | null>(previous: Entry | undefined) =>
      previous?.slug === slug ? previous : undefined,
    queryFn: async ({ signal }) => {
      const { closed, ...place } = scope;
      const entry = await queryContent(content.game, { ...place, slug }, signal);
      return entry && { ...entry, related: allowedGames({ closed }, entry.related) };
    },
  });

/** Queries a provider's most played games. */
export const providerGamesQuery = (scope: LobbyScope, provider: string, count: number) =>
  queryOptions({
    queryKey: ['games', 'by-provider', scope, provider, count],
    queryFn: async ({ signal }) => {
      const { locale: _, ...place } = asked(scope);
      return allowedGames(
        scope,
        await queryContent(content.byProviders, { ...place, providers: [provider], from: 0, to: count }, signal),
      );
    },
  });

/** Queries games with a jackpot for a row of at most `count`; the market may forbid them (rule `jackpotsAllowed`). */
export const jackpotGamesQuery = ({ market, country, channel }: LobbyScope, count: number) =>
  queryOptions({
    ...KEPT,
    queryKey: ['games', 'jackpot-row', market, country, channel, count],
    queryFn: async ({ signal }) =>
      uniqueGames(await queryContent(content.jackpotGames, { market, country, channel, count }, signal)),
  });

const jackpotsQuery = (ids: string, currency: CurrencyCode) =>
  queryOptions({
    queryKey: ['games', 'jackpots', currency, ids],
    enabled: ids !== '',
    staleTime: JACKPOT_POLL_MS,
    queryFn: ({ signal }) => call(jackpotAmounts, { query: { gameIds: ids, siteId: `${SITE_ID}`, currency }, signal }),
  });
const idsOf = (games: readonly { readonly id: string }[]) =>
  games
    .map(({ id }) => id)
    .sort()
    .join(',');

/** Current jackpots by game id, as amounts on the wire (not in hundredths). */
export type Jackpots = ReadonlyMap<string, { readonly amount: number; readonly currency: string }>;

/**
 * Returns games with the highest jackpot first, and the jackpots; undefined until these are known. The order stays while
 * the amounts grow: a tile must not move under a finger.
 */
export function useHighestFirst<Game extends { readonly id: string }>(
  games: readonly Game[],
): { readonly games: readonly Game[]; readonly jackpots: Jackpots } | undefined {
  const ids = idsOf(games);
  const jackpots = useJackpots(games.map(({ id }) => id));
  const [first, setFirst] = useState<{ readonly ids: string; readonly jackpots: Jackpots }>();
  if (!jackpots) return undefined;
  if (first?.ids !== ids) setFirst({ ids, jackpots });
  const ordered = first?.ids === ids ? first.jackpots : jackpots;
  const amountOf = ({ id }: Game) => ordered.get(id)?.amount ?? 0;
  return { games: [...games].sort((a, b) => amountOf(b) - amountOf(a)), jackpots };
}

/**
 * Returns the current jackpots by game id, as amounts on the wire (not in hundredths). Undefined until the first answer
 * or failure. A game without an amount shows none.
 */
export function useJackpots(gameIds: readonly string[]): Jackpots | undefined {
  const ids = idsOf(gameIds.map((id) => ({ id })));
  const { currency } = useSite().market.market;
  const { data, isPending } = useQuery({ ...jackpotsQuery(ids, currency), refetchInterval: JACKPOT_POLL_MS });
  return isPending ? undefined : new Map((data?.data ?? []).map((entry) => [entry.gameId, entry]));
}
