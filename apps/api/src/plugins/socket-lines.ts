import { SOCKET_CLOSED, SOCKET_PING, SOCKET_PONG, type SocketMessageType } from '@baize/contracts/socket';
import type { Clock } from '@baize/kernel';
import type { WebSocket } from 'ws';
import type { EndedSessions } from './session-ends.ts';
import type { SocketTicket } from './socket-token.ts';

const TOO_MUCH = 1008;
/** Sockets of one player on one process: a player's tabs and devices, with room to spare. */
const MAXIMUM_PER_PLAYER = 10;
/** How often `sweep` must be called. */
export const SWEEP_MS = 5000;
/** A client pings every 20 s (A§9); after three missed pings it counts as gone. */
const SILENT_SWEEPS = 12;
const FRAMES_PER_SWEEP = 50;
const MAXIMUM_BUFFER = 64 * 1024;

/** Everything that an open socket keeps in memory besides itself. */
export interface SocketLine {
  readonly socket: WebSocket;
  readonly playerId: string;
  readonly sessionId: string;
  readonly brand: string;
  readonly tokenEndsAt: number;
  /** Newest version sent, by message type. */
  readonly versions: Partial<Record<SocketMessageType, number>>;
  silent: number;
  frames: number;
}

// Shared handlers that find their line here: with many thousands of sockets, closures for each would cost memory.
const lines = new WeakMap<WebSocket, SocketLine>();
function onMessage(this: WebSocket, data: Buffer, isBinary: boolean): void {
  const line = lines.get(this);
  if (!line) return;
  line.silent = 0;
  line.frames += 1;
  if (line.frames > FRAMES_PER_SWEEP) return this.close(TOO_MUCH, 'too many frames');
  // Clients send only pings; anything else stays unanswered.
  if (!isBinary && data.length === SOCKET_PING.length && data.toString() === SOCKET_PING) this.send(SOCKET_PONG);
}
function onPong(this: WebSocket): void {
  const line = lines.get(this);
  if (line) line.silent = 0;
}
function onError(this: WebSocket): void {
  // A malformed or oversized frame: ws has already answered with the close code that names it.
}

const REASONS: Readonly<Record<keyof typeof SOCKET_CLOSED, string>> = {
  sessionOver: 'session over',
  tokenExpired: 'token expired',
  tooMany: 'too many sockets',
  restarting: 'restarting',
};
/** Closes a socket with a code and reason that tell the client what to do. */
export const closeBecause = (socket: WebSocket, why: keyof typeof SOCKET_CLOSED): void =>
  socket.close(SOCKET_CLOSED[why], REASONS[why]);

/** The open sockets of this process, from their opening to their end. What is sent over them is not its concern. */
export class SocketLines {
  readonly #byPlayer = new Map<string, Set<SocketLine>>();
  readonly #clock: Clock;
  readonly #onClose: (this: WebSocket) => void;

  /** @param clock real time, because tokens end in real time */
  constructor(clock: Clock) {
    this.#clock = clock;
    const byPlayer = this.#byPlayer;
    this.#onClose = function () {
      const line = lines.get(this);
      const set = line && byPlayer.get(line.playerId);
      if (!line || !set) return;
      set.delete(line);
      if (set.size === 0) byPlayer.delete(line.playerId);
    };
  }

  /** Adds a socket. Above the limit, the player's oldest one closes: it belongs to the page they left longest ago. */
  add(socket: WebSocket, { playerId, sessionId, brand, tokenEndsAt }: SocketTicket): SocketLine {
    const line: SocketLine = {
      socket,
      playerId,
      sessionId,
      brand,
      tokenEndsAt,
      versions: {},
      silent: 0,
      frames: 0,
    };
    lines.set(socket, line);
    const set = this.#byPlayer.get(playerId);
    if (set) {
      set.add(line);
      const [oldest] = set;
      if (set.size > MAXIMUM_PER_PLAYER && oldest) {
        set.delete(oldest);
        closeBecause(oldest.socket, 'tooMany');
      }
    } else this.#byPlayer.set(playerId, new Set([line]));
    socket.on('message', onMessage);
    socket.on('close', this.#onClose);
    socket.on('pong', onPong);
    socket.on('error', onError);
    return line;
  }

  /** Returns the sockets of a player; undefined if this process has none. */
  of(playerId: string): ReadonlySet<SocketLine> | undefined {
    return this.#byPlayer.get(playerId);
  }

  /** The players who have a socket here. */
  get players(): string[] {
    return [...this.#byPlayer.keys()];
  }

  get count(): number {
    let open = 0;
    for (const set of this.#byPlayer.values()) open += set.size;
    return open;
  }

  /** Sends a message, or ends a socket that takes its messages too slowly. */
  send(line: SocketLine, text: string): void {
    if (line.socket.bufferedAmount > MAXIMUM_BUFFER) return line.socket.terminate();
    line.socket.send(text);
  }

  /** Closes the sockets of ended sessions (ruling 26). */
  close({ playerId, only, except }: EndedSessions): void {
    for (const { socket, sessionId } of this.of(playerId) ?? [])
      if ((only === undefined || sessionId === only) && sessionId !== except) closeBecause(socket, 'sessionOver');
  }

  /** Closes sockets whose token has expired, and ends those that have been silent for too long. */
  sweep(): void {
    const now = this.#clock.now().getTime() / 1000;
    for (const set of this.#byPlayer.values()) {
      for (const line of set) {
        line.frames = 0;
        line.silent += 1;
        if (line.tokenEndsAt <= now) closeBecause(line.socket, 'tokenExpired');
        else if (line.silent > SILENT_SWEEPS) line.socket.terminate();
        else if (line.silent > SILENT_SWEEPS / 2) line.socket.ping();
      }
    }
  }

  /** Asks every client to connect to another instance, because this one stops. */
  restart(): void {
    for (const set of this.#byPlayer.values()) for (const { socket } of set) closeBecause(socket, 'restarting');
  }

  /** Ends every socket that has not closed by itself. */
  terminate(): void {
    for (const set of this.#byPlayer.values()) for (const { socket } of set) socket.terminate();
  }
}
