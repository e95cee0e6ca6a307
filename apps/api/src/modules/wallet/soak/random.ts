/** A repeatable source of random numbers: the same seed gives the same run (mulberry32). */
export interface Chance {
  /** 0 ≤ x < 1. */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
  /** A key that repeats with the seed. */
  key(): string;
}

export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between,
    pick: <T>(list: readonly T[]): T => {
      const chosen = list[between(0, list.length - 1)];
      if (chosen === undefined) throw new RangeError('There is nothing to choose from: the list is empty.');
      return chosen;
    },
    key: () => `${seed}-${between(0, 2 ** 31 - 1)}-${between(0, 2 ** 31 - 1)}`,
  };
}
