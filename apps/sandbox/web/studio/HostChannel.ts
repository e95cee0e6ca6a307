import { toWire } from '@baize/kernel';
import { readFromHost, writeToHost, type FromGame, type GameEnd } from '@baize/contracts/host-dialects';
import type { HostMessage } from '@baize/contracts/host-messages';

/** How long a game waits for the host's greeting before it opens on its own, in ms. */
const GREETING_MS = 2500;

/** What a game acts on; the channel answers the other messages itself. */
export type ToGame = Exclude<HostMessage | GameEnd, { readonly type: 'ready' | 'ping' }>;

/**
 * The B§4 messages between the game and the framing site, in the dialect of the game's provider. It sends to one origin and
 * listens to one window of that origin; without a known host it does nothing.
 */
export class HostChannel {
  readonly #origin: string | undefined;
  readonly #provider: string;
  #onReady: (() => void) | undefined;
  constructor(origin: string | undefined, provider: string, hear: (message: ToGame) => void) {
    this.#provider = provider;
    this.#origin = window.parent === window ? undefined : origin;
    addEventListener('message', (event: MessageEvent<unknown>) => {
      if (event.source !== window.parent || event.origin !== this.#origin) return;
      const message = readFromHost(provider, event.data);
      if (message?.type === 'ready') this.#onReady?.();
      else if (message?.type === 'ping') this.send({ type: 'pong' });
      else if (message) hear(message);
    });
  }
  /** Whether there is a host to answer. */
  get connected(): boolean {
    return this.#origin !== undefined;
  }
  /** Tells the host that the game listens. Resolves with its greeting, or when it is time to open without one. */
  greet(): Promise<void> {
    this.send({ type: 'listening' });
    if (!this.connected) return Promise.resolve();
    return new Promise((resolve) => {
      this.#onReady = resolve;
      setTimeout(resolve, GREETING_MS);
    });
  }
  send(message: FromGame): void {
    if (this.#origin === undefined) return;
    window.parent.postMessage(writeToHost(this.#provider, message), this.#origin);
  }
  realityCheck(
    totals: { readonly rounds: number; readonly staked: number; readonly won: number },
    startedAt: string,
  ): void {
    this.send({
      type: 'reality check data',
      rounds: totals.rounds,
      staked: toWire(totals.staked),
      won: toWire(totals.won),
      startedAt,
    });
  }
}
