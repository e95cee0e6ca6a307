import { numberFormat } from './numberFormat.ts';

export type OddsFormat = 'decimal' | 'fractional' | 'american';

/** Fractions that bookmakers write, up to evens and a little beyond. */
const FRACTIONS: readonly (readonly [number, number])[] = [
  [1, 100],
  [1, 50],
  [1, 33],
  [1, 25],
  [1, 20],
  [1, 16],
  [1, 14],
  [1, 12],
  [1, 10],
  [1, 9],
  [1, 8],
  [1, 7],
  [1, 6],
  [2, 11],
  [1, 5],
  [2, 9],
  [1, 4],
  [2, 7],
  [3, 10],
  [1, 3],
  [4, 11],
  [2, 5],
  [4, 9],
  [1, 2],
  [8, 15],
  [4, 7],
  [8, 13],
  [4, 6],
  [8, 11],
  [4, 5],
  [5, 6],
  [10, 11],
  [1, 1],
  [21, 20],
  [11, 10],
  [6, 5],
  [5, 4],
  [11, 8],
  [7, 5],
  [6, 4],
  [8, 5],
  [13, 8],
  [17, 10],
  [7, 4],
  [9, 5],
  [15, 8],
  [2, 1],
  [21, 10],
  [11, 5],
  [9, 4],
  [12, 5],
  [5, 2],
  [13, 5],
  [11, 4],
  [14, 5],
  [3, 1],
  [16, 5],
  [10, 3],
  [7, 2],
  [18, 5],
  [15, 4],
  [4, 1],
  [9, 2],
  [5, 1],
  [11, 2],
  [6, 1],
  [13, 2],
  [7, 1],
  [15, 2],
  [8, 1],
  [17, 2],
  [9, 1],
  [19, 2],
];

/** Writes what a stake wins as a fraction: the usual one if it says the same, else the exact one, which is never rounded. */
function writeFraction(odds: number): string {
  const usual = FRACTIONS.find(([up, down]) => Math.round((100 * (up + down)) / down) === odds);
  if (usual) return usual.join('/');
  const [profit, whole] = [odds - 100, 100];
  const divisor = greatestCommonDivisor(profit, whole);
  return `${profit / divisor}/${whole / divisor}`;
}
const greatestCommonDivisor = (one: number, other: number): number =>
  other === 0 ? one : greatestCommonDivisor(other, one % other);

/** Writes odds (hundredths) as the player reads them, so that stake and odds give the return that the slip names. */
export function writeOdds(odds: number, format: OddsFormat, tag: string): string {
  if (format === 'decimal')
    return numberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(odds / 100);
  if (format === 'fractional') return writeFraction(odds);
  const profit = odds / 100 - 1;
  return profit >= 1 ? `+${Math.round(profit * 100)}` : `−${Math.round(100 / profit)}`;
}
