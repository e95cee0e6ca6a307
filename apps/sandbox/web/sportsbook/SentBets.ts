import type { Words } from '../../src/sportsbook/naming.ts';
import { mostOf } from '../../src/sportsbook/bets/mostOf.ts';
import type { BetView } from '../../src/sportsbook/wire.ts';
import { writeMoney } from './money.ts';
import { refusalText } from './refusalText.ts';
import { referenceText } from './slipNews.ts';

/** What the slip says about itself, and how it is coloured. */
export interface SlipNotice {
  readonly text: string;
  readonly tone: 'good' | 'bad' | 'wait';
}

/** Whether the sportsbook has not decided about a bet yet. */
export const isPending = ({ state }: BetView): boolean => state === 'delayed' || state === 'reserving';
/** Whether a bet was not taken. */
export const isRefused = ({ state }: BetView): boolean =>
  state === 'cancelling' || state === 'cancelled' || state === 'refused';

/** The bets that the slip has sent, from the sending until the player knows what became of each. */
export class SentBets {
  /** Bets that wait out the in-play delay. */
  readonly #waiting = new Set<string>();
  /** Bets that were sent, until their answer comes. If it gets lost, the player's bets say what became of them. */
  readonly #unanswered: Set<string>;
  /** Ids of the bets of this slip: sending it again sends the same bets. */
  #ids: readonly string[] = [];
  /** Bets of the last sending that were taken, and why another one was not. */
  #taken: readonly BetView[] = [];
  #refusal: string | null = null;

  /** @param unanswered ids of bets that an earlier page sent and heard nothing of */
  constructor(unanswered: readonly string[] = []) {
    this.#unanswered = new Set(unanswered);
  }
  get unanswered(): readonly string[] {
    return [...this.#unanswered];
  }
  /** Whether a bet waits out the in-play delay. */
  get isWaiting(): boolean {
    return this.#waiting.size > 0;
  }
  /** Whether the player does not know yet what became of a bet. */
  get isUncertain(): boolean {
    return this.isWaiting || this.#unanswered.size > 0;
  }

  /** Begins a sending. @returns the ids of its bets: those of the last sending if it had no answer */
  begin(count: number): readonly string[] {
    if (this.#ids.length !== count) this.#ids = Array.from({ length: count }, () => crypto.randomUUID());
    this.#taken = [];
    this.#refusal = null;
    for (const id of this.#ids) this.#unanswered.add(id);
    return this.#ids;
  }
  /** The sending has been answered: each bet, or all of them by one refusal. */
  answered(): void {
    for (const id of this.#ids) this.#unanswered.delete(id);
  }
  /** The slip has changed, so sending it makes other bets. */
  renew(): void {
    this.#ids = [];
  }

  /** Returns whether a bet that was taken is now another than the notice says: cashed out, also in part, or settled. */
  hasMovedOn({ id, state, potential }: BetView): boolean {
    return this.#taken.some((bet) => bet.id === id && (bet.state !== state || bet.potential !== potential));
  }

  /** Returns whether a bet has an answer that the player waits for. @param isSending whether its own answer may still come */
  isNews(bet: BetView, isSending: boolean): boolean {
    const isAnswer = !isSending && this.#unanswered.has(bet.id);
    if (!isAnswer && (!this.#waiting.has(bet.id) || isPending(bet))) return false;
    this.#waiting.delete(bet.id);
    // What is left on the slip is another bet.
    if (isAnswer) this.renew();
    return true;
  }
  /** Takes a bet's state. @returns the notice about all bets of this sending: none of them hides another's news */
  record(bet: BetView, words: Words): SlipNotice {
    this.#unanswered.delete(bet.id);
    if (isPending(bet)) {
      this.#waiting.add(bet.id);
      return { text: words('delayed'), tone: 'wait' };
    }
    if (isRefused(bet)) this.#refusal = refusalText(words, bet);
    else this.#taken = [...this.#taken, bet];
    const count = this.#taken.length;
    const amount = writeMoney(mostOf(this.#taken), bet.currency, words.tag);
    const accepted =
      count === 0 ? null : count === 1 ? words('accepted', { amount }) : words('acceptedMany', { count, amount });
    return {
      text: [accepted, referenceText(words, this.#taken), this.#refusal].filter((part) => part !== null).join(' '),
      tone: this.#refusal === null ? 'good' : 'bad',
    };
  }
}
