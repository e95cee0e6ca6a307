import { ERROR } from '@baize/contracts/errors';
import {
  SOCKET_PING,
  SOCKET_PONG,
  WALLET_SOCKET_PATH,
  type SocketMessageOf,
  type SocketMessageType,
} from '@baize/contracts/socket';
import { socketToken } from '@baize/contracts/wallet';
import websocket from '@fastify/websocket';
import fp from 'fastify-plugin';
import { Gauge } from 'prom-client';
import type { WebSocket } from 'ws';
import { route } from './contract-routes.ts';
import type { Queryable } from './database.ts';
import { Refusal } from './errors.ts';
import { eventChannel } from './events.ts';
import { SocketAnnouncer, type SocketEntry } from './socket-announcer.ts';
import { issueSocketToken, readSocketToken, type SocketTicket } from './socket-token.ts';

/** How a publisher describes its message. `State` is what travels between instances: keep it short. */
export interface SocketChannelOptions<Type extends SocketMessageType, State extends object> {
  readonly type: Type;
  /** Makes the message of the contract; called only on instances where the player has a socket. */
  messageOf(state: State): SocketMessageOf<Type>;
  /** Orders the states of one player: a socket never gets an older one after a newer one. */
  versionOf?(state: State): number;
  /**
   * Reads the present state of players. New sockets start with it, and all sockets get it after events may have been
   * missed. Players without a state are absent.
   */
  current?(playerIds: readonly string[]): Promise<ReadonlyMap<string, State>>;
  /** False: a new socket does not start with `current`, because the page has just loaded the same. */
  readonly sendOnConnect?: boolean;
}

/** The one way to send messages of a type; held by the module that opened it. */
export interface SocketChannel<State extends object> {
  /** Sends with the commit of `target`, to the player's sockets on every instance. */
  publish(target: Queryable, playerId: string, state: State): Promise<void>;
  /** Sends soon, without making the caller wait; of several states only the newest. Call it after the commit. */
  announce(playerId: string, state: State): void;
  /** Calls the handler with every state that any instance sends. @returns a function that ends the subscription */
  subscribe(handler: (playerId: string, state: State) => void): () => void;
}

/** The player's socket (A§3, A§4, A§7): every module sends its own messages through a channel that it owns. */
export interface PlayerSocket {
  /** @throws Error when the type has an owner already */
  open<Type extends SocketMessageType, State extends object>(
    options: SocketChannelOptions<Type, State>,
  ): SocketChannel<State>;
  /** Closes the player's sockets on every instance, with the commit of `target` (ruling 26). */
  disconnect(target: Queryable, playerId: string): Promise<void>;
  /** Resolves when everything announced so far has been sent. */
  idle(): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    playerSocket: PlayerSocket;
  }
}

const messagesChannel = eventChannel<{ readonly messages: readonly SocketEntry[] }>('player-socket.messages');
const disconnectChannel = eventChannel<{ readonly playerId: string }>('player-socket.disconnect');

/** Close codes of our own; the client treats any as a loss and asks for a new token. */
const SESSION_OVER = 4001;
const TOO_MUCH = 1008;
const SWEEP_MS = 5000;
/** A client pings every 20 s (A§9); after three missed pings it counts as gone. */
const SILENT_SWEEPS = 12;
const FRAMES_PER_SWEEP = 50;
const MAXIMUM_BUFFER = 64 * 1024;
/** Players that are read again at once after events may have been missed. */
const RESYNC_PAGE = 500;

/** Everything that an open socket keeps in memory besides itself. */
interface Line {
  readonly socket: WebSocket;
  readonly playerId: string;
  readonly sessionEndsAt: number;
  /** Newest version sent, by message type. */
  readonly versions: Partial<Record<SocketMessageType, number>>;
  silent: number;
  frames: number;
}

/** An opened channel; its state's type is known to its owner only. */
interface OpenChannel {
  readonly options: SocketChannelOptions<SocketMessageType, object>;
  readonly handlers: Set<(playerId: string, state: object) => void>;
}

const lines = new WeakMap<WebSocket, Line>();
function onMessage(this: WebSocket, data: Buffer, isBinary: boolean): void {
  const line = lines.get(this);
  if (!line) return;
  line.silent = 0;
  line.frames += 1;
  if (line.frames > FRAMES_PER_SWEEP) return this.close(TOO_MUCH, 'too many frames');
  // Clients send only pings; anything else stays unanswered.
  if (!isBinary && data.length === SOCKET_PING.length && data.toString() === SOCKET_PING) this.send(SOCKET_PONG);
}

/** `app.playerSocket`, the socket itself and the call for its token. */
export const playerSocket = fp(
  async (app) => {
    const channels = new Map<string, OpenChannel>();
    const byPlayer = new Map<string, Set<Line>>();

    const send = (line: Line, text: string): void => {
      if (line.socket.bufferedAmount > MAXIMUM_BUFFER) return line.socket.terminate();
      line.socket.send(text);
    };
    const deliver = ({ options }: OpenChannel, to: Iterable<Line>, state: object): void => {
      const version = options.versionOf?.(state);
      let text: string | undefined;
      for (const line of to) {
        if (version !== undefined) {
          if (version <= (line.versions[options.type] ?? -1)) continue;
          line.versions[options.type] = version;
        }
        text ??= JSON.stringify(options.messageOf(state));
        send(line, text);
      }
    };
    const announcer = new SocketAnnouncer(
      (messages) => app.events.publish(app.db, messagesChannel, { messages }),
      app.log,
    );

    /** Events may have been missed: sockets get the present state, and those whose session has ended are closed. */
    const resync = async (): Promise<void> => {
      const players = [...byPlayer.keys()];
      for (let from = 0; from < players.length; from += RESYNC_PAGE) {
        const page = players.slice(from, from + RESYNC_PAGE);
        for (const channel of channels.values()) {
          const states = (await channel.options.current?.(page)) ?? [];
          for (const [playerId, state] of states) deliver(channel, byPlayer.get(playerId) ?? [], state);
        }
        for (const playerId of page) {
          // A restricted session may open a new socket; one that has ended gets no token for it.
          if ((await app.sessionGuard(playerId)).reach !== 'FULL') closeSockets(playerId);
        }
      }
    };
    const closeSockets = (playerId: string): void => {
      for (const line of byPlayer.get(playerId) ?? []) line.socket.close(SESSION_OVER, 'session over');
    };
    const unsubscribe = [
      app.events.subscribe(messagesChannel, ({ messages }) => {
        for (const [type, playerId, state] of messages) {
          // A newer instance may send types that this one does not know yet.
          const channel = channels.get(type);
          if (!channel) continue;
          const to = byPlayer.get(playerId);
          if (to) deliver(channel, to, state);
          for (const handler of channel.handlers) handler(playerId, state);
        }
      }),
      app.events.subscribe(disconnectChannel, ({ playerId }) => closeSockets(playerId)),
      app.events.onGap(resync),
    ];

    const sweep = setInterval(() => {
      const now = app.wallClock.now().getTime() / 1000;
      for (const set of byPlayer.values()) {
        for (const line of set) {
          line.frames = 0;
          line.silent += 1;
          if (line.sessionEndsAt <= now) line.socket.close(SESSION_OVER, 'session over');
          else if (line.silent > SILENT_SWEEPS) line.socket.terminate();
          else if (line.silent > SILENT_SWEEPS / 2) line.socket.ping();
        }
      }
    }, SWEEP_MS);
    sweep.unref();
    app.addHook('onClose', async () => {
      clearInterval(sweep);
      for (const stop of unsubscribe) stop();
      for (const set of byPlayer.values()) for (const line of set) line.socket.terminate();
      await announcer.idle();
    });

    function onClose(this: WebSocket): void {
      const line = lines.get(this);
      const set = line && byPlayer.get(line.playerId);
      if (!line || !set) return;
      set.delete(line);
      if (set.size === 0) byPlayer.delete(line.playerId);
    }
    function onPong(this: WebSocket): void {
      const line = lines.get(this);
      if (line) line.silent = 0;
    }
    function onError(this: WebSocket): void {
      // A malformed or oversized frame: ws has already answered with the close code that names it.
    }

    /** Sends what a new socket starts with. */
    const greet = async (line: Line): Promise<void> => {
      for (const channel of channels.values()) {
        const { current, sendOnConnect = true } = channel.options;
        if (!current || !sendOnConnect) continue;
        const state = (await current([line.playerId])).get(line.playerId);
        if (state) deliver(channel, [line], state);
      }
    };
    const connect = (socket: WebSocket, { playerId, sessionEndsAt }: SocketTicket): void => {
      const line: Line = { socket, playerId, sessionEndsAt, versions: {}, silent: 0, frames: 0 };
      lines.set(socket, line);
      let set = byPlayer.get(playerId);
      if (!set) byPlayer.set(playerId, (set = new Set()));
      set.add(line);
      socket.on('message', onMessage);
      socket.on('close', onClose);
      socket.on('pong', onPong);
      socket.on('error', onError);
      // Subscribed before the state is read, so that no change falls between the two.
      greet(line).catch((fault: unknown) => {
        app.log.error({ err: fault }, 'a new player socket could not be given its first messages');
        socket.close(1011, 'try again');
      });
    };
    const ticketOf = (query: unknown): SocketTicket | null =>
      readSocketToken(
        app,
        (query as Record<string, unknown>)['Authorization'] ?? (query as Record<string, unknown>)['authorization'],
      );
    await app.register(async (scope) => {
      // One connection of many thousands: no compression contexts, no bookkeeping of clients beside our own.
      await scope.register(websocket, {
        options: { maxPayload: 1024, perMessageDeflate: false, clientTracking: true },
      });
      scope.get(
        WALLET_SOCKET_PATH,
        {
          websocket: true,
          schema: { hide: true } as never,
          preValidation: async (request) => {
            if (!ticketOf(request.query)) throw new Refusal(401, ERROR.unauthorized);
          },
        },
        (socket, request) => {
          const ticket = ticketOf(request.query);
          if (!ticket) return socket.close(SESSION_OVER, 'session over');
          connect(socket, ticket);
        },
      );
    });
    route(app, socketToken, ({ player }) => issueSocketToken(app, player));
    new Gauge({
      name: 'baize_player_sockets',
      help: 'Player sockets that are open on this process.',
      registers: [app.metrics.registry],
      collect() {
        let open = 0;
        for (const set of byPlayer.values()) open += set.size;
        this.set(open);
      },
    });

    app.decorate('playerSocket', {
      open<Type extends SocketMessageType, State extends object>(options: SocketChannelOptions<Type, State>) {
        if (channels.has(options.type))
          throw new Error(
            `The socket channel ${options.type} is opened twice. Each message type has one owner; publish through that module.`,
          );
        const handlers = new Set<(playerId: string, state: object) => void>();
        channels.set(options.type, { options: options as never, handlers });
        return {
          publish: (target, playerId, state) =>
            app.events.publish(target, messagesChannel, { messages: [[options.type, playerId, state]] }),
          announce: (playerId, state) =>
            announcer.announce([options.type, playerId, state], options.versionOf?.(state) ?? 0),
          subscribe(handler) {
            const own = (playerId: string, state: object) => handler(playerId, state as State);
            handlers.add(own);
            return () => {
              handlers.delete(own);
            };
          },
        } satisfies SocketChannel<State>;
      },
      disconnect: (target, playerId) => app.events.publish(target, disconnectChannel, { playerId }),
      idle: () => announcer.idle(),
    } satisfies PlayerSocket);
  },
  { name: 'player-socket', dependencies: ['events', 'player-tokens', 'operations', 'security'] },
);
