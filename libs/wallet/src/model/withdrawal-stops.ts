import type { Hundredths } from '@baize/kernel';

/** About this many stops are told apart on a phone's width. */
const STOPS = 40;

/** The least of 1, 2, 5, 10, 20, 50 … whole units that is no less than what is asked for. */
function roundStep(least: Hundredths): Hundredths {
  for (let unit = 100; ; unit *= 10) {
    const found = [unit, unit * 2, unit * 5].find((step) => step >= least);
    if (found !== undefined) return found;
  }
}

/**
 * Amounts that a slider stops at: nothing, the smallest withdrawal, round amounts, and all there is to the last cent.
 * Empty where there is no choice to slide through.
 */
export function withdrawalStops(minimum: Hundredths, most: Hundredths): readonly Hundredths[] {
  if (most <= minimum) return [];
  const step = roundStep((most - minimum) / STOPS);
  const round: Hundredths[] = [];
  for (let amount = Math.floor(minimum / step + 1) * step; amount < most; amount += step) round.push(amount);
  return [0, ...(minimum > 0 ? [minimum] : []), ...round, most];
}

/** Position of the stop that lies nearest to an amount. */
export const nearestStop = (stops: readonly Hundredths[], amount: Hundredths): number =>
  stops.reduce(
    (best, stop, position) => (Math.abs(stop - amount) < Math.abs((stops[best] ?? 0) - amount) ? position : best),
    0,
  );
