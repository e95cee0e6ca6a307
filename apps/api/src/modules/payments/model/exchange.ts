import { EXCHANGE_RATES } from '@baize/brand';
import { WHOLE_UNIT_CURRENCIES, type CurrencyCode, type Hundredths } from '@baize/kernel';

const UNITS_PER_EURO = EXCHANGE_RATES.unitsPerEuro;

/** An amount with its currency. */
export interface Money {
  readonly amount: Hundredths;
  readonly currency: CurrencyCode;
}

const stepOf = (currency: CurrencyCode): Hundredths => (WHOLE_UNIT_CURRENCIES.has(currency) ? 100 : 1);
/** Floating-point products of exact sums may miss the whole number by this much. */
const DUST = 1e-6;

/** Returns what sums in any currencies are worth together in one: exact in its own, others rounded up. */
export function worthIn(currency: CurrencyCode, sums: readonly Money[]): Hundredths {
  return sums.reduce((total, sum) => {
    if (sum.currency === currency) return total + sum.amount;
    const step = stepOf(currency);
    const worth = (sum.amount * UNITS_PER_EURO[currency]) / UNITS_PER_EURO[sum.currency];
    return total + Math.ceil(worth / step - DUST) * step;
  }, 0);
}

/** Returns a limit in euros as one in another currency, rounded down: never more than the limit. */
export function limitIn(currency: CurrencyCode, euros: Hundredths): Hundredths {
  const step = stepOf(currency);
  return Math.floor((euros * UNITS_PER_EURO[currency]) / step + DUST) * step;
}
