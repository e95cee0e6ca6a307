import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { Button, EmptyState, Stack } from '@baize/ui';
import { GameGrid } from '@baize/ui/GameGrid';
import { useText } from '@baize/i18n';
import { useFavourites } from '../../api/favourites.ts';
import { useSite } from '@baize/session';
import { indexQuery } from '../../api/game-lists.ts';
import { useLiveTables } from '../../api/live-tables.ts';
import { gamesByIdsQuery } from '../../api/lobby.ts';
import { useLobbyScope, type LobbyScope } from '../../api/lobby-scope.ts';
import { FoundLine } from '../../components/FoundLine.tsx';
import { GamesFailed } from '../../components/GamesFailed.tsx';
import { GamesOffline } from '../../components/GamesOffline.tsx';
import { GamesRow } from '../../components/LobbyRow.tsx';
import { GameCard } from '../../components/GameCard/GameCard.tsx';
import { LiveTables } from '../../components/LiveCard/LiveCard.tsx';
import { LiveRow } from '../../components/LiveRow/LiveRow.tsx';
import { TableGrid } from '../../components/TableGrid/TableGrid.tsx';
import type { GameSummary } from '../../model/game.ts';
import { createGameSearch } from '../../model/search.ts';
import { isFrom } from '../../model/studio.ts';
import { informativeTags } from '../../model/informative-tags.ts';
import { useGamePath } from '../../state/play-route.ts';

export interface FoundGamesProps {
  readonly scope: LobbyScope;
  readonly text: string;
  readonly providers: readonly string[];
  readonly onCount: (count: number) => void;
  readonly onClear: () => void;
}

/** The most tables that a search of the casino lists; the live casino's own search has them all. */
const MOST_TABLES = 12;

const NO_GAMES: readonly GameSummary[] = [];
/** Tables of a search whose wide pictures are fetched: the index has square ones only. */
const WITH_PICTURES = 60;

/** Returns tables with all their pictures once those are known. */
function useWholeTiles(scope: LobbyScope, tables: readonly GameSummary[]): readonly GameSummary[] {
  const ids = useMemo(() => tables.slice(0, WITH_PICTURES).map(({ id }) => id), [tables]);
  const { data } = useQuery(gamesByIdsQuery(scope, ids));
  return useMemo(() => {
    const whole = new Map(data?.map((table) => [table.id, table]));
    return tables.map((table) => whole.get(table.id) ?? table);
  }, [data, tables]);
}

/** Returns the live tables that a search of the casino also finds, where brand and market have live tables. */
function useFoundTables(scope: LobbyScope, wanted: string, providers: readonly string[]): readonly GameSummary[] {
  const { brand, market } = useSite();
  const also =
    scope.lobby === 'casinoGames' &&
    wanted !== '' &&
    brand.config.capabilities.liveCasino &&
    market.rules.liveCasinoAllowed.value;
  const live = useLobbyScope('liveCasinoGames', true);
  const { data } = useQuery({ ...indexQuery(live), enabled: also });
  const search = useMemo(() => createGameSearch(data ?? []), [data]);
  const found = useMemo(
    () =>
      also
        ? search
            .find(wanted)
            .filter((table) => isFrom(new Set(providers), table))
            .slice(0, MOST_TABLES)
        : [],
    [also, search, wanted, providers],
  );
  return useWholeTiles(live, found);
}

/**
 * The results of search and provider filter as a virtual grid, or suggestions if there are none. A search of the casino
 * also lists live tables, as a second group.
 */
export function FoundGames({ scope, text: wanted, providers, onCount, onClear }: FoundGamesProps) {
  const text = useText();
  const index = useQuery(indexQuery(scope));
  const favourites = useFavourites();
  const pathOf = useGamePath();
  const search = useMemo(() => createGameSearch(index.data ?? []), [index.data]);
  const informative = useMemo(() => informativeTags(index.data ?? []), [index.data]);
  const isLive = scope.lobby === 'liveCasinoGames';
  const chosen = providers.join(',');
  const tables = useFoundTables(scope, wanted, providers);
  const figures = useLiveTables(tables.map(({ id }) => id));
  const liveTables = tables.length > 0 && (
    <LiveTables value={figures}>
      <LiveRow title={text('games.frame.liveCasino')} icon="clapperboard" games={tables} favourites={favourites} />
    </LiveTables>
  );
  const games = useMemo(() => {
    const set = new Set(chosen.split(',').filter(Boolean));
    return search.find(wanted).filter((game) => isFrom(set, game));
  }, [search, wanted, chosen]);
  const shown = useWholeTiles(scope, isLive ? games : NO_GAMES);
  // Known results stay visible even if a later request fails.
  const known = index.data !== undefined;
  useEffect(() => {
    if (known) onCount(games.length);
  }, [games.length, known, onCount]);
  if (index.isLoadingError) return <GamesFailed error={index.error} onRetry={() => void index.refetch()} />;
  if (index.isPending && index.isPaused) return <GamesOffline />;
  // Without a game too: an early search stands over the app's answer until it counts (`early-search.ts` of the site).
  const line = (
    <FoundLine
      games={known ? text('games.search.count', { count: games.length }) : text('games.loading')}
      query={wanted}
    />
  );
  if (known && games.length === 0) {
    return (
      <Stack gap="xl">
        <Stack gap="none">
          {line}
          <EmptyState
            scene="lost"
            title={wanted === '' ? text('games.search.noneFilter') : text('games.search.none', { text: wanted })}
            actions={
              <Button variant="secondary" onClick={onClear}>
                {text('games.search.clear')}
              </Button>
            }
          >
            {text('games.search.noneText')}
          </EmptyState>
        </Stack>
        {liveTables || (
          <GamesRow title={text('games.search.try')} icon="flame" games={search.suggest()} favourites={favourites} />
        )}
      </Stack>
    );
  }
  return (
    <Stack gap="md">
      {line}
      {isLive ? (
        <TableGrid
          label={text('games.search.results')}
          loading={!known}
          tables={shown}
          favourites={favourites}
          informative={informative}
        />
      ) : (
        <GameGrid
          label={text('games.search.results')}
          loading={!known}
          items={games}
          renderTile={(game) => (
            <GameCard
              game={game}
              href={pathOf(game)}
              fill
              informative={informative}
              favourite={favourites.available ? favourites.has(game.id) : undefined}
              onFavourite={favourites.toggle}
            />
          )}
        />
      )}
      {liveTables}
    </Stack>
  );
}
