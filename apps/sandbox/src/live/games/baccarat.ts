import type { Rng } from '../../studio/model/round.ts';
import type { LiveGame } from './LiveGame.ts';

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
const SUITS = ['C', 'D', 'H', 'S'] as const;
const DECKS = 8;
const SHOE = RANKS.length * SUITS.length * DECKS;

/** Returns a card's points: aces one, tens and court cards nothing. */
export const pointsOf = (card: string): number => {
  const rank = card.slice(0, -1);
  return rank === 'A' ? 1 : Number(rank) >= 2 && Number(rank) <= 9 ? Number(rank) : 0;
};
export const totalOf = (cards: readonly string[]): number => cards.reduce((sum, card) => sum + pointsOf(card), 0) % 10;

/**
 * Returns whether the banker draws a third card.
 * @param total the banker's two cards
 * @param third points of the player's third card; null if the player stood
 */
export function bankerDraws(total: number, third: number | null): boolean {
  if (third === null) return total <= 5;
  if (total <= 2) return true;
  if (total === 3) return third !== 8;
  if (total === 4) return third >= 2 && third <= 7;
  if (total === 5) return third >= 4 && third <= 7;
  return total === 6 && (third === 6 || third === 7);
}

/** Deals a coup from a shoe of eight decks that is shuffled for each. */
function deal(rng: Rng): { readonly player: readonly string[]; readonly banker: readonly string[] } {
  const taken = new Set<number>();
  const card = (): string => {
    let place = rng.below(SHOE);
    while (taken.has(place)) place = rng.below(SHOE);
    taken.add(place);
    return `${RANKS[place % RANKS.length] ?? ''}${SUITS[Math.floor(place / RANKS.length) % SUITS.length] ?? ''}`;
  };
  const player = [card()];
  const banker = [card()];
  player.push(card());
  banker.push(card());
  if (totalOf(player) >= 8 || totalOf(banker) >= 8) return { player, banker };
  const drawn = totalOf(player) <= 5 ? card() : null;
  if (drawn !== null) player.push(drawn);
  if (bankerDraws(totalOf(banker), drawn === null ? null : pointsOf(drawn))) banker.push(card());
  return { player, banker };
}

/** Punto banco: a win on the banker pays 19 to 20, a tie 8 to 1 and returns the other stakes. */
export const baccarat: LiveGame = {
  /** The banker's spot, from every composition of six cards; a test counts again. */
  rtp: 0.989421,
  maxWinStakes: 9,
  revealMs: 10_000,
  isSpot: (spot) => spot === 'player' || spot === 'banker' || spot === 'tie',
  draw(rng) {
    const cards = deal(rng);
    const player = totalOf(cards.player);
    const banker = totalOf(cards.banker);
    return { label: player > banker ? 'player' : banker > player ? 'banker' : 'tie', cards };
  },
  returnOf(spot, { label }, stake) {
    if (label === 'tie') return spot === 'tie' ? stake * 9 : stake;
    if (spot !== label) return 0;
    return spot === 'banker' ? Math.floor((stake * 39) / 20) : stake * 2;
  },
};
