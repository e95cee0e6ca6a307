import type { CurrencyCode } from '@baize/kernel';

/**
 * Units of each currency per euro, to count one person's money in several currencies against a law's limit in euros. They
 * are rounded down: a sum in another currency then counts for a few per cent more euros than it is worth, and not for
 * less. To renew them, write the new rates and their day; the doctor warns when they are older than RATES_MAX_AGE_DAYS.
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
