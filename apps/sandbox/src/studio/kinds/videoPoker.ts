import { drawFrom, rankOf, suitOf, type Card } from './cards.ts';
import { defineKind } from './GameKind.ts';

/** Jacks or Better from one deck: five cards, one exchange. */
export const DRAW_HANDS = [
  'nothing',
  'jacks',
  'twoPair',
  'trips',
  'straight',
  'flush',
  'fullHouse',
  'quads',
  'straightFlush',
  'royal',
] as const;
export type DrawHand = (typeof DRAW_HANDS)[number];

/** What a hand returns, in stakes. */
export const DRAW_PAYS: Readonly<Record<DrawHand, number>> = {
  nothing: 0,
  jacks: 1,
  twoPair: 2,
  trips: 3,
  straight: 4,
  flush: 5,
  fullHouse: 8,
  quads: 25,
  straightFlush: 50,
  royal: 800,
};

const JACK = 9;

/** Returns a hand's name by its ranks (0 a two, 12 an ace) and whether it is of one suit. */
export function nameOf(ranks: readonly number[], isFlush: boolean): DrawHand {
  const counts = new Map<number, number>();
  for (const rank of ranks) counts.set(rank, (counts.get(rank) ?? 0) + 1);
  const [most = 0, next = 0] = [...counts.values()].sort((a, b) => b - a);
  if (most === 4) return 'quads';
  if (most === 3) return next === 2 ? 'fullHouse' : 'trips';
  if (most === 2) {
    if (next === 2) return 'twoPair';
    return [...counts].some(([rank, count]) => count === 2 && rank >= JACK) ? 'jacks' : 'nothing';
  }
  const sorted = ranks.toSorted((a, b) => a - b);
  const [low = 0, , , fourth = 0, high = 0] = sorted;
  const isStraight = high - low === 4 || (high === 12 && fourth === 3);
  if (isStraight && isFlush) return low === 8 ? 'royal' : 'straightFlush';
  return isStraight ? 'straight' : isFlush ? 'flush' : 'nothing';
}
export const drawHandOf = (cards: readonly Card[]): DrawHand =>
  nameOf(cards.map(rankOf), new Set(cards.map(suitOf)).size === 1);

interface DrawState {
  readonly stake: number;
  readonly dealt: readonly Card[];
  /** After the exchange: the cards that were kept, by place, and the final hand. */
  readonly held: readonly boolean[] | null;
  readonly final: readonly Card[] | null;
}

/** What the page shows of a round. */
export interface DrawView {
  readonly cards: readonly Card[];
  readonly hand: DrawHand;
  readonly held: readonly boolean[] | null;
}

/** `hold:10010` keeps the first and the fourth card. */
const HOLD = /^hold:[01]{5}$/;

/** Keeps the cards that make a paying hand, all of them for a hand of five; otherwise none. */
function winningCards(cards: readonly Card[]): string {
  const hand = drawHandOf(cards);
  const ranks = cards.map(rankOf);
  const times = (rank: number) => ranks.filter((each) => each === rank).length;
  const kept = ranks.map((rank) => {
    if (hand === 'nothing') return false;
    if (hand === 'jacks' || hand === 'twoPair' || hand === 'trips' || hand === 'quads') return times(rank) > 1;
    return true;
  });
  return `hold:${kept.map(Number).join('')}`;
}

export const videoPoker = defineKind<DrawState>({
  version: '1',
  rtp: 0.972984,
  maxWinStakes: DRAW_PAYS.royal,
  opening: { by: 'stake', spots: ['hand'] },
  deal: ({ rng }, { hand: stake = 0 }) => ({ stake, dealt: drawFrom(rng, [], 5), held: null, final: null }),
  moves: ({ final }) => (final ? [] : ['hold']),
  stakeOf: ({ final }, move) => (final === null && HOLD.test(move) ? 0 : null),
  play(state, move, { rng }) {
    const held = [...move.slice('hold:'.length)].map((mark) => mark === '1');
    const fresh = drawFrom(rng, state.dealt, 5);
    return { ...state, held, final: state.dealt.map((card, place) => (held[place] ? card : (fresh[place] ?? ''))) };
  },
  isOver: ({ final }) => final !== null,
  returns: ({ stake, final }) => [final ? stake * DRAW_PAYS[drawHandOf(final)] : 0],
  view({ dealt, held, final }): DrawView {
    const cards = final ?? dealt;
    return { cards, hand: drawHandOf(cards), held };
  },
  restMove: ({ dealt }) => winningCards(dealt),
});
