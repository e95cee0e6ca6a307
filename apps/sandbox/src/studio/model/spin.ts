import {
  FREE_SPINS,
  LINE_PAYS,
  LINES,
  REELS,
  RETRIGGER_SPINS,
  ROWS,
  SCATTER_PAYS,
  STRIPS,
  type PayingSymbol,
  type SymbolId,
} from './game-data.ts';

/** A line that pays: units are line bets, before any multiplier. `count` reels from the left. */
export interface LineWin {
  readonly line: number;
  readonly symbol: PayingSymbol;
  readonly count: number;
  readonly units: number;
}

/** What one stop of the reels shows and pays, in line bets and total stakes. */
export interface SpinValue {
  /** Three letters per reel, top to bottom, as they land (before wilds expand). */
  readonly window: readonly string[];
  /** Reels (0-based) that a wild covers completely. */
  readonly expanded: readonly number[];
  readonly lineWins: readonly LineWin[];
  /** Sum of the line wins in line bets. */
  readonly lineUnits: number;
  readonly scatters: number;
  /** In total stakes. */
  readonly scatterStakes: number;
}

/** Returns the three letters of a reel with `stop` as its top row. */
export function reelWindow(reel: number, stop: number): string {
  const strip = STRIPS[reel] ?? '';
  let shown = '';
  for (let row = 0; row < ROWS; row += 1) shown += strip[(stop + row) % strip.length] ?? '';
  return shown;
}

const tier = (count: number) => Math.min(count, REELS) - 3;

/**
 * Returns the line pay in line bets for `count` of `symbol` from the left; nothing below three, for a wild or for a
 * scatter.
 */
export function linePay(symbol: string, count: number): number {
  if (count < 3) return 0;
  return (LINE_PAYS as Readonly<Record<string, readonly number[]>>)[symbol]?.[tier(count)] ?? 0;
}

export const scatterPay = (count: number): number => (count < 3 ? 0 : (SCATTER_PAYS[tier(count)] ?? 0));

/** Returns the free spins for `count` scatters; fewer `during` the feature. */
export const freeSpinsFor = (count: number, during: boolean): number =>
  count < 3 ? 0 : during ? RETRIGGER_SPINS : (FREE_SPINS[tier(count)] ?? 0);

/** Evaluates one stop position per reel. Pure: the same stops always show and pay the same. */
export function evaluate(stops: readonly number[]): SpinValue {
  const window = stops.map((stop, reel) => reelWindow(reel, stop));
  const expanded: number[] = [];
  let scatters = 0;
  const effective = window.map((shown, reel) => {
    for (const symbol of shown) if (symbol === 'S') scatters += 1;
    if (!shown.includes('W')) return shown;
    expanded.push(reel);
    return 'W'.repeat(ROWS);
  });
  const lineWins: LineWin[] = [];
  let lineUnits = 0;
  LINES.forEach((rows, line) => {
    const first = effective[0]?.[rows[0] ?? 0] ?? '';
    let count = 1;
    while (count < REELS) {
      const next = effective[count]?.[rows[count] ?? 0];
      if (next !== first && next !== 'W') break;
      count += 1;
    }
    const units = linePay(first, count);
    if (units === 0) return;
    lineWins.push({ line, symbol: first as PayingSymbol, count, units });
    lineUnits += units;
  });
  return { window, expanded, lineWins, lineUnits, scatters, scatterStakes: scatterPay(scatters) };
}

/** Returns whether a letter is one of the game's symbols; the tests check the strips with it. */
export const isSymbol = (letter: string): letter is SymbolId => 'WSABCDEFGH'.includes(letter) && letter.length === 1;
