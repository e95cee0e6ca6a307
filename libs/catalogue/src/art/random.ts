/** A seeded stream of random numbers: the same seed gives the same picture on every machine. */
export interface Random {
  /** Uniform in [0, 1). */
  next(): number;
  /** Uniform in [from, to). */
  range(from: number, to: number): number;
  /** Whole number from..to, both included. */
  int(from: number, to: number): number;
  /** One entry of the list, which must not be empty. */
  pick<T>(list: readonly T[]): T;
  chance(probability: number): boolean;
  /** −1 or 1. */
  sign(): 1 | -1;
  /** Returns an independent stream, so that adding a star to the sky does not move the motif. */
  fork(name: string): Random;
}

/** Returns a 32-bit hash of a text (FNV-1a with a final avalanche). */
export function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    h ^= text.charCodeAt(i);
    h = Math.imul(h, 0x01000193);
  }
  h ^= h >>> 16;
  h = Math.imul(h, 0x7feb352d);
  h ^= h >>> 15;
  h = Math.imul(h, 0x846ca68b);
  return (h ^ (h >>> 16)) >>> 0;
}

/** Opens a stream for a seed (mulberry32). */
export function random(seed: string): Random {
  let state = hash(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    range: (from, to) => from + (to - from) * next(),
    int: (from, to) => from + Math.floor(next() * (to - from + 1)),
    pick: (list) => {
      const item = list[Math.floor(next() * list.length)];
      if (item === undefined) throw new Error('Cannot pick from an empty list: give at least one item.');
      return item;
    },
    chance: (probability) => next() < probability,
    sign: () => (next() < 0.5 ? -1 : 1),
    fork: (name) => random(`${seed}\u0000${name}`),
  };
}
