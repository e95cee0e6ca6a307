import { LINES } from '../model/game-data.ts';
import { drawHold, FULL_BOARD_UNITS, HOLD_MODEL, holdUnits, type HoldDraws } from '../model/hold.ts';
import { settle, spinStops } from '../model/round.ts';
import { defineKind } from './GameKind.ts';
import type { SlotView } from './slot.ts';

interface HoldState {
  readonly stake: number;
  readonly stops: readonly number[];
  readonly draws: HoldDraws;
}

/** What the page shows of a feature in which coins stay. Amounts in hundredths. */
export interface HoldFeature {
  /** The coins of each draw; those that started the feature first. Cells are counted reel by reel, from the top. */
  readonly draws: readonly (readonly { readonly cell: number; readonly amount: number }[])[];
  /** What the full board paid on top; 0 if it was not filled. */
  readonly fullBoard: number;
  readonly amount: number;
}
export interface HoldView extends SlotView {
  /** Null if the spin did not start it. */
  readonly hold: HoldFeature | null;
}

function resultOf({ stake, stops, draws }: HoldState): HoldView & { readonly win: number } {
  const { spins, win } = settle([stops], stake, HOLD_MODEL);
  const unit = stake / LINES.length;
  const { units, isFull } = holdUnits(draws);
  // The model's cap is above the highest possible win, so nothing is cut off.
  const amount = units * unit;
  const hold = {
    draws: draws.map((coins) => coins.map((coin) => ({ cell: coin.cell, amount: coin.units * unit }))),
    fullBoard: isFull ? FULL_BOARD_UNITS * unit : 0,
    amount,
  };
  return { spins, capped: false, win: win + amount, hold: draws.length > 0 ? hold : null };
}

/** Twenty lines, and coins that stay. A round is over with its one draw, the feature included. */
export const holdSlot = defineKind<HoldState>({
  version: HOLD_MODEL.version,
  rtp: HOLD_MODEL.published.rtp,
  maxWinStakes: HOLD_MODEL.maxWinStakes,
  opening: { by: 'stake', spots: ['spin'] },
  deal({ rng }, { spin = 0 }) {
    const stops = spinStops(rng);
    return { stake: spin, stops, draws: drawHold(rng, stops) };
  },
  moves: () => [],
  stakeOf: () => null,
  play: (state) => state,
  isOver: () => true,
  returns: (state) => [resultOf(state).win],
  view(state): HoldView {
    const { spins, capped, hold } = resultOf(state);
    return { spins, capped, hold };
  },
  restMove: () => '',
});
