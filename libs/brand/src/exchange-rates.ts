import type { CurrencyCode } from '@baize/kernel';

/**
 * Units of each currency per euro, to count one person's money in several currencies against a law's limit in euros. They
 * are rounded down by about 2 to 8 per cent: a sum in another currency then counts for that much more than it was worth
 * on that day. One that has lost value since counts for still more. Only one that has gained more than its margin counts
 * for less than it is worth, so an operator renews the rates once a year: writes the new ones, rounded down, and their
 * day. The doctor notes when they are older than RATES_MAX_AGE_DAYS. That is no warning, because their age alone is no
 * fault of the checkout: it cannot fetch others, and a limit must not depend on an address that may fail.
 */
export const EXCHANGE_RATES: ExchangeRates = {
  asOf: '2024-12-31',
  source:
    'European Central Bank, euro foreign exchange reference rates; for CLP and PEN, which it does not publish, their central banks',
  unitsPerEuro: {
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
  },
};

export interface ExchangeRates {
  /** The day of the rates, yyyy-MM-dd. */
  readonly asOf: string;
  readonly source: string;
  readonly unitsPerEuro: Readonly<Record<CurrencyCode, number>>;
}

/** Renewed once a year, with a month to do it. */
export const RATES_MAX_AGE_DAYS = 396;
