import { useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { GameRow, Stack } from '@baize/ui';
import { GAME_LIST_DEFAULT_LIMIT } from '@baize/contracts/games';
import { useText } from '@baize/i18n';
import { CONTENT_BOXES, Slot, useHydratedForMore } from '@baize/shell';
import { useFavourites, useLastPlayed } from '../../api/favourites.ts';
import { useLiveTables } from '../../api/live-tables.ts';
import { gamesByIdsQuery, lobbyQuery, lobbyWidgetsQuery } from '../../api/lobby.ts';
import { JACKPOTS, type LobbyScope } from '../../api/lobby-scope.ts';
import { LiveTables } from '../../components/LiveCard/LiveCard.tsx';
import { LiveRow } from '../../components/LiveRow/LiveRow.tsx';
import { GamesFailed } from '../../components/GamesFailed.tsx';
import { GamesOffline } from '../../components/GamesOffline.tsx';
import { GamesRow, LobbyRow, useSeeAll, WaitingRows } from '../../components/LobbyRow.tsx';
import { WaitingTableRows, WaitingTables } from '../../components/WaitingTables.tsx';
import { LobbyWidget } from '../../components/LobbyWidget/LobbyWidget.tsx';
import type { GameSummary, LobbyCategory } from '../../model/game.ts';
import { JackpotRow } from './JackpotRow.tsx';

const MOST_ROWS = 50;
/** Rows of a prerendered page; the app adds the others before the visitor reaches them. */
const PRERENDERED_ROWS = 3;

/**
 * The lobby's rows. The player's own games follow the first one: they are known later, and what is on the screen must not
 * move when they come.
 */
export function LobbyRows({ scope }: { readonly scope: LobbyScope }) {
  const lobby = useQuery(lobbyQuery(scope));
  const hydrated = useHydratedForMore();
  const [wasPrerendered] = useState(!hydrated);
  const widgets = useQuery(lobbyWidgetsQuery(scope));
  const favourites = useFavourites();
  const recent = useQuery(gamesByIdsQuery(scope, useLastPlayed(scope.lobby) ?? []));
  const liked = useQuery(gamesByIdsQuery(scope, favourites.ids));
  // Each lobby shows the player's own games of its kind only.
  const ofThisLobby = ({ data }: typeof liked) =>
    (data ?? []).filter(({ type }) => type === scope.lobby).slice(0, GAME_LIST_DEFAULT_LIMIT);
  const isLive = scope.lobby === 'liveCasinoGames';
  const own = { recent: ofThisLobby(recent), liked: ofThisLobby(liked) };
  const tables = useLiveTables(
    isLive
      ? [...own.recent, ...own.liked, ...(lobby.data ?? []).flatMap(({ games }) => games)].map(({ id }) => id)
      : [],
  );
  if (lobby.isPending && lobby.isPaused) return <GamesOffline />;
  // The widgets are between the rows, which must not move when they come.
  const awaitsWidgets = widgets.isLoading && widgets.failureCount === 0;
  if (lobby.isPending || (!wasPrerendered && awaitsWidgets)) return isLive ? <WaitingTableRows /> : <WaitingRows />;
  if (lobby.isLoadingError) return <GamesFailed error={lobby.error} onRetry={() => void lobby.refetch()} />;
  const rows = lobby.data.slice(0, MOST_ROWS);
  const shown = hydrated ? rows : rows.slice(0, PRERENDERED_ROWS);
  const lastPrerendered = Math.min(PRERENDERED_ROWS, rows.length) - 1;
  /**
   * The widgets that follow a row: what lies between it and the next one. Those between prerendered rows follow the last of
   * these, which the visitor is looking at: they must not move.
   */
  const widgetsAfter = (index: number) => {
    if (!hydrated || (wasPrerendered && index < lastPrerendered)) return [];
    const [from = 0, to = Infinity] = [
      rows[wasPrerendered && index === lastPrerendered ? 0 : index]?.order,
      rows[index + 1]?.order,
    ];
    return (widgets.data ?? []).filter(({ order }) => order > from && order < to);
  };
  return (
    <LiveTables value={tables}>
      <Stack gap="xl">
        {shown.map((category, index) => (
          <Fragment key={category.id}>
            {isLive ? (
              <LiveCategory category={category} favourites={favourites} eager={index === 0} />
            ) : category.id === JACKPOTS ? (
              <JackpotRow
                category={category}
                scope={scope}
                favourites={favourites}
                isHydrated={hydrated}
                wasPrerendered={wasPrerendered && index <= lastPrerendered}
              />
            ) : (
              <LobbyRow category={category} favourites={favourites} lobby={scope.lobby} eager={index === 0} />
            )}
            {hydrated && index === lastPrerendered && <Slot of={CONTENT_BOXES} place={scope.lobby} />}
            {index === 0 && <OwnRows {...own} isLive={isLive} favourites={favourites} />}
            {widgetsAfter(index).map((widget) => (
              <LobbyWidget key={widget.id} widget={widget} scope={scope} favourites={favourites} />
            ))}
          </Fragment>
        ))}
        {shown.length < rows.length && (
          <div aria-busy="true">
            <Stack gap="xl">
              {rows
                .slice(shown.length)
                .map(({ id, name, grid: { desktop, mobile } }) =>
                  isLive ? (
                    <WaitingTables key={id} title={name} />
                  ) : (
                    <GameRow
                      key={id}
                      title={name}
                      rows={desktop.rows > 1 ? 2 : 1}
                      narrowRows={mobile.rows > 1 ? 2 : 1}
                      skeleton={[]}
                    />
                  ),
                )}
            </Stack>
          </div>
        )}
      </Stack>
    </LiveTables>
  );
}

/** A category of the live lobby. */
function LiveCategory({
  category,
  favourites,
  eager,
}: {
  readonly category: LobbyCategory;
  readonly favourites: ReturnType<typeof useFavourites>;
  readonly eager: boolean;
}) {
  const seeAll = useSeeAll(category, 'liveCasinoGames');
  const { name, icon, games } = category;
  return <LiveRow title={name} icon={icon} games={games} favourites={favourites} seeAll={seeAll} eager={eager} />;
}

/** The rows of what the player played last and likes; none for a visitor. */
function OwnRows({
  recent,
  liked,
  isLive,
  favourites,
}: {
  readonly recent: readonly GameSummary[];
  readonly liked: readonly GameSummary[];
  readonly isLive: boolean;
  readonly favourites: ReturnType<typeof useFavourites>;
}) {
  const text = useText();
  const Row = isLive ? LiveRow : GamesRow;
  return (
    <>
      {recent.length > 0 && (
        <div id="recent-played-games-carousel">
          <Row title={text('games.recent')} icon="timer" games={recent} favourites={favourites} />
        </div>
      )}
      {liked.length > 0 && (
        <Row title={text('games.favourites')} icon="sparkles" games={liked} favourites={favourites} />
      )}
    </>
  );
}
