import type { LiveGame } from './LiveGame.ts';

/** Pockets of a European wheel, clockwise. */
export const WHEEL = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
] as const;
const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
export const isRed = (number: number): boolean => RED.has(number);

/** Bets on several numbers: which of them they cover, and what they return with the stake, in stakes. */
const OUTSIDE: Readonly<Record<string, { readonly covers: (number: number) => boolean; readonly returns: number }>> = {
  red: { covers: isRed, returns: 2 },
  black: { covers: (number) => !isRed(number), returns: 2 },
  even: { covers: (number) => number % 2 === 0, returns: 2 },
  odd: { covers: (number) => number % 2 === 1, returns: 2 },
  low: { covers: (number) => number <= 18, returns: 2 },
  high: { covers: (number) => number > 18, returns: 2 },
  dozen1: { covers: (number) => number <= 12, returns: 3 },
  dozen2: { covers: (number) => number > 12 && number <= 24, returns: 3 },
  dozen3: { covers: (number) => number > 24, returns: 3 },
  column1: { covers: (number) => number % 3 === 1, returns: 3 },
  column2: { covers: (number) => number % 3 === 2, returns: 3 },
  column3: { covers: (number) => number % 3 === 0, returns: 3 },
};
/** A bet on one number returns 36 stakes. Its spot is the number itself. */
const STRAIGHT = 36;
const numberOf = (spot: string): number | null =>
  /^(?:\d|[1-3]\d)$/.test(spot) && Number(spot) <= 36 ? Number(spot) : null;

/** European roulette: one zero, on which every outside bet loses. */
export const roulette: LiveGame = {
  rtp: 36 / 37,
  maxWinStakes: STRAIGHT,
  revealMs: 9000,
  isSpot: (spot) => numberOf(spot) !== null || Object.hasOwn(OUTSIDE, spot),
  draw(rng) {
    const position = rng.below(WHEEL.length);
    return { label: String(WHEEL[position]), position };
  },
  returnOf(spot, { label }, stake) {
    const drawn = Number(label);
    const number = numberOf(spot);
    if (number !== null) return number === drawn ? stake * STRAIGHT : 0;
    const bet = Object.hasOwn(OUTSIDE, spot) ? OUTSIDE[spot] : undefined;
    return bet && drawn !== 0 && bet.covers(drawn) ? stake * bet.returns : 0;
  },
};
