import { LINES_MODEL } from '../model/lines.ts';
import { drawRound, settle, type RoundResult, type RoundStops } from '../model/round.ts';
import type { SlotModel } from '../model/SlotModel.ts';
import { WAYS_MODEL } from '../model/ways.ts';
import { defineKind, type GameKind } from './GameKind.ts';

interface SlotState {
  readonly stake: number;
  readonly stops: RoundStops;
}

/** What the page of a slot shows of a round. */
export type SlotView = Pick<RoundResult, 'spins' | 'capped'>;

/** A slot: a round is over with its one draw, free spins included. */
function slotOf(model: SlotModel): GameKind {
  const resultOf = ({ stops, stake }: SlotState) => settle(stops, stake, model);
  return defineKind<SlotState>({
    version: model.version,
    rtp: model.published.rtp,
    maxWinStakes: model.maxWinStakes,
    opening: { by: 'stake', spots: ['spin'] },
    deal: ({ rng }, { spin = 0 }) => ({ stake: spin, stops: drawRound(rng, model) }),
    moves: () => [],
    stakeOf: () => null,
    play: (state) => state,
    isOver: () => true,
    returns: (state) => [resultOf(state).win],
    view: (state): SlotView => {
      const { spins, capped } = resultOf(state);
      return { spins, capped };
    },
    restMove: () => '',
    freeSpins: ({ stops }) => stops.length - 1,
  });
}

/** Twenty lines. */
export const slot = slotOf(LINES_MODEL);
/** 1,024 ways. */
export const waysSlot = slotOf(WAYS_MODEL);
