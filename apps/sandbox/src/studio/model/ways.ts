import { MAX_FREE_SPINS, MAX_WIN_STAKES, REELS, RETRIGGER_SPINS, STRIPS, type PayingSymbol } from './game-data.ts';
import { freeSpinsFor, reelWindow, scatterPay, symbolPay, type SpinValue, type SymbolWin } from './spin.ts';
import type { SlotModel } from './SlotModel.ts';

/** Four rows on five reels: 1,024 ways from left to right. */
const WAYS_ROWS = 4;
/** Pay of one way in twentieths of the stake, for three, four and five of a kind. A wild stands for any of these symbols. */
const WAYS_PAYS: SlotModel['pays'] = {
  A: [10, 26, 120],
  B: [7, 17, 72],
  C: [5, 13, 53],
  D: [0, 9, 36],
  E: [0, 3, 12],
  F: [0, 3, 12],
  G: [0, 2, 10],
  H: [0, 2, 9],
};
const SYMBOLS = Object.keys(WAYS_PAYS) as PayingSymbol[];
/** Multiplier for the wins of a free spin, besides scatters. */
const WAYS_MULTIPLIER = 2;

/** Returns the rows of a reel that show a symbol or a wild. */
const rowsWith = (shown: string, symbol: string): number[] =>
  [...shown].flatMap((letter, row) => (letter === symbol || letter === 'W' ? [row] : []));

/** A symbol pays for every way that it can be read from the left, one on each reel. Wilds are on reels 2 to 4. */
function evaluateWays(stops: readonly number[]): SpinValue {
  const window = stops.map((stop, reel) => reelWindow(reel, stop, WAYS_ROWS));
  const wins = SYMBOLS.flatMap((symbol): SymbolWin[] => {
    const cells: (readonly [number, number])[] = [];
    let count = 0;
    let ways = 1;
    for (const [reel, shown] of window.entries()) {
      const rows = rowsWith(shown, symbol);
      if (rows.length === 0) break;
      count += 1;
      ways *= rows.length;
      cells.push(...rows.map((row) => [reel, row] as const));
    }
    const units = symbolPay(WAYS_PAYS, symbol, count) * ways;
    return units === 0 ? [] : [{ line: null, symbol, count, units, cells }];
  });
  const scatters = window.join('').split('S').length - 1;
  return {
    window,
    expanded: [],
    wins,
    units: wins.reduce((sum, win) => sum + win.units, 0),
    scatters,
    scatterStakes: scatterPay(scatters),
  };
}

export const WAYS_MODEL: SlotModel = {
  version: 'ways-1',
  rows: WAYS_ROWS,
  ways: WAYS_ROWS ** REELS,
  pays: WAYS_PAYS,
  feature: 'freeSpins',
  freeSpinMultiplier: WAYS_MULTIPLIER,
  maxWinStakes: MAX_WIN_STAKES,
  published: { rtp: 0.9648574438287456, hitRate: 0.5012462423410673, featureRate: 0.01788183605041044 },
  evaluate: evaluateWays,
};

/** What a test compares with the published figures: counted from the strips, reel by reel. */
export function valueWays(): SlotModel['published'] {
  const reels = STRIPS.map((strip, reel) => Array.from(strip, (_, stop) => reelWindow(reel, stop, WAYS_ROWS)));
  const average = (windows: readonly string[], of: (shown: string) => number) =>
    windows.reduce((sum, shown) => sum + of(shown), 0) / windows.length;
  // Reels turn independently, so the average of a product of counts is the product of their averages.
  let wins = 0;
  for (const symbol of SYMBOLS) {
    let ways = 1;
    for (const [reel, windows] of reels.entries()) {
      ways *= average(windows, (shown) => rowsWith(shown, symbol).length);
      const next = reels[reel + 1];
      const ends = next ? average(next, (shown) => Number(rowsWith(shown, symbol).length === 0)) : 1;
      wins += (symbolPay(WAYS_PAYS, symbol, reel + 1) / 20) * ways * ends;
    }
  }
  const scattersOf = (shown: string) => shown.split('S').length - 1;
  /** Chances of each number of scatters on some reels. */
  const chances = (some: readonly (readonly string[])[]) =>
    some.reduce<readonly number[]>(
      (known, windows) => {
        const next = Array.from({ length: known.length + WAYS_ROWS }, () => 0);
        known.forEach((chance, count) => {
          for (const shown of windows) {
            const sum = count + scattersOf(shown);
            next[sum] = (next[sum] ?? 0) + chance / windows.length;
          }
        });
        return next;
      },
      [1],
    );
  const all = chances(reels);
  const featureRate = all.reduce((sum, chance, count) => sum + (count >= 3 ? chance : 0), 0);
  const scatterRtp = all.reduce((sum, chance, count) => sum + chance * scatterPay(count), 0);
  const known = new Map<number, number>();
  /** How many free spins follow on average. */
  const spins = (left: number, awarded: number): number => {
    if (left === 0) return 0;
    const key = left * 1000 + awarded;
    const remembered = known.get(key);
    if (remembered !== undefined) return remembered;
    const more = Math.min(RETRIGGER_SPINS, MAX_FREE_SPINS - awarded);
    const value =
      1 + (1 - featureRate) * spins(left - 1, awarded) + featureRate * spins(left - 1 + more, awarded + more);
    known.set(key, value);
    return value;
  };
  const perFreeSpin = WAYS_MULTIPLIER * wins + scatterRtp;
  const featureRtp = all.reduce((sum, chance, count) => {
    const start = freeSpinsFor(count, false);
    return sum + chance * spins(start, start) * perFreeSpin;
  }, 0);
  // A stop of a reel as bits: which symbols it shows. Symbols that pay from three reels on, and those from four on.
  const bitsOf = (symbols: readonly string[]) => symbols.reduce((bits, symbol) => bits | bit(symbol), 0);
  const bit = (symbol: string) => 1 << SYMBOLS.indexOf(symbol as PayingSymbol);
  const fromThree = bitsOf(SYMBOLS.filter((symbol) => WAYS_PAYS[symbol][0] > 0));
  const [first = [], second = [], third = [], fourth = [], fifth = []] = reels.map((windows) =>
    windows.map((shown) => ({
      bits: bitsOf(SYMBOLS.filter((symbol) => rowsWith(shown, symbol).length > 0)),
      scatters: scattersOf(shown),
    })),
  );
  const lastScatters = chances([fifth.map(({ scatters }) => 'S'.repeat(scatters))]);
  const atLeast = (count: number) => lastScatters.slice(Math.max(0, count)).reduce((sum, chance) => sum + chance, 0);
  const needed = [0, 1, 2, 3].map(atLeast);
  let hits = 0;
  for (const one of first)
    for (const two of second)
      for (const three of third) {
        const same = one.bits & two.bits & three.bits;
        for (const four of fourth) {
          const missing = Math.max(0, 3 - one.scatters - two.scatters - three.scatters - four.scatters);
          hits += (same & (fromThree | four.bits)) > 0 ? 1 : (needed[missing] ?? 0);
        }
      }
  return {
    rtp: wins + scatterRtp + featureRtp,
    hitRate: hits / (first.length * second.length * third.length * fourth.length),
    featureRate,
  };
}
