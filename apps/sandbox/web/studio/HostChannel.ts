import { toWire } from '@baize/kernel';
import { GAME_MESSAGE_SOURCE, hostMessage, type GameMessage, type HostMessage } from '@baize/contracts/host-messages';

type Unsigned<Message> = Message extends { source: unknown } ? Omit<Message, 'source'> : never;

/**
 * The B§4 messages between the game and the framing site. It sends to one origin and listens to one window of that
 * origin; without a known host it does nothing.
 */
export class HostChannel {
  readonly #origin: string | undefined;
  constructor(origin: string | undefined, hear: (message: HostMessage) => void) {
    this.#origin = window.parent === window ? undefined : origin;
    addEventListener('message', (event: MessageEvent<unknown>) => {
      if (event.source !== window.parent || event.origin !== this.#origin) return;
      const parsed = hostMessage.safeParse(event.data);
      if (parsed.success) hear(parsed.data);
    });
  }
  /** Whether there is a host to answer. */
  get connected(): boolean {
    return this.#origin !== undefined;
  }
  send(message: Unsigned<GameMessage>): void {
    if (this.#origin === undefined) return;
    window.parent.postMessage({ source: GAME_MESSAGE_SOURCE, ...message }, this.#origin);
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
