import { ERROR } from '@baize/contracts/errors';
import { WALLET_SOCKET_PATH, type SocketMessageType } from '@baize/contracts/socket';
import { socketToken } from '@baize/contracts/wallet';
import websocket from '@fastify/websocket';
import fp from 'fastify-plugin';
import { Gauge } from 'prom-client';
import type { WebSocket } from 'ws';
import { route } from './contract-routes.ts';
import type { Queryable } from './database.ts';
import { Refusal } from './errors.ts';
import { SocketAnnouncer, type SocketEntry } from './socket-announcer.ts';
import { SocketChannels, type SocketChannelOptions } from './socket-channels.ts';
import { closeAsOver, SocketLines, SWEEP_MS } from './socket-lines.ts';
import { issueSocketToken, readSocketToken, type SocketTicket } from './socket-token.ts';

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

/** Players that are read again at once after events may have been missed. */
const RESYNC_PAGE = 500;

/** `app.playerSocket`, the socket itself and the call for its token. */
export const playerSocket = fp(
  async (app) => {
    const lines = new SocketLines(app.wallClock);
    const channels = new SocketChannels(lines);
    const sent = app.events.open<{ readonly messages: readonly SocketEntry[] }>('player-socket.messages');
    const disconnected = app.events.open<{ readonly playerId: string }>('player-socket.disconnect');
    const announcer = new SocketAnnouncer((messages) => sent.publish(app.db, { messages }), app.log);

    /** Events may have been missed: sockets get the present state, and those whose session has ended are closed. */
    const resync = async (): Promise<void> => {
      const { players } = lines;
      for (let from = 0; from < players.length; from += RESYNC_PAGE) {
        const page = players.slice(from, from + RESYNC_PAGE);
        await channels.resend(page);
        for (const playerId of page) {
          // A restricted session may open a new socket; one that has ended gets no token for it.
          if ((await app.sessionGuard(playerId)).reach !== 'FULL') lines.close(playerId);
        }
      }
    };
    const unsubscribe = [
      sent.subscribe(({ messages }) => messages.forEach((message) => channels.receive(message))),
      disconnected.subscribe(({ playerId }) => lines.close(playerId)),
      app.events.onGap(resync),
    ];
    const sweep = setInterval(() => lines.sweep(), SWEEP_MS);
    sweep.unref();
    app.addHook('onClose', async () => {
      clearInterval(sweep);
      for (const stop of unsubscribe) stop();
      lines.terminate();
      await announcer.idle();
    });

    const connect = (socket: WebSocket, ticket: SocketTicket): void => {
      // Added before the state is read, so that no change falls between the two.
      channels.greet(lines.add(socket, ticket)).catch((fault: unknown) => {
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
          if (!ticket) return closeAsOver(socket);
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
        this.set(lines.count);
      },
    });

    app.decorate('playerSocket', {
      open<Type extends SocketMessageType, State extends object>(options: SocketChannelOptions<Type, State>) {
        const subscribe = channels.open(options);
        return {
          publish: (target, playerId, state) => sent.publish(target, { messages: [[options.type, playerId, state]] }),
          announce: (playerId, state) =>
            announcer.announce([options.type, playerId, state], options.versionOf?.(state) ?? 0),
          subscribe,
        } satisfies SocketChannel<State>;
      },
      disconnect: (target, playerId) => disconnected.publish(target, { playerId }),
      idle: () => announcer.idle(),
    } satisfies PlayerSocket);
  },
  { name: 'player-socket', dependencies: ['events', 'player-tokens', 'operations', 'security'] },
);
