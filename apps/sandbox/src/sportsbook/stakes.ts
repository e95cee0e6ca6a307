import { ROUND_UNITS_PER_EURO, type CurrencyCode } from '@baize/kernel';

const scaleOf = (currency: string): number => ROUND_UNITS_PER_EURO[currency as CurrencyCode] ?? 1;

/** Returns the smallest stake of a bet in hundredths: ten cents, or a round number of another currency. */
export const lowestStake = (currency: string): number => 10 * scaleOf(currency);

/** Returns the stakes that a slip offers with one press, in hundredths. */
export const quickStakes = (currency: string): readonly number[] =>
  [500, 1000, 5000].map((amount) => amount * scaleOf(currency));
