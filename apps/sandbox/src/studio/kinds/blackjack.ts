import type { Rng } from '../model/round.ts';
import {
  activeHandOf,
  BLACKJACK,
  dealHand,
  drawCard,
  drawDealer,
  MOVES,
  needsDealer,
  playHand,
  resultOf,
  returnsOfHands,
  stakeOfMove,
  totalOf,
  type BlackjackState,
  type HandResult,
} from './blackjackRules.ts';
import type { Card } from './cards.ts';
import { defineKind } from './GameKind.ts';

/** What the page shows of a round. */
export interface BlackjackView {
  readonly hands: readonly {
    readonly cards: readonly Card[];
    readonly total: number;
    readonly isSoft: boolean;
    readonly stake: number;
    readonly isActive: boolean;
    /** With the end of the round. */
    readonly result: HandResult | null;
    readonly returned: number;
  }[];
  readonly dealer: readonly Card[];
  /** True while the dealer's second card lies face down. */
  readonly isHidden: boolean;
  readonly dealerTotal: number;
}

/** The dealer draws once every hand is done, unless nothing can change any more. */
function finish(state: BlackjackState, rng: Rng): BlackjackState {
  if (activeHandOf(state) || !needsDealer(state)) return state;
  return { ...state, dealer: drawDealer(state.dealer, rng) };
}

/** Blackjack of one player against the dealer. */
export const blackjack = defineKind<BlackjackState>({
  version: '1',
  ...BLACKJACK,
  opening: { by: 'stake', spots: ['hand'] },
  deal({ rng }, { hand: stake = 0 }) {
    const [first, up, second, hole] = [drawCard(rng), drawCard(rng), drawCard(rng), drawCard(rng)];
    return dealHand([first, second], [up, hole], stake);
  },
  moves: (state) => MOVES.filter((move) => stakeOfMove(state, move) !== null),
  stakeOf: stakeOfMove,
  play: (state, move, { rng }) => (activeHandOf(state) ? finish(playHand(state, move, rng), rng) : state),
  isOver: (state) => activeHandOf(state) === undefined,
  returns: returnsOfHands,
  view(state): BlackjackView {
    const isOver = activeHandOf(state) === undefined;
    const shown = isOver ? state.dealer : state.dealer.slice(0, 1);
    const returns = isOver ? returnsOfHands(state) : [];
    return {
      hands: state.hands.map((hand) => ({
        cards: hand.cards,
        ...totalOf(hand.cards),
        stake: hand.stakes.reduce((sum, place) => sum + (state.stakes[place] ?? 0), 0),
        isActive: hand === activeHandOf(state),
        result: isOver ? resultOf(state, hand) : null,
        returned: hand.stakes.reduce((sum, place) => sum + (returns[place] ?? 0), 0),
      })),
      dealer: shown,
      isHidden: !isOver,
      dealerTotal: totalOf(shown).total,
    };
  },
  restMove: () => 'stand',
});
