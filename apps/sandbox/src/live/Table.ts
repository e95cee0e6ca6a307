import type { Rng } from '../studio/model/round.ts';
import { baccarat } from './games/baccarat.ts';
import type { LiveGame, Outcome } from './games/LiveGame.ts';
import { moneyWheel } from './games/moneyWheel.ts';
import { pokerDuel } from './games/pokerDuel.ts';
import { roulette } from './games/roulette.ts';
import type { LiveKind, Phase, TableState } from './wire.ts';

export const GAMES: Readonly<Record<LiveKind, LiveGame>> = {
  roulette,
  baccarat,
  gameShow: moneyWheel,
  poker: pokerDuel,
};

/** How long bets are taken, in milliseconds. */
export const BETTING_MS = 15_000;
/** From "no more bets" to the draw: the stakes are taken meanwhile. */
export const CLOSING_MS = 2500;
/** How many past results a table remembers. */
const REMEMBERED_RESULTS = 20;

const DEALERS = [
  'Aada',
  'Bruno',
  'Clara',
  'Davit',
  'Elif',
  'Freja',
  'Goran',
  'Hanna',
  'Ilmari',
  'Joana',
  'Kenji',
  'Lara',
];
/** A small whole number that only depends on the text. */
export const numberFrom = (text: string): number => {
  let sum = 2166136261;
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 16777619) >>> 0;
  return sum;
};

export interface TableOptions {
  readonly id: string;
  readonly kind: LiveKind;
  readonly rng: Rng;
  readonly now: number;
}

/**
 * A table's clock and its results: bets are open, closed, shown, and open again, at the same moment for everyone. It knows
 * no player and no money.
 */
export class Table {
  readonly id: string;
  readonly kind: LiveKind;
  readonly game: LiveGame;
  readonly dealer: string;
  readonly #rng: Rng;
  #round: number;
  #phase: Phase = 'betting';
  #since: number;
  #until: number;
  #outcome: Outcome | null = null;
  #lastResults: string[] = [];

  constructor({ id, kind, rng, now }: TableOptions) {
    this.id = id;
    this.kind = kind;
    this.game = GAMES[kind];
    this.#rng = rng;
    const seed = numberFrom(id);
    this.dealer = DEALERS[seed % DEALERS.length] ?? '';
    // Rounds are numbered by time, so that a restart never uses a number again.
    this.#round = Math.floor(now / 1000);
    this.#since = now;
    // Tables that start together must not draw together.
    this.#until = now + BETTING_MS / 2 + (seed % BETTING_MS);
  }

  get round(): number {
    return this.#round;
  }
  get phase(): Phase {
    return this.#phase;
  }
  get until(): number {
    return this.#until;
  }
  get outcome(): Outcome | null {
    return this.#outcome;
  }
  get lastResults(): readonly string[] {
    return this.#lastResults;
  }

  /** Players other than those of this operator: a slow wave by the time of day, with its own height at each table. */
  guests(now: number): number {
    const seed = numberFrom(this.id);
    const day = Math.sin(((now / 86_400_000) % 1) * 2 * Math.PI - 1.8) * 0.4 + 0.6;
    const ripple = Math.sin(now / 97_000 + seed) * 0.12 + Math.sin(now / 31_000 + seed * 3) * 0.06;
    return Math.max(1, Math.round((6 + (seed % 140)) * (day + ripple)));
  }

  close(now: number): void {
    this.#enter('closed', now, CLOSING_MS);
  }
  /** Draws the round's outcome. Everyone who bet is settled by it. */
  draw(now: number): Outcome {
    const outcome = this.game.draw(this.#rng);
    this.#outcome = outcome;
    this.#enter('result', now, this.game.revealMs);
    return outcome;
  }
  open(now: number): void {
    if (this.#outcome) this.#lastResults = [this.#outcome.label, ...this.#lastResults].slice(0, REMEMBERED_RESULTS);
    this.#outcome = null;
    this.#round += 1;
    this.#enter('betting', now, BETTING_MS);
  }
  #enter(phase: Phase, now: number, length: number): void {
    this.#phase = phase;
    this.#since = now;
    this.#until = now + length;
  }

  state(now: number, connected: number): TableState {
    return {
      round: this.#round,
      phase: this.#phase,
      since: this.#since,
      until: this.#until,
      now,
      outcome: this.#outcome,
      lastResults: this.#lastResults,
      players: this.guests(now) + connected,
    };
  }
}
