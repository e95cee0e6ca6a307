import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { BrandLayout, HomeShelf } from '@baize/brand';
import { GamesFailed, homeRowsQuery, LobbyRow, useFavourites, useLobbyScope, WaitingRows } from '@baize/games';
import { useSite } from '@baize/session';
import { useHydrated } from '@baize/shell';

const StoryShelf = lazy(() => import('./StoryShelf.tsx').then((part) => ({ default: part.StoryShelf })));

/** Returns the categories of a brand's shelves, in order. */
const shelvesOf = ({ home }: BrandLayout): readonly string[] =>
  home.flatMap((part) => (typeof part === 'string' ? [] : [part.shelf]));

/**
 * One category in the tiles that the brand chose. All shelves read one answer; the first one says if it failed. Without a
 * connection the page would wait for ever, so it fails: `RouteError` says why, and goes on once the connection is back.
 */
export function Shelf({ shelf, tiles, story }: HomeShelf) {
  const { brand } = useSite();
  const shelves = shelvesOf(brand.layout);
  const rows = useQuery(homeRowsQuery(useLobbyScope(), shelves));
  const favourites = useFavourites();
  const hydrated = useHydrated();
  const waiting = <WaitingRows tiles={[tiles]} />;
  if (rows.isPending && rows.isPaused) throw new Error('offline');
  if (rows.isPending) return waiting;
  if (rows.isLoadingError)
    return shelf === shelves[0] ? <GamesFailed error={rows.error} onRetry={() => void rows.refetch()} /> : null;
  const category = rows.data.find(({ id }) => id === shelf);
  if (!category) return null;
  const row = { category, favourites, tiles };
  if (!story) return <LobbyRow {...row} />;
  // Its code is none of the first screen's, so a prerendered page shows the row's place.
  return hydrated ? (
    <Suspense fallback={waiting}>
      <StoryShelf {...row} />
    </Suspense>
  ) : (
    waiting
  );
}
