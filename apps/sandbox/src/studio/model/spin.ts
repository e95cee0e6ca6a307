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
import type { SlotModel } from './SlotModel.ts';

/** A win of one symbol: on a line, or by its ways. Units are twentieths of the stake, before any multiplier. */
export interface SymbolWin {
  /** Null for a win by ways. */
  readonly line: number | null;
  readonly symbol: PayingSymbol;
  /** Reels from the left. */
  readonly count: number;
  readonly units: number;
  /** Where it is seen. */
  readonly cells: readonly (readonly [reel: number, row: number])[];
}

/** What one stop of the reels shows and pays. */
export interface SpinValue {
  /** The letters of each reel, top to bottom, as they land (before wilds expand). */
  readonly window: readonly string[];
  /** Reels (0-based) that a wild covers completely. */
  readonly expanded: readonly number[];
  readonly wins: readonly SymbolWin[];
  /** Sum of the wins in twentieths of the stake. */
  readonly units: number;
  readonly scatters: number;
  /** In total stakes. */
  readonly scatterStakes: number;
}

/** Returns the letters of a reel with `stop` as its top row. */
export function reelWindow(reel: number, stop: number, rows: number = ROWS): string {
  const strip = STRIPS[reel] ?? '';
  let shown = '';
  for (let row = 0; row < rows; row += 1) shown += strip[(stop + row) % strip.length] ?? '';
  return shown;
}

const tier = (count: number) => Math.min(count, REELS) - 3;

/** Returns a model's pay for `count` of `symbol` from the left; nothing below three, for a wild or for a scatter. */
export function symbolPay(pays: SlotModel['pays'], symbol: string, count: number): number {
  if (count < 3) return 0;
  return (pays as Readonly<Record<string, readonly number[]>>)[symbol]?.[tier(count)] ?? 0;
}
export const linePay = (symbol: string, count: number): number => symbolPay(LINE_PAYS, symbol, count);

export const scatterPay = (count: number): number => (count < 3 ? 0 : (SCATTER_PAYS[tier(count)] ?? 0));

/** Returns the free spins for `count` scatters; fewer `during` the feature. */
export const freeSpinsFor = (count: number, during: boolean): number =>
  count < 3 ? 0 : during ? RETRIGGER_SPINS : (FREE_SPINS[tier(count)] ?? 0);

/** The cells of each line by how many reels it pays for; made once, because every spin needs them. */
const LINE_CELLS = LINES.map((rows) =>
  Array.from({ length: REELS + 1 }, (_, count) => rows.slice(0, count).map((row, reel) => [reel, row] as const)),
);

/**
 * Evaluates the twenty lines of one stop position per reel, by default as the model with free spins pays. A wild covers
 * its reel.
 */
export function evaluate(stops: readonly number[], pays: SlotModel['pays'] = LINE_PAYS): SpinValue {
  const window = stops.map((stop, reel) => reelWindow(reel, stop));
  const expanded: number[] = [];
  let scatters = 0;
  const effective = window.map((shown, reel) => {
    for (const symbol of shown) if (symbol === 'S') scatters += 1;
    if (!shown.includes('W')) return shown;
    expanded.push(reel);
    return 'W'.repeat(ROWS);
  });
  const wins: SymbolWin[] = [];
  let sum = 0;
  LINES.forEach((rows, line) => {
    const first = effective[0]?.[rows[0] ?? 0] ?? '';
    let count = 1;
    while (count < REELS) {
      const next = effective[count]?.[rows[count] ?? 0];
      if (next !== first && next !== 'W') break;
      count += 1;
    }
    const units = symbolPay(pays, first, count);
    if (units === 0) return;
    const cells = LINE_CELLS[line]?.[count] ?? [];
    wins.push({ line, symbol: first as PayingSymbol, count, units, cells });
    sum += units;
  });
  return { window, expanded, wins, units: sum, scatters, scatterStakes: scatterPay(scatters) };
}

/** Returns whether a letter is one of the game's symbols; the tests check the strips with it. */
export const isSymbol = (letter: string): letter is SymbolId => 'WSABCDEFGH'.includes(letter) && letter.length === 1;
