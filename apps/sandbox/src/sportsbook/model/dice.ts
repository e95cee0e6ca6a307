import { seededRng } from '../../studio/model/random.ts';

/** FNV-1a with a final mix: a 32-bit number of a text. */
export function hash32(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x7feb352d);
  value = Math.imul(value ^ (value >>> 15), 0x846ca68b);
  return (value ^ (value >>> 16)) >>> 0;
}

/** A number in [0, 1) that belongs to a text. */
export const share = (text: string): number => hash32(text) / 0x1_0000_0000;

/** Reproducible draws that belong to a text: the same text gives the same draws. */
export interface Dice {
  /** In [0, 1). */
  next(): number;
  below(bound: number): number;
  pick<T>(list: readonly T[]): T;
}

export function diceOf(text: string): Dice {
  const rng = seededRng(hash32(text));
  const below = (bound: number): number => rng.below(bound);
  return {
    next: () => rng.below(0x4000_0000) / 0x4000_0000,
    below,
    pick: (list) => list[below(list.length)] as (typeof list)[number],
  };
}

/** A smooth curve in [-1, 1] over time that belongs to a text; `step` is how long it takes to turn, in ms. */
export function drift(text: string, time: number, step: number): number {
  const at = time / step;
  const whole = Math.floor(at);
  const value = (n: number): number => share(`${text} ${n}`) * 2 - 1;
  const part = at - whole;
  const eased = part * part * (3 - 2 * part);
  return value(whole) * (1 - eased) + value(whole + 1) * eased;
}
