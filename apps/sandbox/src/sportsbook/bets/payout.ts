import { WHOLE_UNIT_CURRENCIES, type Hundredths } from '@baize/kernel';
import type { Odds } from '../model/price.ts';
import type { Outcome } from '../model/types.ts';

/** A leg as it counts for the payout. An open one counts as if it won. */
export interface LegResult {
  readonly odds: Odds;
  readonly outcome: Outcome | null;
}

/** What one unit on a leg returns, in 1/200: exact for half won and half lost. */
export function returnOf({ odds, outcome }: LegResult): number {
  switch (outcome) {
    case 'VOID':
      return 200;
    case 'LOST':
      return 0;
    case 'HALF_WON':
      return odds + 100;
    case 'HALF_LOST':
      return 100;
    default:
      return odds * 2;
  }
}

/** Returns every choice of `size` out of `count` legs, in order. */
export function linesOf(count: number, size: number): readonly (readonly number[])[] {
  const lines: number[][] = [];
  const walk = (from: number, line: number[]): void => {
    if (line.length === size) {
      lines.push(line);
      return;
    }
    for (let index = from; index < count; index += 1) walk(index + 1, [...line, index]);
  };
  walk(0, []);
  return lines;
}

/** The most lines of one bet: more are a mistake. */
const MOST_LINES = 1000;

/** Returns the sizes of the lines that a system of so many legs can have. */
export function systemSizes(count: number): readonly number[] {
  const sizes: number[] = [];
  let lines = count;
  for (let size = 2; size < count; size += 1) {
    lines = (lines * (count - size + 1)) / size;
    if (lines <= MOST_LINES) sizes.push(size);
  }
  return sizes;
}

/**
 * What a bet returns, stake included: each line is its unit times the odds of its legs, rounded down to the currency's
 * smallest amount. A single is one line of one leg, a combination one line of all, a system all lines of `size` legs.
 * @param unit stake of each line in hundredths
 */
export function payoutOf(legs: readonly LegResult[], size: number, unit: Hundredths, currency: string): Hundredths {
  const smallest = WHOLE_UNIT_CURRENCIES.has(currency) ? 100n : 1n;
  let sum = 0n;
  for (const line of linesOf(legs.length, size)) {
    // Exact: twenty odds multiplied are far above what a number can hold.
    let value = BigInt(unit);
    for (const index of line) value *= BigInt(returnOf(legs[index] as LegResult));
    const paid = value / 200n ** BigInt(size);
    sum += paid - (paid % smallest);
  }
  return Number(sum);
}

/** Tells a bet's outcome once its payout can no longer change; null while it is open. */
export function outcomeOf(legs: readonly LegResult[], size: number): Outcome | null {
  const [first] = legs;
  if (legs.length === 1 && first) return first.outcome;
  const lost = legs.filter(({ outcome }) => outcome === 'LOST').length;
  // With so many lost legs, every line has one.
  if (legs.length - lost < size) return 'LOST';
  if (legs.some(({ outcome }) => outcome === null)) return null;
  return legs.every(({ outcome }) => outcome === 'VOID') ? 'VOID' : 'WON';
}
