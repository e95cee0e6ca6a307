import type { FastifyBaseLogger } from 'fastify';
import { MAX_EVENT_BYTES } from '../ports/events/port.ts';

/** One message on its way to every instance: socket message type, player, and the channel's own state. */
export type SocketEntry = readonly [type: string, playerId: string, state: object];

const PER_EVENT = 50;
/** Room for the envelope around the entries. */
const ENTRY_BYTES = MAX_EVENT_BYTES - 100;
/**
 * Shortest time between two notifications of a process, because each is a separate commit. A single change is sent at
 * once.
 */
const PAUSE_MS = 10;

/**
 * Sends messages to every instance right after the commit that caused them, not inside it: a transaction that notifies
 * takes a lock over the whole database until it is on disk, so every bet of every player would wait for every other
 * (measured: 5,600 → 2,800 bets a second at 32 clients). While one event is on its way, the next messages gather, and
 * only the newest of each player and type is kept. If the process dies in between, the site's poll (A§9, 20 s) brings
 * the balance.
 */
export class SocketAnnouncer {
  readonly #publish: (entries: readonly SocketEntry[]) => Promise<void>;
  readonly #log: FastifyBaseLogger;
  readonly #waiting = new Map<string, { readonly entry: SocketEntry; readonly version: number }>();
  #sending: Promise<void> | null = null;
  #lastSent = 0;

  constructor(publish: (entries: readonly SocketEntry[]) => Promise<void>, log: FastifyBaseLogger) {
    this.#publish = publish;
    this.#log = log;
  }

  /** @param version an older state never replaces a newer one that is still waiting */
  announce(entry: SocketEntry, version: number): void {
    const key = `${entry[0]} ${entry[1]}`;
    const known = this.#waiting.get(key);
    if (known && known.version > version) return;
    this.#waiting.set(key, { entry, version });
    this.#sending ??= this.#send();
  }

  async #send(): Promise<void> {
    // Off the caller's stack: the code that moved the money does not wait for the message.
    await null;
    while (this.#waiting.size > 0) {
      const early = this.#lastSent + PAUSE_MS - performance.now();
      if (early > 0 && this.#waiting.size < PER_EVENT) await new Promise((resolve) => setTimeout(resolve, early));
      this.#lastSent = performance.now();
      const entries = this.#take();
      try {
        await this.#publish(entries);
      } catch (fault) {
        this.#log.warn(
          { err: fault, messages: entries.length },
          'socket messages could not be sent; the next poll brings the balance',
        );
      }
    }
    this.#sending = null;
  }

  /** Removes as many messages as fit into one event, oldest first. */
  #take(): SocketEntry[] {
    const entries: SocketEntry[] = [];
    let bytes = 0;
    for (const [key, { entry }] of this.#waiting) {
      bytes += Buffer.byteLength(JSON.stringify(entry)) + 1;
      if (entries.length > 0 && (bytes > ENTRY_BYTES || entries.length === PER_EVENT)) break;
      entries.push(entry);
      this.#waiting.delete(key);
    }
    return entries;
  }

  /** Resolves when everything announced so far has been sent. */
  async idle(): Promise<void> {
    await this.#sending;
  }
}
