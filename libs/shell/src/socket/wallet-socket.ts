import type { WebSocket as ReconnectingSocket } from 'partysocket';
import {
  SOCKET_CLOSED,
  SOCKET_PING,
  SOCKET_PING_MS,
  SOCKET_PONG,
  SOCKET_PROTOCOL,
  SOCKET_RECONNECT_ATTEMPTS,
  SOCKET_RECONNECT_MS,
  WALLET_SOCKET_PATH,
  socketMessage,
  type SocketMessage,
} from '@baize/contracts/socket';
import { identityRefused } from '@baize/session';

type Handler = (message: SocketMessage) => void;
const handlers = new Set<Handler>();

/**
 * Subscribes to every message of the wallet socket and returns the unsubscribe function. Handlers update the query
 * cache; screens never listen.
 */
export function onSocketMessage(handler: Handler): () => void {
  handlers.add(handler);
  return () => handlers.delete(handler);
}
/** Passes a message to the handlers. The socket and tests call it. */
export function emitSocketMessage(message: SocketMessage): void {
  for (const handler of handlers) handler(message);
}

export interface SocketConnection {
  close(): void;
  /** Starts over after the connection was given up. */
  reconnect(): void;
}

/**
 * The wallet socket (A§4, A§7, A§9): a fresh token before each connection, offered as a sub-protocol, the text `ping` every 20 s,
 * up to ten new attempts three seconds apart. Messages that are not JSON or not of a known type are only logged;
 * the token never is.
 * @param fetchToken null or a failure means no connection attempt this time
 */
export function connectSocket(
  fetchToken: () => Promise<string | null>,
  options: {
    readonly origin?: string;
    readonly webSocket?: typeof WebSocket;
    /** Called with `lost` when every attempt has failed, and with `open` at each connection. */
    readonly onChange?: (state: 'open' | 'lost') => void;
  } = {},
): SocketConnection {
  const origin = options.origin ?? `${location.protocol === 'https:' ? 'wss:' : 'ws:'}//${location.host}`;
  let timer: ReturnType<typeof setInterval> | undefined;
  let socket: ReconnectingSocket | null = null;
  let closed = false;
  /** Whether the last of the attempts has begun: if it fails too, there is no other. */
  let isLastAttempt = false;
  const fail = () => {
    clearInterval(timer);
    if (closed || !isLastAttempt || (socket && socket.retryCount < SOCKET_RECONNECT_ATTEMPTS)) return;
    isLastAttempt = false;
    options.onChange?.('lost');
  };
  /** The token is a sub-protocol, because addresses end up in logs. */
  const protocols = async () => {
    isLastAttempt = (socket?.retryCount ?? 0) >= SOCKET_RECONNECT_ATTEMPTS;
    const token = await fetchToken().catch(() => null);
    // Refusing counts as a failed attempt: the next one asks for a token again.
    if (token === null) throw new Error('There is no token for the wallet socket at the moment.');
    return [SOCKET_PROTOCOL, token];
  };
  const hear = (event: MessageEvent) => {
    if (event.data === SOCKET_PONG) return;
    let json: unknown;
    try {
      json = JSON.parse(String(event.data));
    } catch {
      console.info('The wallet socket sent something that is no JSON; it is ignored.');
      return;
    }
    const parsed = socketMessage.safeParse(json);
    if (parsed.success) emitSocketMessage(parsed.data);
    else console.info('The wallet socket sent a message of an unknown kind; it is ignored.');
  };
  // Fetched for players only, because a visitor has no wallet. Without it the poll still updates the balance.
  import('partysocket')
    .then(({ WebSocket: Reconnecting }) => {
      if (closed) return;
      const made = new Reconnecting(`${origin}${WALLET_SOCKET_PATH}`, protocols, {
        maxRetries: SOCKET_RECONNECT_ATTEMPTS,
        minReconnectionDelay: SOCKET_RECONNECT_MS,
        maxReconnectionDelay: SOCKET_RECONNECT_MS,
        reconnectionDelayGrowFactor: 1,
        ...(options.webSocket ? { WebSocket: options.webSocket } : {}),
      });
      socket = made;
      made.addEventListener('open', () => {
        clearInterval(timer);
        timer = setInterval(() => made.send(SOCKET_PING), SOCKET_PING_MS);
        options.onChange?.('open');
      });
      made.addEventListener('close', ({ code }) => {
        if (code !== SOCKET_CLOSED.sessionOver && code !== SOCKET_CLOSED.tooMany) {
          fail();
          return;
        }
        clearInterval(timer);
        made.close();
        // Ruling 26: the page must not show a player's balance for longer than the session lasts.
        if (code === SOCKET_CLOSED.sessionOver) identityRefused();
      });
      // A refused token is an error without a close.
      made.addEventListener('error', fail);
      made.addEventListener('message', hear);
    })
    .catch(() => console.info('No wallet socket: the balance is polled.'));
  return {
    close() {
      closed = true;
      clearInterval(timer);
      socket?.close();
    },
    reconnect: () => socket?.reconnect(),
  };
}
