import { EXCHANGE_RATES } from '@baize/brand';
import type { GameDocument } from '@baize/contracts/content';
import { fromWire, MAX_AMOUNT, type CurrencyCode, type Hundredths } from '@baize/kernel';

export interface BetLimits {
  readonly min: Hundredths;
  readonly max: Hundredths;
}

/** The largest bet in a game that publishes no limits in a currency: 100 euros. Ruling 30 bounds a win by its bet. */
const DEFAULT_MAX_EUROS = 100;

/**
 * Returns the smallest and the largest bet of a game in a currency. A game that publishes none in it, or limits that are
 * no amounts or that contradict each other, gets a careful maximum: without one, its wins would have no bound.
 */
export function betLimitsOf(game: Pick<GameDocument, 'betLimits'>, currency: CurrencyCode): BetLimits {
  const published = game.betLimits?.find((limit) => limit.currency === currency);
  const min = fromWire(published?.min, currency);
  const max = fromWire(published?.max, currency);
  if (min.ok && max.ok && min.value >= 0 && max.value > 0 && min.value <= max.value)
    return { min: min.value, max: max.value };
  // Whole units, because some currencies have no smaller ones.
  const units = Math.floor(DEFAULT_MAX_EUROS * EXCHANGE_RATES.unitsPerEuro[currency]);
  return { min: 0, max: Math.min(units * 100, MAX_AMOUNT) };
}
