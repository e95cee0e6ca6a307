import type { Rng } from '../model/round.ts';

/** A card: rank and suit, `AH`, `10S`. */
export type Card = string;

export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const;
export const SUITS = ['C', 'D', 'H', 'S'] as const;

/** All 52 cards; index ÷ 4 is the rank (0 a two, 12 an ace), index mod 4 the suit. */
export const DECK: readonly Card[] = RANKS.flatMap((rank) => SUITS.map((suit) => `${rank}${suit}`));

/** Returns 0 for a two to 12 for an ace. */
export const rankOf = (card: Card): number => RANKS.indexOf(card.slice(0, -1) as (typeof RANKS)[number]);
export const suitOf = (card: Card): string => card.slice(-1);

/** Draws cards from one deck without those that are out already. */
export function drawFrom(rng: Rng, out: readonly Card[], count: number): Card[] {
  const left = DECK.filter((card) => !out.includes(card));
  return Array.from({ length: count }, () => left.splice(rng.below(left.length), 1)[0] ?? '');
}
