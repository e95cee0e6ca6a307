import { err, ok, type Result } from './result.ts';

/**
 * Money is an integer number of hundredths of the currency's unit everywhere except on the wire
 * and on the screen (ruling 7): 12.34 € is 1234.
 */
export type Hundredths = number;

/** The documents' currencies (A§9) plus GBP (ruling 7). */
export const CURRENCIES = [
  'EUR',
  'BRL',
  'CAD',
  'CLP',
  'INR',
  'NZD',
  'NOK',
  'PEN',
  'PHP',
  'PLN',
  'ZAR',
  'TRY',
  'GBP',
] as const;
export type CurrencyCode = (typeof CURRENCIES)[number];

/** Units of each currency per euro, for amounts that we set ourselves (limits, pots): round numbers, not exchange rates. */
export const ROUND_UNITS_PER_EURO: Readonly<Record<CurrencyCode, number>> = {
  EUR: 1,
  GBP: 1,
  CAD: 1,
  NZD: 2,
  BRL: 5,
  CLP: 1000,
  INR: 100,
  NOK: 10,
  PEN: 4,
  PHP: 60,
  PLN: 4,
  ZAR: 20,
  TRY: 40,
};

/** Currencies whose smallest payable amount is one whole unit; their decimals are refused (ruling 7). */
export const WHOLE_UNIT_CURRENCIES: ReadonlySet<string> = new Set<CurrencyCode>(['CLP']);

/**
 * The largest amount of one movement, in hundredths (a thousand million units). Beyond it, a typing error is more likely
 * than intent. Large enough for a jackpot in pesos. The payment method limits what a player may deposit.
 */
export const MAX_AMOUNT: Hundredths = 100_000_000_000;

/**
 * The largest balance or sum, in hundredths (ten million million units). Many movements add up to more than one may be,
 * and a screen must show what they add up to. The largest power of ten whose every amount survives the wire: a double
 * times a hundred is off by less than half a hundredth.
 */
export const MAX_TOTAL: Hundredths = 1_000_000_000_000_000;

export type AmountFault = 'not_a_number' | 'too_many_places' | 'too_large' | 'whole_units_only';

/**
 * Reads the amount of a movement from the wire: a JSON number with at most two places, parsed exactly.
 * @returns the amount in hundredths, or why it is refused. Sign and range are checked by the use case.
 */
export function fromWire(value: unknown, currency?: string): Result<Hundredths, AmountFault> {
  return readWire(value, MAX_AMOUNT, currency);
}

/** Reads a balance or a sum from the wire: as `fromWire`, up to `MAX_TOTAL`. */
export function totalFromWire(value: unknown): Result<Hundredths, AmountFault> {
  return readWire(value, MAX_TOTAL);
}

function readWire(value: unknown, largest: Hundredths, currency?: string): Result<Hundredths, AmountFault> {
  if (typeof value !== 'number' || !Number.isFinite(value)) return err('not_a_number');
  const hundredths = Math.round(value * 100);
  // Division is correctly rounded, so this is true exactly if `value` is the nearest double to a decimal with two
  // places.
  if (hundredths / 100 !== value) return err('too_many_places');
  if (Math.abs(hundredths) > largest) return err('too_large');
  if (currency !== undefined && WHOLE_UNIT_CURRENCIES.has(currency) && hundredths % 100 !== 0)
    return err('whole_units_only');
  return ok(hundredths === 0 ? 0 : hundredths);
}

/**
 * Returns the hundredths of an amount, a balance or a sum that a contract has already checked.
 * @throws RangeError for anything that `totalFromWire` refuses, because counting it as zero would show a wrong amount of
 * money
 */
export function hundredthsOf(value: number): Hundredths {
  const parsed = totalFromWire(value);
  if (!parsed.ok)
    throw new RangeError(
      `${value} is not an amount of money (${parsed.error}), and it got past its contract. Use wireAmount or wireTotal there, or fromWire here.`,
    );
  return parsed.value;
}

/** Writes hundredths as the JSON number of the wire (1234 → 12.34). */
export function toWire(amount: Hundredths): number {
  if (!Number.isSafeInteger(amount)) {
    throw new RangeError(
      `An amount must be a whole number of hundredths, got ${amount}. Convert it with fromWire or parseAmount first.`,
    );
  }
  return amount / 100;
}

const formatters = new Map<string, Intl.NumberFormat>();

/**
 * Formats an amount for the player: their own grouping, symbol and placement (ruling 7).
 * @param sign 'always' shows + and −, so that colour is not the only sign of a gain
 * @param as 'code' writes CAD instead of $, where the reader expects another currency's $
 */
export function formatMoney(
  amount: Hundredths,
  currency: string,
  locale: string,
  sign: 'auto' | 'always' = 'auto',
  as: 'symbol' | 'code' = 'symbol',
): string {
  const key = `${locale}|${currency}|${sign}|${as}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    const places = WHOLE_UNIT_CURRENCIES.has(currency) ? 0 : 2;
    formatter = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: as === 'code' ? 'code' : 'narrowSymbol',
      minimumFractionDigits: places,
      maximumFractionDigits: places,
      signDisplay: sign === 'always' ? 'exceptZero' : 'auto',
    });
    formatters.set(key, formatter);
  }
  return formatter.format(amount / 100);
}

/**
 * Formats a large amount for a narrow place: `€1.28M`, `1,28 mln zł`. Truncated, never rounded up, so that a jackpot
 * never looks higher than it is.
 * @param as see `formatMoney`
 */
export function formatMoneyShort(
  amount: Hundredths,
  currency: string,
  locale: string,
  as: 'symbol' | 'code' = 'symbol',
): string {
  const key = `${locale}|${currency}|short|${as}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: as === 'code' ? 'code' : 'narrowSymbol',
      notation: 'compact',
      maximumSignificantDigits: 3,
      roundingMode: 'trunc',
    });
    formatters.set(key, formatter);
  }
  return formatter.format(amount / 100);
}
