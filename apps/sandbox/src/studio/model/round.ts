import { LINES, MAX_FREE_SPINS, REELS, STRIPS } from './game-data.ts';
import { LINES_MODEL } from './lines.ts';
import type { SlotModel } from './SlotModel.ts';
import { freeSpinsFor, type SpinValue, type SymbolWin } from './spin.ts';

/** The source of stops: a whole number in [0, bound), all equally likely. Cryptographic outside tests. */
export interface Rng {
  below(bound: number): number;
}

/** The stops of a round: the paid spin first, then its free spins. They fully determine the outcome. */
export type RoundStops = readonly (readonly number[])[];

/** One spin as shown and paid. Amounts in hundredths. */
export interface SpinResult {
  readonly stops: readonly number[];
  readonly window: readonly string[];
  readonly expanded: readonly number[];
  readonly wins: readonly (Omit<SymbolWin, 'units'> & { readonly amount: number })[];
  readonly scatters: number;
  readonly scatterAmount: number;
  /** What this spin adds to the round, after the win cap. */
  readonly amount: number;
  readonly multiplier: number;
  /** Free spins awarded by this spin. */
  readonly freeSpinsAwarded: number;
}

export interface RoundResult {
  readonly spins: readonly SpinResult[];
  /** Sum of the spins' amounts, hundredths. */
  readonly win: number;
  /** True if the win cap ended the round. */
  readonly capped: boolean;
}

/** Draws where each reel stops. */
export const spinStops = (rng: Rng): number[] =>
  Array.from({ length: REELS }, (_, reel) => rng.below(STRIPS[reel]?.length ?? 1));

/** Number of stakes (as a fraction) that one spin pays, in twentieths: line bets. */
const unitsOf = (value: SpinValue, multiplier: number): number =>
  value.units * multiplier + value.scatterStakes * LINES.length;

/** Draws a whole round: the paid spin and any free spins, up to the model's caps. */
export function drawRound(rng: Rng, model: SlotModel = LINES_MODEL): RoundStops {
  const first = spinStops(rng);
  const rounds = [first];
  const value = model.evaluate(first);
  let units = unitsOf(value, 1);
  let awarded = freeSpinsFor(value.scatters, false);
  for (let played = 0; played < awarded && units < model.maxWinStakes * LINES.length; played += 1) {
    const stops = spinStops(rng);
    rounds.push(stops);
    const free = model.evaluate(stops);
    units += unitsOf(free, model.freeSpinMultiplier);
    awarded = Math.min(MAX_FREE_SPINS, awarded + freeSpinsFor(free.scatters, true));
  }
  return rounds;
}

/**
 * Returns what the stops show and pay for a stake. Pure, so a stored round always looks the same.
 * @param stake total stake in hundredths; must be a multiple of twenty
 * @throws RangeError for a stake that does not divide into whole twentieths
 */
export function settle(stops: RoundStops, stake: number, model: SlotModel = LINES_MODEL): RoundResult {
  const unit = stake / LINES.length;
  if (!Number.isSafeInteger(unit) || unit <= 0) {
    throw new RangeError(
      `A stake must be a positive multiple of ${LINES.length} hundredths, got ${stake}. Offer only the published stakes.`,
    );
  }
  const cap = stake * model.maxWinStakes;
  let win = 0;
  let awarded = 0;
  const spins = stops.map((positions, index): SpinResult => {
    const free = index > 0;
    const value = model.evaluate(positions);
    const multiplier = free ? model.freeSpinMultiplier : 1;
    const scatterAmount = value.scatterStakes * stake;
    const full = value.units * unit * multiplier + scatterAmount;
    const amount = Math.min(full, cap - win);
    win += amount;
    const offered = freeSpinsFor(value.scatters, free);
    const freeSpinsAwarded = Math.min(offered, MAX_FREE_SPINS - awarded);
    awarded += freeSpinsAwarded;
    return {
      stops: positions,
      window: value.window,
      expanded: value.expanded,
      scatters: value.scatters,
      scatterAmount,
      amount,
      multiplier,
      freeSpinsAwarded,
      wins: value.wins.map(({ units, ...win }) => ({ ...win, amount: units * unit * multiplier })),
    };
  });
  return { spins, win, capped: win >= cap };
}
