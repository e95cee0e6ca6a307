import type { Outcome } from './types.ts';

/**
 * Settles a line: `margin` is the result minus the line. Lines in quarters split the stake over the two neighbours, so that
 * a margin of a quarter wins or loses half (Asian handicap).
 */
export function lineOutcome(margin: number): Outcome {
  if (margin >= 0.5) return 'WON';
  if (margin >= 0.25) return 'HALF_WON';
  if (margin > -0.25) return 'VOID';
  return margin > -0.5 ? 'HALF_LOST' : 'LOST';
}
export const opposite: Readonly<Record<Outcome, Outcome>> = {
  WON: 'LOST',
  LOST: 'WON',
  VOID: 'VOID',
  HALF_WON: 'HALF_LOST',
  HALF_LOST: 'HALF_WON',
};

/**
 * The chance that prices a selection with several outcomes: 1 / the odds at which a bet is worth its stake.
 * @param weights probability of each outcome
 */
export function fairChance(weights: Readonly<Partial<Record<Outcome, number>>>): number {
  const { WON = 0, HALF_WON = 0, VOID = 0, HALF_LOST = 0 } = weights;
  const back = 1 - VOID - (HALF_LOST + HALF_WON) / 2;
  return back <= 0 ? 0.5 : (WON + HALF_WON / 2) / back;
}

/** Splits `totals:2.5` into its kind and argument. */
export function readMarketId(marketId: string): { readonly kind: string; readonly argument: string } {
  const at = marketId.indexOf(':');
  return at < 0 ? { kind: marketId, argument: '' } : { kind: marketId.slice(0, at), argument: marketId.slice(at + 1) };
}

/** The half line nearest to a value, never a whole one: 2.7 → 2.5. */
export const halfLine = (value: number): number => Math.floor(value) + 0.5;
