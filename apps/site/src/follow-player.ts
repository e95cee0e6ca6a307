import type { QueryClient } from '@tanstack/react-query';
import type { createStore } from 'jotai';
import { sessionAtom } from '@baize/session';
import {
  connectSocket,
  dispatchSocketMessage,
  fetchSocketToken,
  onSocketMessage,
  sessionEndAtom,
  playerQueries,
  type DomainModule,
  type SessionEnd,
  type SocketConnection,
  type SocketHandlers,
} from '@baize/shell';
import { liveUpdatesAtom } from './overlays/live-updates.ts';

/** The channel on which a tab tells the others why its player’s session ends. */
const SESSION_ENDS = 'baize.session-ends';

const refetchProfile = (_message: unknown, queryClient: QueryClient) =>
  void queryClient.invalidateQueries(playerQueries('profile'));

/**
 * Makes all tabs say why a session ends: a player who starts a break, or whose idle time runs out in one tab, reads it in
 * the others too. Each tab keeps the notice until it is closed there.
 */
function shareSessionEnds(store: ReturnType<typeof createStore>): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const tabs = new BroadcastChannel(SESSION_ENDS);
  let heard: SessionEnd | null = null;
  tabs.addEventListener('message', ({ data }: MessageEvent<SessionEnd>) => {
    heard = data;
    store.set(sessionEndAtom, data);
  });
  store.sub(sessionEndAtom, () => {
    const end = store.get(sessionEndAtom);
    if (end !== null && end !== heard) tabs.postMessage(end);
  });
}

/**
 * Keeps the player's socket open while a player is logged in and hands its messages to the modules that handle them. When
 * the socket is given up, the player reads it and may reconnect; a browser that comes back online does so by itself.
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
  shareSessionEnds(store);
  /** The shell's own handlers: the profile belongs to no domain. */
  const own: SocketHandlers = {
    PLAYER_ATTRIBUTE_CHANGE: refetchProfile,
    // The message has no number. `LevelNews` tells of the level that the profile has then.
    PLAYER_LOYALTY_LEVEL: refetchProfile,
  };
  const sets = [own, ...loaded.map(({ handlers }) => handlers)];
  const liveData = ['profile', ...loaded.flatMap((socket) => socket.liveData ?? [])];
  let connection: SocketConnection | null = null;
  let player: string | null = null;
  onSocketMessage((message) => {
    if (player !== null) dispatchSocketMessage(sets, message, queryClient);
  });
  let isLost = false;
  const reconnect = () => {
    store.set(liveUpdatesAtom, { status: 'connecting', reconnect });
    connection?.reconnect();
  };
  const onChange = (state: 'open' | 'lost') => {
    // What was missed meanwhile.
    if (isLost && state === 'open')
      for (const part of liveData) void queryClient.invalidateQueries(playerQueries(part));
    isLost = state === 'lost';
    store.set(liveUpdatesAtom, isLost ? { status: 'lost', reconnect } : null);
  };
  addEventListener('online', () => {
    if (isLost) connection?.reconnect();
  });
  const follow = () => {
    const next = store.get(sessionAtom)?.playerId ?? null;
    if (next === player) return;
    connection?.close();
    player = next;
    isLost = false;
    store.set(liveUpdatesAtom, null);
    connection = next === null ? null : connectSocket(fetchSocketToken, { onChange });
  };
  store.sub(sessionAtom, follow);
  follow();
}
