import { queryOptions, useQuery } from '@tanstack/react-query';
import { gameSession, type GameSession } from '@baize/contracts/game-launch';
import { call } from '@baize/http';
import { useSession } from '@baize/session';
import { playerKey } from '@baize/shell';

/** How often the figures are read between rounds: a win may be paid after its round has ended. In milliseconds. */
const FIGURES_POLL_MS = 30_000;

const gameSessionQuery = (playerId: string, gameId: string, sessionId: string | undefined, attempt: number) =>
  queryOptions({
    queryKey: playerKey(playerId, 'game-session', gameId, sessionId ?? '', attempt),
    gcTime: 0,
    staleTime: 0,
    refetchInterval: FIGURES_POLL_MS,
    queryFn: ({ signal }): Promise<GameSession> => call(gameSession, { query: { gameId, sessionId }, signal }),
  });

/**
 * Returns the figures beside a real-money game, from the API. They are read when the game is ready and after each round;
 * undefined for a visitor and until they are known.
 * @param game `sessionId`: that of the launch, whose end the figures report; `isReady`: the game can be played; `isRoundRunning`: the game still hides a result, so nothing is read
 */
export function useGameFigures(game: {
  readonly gameId: string;
  readonly sessionId: string | undefined;
  readonly attempt: number;
  readonly isReady: boolean;
  readonly isRoundRunning: boolean;
}): GameSession | undefined {
  const playerId = useSession()?.playerId;
  return useQuery({
    ...gameSessionQuery(playerId ?? '', game.gameId, game.sessionId, game.attempt),
    enabled: playerId !== undefined && game.isReady && !game.isRoundRunning,
  }).data;
}
