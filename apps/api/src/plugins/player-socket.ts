import type { IncomingMessage } from 'node:http';
import { ERROR } from '@baize/contracts/errors';
import { SOCKET_PROTOCOL, WALLET_SOCKET_PATH, type SocketMessageType } from '@baize/contracts/socket';
import { socketToken } from '@baize/contracts/wallet';
import websocket from '@fastify/websocket';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { Gauge } from 'prom-client';
import type { WebSocket } from 'ws';
import { route } from './contract-routes.ts';
import type { Queryable } from './database.ts';
import { Refusal } from './errors.ts';
import { headerList } from './header-list.ts';
import { SocketAnnouncer, type SocketEntry } from './socket-announcer.ts';
import { SocketChannels, type SocketChannelOptions } from './socket-channels.ts';
import type { EndedSessions } from './session-ends.ts';
import { closeBecause, SocketLines, SWEEP_MS } from './socket-lines.ts';
import { issueSocketToken, useSocketToken, type SocketTicket } from './socket-token.ts';

/**
 * Tells whether a request opens the player's socket. Node hands the connection of an upgrade over for good: after any other
 * answer it never reads the next request on it, and a proxy gives that connection to another visitor. So every other call
 * is answered as if it offered no upgrade.
 */
export const opensPlayerSocket = ({ method, url = '', headers }: IncomingMessage): boolean =>
  method === 'GET' && url.split('?', 1)[0] === WALLET_SOCKET_PATH && headers.upgrade?.toLowerCase() === 'websocket';

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
  /** Resolves when everything announced so far has been sent. */
  idle(): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    playerSocket: PlayerSocket;
  }
  interface FastifyRequest {
    /** What the token of a socket's request opens. */
    socketTicket: SocketTicket | null;
  }
}

/** Frames that break the protocol or are too large, and connections that a client has dropped. */
const CLIENT_FAULT = /^(WS_ERR_|ECONNRESET$|EPIPE$|ETIMEDOUT$)/;
/** How long clients have to answer the closing of their sockets when the process stops. */
const CLOSING_MS = 2000;
/** Players that are read again at once after events may have been missed. */
const RESYNC_PAGE = 500;

/** `app.playerSocket`, the socket itself and the call for its token. */
export const playerSocket = fp(
  async (app) => {
    const lines = new SocketLines(app.wallClock);
    const channels = new SocketChannels(lines);
    const sent = app.events.open<{ readonly messages: readonly SocketEntry[] }>('player-socket.messages');
    const disconnected = app.events.open<EndedSessions>('player-socket.disconnect');
    const announcer = new SocketAnnouncer((messages) => sent.publish(app.db, { messages }), app.log);

    /** A restricted session has a socket too: its money moves (ruling 19). */
    const isServed = async (session: Pick<SocketTicket, 'playerId' | 'sessionId' | 'brand'>): Promise<boolean> => {
      const { isOpen, reach } = await app.sessionGuard(session);
      return isOpen && reach !== 'NONE';
    };
    /** Events may have been missed: sockets get the present state, and those whose session has ended are closed. */
    const resync = async (): Promise<void> => {
      const { players } = lines;
      for (let from = 0; from < players.length; from += RESYNC_PAGE) {
        const page = players.slice(from, from + RESYNC_PAGE);
        await channels.resend(page);
        for (const playerId of page) {
          const bySession = new Map([...(lines.of(playerId) ?? [])].map((line) => [line.sessionId, line]));
          for (const line of bySession.values())
            if (!(await isServed(line))) lines.close({ playerId, only: line.sessionId });
        }
      }
    };
    app.onEndSessions((tx, ended) => disconnected.publish(tx, ended));
    const unsubscribe = [
      sent.subscribe(({ messages }) => messages.forEach((message) => channels.receive(message))),
      disconnected.subscribe((ended) => lines.close(ended)),
      app.events.onGap(resync),
    ];
    const sweep = setInterval(() => lines.sweep(), SWEEP_MS);
    sweep.unref();
    // A client that does not answer the closing would keep the server open.
    app.addHook('preClose', async () => {
      lines.restart();
      setTimeout(() => lines.terminate(), CLOSING_MS).unref();
    });
    app.addHook('onClose', async () => {
      clearInterval(sweep);
      for (const stop of unsubscribe) stop();
      await announcer.idle();
    });

    const connect = (socket: WebSocket, ticket: SocketTicket): void => {
      // Added before the session and the state are read, so that no change falls between the two.
      const line = lines.add(socket, ticket);
      const greet = async () => ((await isServed(line)) ? channels.greet(line) : closeBecause(socket, 'sessionOver'));
      greet().catch((fault: unknown) => {
        app.log.error({ err: fault }, 'a new player socket could not be given its first messages');
        socket.close(1011, 'try again');
      });
    };
    /** The token is the sub-protocol after our own, or the documents' query parameter (A§7). */
    const tokenOf = ({ headers, query }: FastifyRequest): unknown => {
      const [own, token] = headerList(headers['sec-websocket-protocol']);
      if (own === SOCKET_PROTOCOL && token !== undefined) return token;
      const parameters = query as Readonly<Record<string, unknown>>;
      return parameters['Authorization'] ?? parameters['authorization'];
    };
    app.decorateRequest('socketTicket', null);
    await app.register(async (scope) => {
      // One connection of many thousands: no compression contexts, no bookkeeping of clients beside our own.
      await scope.register(websocket, {
        // What clients send wrongly is their fault, and no cause for an alarm. ws has answered with the code that names it.
        errorHandler: (fault, socket, request) => {
          const code = 'code' in fault ? String(fault.code) : '';
          if (CLIENT_FAULT.test(code))
            request.log.info({ reason: code }, 'a player socket was closed: its client is at fault');
          else request.log.error({ err: fault }, 'a player socket failed');
          socket.terminate();
        },
        // `lines` closes the sockets itself, with a reason.
        preClose: (done: () => void) => done(),
        options: {
          maxPayload: 1024,
          perMessageDeflate: false,
          clientTracking: false,
          // Never the token, which would travel back.
          handleProtocols: (offered) => (offered.has(SOCKET_PROTOCOL) ? SOCKET_PROTOCOL : false),
        },
      });
      scope.get(
        WALLET_SOCKET_PATH,
        {
          websocket: true,
          schema: { hide: true } as never,
          preValidation: async (request) => {
            request.socketTicket = await useSocketToken(app, tokenOf(request));
            if (!request.socketTicket) throw new Refusal(401, ERROR.unauthorized);
          },
        },
        (socket, request) => {
          if (request.socketTicket) connect(socket, request.socketTicket);
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
      idle: () => announcer.idle(),
    } satisfies PlayerSocket);
  },
  { name: 'player-socket', dependencies: ['events', 'player-tokens', 'operations', 'security', 'session-ends'] },
);
