import type { QueryKey } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { contentLocale } from '@baize/brand';
import { closedBy, closedGames, type ClosedGames } from '@baize/contracts/game-visibility';
import { useSite } from '@baize/session';
import { useChannel, useCountry, useScopeSettled, type Channel } from '@baize/shell';
import { uniqueGames, type GameSummary } from '../model/game.ts';

export interface LobbyScope {
  readonly lobby: 'casinoGames' | 'liveCasinoGames';
  readonly market: string;
  readonly country: string | null;
  readonly channel: Channel;
  /** Whether games that are restricted in the country have a tile, under an overlay. */
  readonly showsRestricted: boolean;
  readonly locale: string;
  /** What the law closes (ruling 22); absent if nothing. */
  readonly closed?: readonly ClosedGames[];
}

/**
 * Returns what decides which games are shown: market, country, channel and language. The same object as long as nothing
 * of it changes.
 * @param overlays whether the place shows restricted games under an overlay, if the market does: lobbies and their
 * searches. Everywhere else, games are recommended, and a game that does not open is hidden.
 */
export function useLobbyScope(lobby: LobbyScope['lobby'] = 'casinoGames', overlays = false): LobbyScope {
  const { market } = useSite();
  const jackpots = market.rules.jackpotsAllowed.value;
  const live = market.rules.liveCasinoAllowed.value;
  const showsRestricted = overlays && market.market.showsRestrictedGames === true;
  const own = useChannel();
  const country = useCountry();
  // Pages are prerendered for that channel, so their games are already loaded.
  const channel = useScopeSettled() ? own : 'web';
  const scope = useMemo(() => {
    const closed = closedGames({ live, jackpots });
    return {
      lobby,
      market: market.market.id,
      country,
      channel,
      showsRestricted,
      locale: contentLocale(market.translation),
      ...(closed.length === 0 ? {} : { closed }),
    };
  }, [lobby, market.market.id, market.translation, jackpots, live, country, channel, showsRestricted]);
  // Country and screen become known with the hydration, which a press may be waiting for: the games follow later.
  return useDeferredValue(scope);
}

/** The id of the row and the category for jackpot games. */
export const JACKPOTS = 'jackpots';
/** Returns the query's scope for the content service, which does not know the law. */
export const asked = ({ closed: _, ...scope }: LobbyScope) => scope;
/** Returns what decides which games are visible, for queries of neither a lobby nor texts. */
export const placeOf = ({ closed: _, lobby: _lobby, locale: _locale, ...place }: LobbyScope) => place;
/**
 * Returns the games that the law allows this visitor to see, each once (B§5). The launch refuses the others too. A game
 * without a type is of the lobby that was asked for.
 */
export const allowedGames = <Game extends Pick<GameSummary, 'id' | 'jackpot'> & Partial<Pick<GameSummary, 'type'>>>(
  { closed = [] }: { readonly closed?: readonly ClosedGames[] | undefined },
  games: readonly Game[],
): readonly Game[] => uniqueGames(games.filter((game) => closedBy(game, closed) === null));
/** Tells whether the law closes a category. */
export const isClosedCategory = ({ closed = [] }: Pick<LobbyScope, 'closed'>, id: string): boolean =>
  id === JACKPOTS && closed.includes('jackpots');
/** Returns the categories that the law allows a lobby to list. */
export const allowedCategories = <Category extends { readonly id: string }>(
  scope: LobbyScope,
  categories: readonly Category[],
): Category[] => categories.filter(({ id }) => !isClosedCategory(scope, id));

/**
 * Keeps a prerendered page's games until those for the visitor's country and screen have loaded: a server render knows
 * neither. Only under the same law: what a player's own law closes goes as soon as the law is known (ruling 22).
 */
export const keptUnderLaw = ({ closed }: Pick<LobbyScope, 'closed'>) => ({
  placeholderData: <Data>(previous: Data | undefined, query: object | undefined): Data | undefined => {
    const before = (query as { readonly queryKey: QueryKey } | undefined)?.queryKey[2] as LobbyScope | undefined;
    return String(before?.closed) === String(closed) ? previous : undefined;
  },
});
