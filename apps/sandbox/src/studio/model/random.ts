import { randomInt } from 'node:crypto';
import type { Rng } from './round.ts';

/** The operating system's generator, unbiased. Used for every round outside tests. */
export const cryptoRng: Rng = { below: (bound) => randomInt(bound) };

/** A reproducible generator for tests and simulations only (sfc32, rejection against modulo bias). */
export function seededRng(seed: number): Rng {
  let a = 0x9e3779b9 | 0,
    b = seed | 0,
    c = 0x243f6a88 | 0,
    d = 1;
  const next = () => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return t >>> 0;
  };
  for (let warm = 0; warm < 16; warm += 1) next();
  return {
    below(bound) {
      const limit = 0x1_0000_0000 - (0x1_0000_0000 % bound);
      for (;;) {
        const value = next();
        if (value < limit) return value % bound;
      }
    },
  };
}
