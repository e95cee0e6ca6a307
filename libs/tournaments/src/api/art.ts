import { queryOptions, useQuery } from '@tanstack/react-query';
import { contentLocale } from '@baize/brand';
import { closedBy, closedGames } from '@baize/contracts/game-visibility';
import { gamesByIds, lobby } from '@baize/contracts/content-queries';
import type { TournamentSummary } from '@baize/contracts/tournament';
import { queryContent } from '@baize/http';
import { useSite } from '@baize/session';
import { useChannel, useCountry } from '@baize/shell';

/** Pictures of one tournament. */
const SHOWN = 3;
/** Games of each row of a lobby that pictures are chosen from. */
const OF_A_ROW = 2;

/** A game's picture, without the game: it decorates. */
export interface Art {
  readonly id: string;
  readonly image: string;
  readonly colour: string;
}

interface Scope {
  readonly lobby: 'casinoGames' | 'liveCasinoGames';
  readonly market: string;
  readonly country: string | null;
  readonly channel: ReturnType<typeof useChannel>;
  readonly locale: string;
  /** Whether the law allows them (ruling 22). */
  readonly live: boolean;
  readonly jackpots: boolean;
}

const artQuery = ({ live, jackpots, ...scope }: Scope, ids: readonly string[]) =>
  queryOptions({
    queryKey: ['tournaments', 'art', scope, live, jackpots, ids],
    staleTime: Infinity,
    queryFn: async ({ signal }): Promise<readonly Art[]> => {
      const { lobby: ofLobby, locale, ...rest } = scope;
      const place = { ...rest, showsRestricted: false };
      const found =
        ids.length > 0
          ? await queryContent(gamesByIds, { ...place, ids }, signal)
          : (await queryContent(lobby, { ...place, lobby: ofLobby, locale, count: OF_A_ROW }, signal)).flatMap(
              ({ games }) => games,
            );
      const closed = closedGames({ live, jackpots });
      const seen = new Set<string>();
      return found.flatMap((game) => {
        const image = game.images['1x'];
        if (!image || seen.has(game.id) || closedBy(game, closed) !== null) return [];
        seen.add(game.id);
        return [{ id: game.id, image, colour: game.color }];
      });
    },
  });

/** Always the same number for the same slug, so that a tournament keeps its pictures. */
const numberOf = (slug: string): number =>
  [...slug].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);

/**
 * Returns pictures of games that count: of the tournament's own, or some of its lobby's where all count. None while they
 * are unknown.
 * @param gameIds the first games that count; empty: all; undefined: not known yet
 */
export function useArt(
  { slug, vertical }: Pick<TournamentSummary, 'slug' | 'vertical'>,
  gameIds: readonly string[] | undefined,
): readonly Art[] {
  const { market } = useSite();
  const scope: Scope = {
    lobby: vertical === 'LIVE_CASINO' ? 'liveCasinoGames' : 'casinoGames',
    market: market.market.id,
    country: useCountry(),
    channel: useChannel(),
    locale: contentLocale(market.translation),
    live: market.rules.liveCasinoAllowed.value,
    jackpots: market.rules.jackpotsAllowed.value,
  };
  const { data = [] } = useQuery({ ...artQuery(scope, gameIds ?? []), enabled: gameIds !== undefined });
  const start = gameIds?.length ? 0 : (numberOf(slug) * SHOWN) % Math.max(1, data.length);
  return [...data.slice(start), ...data.slice(0, start)].slice(0, SHOWN);
}
