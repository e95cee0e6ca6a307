import { queryOptions, useQuery } from '@tanstack/react-query';
import { gameSession, type GameSession } from '@baize/contracts/game-launch';
import { call } from '@baize/http';
import { useSession } from '@baize/session';
import { playerKey } from '@baize/shell';

/** How often the figures are read between rounds: a win may be paid after its round has ended. In milliseconds. */
const FIGURES_POLL_MS = 30_000;

/** The figures of a session as they arrived. */
export interface GameFigures extends GameSession {
  /** Milliseconds from the session's start to the answer, by the server's clock. */
  readonly elapsed: number;
  /** `performance.now()` at the answer. Unlike the device's clock, no one can set it. */
  readonly answeredAt: number;
}

const gameSessionQuery = (playerId: string, gameId: string, attempt: number) =>
  queryOptions({
    queryKey: playerKey(playerId, 'game-session', gameId, attempt),
    gcTime: 0,
    staleTime: 0,
    refetchInterval: FIGURES_POLL_MS,
    queryFn: async ({ signal }): Promise<GameFigures> => {
      const answer = await call(gameSession, { query: { gameId }, signal });
      const elapsed = Math.max(0, Date.parse(answer.now) - Date.parse(answer.startedAt));
      return { ...answer, elapsed, answeredAt: performance.now() };
    },
  });

/**
 * Returns the figures beside a real-money game, from the API. They are read when the game is ready and after each round;
 * undefined for a visitor and until they are known.
 * @param game `isReady`: the game can be played; `isRoundRunning`: the game still hides a result, so nothing is read
 */
export function useGameFigures(game: {
  readonly gameId: string;
  readonly attempt: number;
  readonly isReady: boolean;
  readonly isRoundRunning: boolean;
}): GameFigures | undefined {
  const playerId = useSession()?.playerId;
  return useQuery({
    ...gameSessionQuery(playerId ?? '', game.gameId, game.attempt),
    enabled: playerId !== undefined && game.isReady && !game.isRoundRunning,
  }).data;
}
