import type { Rng } from '../model/round.ts';
import { DECK, type Card } from './cards.ts';
import { defineKind } from './GameKind.ts';

/**
 * Blackjack against a dealer who stands on every 17 and looks for blackjack under an ace or a ten. Blackjack pays 3 to 2. The
 * player may double on any two cards, also after a split, and split two cards of the same value once; split aces get one card
 * each. There is no insurance. The shoe is endless: every card is equally likely each time, so the return can be counted
 * exactly.
 */
interface Hand {
  readonly cards: readonly Card[];
  /** Places of its stakes in the round's list: two if it is doubled. */
  readonly stakes: readonly number[];
  readonly isDone: boolean;
}
interface BlackjackState {
  /** The opening stake and those of double and split, in hundredths. */
  readonly stakes: readonly number[];
  readonly hands: readonly Hand[];
  /** The dealer's cards, the hidden one second. */
  readonly dealer: readonly Card[];
}

export type HandResult = 'won' | 'blackjack' | 'push' | 'lost';
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

/** Returns a card's value: aces eleven, court cards ten. */
export const valueOf = (card: Card): number => {
  const rank = card.slice(0, -1);
  return rank === 'A' ? 11 : Number(rank) || 10;
};

/** Returns the best total of cards, and whether an ace in it counts eleven. */
export function totalOf(cards: readonly Card[]): { readonly total: number; readonly isSoft: boolean } {
  let total = cards.reduce((sum, card) => sum + valueOf(card), 0);
  let elevens = cards.filter((card) => valueOf(card) === 11).length;
  while (total > 21 && elevens > 0) {
    total -= 10;
    elevens -= 1;
  }
  return { total, isSoft: elevens > 0 };
}
const isBlackjack = (cards: readonly Card[]): boolean => cards.length === 2 && totalOf(cards).total === 21;
const isBust = (cards: readonly Card[]): boolean => totalOf(cards).total > 21;

const cardOf = (rng: Rng): Card => DECK[rng.below(DECK.length)] ?? '';

const isSplit = ({ hands }: BlackjackState): boolean => hands.length > 1;
const activeOf = ({ hands }: BlackjackState): Hand | undefined => hands.find(({ isDone }) => !isDone);

/** The dealer draws once every hand is done, unless nothing can change any more. */
function finish(state: BlackjackState, rng: Rng): BlackjackState {
  if (activeOf(state)) return state;
  const isOpen = state.hands.some(({ cards }) => !isBust(cards) && (isSplit(state) || !isBlackjack(cards)));
  const dealer = [...state.dealer];
  while (isOpen && totalOf(dealer).total < 17) dealer.push(cardOf(rng));
  return { ...state, dealer };
}
const withHand = (state: BlackjackState, hand: Hand): BlackjackState => ({
  ...state,
  hands: state.hands.map((each) => (each === activeOf(state) ? hand : each)),
});

function resultOf(state: BlackjackState, { cards }: Hand): HandResult {
  if (isBust(cards)) return 'lost';
  const natural = isBlackjack(cards) && !isSplit(state);
  if (isBlackjack(state.dealer)) return natural ? 'push' : 'lost';
  if (natural) return 'blackjack';
  const [own, dealer] = [totalOf(cards).total, totalOf(state.dealer).total];
  if (dealer > 21 || own > dealer) return 'won';
  return own === dealer ? 'push' : 'lost';
}
/** What a stake returns by its hand's result, in stakes. */
const RETURNS: Readonly<Record<HandResult, number>> = { lost: 0, push: 1, won: 2, blackjack: 2.5 };

export const blackjack = defineKind<BlackjackState>({
  version: '1',
  rtp: 0.994296,
  maxWinStakes: 2.5,
  opening: { by: 'stake', spots: ['hand'] },
  deal({ rng }, { hand: stake = 0 }) {
    const [first, up, second, hole] = [cardOf(rng), cardOf(rng), cardOf(rng), cardOf(rng)];
    const cards = [first, second];
    const dealer = [up, hole];
    const isDone = isBlackjack(cards) || isBlackjack(dealer);
    return { stakes: [stake], hands: [{ cards, stakes: [0], isDone }], dealer };
  },
  moves(state) {
    return ['hit', 'stand', 'double', 'split'].filter((move) => this.stakeOf(state, move) !== null);
  },
  stakeOf(state, move) {
    const hand = activeOf(state);
    if (!hand) return null;
    if (move === 'hit' || move === 'stand') return 0;
    if (hand.cards.length !== 2) return null;
    const stake = state.stakes[0] ?? 0;
    if (move === 'double') return stake;
    const [first = '', second = ''] = hand.cards;
    return move === 'split' && !isSplit(state) && valueOf(first) === valueOf(second) ? stake : null;
  },
  play(state, move, { rng }) {
    const hand = activeOf(state);
    if (!hand) return state;
    if (move === 'stand') return finish(withHand(state, { ...hand, isDone: true }), rng);
    const stakes = [...state.stakes, ...(move === 'hit' ? [] : [state.stakes[0] ?? 0])];
    if (move === 'split') {
      const areAces = valueOf(hand.cards[0] ?? '') === 11;
      const hands = hand.cards.map((card, index) => {
        const cards = [card, cardOf(rng)];
        return { cards, stakes: [index], isDone: areAces || totalOf(cards).total === 21 };
      });
      return finish({ ...state, stakes, hands }, rng);
    }
    const cards = [...hand.cards, cardOf(rng)];
    const isDouble = move === 'double';
    const played = {
      cards,
      stakes: isDouble ? [...hand.stakes, stakes.length - 1] : hand.stakes,
      isDone: isDouble || totalOf(cards).total >= 21,
    };
    return finish({ ...withHand(state, played), stakes }, rng);
  },
  isOver: (state) => activeOf(state) === undefined,
  returns(state) {
    return state.stakes.map((stake, index) => {
      const hand = state.hands.find(({ stakes }) => stakes.includes(index));
      return hand ? Math.floor(stake * RETURNS[resultOf(state, hand)]) : 0;
    });
  },
  view(state): BlackjackView {
    const isOver = activeOf(state) === undefined;
    const shown = isOver ? state.dealer : state.dealer.slice(0, 1);
    const returns = isOver ? this.returns(state) : [];
    return {
      hands: state.hands.map((hand) => ({
        cards: hand.cards,
        ...totalOf(hand.cards),
        stake: hand.stakes.reduce((sum, place) => sum + (state.stakes[place] ?? 0), 0),
        isActive: hand === activeOf(state),
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
