import type { LiveKind, Phase, TableState } from './wire.ts';

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

/**
 * A table's clock and its results: its phases begin and end at the same moment for everyone. It knows no player's money.
 */
export abstract class TableClock {
  readonly id: string;
  readonly kind: LiveKind;
  readonly dealer: string;
  #round: number;
  #phase: Phase = 'betting';
  #since: number;
  #until: number;
  #lastResults: string[] = [];

  constructor(id: string, kind: LiveKind, now: number) {
    this.id = id;
    this.kind = kind;
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
  get lastResults(): readonly string[] {
    return this.#lastResults;
  }
  /** Whether the layout has a spot of this name. */
  abstract isSpot(spot: string): boolean;

  close(now: number): void {
    this.enter('closed', now, CLOSING_MS);
  }
  /** Opens the next round. @param label what the last one showed; null if none was played */
  protected openNext(now: number, label: string | null): void {
    if (label !== null) this.#lastResults = [label, ...this.#lastResults].slice(0, REMEMBERED_RESULTS);
    this.#round += 1;
    this.enter('betting', now, BETTING_MS);
  }
  protected enter(phase: Phase, now: number, length: number): void {
    this.#phase = phase;
    this.#since = now;
    this.#until = now + length;
  }
  /** Moves the end of the phase. */
  protected extendTo(until: number): void {
    this.#until = until;
  }

  abstract state(now: number, connected: number): TableState;
  protected stateWith(now: number, players: number, outcome: TableState['outcome']): TableState {
    return {
      round: this.#round,
      phase: this.#phase,
      since: this.#since,
      until: this.#until,
      now,
      outcome,
      lastResults: this.#lastResults,
      players,
    };
  }
}
