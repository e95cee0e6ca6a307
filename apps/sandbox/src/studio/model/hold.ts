import { countCycle } from './enumerate.ts';
import { LINES, REELS, ROWS } from './game-data.ts';
import type { Rng } from './round.ts';
import type { SlotModel } from './SlotModel.ts';
import { evaluate } from './spin.ts';

/** Line pay in line bets for three, four and five of a kind. */
const HOLD_PAYS: SlotModel['pays'] = {
  A: [30, 120, 600],
  B: [20, 70, 350],
  C: [16, 50, 220],
  D: [10, 45, 180],
  E: [5, 18, 70],
  F: [5, 18, 65],
  G: [5, 14, 55],
  H: [5, 14, 45],
};

/** What a coin is worth, in twentieths of the stake, and how many coins of a thousand are. */
export const COINS: readonly (readonly [units: number, inThousand: number])[] = [
  [20, 260],
  [40, 265],
  [60, 190],
  [100, 145],
  [200, 95],
  [400, 37],
  [1000, 8],
];
/** Coins that start the feature. */
export const COINS_TO_START = 3;
/** Draws without a new coin that end the feature. Every new coin starts the count again. */
export const DRAWS = 3;
/** Of a thousand draws for a free cell, how many land a coin. */
const LANDS_IN_THOUSAND = 65;
/** What a full board pays on top, in twentieths of the stake. */
export const FULL_BOARD_UNITS = 20_000;
export const CELLS = REELS * ROWS;

/** A coin on the board. Cells are counted reel by reel, from the top. */
export interface Coin {
  readonly cell: number;
  readonly units: number;
}
/** The coins of each draw that land: those that started the feature first. They fully determine what the feature pays. */
export type HoldDraws = readonly (readonly Coin[])[];

const coinsShown = (window: readonly string[]): number[] =>
  window.flatMap((shown, reel) => [...shown].flatMap((letter, row) => (letter === 'S' ? [reel * ROWS + row] : [])));

function drawCoin(rng: Rng): number {
  let left = rng.below(1000);
  for (const [units, inThousand] of COINS) {
    if (left < inThousand) return units;
    left -= inThousand;
  }
  throw new Error('The coins’ shares do not add up to a thousand. Correct COINS.');
}

/** Draws the feature of a spin; empty if the spin does not start it. */
export function drawHold(rng: Rng, stops: readonly number[]): HoldDraws {
  const started = coinsShown(evaluate(stops, HOLD_PAYS).window);
  if (started.length < COINS_TO_START) return [];
  const taken = new Set(started);
  const draws: (readonly Coin[])[] = [started.map((cell) => ({ cell, units: drawCoin(rng) }))];
  for (let left = DRAWS; left > 0 && taken.size < CELLS; left -= 1) {
    const landed: Coin[] = [];
    for (let cell = 0; cell < CELLS; cell += 1)
      if (!taken.has(cell) && rng.below(1000) < LANDS_IN_THOUSAND) landed.push({ cell, units: drawCoin(rng) });
    for (const { cell } of landed) taken.add(cell);
    draws.push(landed);
    if (landed.length > 0) left = DRAWS + 1;
  }
  return draws;
}

/** Returns what a feature pays, in twentieths of the stake, and whether it filled the board. */
export function holdUnits(draws: HoldDraws): { readonly units: number; readonly isFull: boolean } {
  const coins = draws.flat();
  const isFull = coins.length === CELLS;
  return { units: coins.reduce((sum, { units }) => sum + units, isFull ? FULL_BOARD_UNITS : 0), isFull };
}

/** Three rows and twenty lines; three coins start a feature in which coins stay, instead of free spins. */
export const HOLD_MODEL: SlotModel = {
  version: 'hold-1',
  rows: ROWS,
  ways: null,
  pays: HOLD_PAYS,
  feature: 'hold',
  freeSpinMultiplier: 1,
  maxWinStakes: 2000,
  published: { rtp: 0.9570070207041004, hitRate: 0.34828780783905056, featureRate: 0.007953629032258068 },
  evaluate: (stops) => ({ ...evaluate(stops, HOLD_PAYS), scatters: 0, scatterStakes: 0 }),
};

/** What a test compares with the published figures: the full cycle of the reels, and every number of coins on the board. */
export function valueHold(): SlotModel['published'] & {
  /** Average pay of a feature that three coins start, in stakes. */
  readonly ofThree: number;
  /** The most that any round can pay, in stakes: never above the cap, so the cap costs nothing. */
  readonly highest: number;
} {
  const { cells, cycle } = countCycle(HOLD_PAYS);
  const coin = COINS.reduce((sum, [units, inThousand]) => sum + (units * inThousand) / 1000, 0) / LINES.length;
  const lands = LANDS_IN_THOUSAND / 1000;
  /** Chance of exactly `hits` coins in so many free cells. */
  const chanceOf = (free: number, hits: number) => {
    let chance = lands ** hits * (1 - lands) ** (free - hits);
    for (let index = 0; index < hits; index += 1) chance *= (free - index) / (index + 1);
    return chance;
  };
  const known = new Map<number, number>();
  /** Average pay of what still lands, in stakes, with so many coins on the board and draws left. */
  const toCome = (coins: number, left: number): number => {
    if (coins === CELLS) return FULL_BOARD_UNITS / LINES.length;
    if (left === 0) return 0;
    const key = coins * 10 + left;
    const remembered = known.get(key);
    if (remembered !== undefined) return remembered;
    let value = chanceOf(CELLS - coins, 0) * toCome(coins, left - 1);
    for (let hits = 1; hits <= CELLS - coins; hits += 1)
      value += chanceOf(CELLS - coins, hits) * (hits * coin + toCome(coins + hits, DRAWS));
    known.set(key, value);
    return value;
  };
  let [rtp, hitRate, featureRate, featureRtp, highestLine] = [0, 0, 0, 0, 0];
  for (const { scatters, lineUnits, ways } of cells) {
    const chance = ways / cycle;
    rtp += (chance * lineUnits) / LINES.length;
    highestLine = Math.max(highestLine, lineUnits / LINES.length);
    if (lineUnits > 0 || scatters >= COINS_TO_START) hitRate += chance;
    if (scatters < COINS_TO_START) continue;
    featureRate += chance;
    featureRtp += chance * (scatters * coin + toCome(scatters, DRAWS));
  }
  const mostOfCoins = (CELLS * Math.max(...COINS.map(([units]) => units)) + FULL_BOARD_UNITS) / LINES.length;
  return {
    rtp: rtp + featureRtp,
    hitRate,
    featureRate,
    ofThree: COINS_TO_START * coin + toCome(COINS_TO_START, DRAWS),
    highest: highestLine + mostOfCoins,
  };
}
