import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { BrandLayout, HomeSection, HomeShelf } from '@baize/brand';
import { GamesFailed, homeRowsQuery, LobbyRow, useFavourites, useLobbyScope, WaitingRows } from '@baize/games';
import { useSite } from '@baize/session';
import { useHydratedForMore } from '@baize/shell';
import { isPrerendered } from './is-prerendered.ts';

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
  const hydrated = useHydratedForMore();
  const waiting = <WaitingRows tiles={[tiles]} bare={!hydrated} />;
  if (rows.isPending && rows.isPaused) throw new Error('offline');
  const isPart = (part: HomeSection) => typeof part !== 'string' && part.shelf === shelf;
  if (rows.isPending || (!hydrated && !isPrerendered(brand.layout, isPart))) return waiting;
  if (rows.isLoadingError)
    return shelf === shelves[0] ? <GamesFailed error={rows.error} onRetry={() => void rows.refetch()} /> : null;
  const category = rows.data.find(({ id }) => id === shelf);
  if (!category) return null;
  const row = { category, favourites, tiles };
  if (!story) return <LobbyRow {...row} />;
  return (
    <Suspense fallback={waiting}>
      <StoryShelf {...row} />
    </Suspense>
  );
}
