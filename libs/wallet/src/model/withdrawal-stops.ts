import type { Hundredths } from '@baize/kernel';

/** About as many stops as fit on a phone's width. */
const STOPS = 40;

/** Returns the smallest of 1, 2, 5, 10, 20, 50 … whole units that is at least the given amount. */
function roundStep(least: Hundredths): Hundredths {
  for (let unit = 100; ; unit *= 10) {
    const found = [unit, unit * 2, unit * 5].find((step) => step >= least);
    if (found !== undefined) return found;
  }
}

/**
 * Returns the amounts that the slider stops at: zero, the minimum withdrawal, round amounts and the whole balance.
 * Empty if there is nothing to choose between.
 */
export function withdrawalStops(minimum: Hundredths, most: Hundredths): readonly Hundredths[] {
  if (most <= minimum) return [];
  const step = roundStep((most - minimum) / STOPS);
  const round: Hundredths[] = [];
  for (let amount = Math.floor(minimum / step + 1) * step; amount < most; amount += step) round.push(amount);
  return [0, ...(minimum > 0 ? [minimum] : []), ...round, most];
}

/** Returns the index of the stop nearest to an amount. */
export const nearestStop = (stops: readonly Hundredths[], amount: Hundredths): number =>
  stops.reduce(
    (best, stop, position) => (Math.abs(stop - amount) < Math.abs((stops[best] ?? 0) - amount) ? position : best),
    0,
  );
