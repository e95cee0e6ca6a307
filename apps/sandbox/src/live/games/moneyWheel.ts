import type { LiveGame } from './LiveGame.ts';

/** How often each number is on the wheel. A number pays itself to one. */
const SEGMENTS = [
  [1, 29],
  [2, 19],
  [7, 7],
  [18, 3],
  [28, 2],
] as const;
const COUNT = SEGMENTS.reduce((sum, [, times]) => sum + times, 0);

/** Spreads the numbers evenly: each takes the free segments nearest to its own equal steps, the rarest first. */
function spread(): readonly number[] {
  const wheel = Array.from({ length: COUNT }, () => 0);
  for (const [value, times] of SEGMENTS.toReversed())
    for (let index = 0; index < times; index += 1) {
      let place = Math.round(((index + 0.5) * COUNT) / times) % COUNT;
      while (wheel[place] !== 0) place = (place + 1) % COUNT;
      wheel[place] = value;
    }
  return wheel;
}
/** Numbers of the wheel, clockwise. */
export const MONEY_WHEEL: readonly number[] = spread();
export const WHEEL_NUMBERS: readonly number[] = SEGMENTS.map(([value]) => value);

/** A wheel of sixty segments. Its five spots return between 93.3 % and 96.7 % of their stakes. */
export const moneyWheel: LiveGame = {
  rtp: 58 / 60,
  maxWinStakes: 29,
  revealMs: 9500,
  isSpot: (spot) => WHEEL_NUMBERS.some((value) => String(value) === spot),
  draw(rng) {
    const position = rng.below(COUNT);
    return { label: String(MONEY_WHEEL[position]), position };
  },
  returnOf: (spot, { label }, stake) => (spot === label ? stake * (Number(spot) + 1) : 0),
};
