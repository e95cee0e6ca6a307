import type { QueryClient } from '@tanstack/react-query';
import type { createStore } from 'jotai';
import { sessionAtom } from '@baize/session';
import {
  connectSocket,
  dispatchSocketMessage,
  fetchSocketToken,
  onSocketMessage,
  playerQueries,
  type DomainModule,
  type SocketConnection,
  type SocketHandlers,
} from '@baize/shell';

const refetchProfile = (_message: unknown, queryClient: QueryClient) =>
  void queryClient.invalidateQueries(playerQueries('profile'));

/** The shell's own handlers: the profile belongs to no domain. */
const SHELL_HANDLERS: SocketHandlers = {
  PLAYER_ATTRIBUTE_CHANGE: refetchProfile,
  PLAYER_LOYALTY_LEVEL: refetchProfile,
};

/**
 * Keeps the player's socket open while a player is logged in and hands its messages to the modules that handle them.
 * @throws if the code of a handler cannot be fetched; then no connection is made
 */
export async function followPlayer({
  store,
  queryClient,
  modules,
}: {
  readonly store: ReturnType<typeof createStore>;
  readonly queryClient: QueryClient;
  readonly modules: readonly DomainModule[];
}): Promise<void> {
  const loaded = await Promise.all(modules.flatMap(({ socket }) => (socket ? [socket()] : [])));
  const sets = [SHELL_HANDLERS, ...loaded.map(({ handlers }) => handlers)];
  let connection: SocketConnection | null = null;
  let player: string | null = null;
  onSocketMessage((message) => {
    if (player !== null) dispatchSocketMessage(sets, message, queryClient);
  });
  const follow = () => {
    const next = store.get(sessionAtom)?.playerId ?? null;
    if (next === player) return;
    connection?.close();
    player = next;
    connection = next === null ? null : connectSocket(fetchSocketToken);
  };
  store.sub(sessionAtom, follow);
  follow();
}
