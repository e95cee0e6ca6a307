import { ERROR } from '@baize/contracts/errors';
import { SOCKET_PING, SOCKET_PONG, WALLET_SOCKET_PATH } from '@baize/contracts/socket';
import websocket from '@fastify/websocket';
import type { FastifyPluginAsync } from 'fastify';
import { Gauge } from 'prom-client';
import type { WebSocket } from 'ws';
import { Refusal } from '../../plugins/errors.ts';
import { BALANCE_CHANNEL, type BalanceEvent } from './announcer.ts';
import type { Balances } from './model/movement.ts';
import { balanceMessage } from './model/wire.ts';
import { readSocketToken, type SocketTicket } from './socket-token.ts';

/** Flags, status or permissions of a player have changed: passed on as PLAYER_ATTRIBUTE_CHANGE. */
export const ATTRIBUTES_CHANNEL = 'player.attributes';
export interface AttributesEvent {
  readonly playerId: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}
/** A player's sessions have been ended: their sockets close. */
export const SESSION_ENDED_CHANNEL = 'player.session-ended';
export interface SessionEndedEvent {
  readonly playerId: string;
}

/** Close codes of our own; the client treats any as a loss and asks for a new token. */
const SESSION_OVER = 4001;
const TOO_MUCH = 1008;
const SWEEP_MS = 5000;
/** A client pings every 20 s (A§9); one that has been silent for three of them is gone. */
const SILENT_SWEEPS = 12;
const FRAMES_PER_SWEEP = 50;
const MAXIMUM_BUFFER = 64 * 1024;

/** All that a socket costs beside itself. */
interface Line {
  readonly socket: WebSocket;
  readonly playerId: string;
  readonly sessionEndsAt: number;
  /** Newest version sent; an older balance never follows a newer one. */
  version: number;
  silent: number;
  frames: number;
}

const lines = new WeakMap<WebSocket, Line>();
function onMessage(this: WebSocket, data: Buffer, isBinary: boolean): void {
  const line = lines.get(this);
  if (!line) return;
  line.silent = 0;
  line.frames += 1;
  if (line.frames > FRAMES_PER_SWEEP) return this.close(TOO_MUCH, 'too many frames');
  // Anything but a ping is none of our language; it is left unanswered.
  if (!isBinary && data.length === SOCKET_PING.length && data.toString() === SOCKET_PING) this.send(SOCKET_PONG);
}

/** The wallet socket (A§3, A§4, A§7): balances on connect and on each change, wherever the change was made. */
export const walletSocket: FastifyPluginAsync = async (app) => {
  // One connection of many thousands: no compression contexts, no bookkeeping of clients beside our own.
  await app.register(websocket, { options: { maxPayload: 1024, perMessageDeflate: false, clientTracking: true } });
  const byPlayer = new Map<string, Set<Line>>();

  const send = (line: Line, text: string): void => {
    if (line.socket.bufferedAmount > MAXIMUM_BUFFER) return line.socket.terminate();
    line.socket.send(text);
  };
  const sendBalances = (set: Iterable<Line>, balances: Balances): void => {
    const text = JSON.stringify(balanceMessage(balances));
    for (const line of set) {
      if (balances.version <= line.version) continue;
      line.version = balances.version;
      send(line, text);
    }
  };

  const unsubscribe = [
    app.events.subscribe<BalanceEvent>(BALANCE_CHANNEL, ({ changes }) => {
      for (const [playerId, version, main, locked, sportsBonus, casinoBonus, liveCasinoBonus, currency] of changes) {
        const set = byPlayer.get(playerId);
        if (set)
          sendBalances(set, {
            version,
            main,
            locked,
            sportsBonus,
            casinoBonus,
            liveCasinoBonus,
            currency: currency as Balances['currency'],
          });
      }
    }),
    app.events.subscribe<AttributesEvent>(ATTRIBUTES_CHANNEL, ({ playerId, attributes }) => {
      const text = JSON.stringify({ body: { type: 'PLAYER_ATTRIBUTE_CHANGE', attributes } });
      for (const line of byPlayer.get(playerId) ?? []) send(line, text);
    }),
    app.events.subscribe<SessionEndedEvent>(SESSION_ENDED_CHANNEL, ({ playerId }) => {
      for (const line of byPlayer.get(playerId) ?? []) line.socket.close(SESSION_OVER, 'session over');
    }),
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

  const connect = (socket: WebSocket, ticket: SocketTicket): void => {
    const line: Line = {
      socket,
      playerId: ticket.playerId,
      sessionEndsAt: ticket.sessionEndsAt,
      version: -1,
      silent: 0,
      frames: 0,
    };
    lines.set(socket, line);
    let set = byPlayer.get(ticket.playerId);
    if (!set) byPlayer.set(ticket.playerId, (set = new Set()));
    set.add(line);
    socket.on('message', onMessage);
    socket.on('close', onClose);
    socket.on('pong', onPong);
    socket.on('error', onError);
    // Subscribed before the balance is read, so that no change falls between the two.
    app.wallet.balances(ticket.playerId).then(
      (balances) => {
        if (balances) sendBalances([line], balances);
      },
      (fault: unknown) => {
        app.log.error({ err: fault }, 'a new wallet socket could not be given its balance');
        socket.close(1011, 'try again');
      },
    );
  };

  const ticketOf = (query: unknown): SocketTicket | null =>
    readSocketToken(
      app,
      (query as Record<string, unknown>)['Authorization'] ?? (query as Record<string, unknown>)['authorization'],
    );
  app.get(
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
  new Gauge({
    name: 'baize_wallet_sockets',
    help: 'Wallet sockets that are open on this process.',
    registers: [app.metrics.registry],
    collect() {
      let open = 0;
      for (const set of byPlayer.values()) open += set.size;
      this.set(open);
    },
  });
};
