import { mostOf } from '../../src/sportsbook/bets/mostOf.ts';
import { linesOf, payoutOf } from '../../src/sportsbook/bets/payout.ts';
import type { SlipLeg } from './state.ts';

/** How the selections of a slip become bets. */
export type SlipMode = 'singles' | 'combination' | 'system';

/** A bet that the slip makes: indexes of its legs, and how many are in each line. */
export interface PlannedBet {
  readonly legs: readonly number[];
  readonly size: number;
}

/** Returns the bets that so many legs make. @param systemSize legs in each line of a system */
export function planBets(mode: SlipMode, count: number, systemSize: number): readonly PlannedBet[] {
  const all = Array.from({ length: count }, (_, index) => index);
  if (mode === 'singles' || count < 2) return all.map((index) => ({ legs: [index], size: 1 }));
  return [{ legs: all, size: mode === 'combination' ? count : systemSize }];
}

/** Returns the odds of all selections together; of a closed one, those it was chosen at. */
export const totalOdds = (legs: readonly SlipLeg[]): number =>
  Math.floor(legs.reduce((product, leg) => (product * (leg.now ?? leg.odds)) / 100, 100));

/** What a slip costs and can return. Amounts in hundredths. */
export interface SlipSums {
  /** Of all bets; each line costs one unit. */
  readonly lines: number;
  readonly stake: number;
  /** What is staked on each bet: its limits are each bet's own. */
  readonly stakes: readonly number[];
  /** What each bet returns if all of its legs win. */
  readonly payouts: readonly number[];
  /** What all bets can return together. */
  readonly most: number;
  /** Whether some exclude each other, so that not all of them can win. */
  readonly hasRivals: boolean;
}

/** Returns the sums of planned bets. @param unit the stake of each line */
export function sumsOf(
  plan: readonly PlannedBet[],
  legs: readonly SlipLeg[],
  unit: number,
  currency: string,
): SlipSums {
  const linesOfBets = plan.map(({ legs: own, size }) => linesOf(own.length, size).length);
  const lines = linesOfBets.reduce((sum, each) => sum + each, 0);
  const payouts = plan.map(({ legs: own, size }) =>
    payoutOf(
      own.map((index) => ({ odds: legs[index]?.now ?? legs[index]?.odds ?? 100, outcome: null })),
      size,
      unit,
      currency,
    ),
  );
  const most = mostOf(
    plan.map(({ legs: own }, bet) => ({
      legs: own.flatMap((index) => legs[index] ?? []),
      potential: payouts[bet] ?? 0,
    })),
  );
  return {
    lines,
    stake: unit * lines,
    stakes: linesOfBets.map((count) => unit * count),
    payouts,
    most,
    hasRivals: most < payouts.reduce((sum, payout) => sum + payout, 0),
  };
}
