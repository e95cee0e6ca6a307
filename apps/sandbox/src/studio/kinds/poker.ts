import { drawFrom, rankOf, suitOf, type Card } from './cards.ts';
import { defineKind } from './GameKind.ts';

/**
 * Three-card poker against the dealer, from one deck. The player stakes an ante, and may stake the same on Pair Plus; after
 * the look at three cards they play for a further ante, or fold. The dealer qualifies with a queen or better.
 */
export const POKER_HANDS = ['high', 'pair', 'flush', 'straight', 'trips', 'straightFlush'] as const;
export type PokerHand = (typeof POKER_HANDS)[number];

/** Pair Plus: what it pays to one. */
export const PAIR_PLUS: Readonly<Record<PokerHand, number>> = {
  high: 0,
  pair: 1,
  flush: 4,
  straight: 6,
  trips: 30,
  straightFlush: 40,
};
/** The bonus on the ante, whatever the dealer has, to one. */
export const ANTE_BONUS: Readonly<Record<PokerHand, number>> = {
  high: 0,
  pair: 0,
  flush: 0,
  straight: 1,
  trips: 4,
  straightFlush: 5,
};

/** Returns a hand's name and its strength: a higher number beats a lower one. */
export function rate(cards: readonly Card[]): { readonly hand: PokerHand; readonly strength: number } {
  const [a = 0, b = 0, c = 0] = cards.map(rankOf).sort((x, y) => y - x);
  const isFlush = new Set(cards.map(suitOf)).size === 1;
  // An ace is also low: ace, two, three is the lowest straight.
  const isLow = a === 12 && b === 1 && c === 0;
  const isStraight = isLow || (a === b + 1 && b === c + 1);
  const hand: PokerHand =
    isStraight && isFlush
      ? 'straightFlush'
      : a === c
        ? 'trips'
        : isStraight
          ? 'straight'
          : isFlush
            ? 'flush'
            : a === b || b === c
              ? 'pair'
              : 'high';
  const order = isLow ? [1, 0, -1] : hand === 'pair' && b === c ? [b, c, a] : [a, b, c];
  const strength = order.reduce((sum, rank) => sum * 14 + rank + 1, POKER_HANDS.indexOf(hand));
  return { hand, strength };
}
/** The dealer needs a queen or better. */
const qualifies = (cards: readonly Card[]): boolean =>
  rate(cards).hand !== 'high' || Math.max(...cards.map(rankOf)) >= 10;

interface PokerState {
  readonly ante: number;
  readonly pairPlus: number;
  readonly player: readonly Card[];
  readonly dealer: readonly Card[];
  readonly move: 'play' | 'fold' | null;
}

/** What the page shows of a round. */
export interface PokerView {
  readonly player: readonly Card[];
  readonly hand: PokerHand;
  /** Empty until the player has decided. */
  readonly dealer: readonly Card[];
  readonly dealerHand: PokerHand | null;
  readonly result: 'folded' | 'notQualified' | 'won' | 'push' | 'lost' | null;
}

function resultOf({ player, dealer, move }: PokerState): PokerView['result'] {
  if (move === null) return null;
  if (move === 'fold') return 'folded';
  if (!qualifies(dealer)) return 'notQualified';
  const difference = rate(player).strength - rate(dealer).strength;
  return difference > 0 ? 'won' : difference === 0 ? 'push' : 'lost';
}

/** What ante and play return by result, in stakes; the bonus comes on top. */
const RETURNS = {
  folded: [0, 0],
  notQualified: [2, 1],
  won: [2, 2],
  push: [1, 1],
  lost: [0, 0],
} as const;

export const poker = defineKind<PokerState>({
  version: '1',
  rtp: 0.96627,
  // An ante and a Pair Plus of the same size, both on a straight flush.
  maxWinStakes: 24,
  opening: { by: 'stake', spots: ['ante', 'pairPlus'] },
  deal({ rng }, { ante = 0, pairPlus = 0 }) {
    const cards = drawFrom(rng, [], 6);
    return { ante, pairPlus, player: cards.slice(0, 3), dealer: cards.slice(3), move: null };
  },
  moves: ({ move }) => (move === null ? ['play', 'fold'] : []),
  stakeOf: (state, move) => (state.move !== null ? null : move === 'play' ? state.ante : move === 'fold' ? 0 : null),
  play: (state, move) => ({ ...state, move: move === 'play' ? 'play' : 'fold' }),
  isOver: ({ move }) => move !== null,
  returns(state) {
    const result = resultOf(state);
    if (result === null) return [];
    const { hand } = rate(state.player);
    const [ante, play] = RETURNS[result];
    const bonus = result === 'folded' ? 0 : ANTE_BONUS[hand];
    // Folding gives up the Pair Plus too. No hand that it pays is worth folding.
    const plus = result === 'folded' || PAIR_PLUS[hand] === 0 ? 0 : PAIR_PLUS[hand] + 1;
    const opening = state.ante * (ante + bonus) + state.pairPlus * plus;
    return state.move === 'play' ? [opening, state.ante * play] : [opening];
  },
  view(state): PokerView {
    const isOver = state.move !== null;
    return {
      player: state.player,
      hand: rate(state.player).hand,
      dealer: isOver ? state.dealer : [],
      dealerHand: isOver ? rate(state.dealer).hand : null,
      result: resultOf(state),
    };
  },
  restMove: () => 'fold',
});
