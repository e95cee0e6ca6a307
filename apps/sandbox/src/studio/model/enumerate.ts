import {
  FREE_SPIN_MULTIPLIER,
  LINE_PAYS,
  LINES,
  MAX_FREE_SPINS,
  MAX_WIN_STAKES,
  REELS,
  RETRIGGER_SPINS,
  ROWS,
  STRIPS,
} from './game-data.ts';
import type { SlotModel } from './SlotModel.ts';
import { freeSpinsFor, reelWindow, scatterPay, symbolPay } from './spin.ts';

/** The value of the model, as shares of the total stake unless stated otherwise. */
export interface ModelValue {
  /** All combinations of stops; each one was counted. */
  readonly cycle: number;
  readonly rtp: number;
  readonly lineRtp: number;
  readonly scatterRtp: number;
  readonly featureRtp: number;
  /** Probability that a paid spin pays anything by itself. */
  readonly hitRate: number;
  /** Probability that a paid spin starts free spins. */
  readonly featureRate: number;
  /** Expected number of free spins in a feature started by three, four, five scatters. */
  readonly expectedFreeSpins: readonly number[];
  /** Upper bound of the win cap's effect on the RTP (the exact RTP is in [rtp − capCost, rtp]). */
  readonly capCost: number;
  /** Standard deviation of one paid spin without its feature, in stakes. */
  readonly spinDeviation: number;
}

interface Cell {
  readonly scatters: number;
  readonly lineUnits: number;
  readonly ways: number;
}

/**
 * Counts the full cycle: every combination of stops, each once. Reels one to three decide which lines can still pay, so
 * the inner loops only check those.
 * @param linePays what the lines pay; by default as the model with free spins
 * @returns the joint distribution of scatters and line win
 */
export function countCycle(linePays: SlotModel['pays'] = LINE_PAYS): { cells: Cell[]; cycle: number } {
  const lengths = STRIPS.map((strip) => strip.length);
  // reel → stop → row → symbol code (0 = wild after expansion)
  const codes = new Map<string, number>([['W', 0]]);
  const codeOf = (letter: string) => {
    const known = codes.get(letter);
    if (known !== undefined) return known;
    codes.set(letter, codes.size);
    return codes.size - 1;
  };
  const shown = STRIPS.map((strip, reel) =>
    Array.from(strip, (_, stop) => {
      const window = reelWindow(reel, stop);
      const effective = window.includes('W') ? 'W'.repeat(ROWS) : window;
      return {
        rows: Array.from(effective, codeOf),
        scatters: Array.from(window).filter((letter) => letter === 'S').length,
      };
    }),
  );
  const pays = Array.from(codes.keys(), (letter) =>
    [0, 1, 2, 3, 4, 5].map((count) => symbolPay(linePays, letter, count)),
  );
  const pay = (code: number, count: number) => pays[code]?.[count] ?? 0;
  const rowsOf = LINES.map((line) => [...line]);
  const maxUnits = 1 + LINES.length * Math.max(...pays.flat());
  const counts = Array.from({ length: REELS * ROWS + 1 }, () => new Map<number, number>());

  const first = shown[0] ?? [],
    second = shown[1] ?? [],
    third = shown[2] ?? [],
    fourth = shown[3] ?? [],
    fifth = shown[4] ?? [];
  const aliveLine = new Int32Array(LINES.length);
  const aliveCode = new Int32Array(LINES.length);
  const fourLine = new Int32Array(LINES.length);
  const fourCode = new Int32Array(LINES.length);
  const tally = new Float64Array(maxUnits);
  const row = LINES.map((_, line) => Int32Array.from(rowsOf[line] ?? []));
  for (const a of first)
    for (const b of second)
      for (const c of third) {
        let alive = 0;
        for (let line = 0; line < row.length; line += 1) {
          const at = row[line] as Int32Array;
          const code = a.rows[at[0] as number] as number;
          const two = b.rows[at[1] as number] as number;
          if (two !== 0 && two !== code) continue;
          const three = c.rows[at[2] as number] as number;
          if (three !== 0 && three !== code) continue;
          aliveLine[alive] = line;
          aliveCode[alive] = code;
          alive += 1;
        }
        const scattersOfThree = a.scatters + b.scatters + c.scatters;
        for (const d of fourth) {
          let threes = 0;
          let fours = 0;
          for (let index = 0; index < alive; index += 1) {
            const code = aliveCode[index] as number;
            const four = d.rows[(row[aliveLine[index] as number] as Int32Array)[3] as number] as number;
            if (four === 0 || four === code) {
              fourLine[fours] = aliveLine[index] as number;
              fourCode[fours] = code;
              fours += 1;
            } else threes += pay(code, 3);
          }
          for (const e of fifth) {
            let units = threes;
            for (let index = 0; index < fours; index += 1) {
              const code = fourCode[index] as number;
              const five = e.rows[(row[fourLine[index] as number] as Int32Array)[4] as number] as number;
              units += pay(code, five === 0 || five === code ? 5 : 4);
            }
            const scatters = scattersOfThree + d.scatters + e.scatters;
            if (scatters < 3) {
              tally[units] = (tally[units] as number) + 1;
              continue;
            }
            const map = counts[scatters] as Map<number, number>;
            map.set(units, (map.get(units) ?? 0) + 1);
          }
        }
      }
  // Fewer than three scatters pay nothing, so those combinations share one row.
  tally.forEach((ways, units) => {
    if (ways > 0) counts[0]?.set(units, ways);
  });
  const cells = counts.flatMap((map, scatters) =>
    Array.from(map, ([lineUnits, ways]) => ({ scatters, lineUnits, ways })),
  );
  return { cells, cycle: lengths.reduce((product, length) => product * length, 1) };
}

/**
 * Sums a quantity over a feature that starts with `start` spins. Each spin is worth `plain` without a retrigger and
 * `again` with one, combined by multiplication (`product`) or addition. Exact: it walks the finite table of (spins
 * left, spins awarded), because awards stop at MAX_FREE_SPINS.
 */
function featureTable(retrigger: number, combine: 'sum' | 'product', plain: number, again: number) {
  const table = new Map<number, number>();
  const visit = (left: number, awarded: number): number => {
    if (left === 0) return combine === 'sum' ? 0 : 1;
    const key = left * 1000 + awarded;
    const known = table.get(key);
    if (known !== undefined) return known;
    const added = Math.min(RETRIGGER_SPINS, MAX_FREE_SPINS - awarded);
    const without = visit(left - 1, awarded);
    const having = visit(left - 1 + added, awarded + added);
    const value =
      combine === 'sum' ? 1 + (1 - retrigger) * without + retrigger * having : plain * without + again * having;
    table.set(key, value);
    return value;
  };
  return (start: number) => visit(start, start);
}

/** Returns the exact value of the model from its full cycle (see ModelValue). Takes about a second. */
export function valueModel(): ModelValue {
  const { cells, cycle } = countCycle();
  const lines = LINES.length;
  let lineRtp = 0,
    scatterRtp = 0,
    hits = 0,
    triggers = 0,
    square = 0;
  const startWays = new Map<number, number>();
  for (const { scatters, lineUnits, ways } of cells) {
    const chance = ways / cycle;
    const stakes = lineUnits / lines + scatterPay(scatters);
    lineRtp += chance * (lineUnits / lines);
    scatterRtp += chance * scatterPay(scatters);
    square += chance * stakes * stakes;
    if (stakes > 0) hits += chance;
    if (scatters >= 3) {
      triggers += chance;
      const tierOf = Math.min(scatters, REELS);
      startWays.set(tierOf, (startWays.get(tierOf) ?? 0) + chance);
    }
  }
  const spinsFrom = featureTable(triggers, 'sum', 0, 0);
  const perFreeSpin = FREE_SPIN_MULTIPLIER * lineRtp + scatterRtp;
  let featureRtp = 0;
  for (const [scatters, chance] of startWays)
    featureRtp += chance * spinsFrom(freeSpinsFor(scatters, false)) * perFreeSpin;
  const mean = lineRtp + scatterRtp;
  return {
    cycle,
    rtp: mean + featureRtp,
    lineRtp,
    scatterRtp,
    featureRtp,
    hitRate: hits,
    featureRate: triggers,
    expectedFreeSpins: [3, 4, 5].map((count) => spinsFrom(freeSpinsFor(count, false))),
    capCost: capCostBound(cells, cycle),
    spinDeviation: Math.sqrt(square - mean * mean),
  };
}

/**
 * Returns an upper bound for the RTP that the win cap costs. For any θ > 0: max(0, W − c) ≤ e^(θ(W − c)) / (θe), and
 * the expectation of e^(θW) over a whole round is a product over its spins, taken exactly from the cycle.
 */
function capCostBound(cells: readonly Cell[], cycle: number): number {
  let best = Infinity;
  for (let theta = 0.002; theta <= 0.05; theta += 0.002) {
    const freePlain = { value: 0 },
      freeAgain = { value: 0 };
    for (const { scatters, lineUnits, ways } of cells) {
      const stakes = (FREE_SPIN_MULTIPLIER * lineUnits) / LINES.length + scatterPay(scatters);
      const term = (ways / cycle) * Math.exp(theta * stakes);
      if (scatters >= 3) freeAgain.value += term;
      else freePlain.value += term;
    }
    const feature = featureTable(0, 'product', freePlain.value, freeAgain.value);
    let moment = 0;
    for (const { scatters, lineUnits, ways } of cells) {
      const stakes = lineUnits / LINES.length + scatterPay(scatters);
      moment +=
        (ways / cycle) * Math.exp(theta * stakes) * (scatters >= 3 ? feature(freeSpinsFor(scatters, false)) : 1);
    }
    best = Math.min(best, (moment * Math.exp(-theta * MAX_WIN_STAKES)) / (theta * Math.E));
  }
  return best;
}
