import { keepPreviousData, useInfiniteQuery, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { FolderSearch } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button, EmptyState } from '@baize/ui';
import { GameGrid } from '@baize/ui/GameGrid';
import { useText } from '@baize/i18n';
import { useLocalePath } from '@baize/shell';
import { useFavourites } from '../../api/favourites.ts';
import { categoryPage, jackpotCategoryQuery } from '../../api/game-lists.ts';
import { useHighestFirst, useJackpots, type Jackpots } from '../../api/jackpots.ts';
import { categoriesQuery } from '../../api/lobby.ts';
import { allowedGames, JACKPOTS, type LobbyScope } from '../../api/lobby-scope.ts';
import { GamesFailed } from '../../components/GamesFailed.tsx';
import { GamesOffline } from '../../components/GamesOffline.tsx';
import { GameCard } from '../../components/GameCard/GameCard.tsx';
import { TableGrid } from '../../components/TableGrid/TableGrid.tsx';
import type { GameSummary } from '../../model/game.ts';
import { informativeTags } from '../../model/informative-tags.ts';
import { GAME_PATHS } from '../../paths.ts';
import { useGamePath } from '../../state/play-route.ts';

/** B§9: games of a category's page, on a phone and otherwise; one more is fetched to detect more. */
const PAGE = {
  casinoGames: { mobile: 15, web: 30 },
  liveCasinoGames: { mobile: 30, web: 60 },
} as const;

interface CategoryGamesProps {
  readonly scope: LobbyScope;
  readonly category: string;
}

/** One category as a grid that loads more while the player scrolls. */
export const CategoryGames = (props: CategoryGamesProps) =>
  props.category === JACKPOTS ? <JackpotCategory {...props} /> : <PagedCategory {...props} />;

/** All jackpots, the highest first: the content service does not know the amounts, so all games load before any is sorted. */
function JackpotCategory({ scope, category }: CategoryGamesProps) {
  const list = useQuery(jackpotCategoryQuery(scope));
  const length = PAGE[scope.lobby][scope.channel];
  const [shown, setShown] = useState<number>(length);
  const games = useMemo(() => allowedGames(scope, list.data ?? []), [scope, list.data]);
  const ranked = useHighestFirst(games);
  return (
    <Games
      scope={scope}
      category={category}
      list={list}
      games={(ranked?.games ?? games).slice(0, shown)}
      tagged={games}
      jackpots={ranked?.jackpots}
      onEndReached={() => setShown((before) => (before < games.length ? before + length : before))}
    />
  );
}

function PagedCategory({ scope, category }: CategoryGamesProps) {
  const length = PAGE[scope.lobby][scope.channel];
  const list = useInfiniteQuery({
    queryKey: ['games', 'category', scope, category],
    initialPageParam: 0,
    // A prerendered page keeps its games until those for the visitor's country and window have loaded.
    placeholderData: keepPreviousData,
    queryFn: ({ pageParam, signal }) => categoryPage(scope, category, pageParam, length, signal),
    // The next page starts at the number loaded (B§9).
    getNextPageParam: (page, pages) => (page && page.games.length > length ? pages.length * length : undefined),
  });
  const games = allowedGames(scope, list.data?.pages.flatMap((page) => page?.games.slice(0, length) ?? []) ?? []);
  const jackpots = useJackpots(games.filter((game) => game.jackpot).map((game) => game.id));
  return (
    <Games
      scope={scope}
      category={category}
      list={list}
      games={games}
      // The first page decides for all, so that tags do not appear or disappear while more games load.
      tagged={list.data?.pages[0]?.games ?? NONE}
      jackpots={jackpots}
      onEndReached={() => {
        if (list.hasNextPage && !list.isFetchingNextPage) void list.fetchNextPage();
      }}
    />
  );
}

const NONE: readonly GameSummary[] = [];
interface GamesProps extends CategoryGamesProps {
  readonly list: Pick<UseQueryResult, 'isPending' | 'isPaused' | 'isLoadingError' | 'error' | 'refetch'>;
  readonly games: readonly GameSummary[];
  /** The games that decide which tags tell a player something. */
  readonly tagged: readonly GameSummary[];
  readonly jackpots: Jackpots | undefined;
  readonly onEndReached: () => void;
}

/** The games of a category, or why there are none. */
function Games({ scope, category, list, games, tagged, jackpots, onEndReached }: GamesProps) {
  const text = useText();
  const toPath = useLocalePath();
  const favourites = useFavourites();
  const pathOf = useGamePath();
  const categories = useQuery(categoriesQuery(scope));
  const informative = useMemo(() => informativeTags(tagged), [tagged]);
  const known = categories.data?.find((entry) => entry.id === category);
  if (list.isLoadingError) return <GamesFailed error={list.error} onRetry={() => void list.refetch()} />;
  if (list.isPending && list.isPaused) return <GamesOffline />;
  // Whether the category exists is known once the lobby's list has loaded.
  const waiting = list.isPending || (games.length === 0 && categories.isPending);
  if (!waiting && games.length === 0)
    return (
      <EmptyState
        icon={FolderSearch}
        title={text('games.category.empty')}
        actions={<Button href={toPath(GAME_PATHS.lobby(scope.lobby))}>{text('games.lobby')}</Button>}
      />
    );
  const shared = {
    label: known?.name ?? text('games.search.results'),
    loading: waiting,
    onEndReached,
  };
  if (scope.lobby === 'liveCasinoGames')
    return <TableGrid {...shared} tables={games} favourites={favourites} informative={informative} />;
  return (
    <GameGrid
      {...shared}
      items={games}
      renderTile={(game) => (
        <GameCard
          game={game}
          href={pathOf(game)}
          fill
          informative={informative}
          jackpot={jackpots?.get(game.id)}
          favourite={favourites.available ? favourites.has(game.id) : undefined}
          onFavourite={favourites.toggle}
        />
      )}
    />
  );
}
