import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { FolderSearch } from 'lucide-react';
import { useMemo } from 'react';
import { Button, EmptyState } from '@baize/ui';
import { GameGrid } from '@baize/ui/GameGrid';
import { useText } from '@baize/i18n';
import { useLocalePath } from '@baize/shell';
import { useFavourites } from '../../api/favourites.ts';
import { categoryPage } from '../../api/game-lists.ts';
import { useJackpots } from '../../api/jackpots.ts';
import { categoriesQuery } from '../../api/lobby.ts';
import { allowedGames, type LobbyScope } from '../../api/lobby-scope.ts';
import { GamesFailed } from '../../components/GamesFailed.tsx';
import { GamesOffline } from '../../components/GamesOffline.tsx';
import { GameCard } from '../../components/GameCard/GameCard.tsx';
import { TableGrid } from '../../components/TableGrid/TableGrid.tsx';
import { informativeTags } from '../../model/informative-tags.ts';
import { GAME_PATHS } from '../../paths.ts';
import { useGamePath } from '../../state/play-route.ts';

/** B§9: games of a category's page, on a phone and otherwise; one more is fetched to detect more. */
const PAGE = {
  casinoGames: { mobile: 15, web: 30 },
  liveCasinoGames: { mobile: 30, web: 60 },
} as const;

/** One category as a grid that loads more while the player scrolls. */
export function CategoryGames({ scope, category }: { readonly scope: LobbyScope; readonly category: string }) {
  const text = useText();
  const toPath = useLocalePath();
  const favourites = useFavourites();
  const pathOf = useGamePath();
  const length = PAGE[scope.lobby][scope.channel];
  const categories = useQuery(categoriesQuery(scope));
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
  // The first page decides for all, so that tags do not appear or disappear while more games load.
  const first = list.data?.pages[0]?.games;
  const informative = useMemo(() => informativeTags(first ?? []), [first]);
  const jackpots = useJackpots(games.filter((game) => game.jackpot).map((game) => game.id));
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
    onEndReached: () => {
      if (list.hasNextPage && !list.isFetchingNextPage) void list.fetchNextPage();
    },
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
