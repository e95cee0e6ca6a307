import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { Stack } from '@baize/ui';
import { useText } from '@baize/i18n';
import { useFavourites, useLastPlayed } from '../../api/favourites.ts';
import { gamesByIdsQuery, lobbyQuery, type LobbyScope } from '../../api/lobby.ts';
import { GamesFailed, GamesOffline } from '../../components/GamesFailed.tsx';
import { GamesRow, LobbyRow, WaitingRows } from '../../components/LobbyRow.tsx';

/** How many rows of the lobby to show; all by default. */
export interface LobbyRowsProps {
  readonly scope: LobbyScope;
  readonly limit?: number;
  readonly personal?: boolean;
}

/**
 * The lobby's rows. The player's own games follow the first one: they are known later, and what is on the screen must not
 * move when they come.
 */
export function LobbyRows({ scope, limit = 50, personal = true }: LobbyRowsProps) {
  const text = useText();
  const lobby = useQuery(lobbyQuery(scope));
  const favourites = useFavourites();
  const lastPlayed = useLastPlayed();
  const recents = useQuery(gamesByIdsQuery(scope, (personal && lastPlayed) || []));
  const liked = useQuery(gamesByIdsQuery(scope, personal ? favourites.ids : []));
  if (lobby.isPending && lobby.isPaused) return <GamesOffline />;
  if (lobby.isPending) return <WaitingRows />;
  if (lobby.isLoadingError) return <GamesFailed error={lobby.error} onRetry={() => void lobby.refetch()} />;
  return (
    <Stack gap="xl">
      {lobby.data.slice(0, limit).map((category, index) => (
        <Fragment key={category.id}>
          <LobbyRow category={category} favourites={favourites} lobby={scope.lobby} eager={index === 0} />
          {index === 0 && recents.data && recents.data.length > 0 && (
            <div id="recent-played-games-carousel">
              <GamesRow title={text('games.recent')} icon="timer" games={recents.data} favourites={favourites} />
            </div>
          )}
          {index === 0 && liked.data && liked.data.length > 0 && (
            <GamesRow title={text('games.favourites')} icon="sparkles" games={liked.data} favourites={favourites} />
          )}
        </Fragment>
      ))}
    </Stack>
  );
}
