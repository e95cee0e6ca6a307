import { WHOLE_UNIT_CURRENCIES, type Hundredths } from '@baize/kernel';
import type { Odds } from '../model/price.ts';
import type { Bet } from './Bet.ts';
import { linesOf, payoutOf, returnOf, type LegResult } from './payout.ts';

/** The bookmaker's share of a cash-out. */
export const CASH_OUT_SHARE = 0.95;
/** Below this there is nothing to sell. */
const LEAST = 10;
/** The parts of a bet that are offered besides all of it, in percent. */
const SHARES = [75, 50, 25] as const;

/** A leg as it counts now: its result, or the odds that it costs. */
export interface ValuedLeg extends LegResult {
  /** Null while its market is closed, and once it is decided. */
  readonly current: Odds | null;
}
/** A part of a bet that can be sold. Amounts in hundredths. */
export interface CashoutPart {
  /** Percent of what is still staked. */
  readonly share: number;
  /** What is sold of each line's stake, and of the whole stake. */
  readonly unit: Hundredths;
  readonly stake: Hundredths;
  /** What it pays. */
  readonly amount: Hundredths;
}

/**
 * Returns what one unit on each line of a bet is worth: over all lines, the product of what each leg has gained since it was
 * taken. An open leg is worth its odds over the current ones; a decided one, what it returns.
 * @returns null while a market is closed that a living line needs; 0 if every line has lost
 */
export function worthOf(legs: readonly ValuedLeg[], size: number): number | null {
  const alive = legs.filter(({ outcome }) => outcome !== 'LOST');
  // With so many lost legs, every line has one.
  if (alive.length < size) return 0;
  if (alive.some(({ outcome, current }) => outcome === null && current === null)) return null;
  // Sums of products of `taken` legs, leg by leg: a system of a thousand lines costs no more than a combination.
  const sums = [1, ...Array.from({ length: size }, () => 0)];
  for (const { odds, outcome, current } of alive) {
    const gain = current === null ? returnOf({ odds, outcome }) / 200 : odds / current;
    for (let taken = size; taken > 0; taken -= 1) sums[taken] = (sums[taken] ?? 0) + (sums[taken - 1] ?? 0) * gain;
  }
  return sums[size] ?? 0;
}

const roundDown = (amount: number, currency: string): Hundredths => {
  const smallest = WHOLE_UNIT_CURRENCIES.has(currency) ? 100 : 1;
  return Math.floor(amount / smallest) * smallest;
};

/** Returns what is paid for a bet with this unit on each line; null for too little, or more than the bet can pay. */
export function cashoutAmount(
  bet: Pick<Bet, 'currency' | 'potential'>,
  worth: number,
  unit: Hundredths,
): Hundredths | null {
  const value = roundDown(unit * worth * CASH_OUT_SHARE, bet.currency);
  return value >= LEAST && value < bet.potential ? value : null;
}

/** Returns a bet after a part of it was sold: what is left of its stake, and what that can pay. */
export function afterSale(bet: Bet, unit: Hundredths): Pick<Bet, 'unit' | 'stake' | 'potential'> {
  const left = bet.unit - unit;
  return {
    unit: left,
    stake: left * linesOf(bet.legs.length, bet.size).length,
    potential: payoutOf(
      bet.legs.map(({ odds }) => ({ odds, outcome: null })),
      bet.size,
      left,
      bet.currency,
    ),
  };
}

/**
 * Returns a part of a bet as it can be sold; null where nothing would be left, or the sale and what is left could pay more
 * than the bet has promised.
 * @param unit what is sold of each line's stake
 */
export function partOf(bet: Bet, worth: number, unit: Hundredths): Omit<CashoutPart, 'share'> | null {
  const amount = cashoutAmount(bet, worth, unit);
  if (amount === null || unit <= 0 || unit >= bet.unit || roundDown(unit, bet.currency) !== unit) return null;
  const left = afterSale(bet, unit);
  return amount + left.potential <= bet.potential ? { unit, stake: bet.stake - left.stake, amount } : null;
}

/** Returns the parts of a bet that are offered. */
export const partsOf = (bet: Bet, worth: number): readonly CashoutPart[] =>
  SHARES.flatMap((share) => {
    const part = partOf(bet, worth, roundDown((bet.unit * share) / 100, bet.currency));
    return part ? [{ share, ...part }] : [];
  });
