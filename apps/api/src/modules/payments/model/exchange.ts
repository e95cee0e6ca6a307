import { WHOLE_UNIT_CURRENCIES, type CurrencyCode, type Hundredths } from '@baize/kernel';

/**
 * Units of each currency per euro, to count one person's money in several currencies against one limit: the European
 * Central Bank's reference rates at the end of 2024 (for CLP and PEN, which it does not publish, those of their central
 * banks), rounded down. A rate moves, so a sum in another currency counts for a few per cent more euros than it is worth,
 * and not for less. Review the table once a year, or when a currency gains more than that.
 */
const UNITS_PER_EURO: Readonly<Record<CurrencyCode, number>> = {
  EUR: 1,
  BRL: 6,
  CAD: 1.45,
  CLP: 950,
  GBP: 0.8,
  INR: 85,
  NOK: 11,
  NZD: 1.8,
  PEN: 3.8,
  PHP: 58,
  PLN: 4.2,
  TRY: 35,
  ZAR: 18.5,
};

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
