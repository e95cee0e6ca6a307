import type { PayingSymbol } from './game-data.ts';
import type { SpinValue } from './spin.ts';

/** The mathematics of a slot. All models turn the same strips; what a stop of the reels pays is their own. */
export interface SlotModel {
  /** Increased with every change that affects payouts; stored with every round. */
  readonly version: string;
  /** Rows that a reel shows. */
  readonly rows: number;
  /** How many ways can pay; null for a model with lines. */
  readonly ways: number | null;
  /** Pay in twentieths of the stake for three, four and five of a kind: of a line, or of one way. */
  readonly pays: Readonly<Record<PayingSymbol, readonly [number, number, number]>>;
  /** What three of the symbol S start: free spins, or a feature in which coins stay (`hold.ts`). */
  readonly feature: 'freeSpins' | 'hold';
  /** Multiplier for the wins of a free spin, besides scatters. */
  readonly freeSpinMultiplier: number;
  /** The most that a round pays, in stakes. */
  readonly maxWinStakes: number;
  /** As shares: return to player, paid spins that pay anything, paid spins that start the feature. */
  readonly published: { readonly rtp: number; readonly hitRate: number; readonly featureRate: number };
  /** Evaluates one stop position per reel. Pure: the same stops always show and pay the same. */
  evaluate(stops: readonly number[]): SpinValue;
}
