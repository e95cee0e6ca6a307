import { BLACKJACK } from '../studio/kinds/blackjackRules.ts';
import type { Rng } from '../studio/model/round.ts';
import { baccarat } from './games/baccarat.ts';
import type { LiveGame, Outcome } from './games/LiveGame.ts';
import { moneyWheel } from './games/moneyWheel.ts';
import { pokerDuel } from './games/pokerDuel.ts';
import { roulette } from './games/roulette.ts';
import { TableClock } from './TableClock.ts';
import type { DrawnKind, LiveKind, TableState } from './wire.ts';

export const GAMES: Readonly<Record<DrawnKind, LiveGame>> = {
  roulette,
  baccarat,
  gameShow: moneyWheel,
  poker: pokerDuel,
};
/** What the tables publish: their return as a share, and the most that a stake can return. */
export const LIVE_FIGURES: Readonly<Record<LiveKind, Pick<LiveGame, 'rtp' | 'maxWinStakes'>>> = {
  ...GAMES,
  blackjack: BLACKJACK,
};

export interface TableOptions {
  readonly id: string;
  readonly kind: DrawnKind;
  readonly rng: Rng;
  readonly now: number;
}

/** A table that draws one outcome for everyone: bets are open, closed, shown, and open again. */
export class Table extends TableClock {
  readonly game: LiveGame;
  readonly #rng: Rng;
  #outcome: Outcome | null = null;

  constructor({ id, kind, rng, now }: TableOptions) {
    super(id, kind, now);
    this.game = GAMES[kind];
    this.#rng = rng;
  }

  get outcome(): Outcome | null {
    return this.#outcome;
  }
  isSpot(spot: string): boolean {
    return this.game.isSpot(spot);
  }

  /** Draws the round's outcome. Everyone who bet is settled by it. */
  draw(now: number): Outcome {
    const outcome = this.game.draw(this.#rng);
    this.#outcome = outcome;
    this.enter('result', now, this.game.revealMs);
    return outcome;
  }
  open(now: number): void {
    const label = this.#outcome?.label ?? null;
    this.#outcome = null;
    this.openNext(now, label);
  }

  state(now: number, connected: number): TableState {
    return this.stateWith(now, connected, this.#outcome);
  }
}
