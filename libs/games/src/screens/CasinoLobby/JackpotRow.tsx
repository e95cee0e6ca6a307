import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { GameRow } from '@baize/ui';
import type { useFavourites } from '../../api/favourites.ts';
import { jackpotGamesQuery, MOST_JACKPOTS } from '../../api/game-lists.ts';
import { useHighestFirst, type Jackpots } from '../../api/jackpots.ts';
import { allowedGames, type LobbyScope } from '../../api/lobby-scope.ts';
import { LobbyRow } from '../../components/LobbyRow.tsx';
import type { LobbyCategory } from '../../model/game.ts';

interface JackpotRowProps {
  readonly category: LobbyCategory;
  readonly scope: LobbyScope;
  readonly favourites: ReturnType<typeof useFavourites>;
  /** False while the page is still the prerendered one, which compares nothing. */
  readonly isHydrated: boolean;
  /** Whether the page came with the row's games, in the order of the content. */
  readonly wasPrerendered: boolean;
}

const UNKNOWN: Jackpots = new Map();

/**
 * The lobby's row of jackpots, the highest of all first: the content service does not know the amounts. What came with the
 * page stays if the visitor can already see it.
 */
export function JackpotRow({ category, scope, favourites, isHydrated, wasPrerendered }: JackpotRowProps) {
  const { data, isLoadingError } = useQuery({ ...jackpotGamesQuery(scope, MOST_JACKPOTS), enabled: isHydrated });
  const ranked = useHighestFirst(allowedGames(scope, data ?? []));
  const [isKept, setKept] = useState(wasPrerendered);
  const row = useRef<HTMLDivElement>(null);
  const isKnown = ranked !== undefined;
  useEffect(() => {
    if (isKnown && (row.current?.getBoundingClientRect().top ?? 0) > innerHeight) setKept(false);
  }, [isKnown]);
  const { desktop, mobile } = category.grid;
  const isWaiting = !isKept && !isLoadingError && !isKnown && data?.length !== 0;
  return (
    <div ref={row}>
      {isWaiting ? (
        <GameRow
          title={category.name}
          rows={desktop.rows > 1 ? 2 : 1}
          narrowRows={mobile.rows > 1 ? 2 : 1}
          skeleton={[]}
        />
      ) : (
        <LobbyRow
          // A row follows its tiles when they change places; this one starts at the highest.
          key={String(isKept)}
          category={ranked && !isKept ? { ...category, games: ranked.games.slice(0, category.games.length) } : category}
          favourites={favourites}
          jackpots={ranked?.jackpots ?? UNKNOWN}
        />
      )}
    </div>
  );
}
