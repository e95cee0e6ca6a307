import { join } from 'node:path';
import { jackpotAtFirst, jackpotStart } from '@baize/catalogue';
import type { Jackpot } from '@baize/contracts/jackpot-feed';
import {
  CURRENCIES,
  MAX_AMOUNT,
  ROUND_UNITS_PER_EURO,
  toWire,
  type CurrencyCode,
  type Hundredths,
} from '@baize/kernel';
import { KeyedJournal } from '../KeyedJournal.ts';
import type { Rng } from '../studio/model/round.ts';

/** A pot is counted in millionths of a euro: one hundredth of a stake is a fraction of a cent. */
type Micros = number;
const MICROS_PER_HUNDREDTH = 10_000;
/** The part of a stake that goes into the pot: one in a hundred. */
const CONTRIBUTION = 100;

interface Pot {
  readonly id: string;
  readonly micros: Micros;
  readonly isClosed: boolean;
  readonly lastWin: { readonly micros: Micros; readonly at: string } | null;
}

/** What a stake did to a pot. The studio keeps it once the round's outcome is on the disk, and undoes it otherwise. */
export interface Draw {
  /** What the round wins from the pot, in hundredths of the player's currency. */
  readonly won: Hundredths;
  keep(): void;
  undo(): void;
}
/** What a stake does where there is no pot. */
export const NO_DRAW: Draw = { won: 0, keep: () => {}, undo: () => {} };

/**
 * The jackpots of all providers: one pot per game, fed by every real stake on the game. Each stake of a euro wins the pot
 * with the chance of one in as many euros as fill it from its start, so a pot is won at twice its start on average and
 * returns two in a hundred of the stakes.
 */
export class Jackpots {
  readonly #journal: KeyedJournal<Pot>;
  /** Ahead of the journal by the rounds whose outcome is not on the disk yet. */
  readonly #pots: Map<string, Pot>;
  readonly #rng: Rng;
  readonly #now: () => Date;
  readonly #falling = new Set<string>();

  constructor({ dataDir, rng, now }: { readonly dataDir: string; readonly rng: Rng; readonly now: () => Date }) {
    this.#journal = new KeyedJournal(join(dataDir, 'jackpots.jsonl'), { limit: 20_000 });
    this.#pots = new Map(this.#journal.all().map((pot) => [pot.id, pot]));
    this.#rng = rng;
    this.#now = now;
  }

  /** Puts a stake's part into the game's pot and draws whether the stake wins it. */
  draw(gameId: string, stake: Hundredths, currency: CurrencyCode): Draw {
    const before = this.#pot(gameId);
    if (before.isClosed || stake <= 0) return NO_DRAW;
    const staked = Math.floor((stake * MICROS_PER_HUNDREDTH) / ROUND_UNITS_PER_EURO[currency]);
    const filled = before.micros + Math.floor(staked / CONTRIBUTION);
    const start = startOf(gameId);
    const isForced = this.#falling.delete(gameId);
    const isWon = isForced || this.#isDrawn(staked, start * CONTRIBUTION);
    this.#pots.set(gameId, {
      ...before,
      micros: isWon ? start : filled,
      lastWin: isWon ? { micros: filled, at: this.#now().toISOString() } : before.lastWin,
    });
    return {
      won: isWon ? inCurrency(filled, currency) : 0,
      keep: () => void this.#journal.put(this.#pot(gameId)),
      undo: () => {
        const current = this.#pot(gameId);
        this.#pots.set(gameId, {
          ...current,
          // What others have put in since then stays.
          micros: current.micros + before.micros - (isWon ? start : filled),
          lastWin: isWon ? before.lastWin : current.lastWin,
        });
      },
    };
  }

  /** Lets the next stake on the game win its pot; for demonstrations. */
  letFall(gameId: string): void {
    this.#falling.add(gameId);
  }
  setClosed(gameId: string, isClosed: boolean): void {
    const pot = { ...this.#pot(gameId), isClosed };
    this.#pots.set(gameId, pot);
    this.#journal.put(pot);
  }

  /** Returns the pots of these games as the feed tells them. */
  describe(gameIds: readonly string[]): Jackpot[] {
    const updatedAt = this.#now().toISOString();
    return gameIds.map((gameId) => {
      const { micros, isClosed, lastWin } = this.#pot(gameId);
      return {
        gameId,
        open: !isClosed,
        amounts: amountsOf(micros),
        lastWin: lastWin && { amounts: amountsOf(lastWin.micros), wonAt: lastWin.at },
        updatedAt,
      };
    });
  }

  /** True with the chance `part` in `whole`. In two steps: the generator takes numbers below 2^32 only. */
  #isDrawn(part: Micros, whole: Micros): boolean {
    const RESOLUTION = 2 ** 31;
    const chance = (part / whole) * RESOLUTION;
    const drawn = this.#rng.below(RESOLUTION);
    if (drawn !== Math.floor(chance)) return drawn < chance;
    return this.#rng.below(RESOLUTION) < (chance - Math.floor(chance)) * RESOLUTION;
  }

  #pot(gameId: string): Pot {
    return this.#pots.get(gameId) ?? { id: gameId, micros: firstOf(gameId), isClosed: false, lastWin: null };
  }
}

const EURO: Micros = 100 * MICROS_PER_HUNDREDTH;
/** With what a game's pot starts after a win. */
export const startOf = (gameId: string): Micros => jackpotStart(gameId) * MICROS_PER_HUNDREDTH;

/** What is in the pot before its first stake here. */
const firstOf = (gameId: string): Micros => jackpotAtFirst(gameId) * MICROS_PER_HUNDREDTH;

/** Rounded down, to whole units outside the euro: some currencies have no smaller ones. */
function inCurrency(micros: Micros, currency: CurrencyCode): Hundredths {
  const amount =
    currency === 'EUR'
      ? Math.floor(micros / MICROS_PER_HUNDREDTH)
      : Math.floor((micros / EURO) * ROUND_UNITS_PER_EURO[currency]) * 100;
  return Math.min(MAX_AMOUNT, amount);
}
const amountsOf = (micros: Micros) =>
  CURRENCIES.map((currency) => ({ amount: toWire(inCurrency(micros, currency)), currency }));
