import { drawFrom } from '../../studio/kinds/cards.ts';
import { PAIR_PLUS, rate } from '../../studio/kinds/poker.ts';
import type { LiveGame } from './LiveGame.ts';

const SPOTS = ['player', 'banker', 'playerPlus', 'bankerPlus'];

/**
 * Two hands of three cards from one deck; everyone bets on which is better, and on what each holds. A win pays 19 to 20, and
 * equal hands return the stakes. The bets on a hand pay as Pair Plus does.
 */
export const pokerDuel: LiveGame = {
  /** A bet on what a hand holds; a bet on a win returns 97.50 %. A test counts both again. */
  rtp: 0.976833,
  maxWinStakes: 41,
  revealMs: 10_000,
  isSpot: (spot) => SPOTS.includes(spot),
  draw(rng) {
    const cards = drawFrom(rng, [], 6);
    const [player, banker] = [cards.slice(0, 3), cards.slice(3)];
    const difference = rate(player).strength - rate(banker).strength;
    return { label: difference > 0 ? 'player' : difference < 0 ? 'banker' : 'tie', cards: { player, banker } };
  },
  returnOf(spot, { label, cards }, stake) {
    if (spot === 'playerPlus' || spot === 'bankerPlus') {
      const hand = cards?.[spot === 'playerPlus' ? 'player' : 'banker'] ?? [];
      const pays = hand.length === 3 ? PAIR_PLUS[rate(hand).hand] : 0;
      return pays === 0 ? 0 : stake * (pays + 1);
    }
    if (label === 'tie') return stake;
    return spot === label ? Math.floor((stake * 39) / 20) : 0;
  },
};
