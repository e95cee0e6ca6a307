import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  byProviders,
  category as categoryGames,
  game as gameEntry,
  gameAddress,
  index,
  jackpotGames,
} from '@baize/contracts/content-queries';
import { queryContent } from '@baize/http';
import { fromIndex, uniqueGames, type GameSummary } from '../model/game.ts';
import type { Addressed } from '../model/play-address.ts';
import { allowedGames, asked, JACKPOTS, placeOf, type LobbyScope } from './lobby-scope.ts';

export interface GameEntry extends GameSummary {
  readonly rtp: number;
  /** 1 (small wins often) to 5 (large wins rarely). */
  readonly volatility: number;
  /** The most that a bet can win, in stakes; null if the studio publishes none. */
  readonly maxWin: number | null;
  readonly features: readonly string[];
  /** The categories that list the game, the most general first. */
  readonly categories: readonly { readonly id: string; readonly name: string }[];
  readonly related: readonly GameSummary[];
}

/** Queries the whole lobby in a compact form, for the grid and for search while typing. */
export const indexQuery = ({ locale: _, ...scope }: LobbyScope) =>
  queryOptions({
    queryKey: ['games', 'index', scope],
    queryFn: async ({ signal }) => {
      const { closed, ...place } = scope;
      const games = await queryContent(index, place, signal);
      return allowedGames({ closed }, games).map((game) => fromIndex(game, scope.lobby));
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
  return queryContent(categoryGames, { ...rest, category, from, to: from + length + 1 }, signal);
};
export const gameEntryQuery = ({ lobby: _, ...scope }: LobbyScope, slug: string) =>
  queryOptions({
    queryKey: ['games', 'entry', scope, slug],
    // Turning a phone changes the channel: the game must go on, not start over.
    placeholderData: <Entry extends { readonly slug: string } | null>(previous: Entry | undefined) =>
      previous?.slug === slug ? previous : undefined,
    queryFn: async ({ signal }) => {
      const { closed, ...place } = scope;
      const entry = await queryContent(gameEntry, { ...place, slug }, signal);
      return entry && { ...entry, related: allowedGames({ closed }, entry.related) };
    },
  });

/** Queries the game with an id, wherever it is: a hidden one is found too, so that its page can say why it is closed. */
export const gameAddressQuery = (id: string) =>
  queryOptions({
    queryKey: ['games', 'address', id],
    enabled: id !== '',
    queryFn: async ({ signal }): Promise<Addressed | null> => {
      const found = await queryContent(gameAddress, { gameId: id }, signal);
      return found && { id: found.id, slug: found.gameSlug, provider: found.gameProvider, type: found.type };
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
        await queryContent(byProviders, { ...place, providers: [provider], from: 0, to: count }, signal),
      );
    },
  });

/** How many jackpots a page compares to find the highest: all of them in any usual catalogue. */
export const MOST_JACKPOTS = 100;
/** Queries at most `count` games with a jackpot; the market may forbid them (rule `jackpotsAllowed`). */
export const jackpotGamesQuery = (scope: LobbyScope, count: number) =>
  queryOptions({
    // A server render knows neither the visitor's country nor the screen.
    placeholderData: keepPreviousData,
    queryKey: ['games', 'jackpot-row', placeOf(scope), count],
    queryFn: async ({ signal }) => uniqueGames(await queryContent(jackpotGames, { ...placeOf(scope), count }, signal)),
  });
/** Queries all games of the jackpots' category. Its key is a category's, by which a prerendered page finds its lobby. */
export const jackpotCategoryQuery = (scope: LobbyScope) =>
  queryOptions({ ...jackpotGamesQuery(scope, MOST_JACKPOTS), queryKey: ['games', 'category', scope, JACKPOTS] });
