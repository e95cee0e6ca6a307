import type { Rng } from '../model/round.ts';
import { DECK, type Card } from './cards.ts';

/**
 * The rules of blackjack, for one player's game and for a live table alike. The dealer stands on every 17 and looks for
 * blackjack under an ace or a ten. Blackjack pays 3 to 2. The player may double on any two cards, also after a split, and
 * split two cards of the same value once; split aces get one card each. There is no insurance. The shoe is endless: every
 * card is equally likely each time, so the return can be counted exactly, and it does not depend on who else plays.
 */
export const BLACKJACK = {
  /** With the best play, as a share of the opening stake; a test counts it again. */
  rtp: 0.994296,
  maxWinStakes: 2.5,
} as const;

export interface Hand {
  readonly cards: readonly Card[];
  /** Places of its stakes in the round's list: two if it is doubled. */
  readonly stakes: readonly number[];
  readonly isDone: boolean;
}
/** One player's part in a round. Plain JSON: the journal keeps it. */
export interface BlackjackState {
  /** The opening stake and those of double and split, in hundredths. */
  readonly stakes: readonly number[];
  readonly hands: readonly Hand[];
  /** The dealer's cards, the hidden one second. */
  readonly dealer: readonly Card[];
}
export type HandResult = 'won' | 'blackjack' | 'push' | 'lost';

export const MOVES = ['hit', 'stand', 'double', 'split'] as const;

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
export const isBlackjack = (cards: readonly Card[]): boolean => cards.length === 2 && totalOf(cards).total === 21;
const isBust = (cards: readonly Card[]): boolean => totalOf(cards).total > 21;

export const drawCard = (rng: Rng): Card => DECK[rng.below(DECK.length)] ?? '';

const isSplit = ({ hands }: BlackjackState): boolean => hands.length > 1;
/** Returns the hand that waits for a move. */
export const activeHandOf = ({ hands }: BlackjackState): Hand | undefined => hands.find(({ isDone }) => !isDone);

/** Returns a player's part after the deal. It is over at once if either side has blackjack. */
export function dealHand(cards: readonly Card[], dealer: readonly Card[], stake: number): BlackjackState {
  return {
    stakes: [stake],
    hands: [{ cards, stakes: [0], isDone: isBlackjack(cards) || isBlackjack(dealer) }],
    dealer,
  };
}

/** Returns the further stake of a move in hundredths, 0 for most; null if the rules do not allow the move now. */
export function stakeOfMove(state: BlackjackState, move: string): number | null {
  const hand = activeHandOf(state);
  if (!hand) return null;
  if (move === 'hit' || move === 'stand') return 0;
  if (hand.cards.length !== 2) return null;
  const stake = state.stakes[0] ?? 0;
  if (move === 'double') return stake;
  const [first = '', second = ''] = hand.cards;
  return move === 'split' && !isSplit(state) && valueOf(first) === valueOf(second) ? stake : null;
}

const withHand = (state: BlackjackState, hand: Hand): BlackjackState => ({
  ...state,
  hands: state.hands.map((each) => (each === activeHandOf(state) ? hand : each)),
});

/** Plays a move that `stakeOfMove` allows, its stake taken. The dealer's cards stay as they are. */
export function playHand(state: BlackjackState, move: string, rng: Rng): BlackjackState {
  const hand = activeHandOf(state);
  if (!hand) return state;
  if (move === 'stand') return withHand(state, { ...hand, isDone: true });
  const stakes = [...state.stakes, ...(move === 'hit' ? [] : [state.stakes[0] ?? 0])];
  if (move === 'split') {
    const areAces = valueOf(hand.cards[0] ?? '') === 11;
    const hands = hand.cards.map((card, index) => {
      const cards = [card, drawCard(rng)];
      return { cards, stakes: [index], isDone: areAces || totalOf(cards).total === 21 };
    });
    return { ...state, stakes, hands };
  }
  const cards = [...hand.cards, drawCard(rng)];
  const isDouble = move === 'double';
  return {
    ...withHand(state, {
      cards,
      stakes: isDouble ? [...hand.stakes, stakes.length - 1] : hand.stakes,
      isDone: isDouble || totalOf(cards).total >= 21,
    }),
    stakes,
  };
}

/** Stands on every hand that still waits. */
export const standAll = (state: BlackjackState): BlackjackState => ({
  ...state,
  hands: state.hands.map((hand) => ({ ...hand, isDone: true })),
});

/** Whether the dealer's further cards can change what a player gets. */
export const needsDealer = (state: BlackjackState): boolean =>
  state.hands.some(({ cards }) => !isBust(cards) && (isSplit(state) || !isBlackjack(cards)));

/** Returns the dealer's cards once the dealer has drawn to 17. */
export function drawDealer(dealer: readonly Card[], rng: Rng): readonly Card[] {
  const cards = [...dealer];
  while (totalOf(cards).total < 17) cards.push(drawCard(rng));
  return cards;
}

/** Returns how a hand ended against the dealer's final cards. */
export function resultOfHand(cards: readonly Card[], isOfSplit: boolean, dealer: readonly Card[]): HandResult {
  if (isBust(cards)) return 'lost';
  const natural = isBlackjack(cards) && !isOfSplit;
  if (isBlackjack(dealer)) return natural ? 'push' : 'lost';
  if (natural) return 'blackjack';
  const [own, theirs] = [totalOf(cards).total, totalOf(dealer).total];
  if (theirs > 21 || own > theirs) return 'won';
  return own === theirs ? 'push' : 'lost';
}
export const resultOf = (state: BlackjackState, { cards }: Hand): HandResult =>
  resultOfHand(cards, isSplit(state), state.dealer);

/** What a stake returns by its hand's result, in stakes. */
const RETURNS: Readonly<Record<HandResult, number>> = { lost: 0, push: 1, won: 2, blackjack: 2.5 };

/** Returns what each stake returns, in hundredths, in the order of the stakes. */
export const returnsOfHands = (state: BlackjackState): readonly number[] =>
  state.stakes.map((stake, index) => {
    const hand = state.hands.find(({ stakes }) => stakes.includes(index));
    return hand ? Math.floor(stake * RETURNS[resultOf(state, hand)]) : 0;
  });
