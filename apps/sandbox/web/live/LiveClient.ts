import type {
  BetsRequest,
  JoinReply,
  JoinRequest,
  LiveMoveRequest,
  OwnRound,
  SeatRequest,
  TableEvent,
} from '../../src/live/wire.ts';
import { ask, insist, OPENING_PAUSES } from '../studio/StudioClient.ts';

/** The page's calls to its table. Paths are on its own origin. */
export const liveClient = {
  join: (request: JoinRequest) => insist(() => ask<JoinReply>('/live/api/session', request), OPENING_PAUSES),
  session: (sessionId: string) => insist(() => ask<JoinReply>(`/live/api/session/${encodeURIComponent(sessionId)}`)),
  /** Not repeated: a repeat could arrive after newer bets. */
  place: (request: BetsRequest) => ask<OwnRound>('/live/api/bets', request),
  takeSeat: (request: SeatRequest) => ask<{ readonly seat: number | null }>('/live/api/seat', request),
  /** Repeated until there is an answer: the same step is always the same move. */
  move: (request: LiveMoveRequest) => insist(() => ask<OwnRound>('/live/api/move', request)),
  /**
   * Follows the table and the player's own rounds. The browser connects again by itself.
   * @param onOpen called for every connection, so that the page can fetch what it missed
   * @returns a function that stops following
   */
  follow(
    sessionId: string,
    handlers: {
      readonly onOpen: () => void;
      readonly onEvent: (event: TableEvent) => void;
      /** `isOver`: the server does not know the session any more, so the browser has given up. */
      readonly onLost: (isOver: boolean) => void;
    },
  ): () => void {
    const stream = new EventSource(`/live/api/stream/${encodeURIComponent(sessionId)}`);
    stream.addEventListener('open', handlers.onOpen);
    stream.addEventListener('error', () => handlers.onLost(stream.readyState === EventSource.CLOSED));
    stream.addEventListener('message', ({ data }: MessageEvent<string>) =>
      handlers.onEvent(JSON.parse(data) as TableEvent),
    );
    return () => stream.close();
  },
};
