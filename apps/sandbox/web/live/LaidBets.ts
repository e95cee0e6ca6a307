import type { Bets } from '../../src/live/games/LiveGame.ts';

/** Several chips in a row are one call: it waits this long for the next one, in ms. */
const GATHER_MS = 150;
const NONE: Bets = {};

interface LaidBetsOptions {
  /** Gives the bets to the table. Rejects if it does not take them. */
  readonly place: (bets: Bets) => Promise<void>;
  /** The round that is on, or undefined before there is one. */
  readonly round: () => number | undefined;
  readonly onChange: () => void;
  /** The table has refused the last change, and the bets are those that it has confirmed. */
  readonly onRefused: (cause: unknown) => void;
}

const sumOf = (bets: Bets): number => Object.values(bets).reduce((sum, stake) => sum + stake, 0);

/** A player's bets of a round: as they are laid on the screen, and as the table has confirmed them. */
export class LaidBets {
  readonly #options: LaidBetsOptions;
  #bets = NONE;
  #confirmed = NONE;
  #undo: Bets[] = [];
  #last = NONE;
  #sending: ReturnType<typeof setTimeout> | undefined;

  constructor(options: LaidBetsOptions) {
    this.#options = options;
  }

  get bets(): Bets {
    return this.#bets;
  }
  /** What is staked on all spots, hundredths. */
  get stake(): number {
    return sumOf(this.#bets);
  }
  /** The stake of the last round that the player bet in, hundredths. */
  get lastStake(): number {
    return sumOf(this.#last);
  }
  get isConfirmed(): boolean {
    return sumOf(this.#confirmed) > 0;
  }
  get canUndo(): boolean {
    return this.#undo.length > 0;
  }

  /** Takes over what the table has of the player. */
  adopt(bets: Bets): void {
    this.#bets = bets;
    this.#confirmed = bets;
  }
  change(next: Bets): void {
    this.#undo.push(this.#bets);
    this.#set(next);
  }
  undo(): void {
    const before = this.#undo.pop();
    if (before) this.#set(before);
  }
  repeat(): void {
    this.change(this.#last);
  }
  #set(next: Bets): void {
    this.#bets = next;
    this.#options.onChange();
    clearTimeout(this.#sending);
    this.#sending = setTimeout(() => void this.#send(), GATHER_MS);
  }

  /** Removes all bets: they were refused, or the player has left the seat. */
  drop(): void {
    clearTimeout(this.#sending);
    this.#sending = undefined;
    this.adopt(NONE);
    this.#undo = [];
  }
  /** Begins a round. The bets of the one before can be repeated. @param isLaid the table has the player's bets of it already */
  begin(isLaid: boolean): void {
    if (!isLaid) {
      if (this.stake > 0) this.#last = this.#bets;
      this.adopt(NONE);
    }
    this.#undo = [];
  }
  /** Takes away what did not reach the table in time. @returns whether there was any */
  cut(): boolean {
    clearTimeout(this.#sending);
    this.#sending = undefined;
    if (this.#bets === this.#confirmed) return false;
    this.#restore();
    return true;
  }
  /** Sends a change that still waits, without a further pause: the page is about to close. */
  sendNow(): void {
    if (this.#sending === undefined) return;
    clearTimeout(this.#sending);
    void this.#send();
  }
  #restore(): void {
    this.#bets = this.#confirmed;
    this.#undo = [];
  }
  async #send(): Promise<void> {
    const { place, round, onChange, onRefused } = this.#options;
    this.#sending = undefined;
    const number = round();
    const bets = this.#bets;
    try {
      await place(bets);
      if (round() === number) this.#confirmed = bets;
    } catch (cause) {
      if (round() !== number || this.#bets !== bets) return;
      this.#restore();
      onChange();
      onRefused(cause);
    }
  }
}
