import { mostOf } from '../../src/sportsbook/bets/mostOf.ts';
import { linesOf, payoutOf } from '../../src/sportsbook/bets/payout.ts';
import type { SlipLeg } from './state.ts';
import type { TypedStake } from './typedStake.ts';

/** How the selections of a slip become bets. */
export type SlipMode = 'singles' | 'combination' | 'system';

/** A bet that the slip makes: indexes of its legs, and how many are in each line. */
export interface PlannedBet {
  readonly legs: readonly number[];
  readonly size: number;
  /** The stake of each line. */
  readonly unit: TypedStake;
}

/**
 * Returns the bets that a slip makes.
 * @param singles what each leg stakes as a single
 * @param unit what each line stakes of one bet on all legs
 * @param systemSize legs in each line of a system
 */
export function planBets(
  mode: SlipMode,
  singles: readonly TypedStake[],
  unit: TypedStake,
  systemSize: number,
): readonly PlannedBet[] {
  if (mode === 'singles') return singles.map((own, index) => ({ legs: [index], size: 1, unit: own }));
  const count = singles.length;
  return [{ legs: [...singles.keys()], size: mode === 'combination' ? count : systemSize, unit }];
}

/** Returns whether one bet can be laid on all selections: only on different events. */
export const canCombine = (legs: readonly SlipLeg[]): boolean =>
  legs.length > 1 && new Set(legs.map(({ eventId }) => eventId)).size === legs.length;

/** Returns the odds of all selections together; of a closed one, those it was chosen at. */
export const totalOdds = (legs: readonly SlipLeg[]): number =>
  Math.floor(legs.reduce((product, leg) => (product * (leg.now ?? leg.odds)) / 100, 100));

/** What a bet of a slip costs and can return. Amounts in hundredths. */
export interface SlipBet extends PlannedBet {
  readonly lines: number;
  readonly stake: number;
  /** What it returns if all of its legs win. */
  readonly payout: number;
}
/** What a slip costs and can return. Amounts in hundredths. */
export interface SlipSums {
  readonly bets: readonly SlipBet[];
  /** Of all bets. */
  readonly lines: number;
  readonly stake: number;
  /** What all bets can return together. */
  readonly most: number;
  /** Whether some exclude each other, so that not all of them can win. */
  readonly hasRivals: boolean;
}

/** Returns the sums of planned bets. */
export function sumsOf(plan: readonly PlannedBet[], legs: readonly SlipLeg[], currency: string): SlipSums {
  const bets = plan.map((bet): SlipBet => {
    const lines = linesOf(bet.legs.length, bet.size).length;
    const open = bet.legs.map((index) => ({ odds: legs[index]?.now ?? legs[index]?.odds ?? 100, outcome: null }));
    return {
      ...bet,
      lines,
      stake: bet.unit.amount * lines,
      payout: payoutOf(open, bet.size, bet.unit.amount, currency),
    };
  });
  const most = mostOf(
    bets.map((bet) => ({ legs: bet.legs.flatMap((index) => legs[index] ?? []), potential: bet.payout })),
  );
  const total = (key: 'lines' | 'stake' | 'payout'): number => bets.reduce((sum, bet) => sum + bet[key], 0);
  return { bets, lines: total('lines'), stake: total('stake'), most, hasRivals: most < total('payout') };
}
