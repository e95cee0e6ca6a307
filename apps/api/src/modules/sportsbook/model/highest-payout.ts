import type { Hundredths } from '@baize/kernel';

/** Odds have three decimals at most (`decimalOdds`). */
const PLACES = 3;

const thousandths = (odds: string): bigint => {
  const [whole = '0', decimals = ''] = odds.split('.');
  return BigInt(whole + decimals.padEnd(PLACES, '0'));
};

/**
 * Returns the most that a bet on these selections can pay: all of the stake on all of them at once. No single, combination
 * or system pays more, because odds are 1 or above, so a vendor that promises more has erred or been broken into (ruling 30).
 * @param odds decimal odds of the selections
 * @returns rounded up, and one hundredth more, since vendors round each part of a system
 */
export function highestPayout(stake: Hundredths, odds: readonly string[]): number {
  const all = odds.reduce((product, each) => product * thousandths(each), BigInt(stake));
  const unit = BigInt(10) ** BigInt(PLACES * odds.length);
  return Number((all + unit - BigInt(1)) / unit) + 1;
}
