import { MAX_WIN_STAKES, MODEL_VERSION } from '../model/game-data.ts';
import { PUBLISHED } from '../model/published.ts';
import { drawRound, settle, type RoundResult, type RoundStops } from '../model/round.ts';
import { defineKind } from './GameKind.ts';

interface SlotState {
  readonly stake: number;
  readonly stops: RoundStops;
}

/** What the page of a slot shows of a round. */
export type SlotView = Pick<RoundResult, 'spins' | 'capped'>;

const resultOf = ({ stops, stake }: SlotState) => settle(stops, stake);

/** The slot of `model/`: a round is over with its one draw. */
export const slot = defineKind<SlotState>({
  version: MODEL_VERSION,
  rtp: PUBLISHED.rtp,
  maxWinStakes: MAX_WIN_STAKES,
  opening: { by: 'stake', spots: ['spin'] },
  deal: ({ rng }, { spin = 0 }) => ({ stake: spin, stops: drawRound(rng) }),
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
