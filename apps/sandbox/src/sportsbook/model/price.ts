import type { Chance, FairMarket } from './types.ts';

/** Odds are integer hundredths: 245 is 2.45. */
export type Odds = number;
/** What the bookmaker keeps of a market: its chances add up to this much more than 1. */
export const OVERROUND = 0.055;
export const LOWEST_ODDS: Odds = 101;
export const HIGHEST_ODDS: Odds = 50_100;

/** Steps of the odds that bookmakers write: from this value on, multiples of the step, in hundredths. */
const LADDER: readonly (readonly [from: Odds, step: number])[] = [
  [10_000, 1000],
  [5000, 500],
  [2000, 100],
  [1000, 50],
  [600, 20],
  [400, 10],
  [300, 5],
  [200, 2],
  [0, 1],
];

/** Rounds down to a step of the ladder, so that rounding never costs the bookmaker its share. */
export function onLadder(value: number): Odds {
  const [, step] = LADDER.find(([from]) => value >= from) ?? [0, 1];
  return Math.max(LOWEST_ODDS, Math.min(HIGHEST_ODDS, Math.floor(value / step + 1e-9) * step));
}

/**
 * Adds the bookmaker's share to a market: each chance by its spread √(p(1−p)), so that outsiders carry more of it, as is
 * usual. Open-ended selections are each a market of its own.
 * @returns odds by code; a selection that is decided, or as good as, has none
 */
export function priced({ chances, isOpenEnded }: Pick<FairMarket, 'chances' | 'isOpenEnded'>): Map<string, Odds> {
  const spreadOf = ({ p }: Chance): number => Math.sqrt(Math.max(0, p * (1 - p)));
  const sum = chances.reduce((total, chance) => total + spreadOf(chance), 0);
  const odds = new Map<string, Odds>();
  for (const chance of chances) {
    const p = isOpenEnded ? chance.p * (1 + OVERROUND) : chance.p + (OVERROUND * spreadOf(chance)) / (sum || 1);
    if (chance.p > 0.0008 && p < 0.985) odds.set(chance.code, onLadder(100 / p));
  }
  return odds;
}

/** Moves a chance by `lean` on the log-odds scale: what the market thinks today. */
export function leaning(p: number, lean: number): number {
  if (p <= 0 || p >= 1) return p;
  const odds = (p / (1 - p)) * Math.exp(lean);
  return odds / (1 + odds);
}
