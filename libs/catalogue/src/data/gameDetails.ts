import type { GameDocument, GameTag } from '@baize/contracts/content';
import { ROUND_UNITS_PER_EURO, type CurrencyCode } from '@baize/kernel';
import { MECHANIC_SUFFIX } from './nameGrammars.ts';
import type { Seeded } from './seeded.ts';

export type GameType = GameDocument['gameType'];

/** The stake of one unit in each currency. In Philippine pesos, 50 gives rounder stakes than 60. */
const STAKE_FACTOR: Readonly<Record<CurrencyCode, number>> = { ...ROUND_UNITS_PER_EURO, PHP: 50 };

type BetLimits = GameDocument['betLimits'];
const limitsByTier = new Map<string, BetLimits>();

/** Returns the smallest and largest stake of a tier in every currency. Games of one tier share the array. */
export function betLimits(min: number, max: number): BetLimits {
  const key = `${min}-${max}`;
  let limits = limitsByTier.get(key);
  if (!limits) {
    limits = (Object.keys(STAKE_FACTOR) as CurrencyCode[]).map((currency) => ({
      min:
        currency === 'CLP'
          ? Math.max(100, Math.round(min * 1000))
          : Math.round(min * STAKE_FACTOR[currency] * 100) / 100,
      max: max * STAKE_FACTOR[currency],
      currency,
    }));
    limitsByTier.set(key, limits);
  }
  return limits;
}

const SLOT_TIERS: readonly (readonly [readonly [number, number], number])[] = [
  [[0.1, 50], 5],
  [[0.1, 100], 6],
  [[0.2, 100], 8],
  [[0.2, 125], 4],
  [[0.2, 250], 2],
  [[0.4, 80], 1],
  [[0.05, 40], 2],
];
const TABLE_TIERS: readonly (readonly [readonly [number, number], number])[] = [
  [[0.5, 100], 3],
  [[1, 200], 4],
  [[1, 500], 3],
  [[5, 1000], 2],
  [[0.1, 25], 2],
];
const LIVE_TIERS: readonly (readonly [readonly [number, number], number])[] = [
  [[0.2, 500], 3],
  [[1, 2000], 4],
  [[5, 5000], 3],
  [[25, 10_000], 1],
  [[100, 25_000], 1],
];

/** Draws a game's limits. A live table that calls itself VIP is for high stakes. */
export function drawLimits(r: Seeded, type: GameType, live: boolean, name: string): BetLimits {
  const [min, max] = r.weighted(
    live
      ? name.endsWith(' VIP')
        ? LIVE_TIERS.slice(-2)
        : LIVE_TIERS
      : type === 'slots' || type === 'instant' || type === 'scratch'
        ? SLOT_TIERS
        : TABLE_TIERS,
  );
  return betLimits(min, max);
}

/** Percent with two decimals: slots around 96, tables by their own mathematics. */
export function drawRtp(r: Seeded, type: GameType): number {
  const around = (centre: number, spread: number) =>
    Math.min(97, Math.max(94, centre + (r.next() + r.next() - 1) * spread));
  const rtp =
    type === 'roulette'
      ? r.pick([94.74, 97])
      : type === 'blackjack' || type === 'videoPoker'
        ? around(96.6, 0.4)
        : type === 'scratch'
          ? around(94.8, 0.8)
          : around(96, 1.4);
  return Math.round(rtp * 100) / 100;
}

/** Names of games whose symbol opens like a book. */
const BOOK = /\b(?:Pages|Volume|Codex|Ledger|Grimoire|Spellbook|Songbook|Atlas|Chronicle|Scroll|Tome|Diary|Saga)\b/;

/** Returns the mechanics that a game is played with (`demoKindOf`). Those that decide its mathematics follow from the name. */
export function featuresOf(type: GameType, name: string): string[] {
  if (type === 'instant') return ['multiplier', 'autocashout'];
  if (type !== 'slots') return [];
  const book = BOOK.test(name) ? ['book'] : [];
  if (name.endsWith(MECHANIC_SUFFIX.thousandWays))
    return [...book, 'thousand-ways', 'free-spins', 'wild', 'multiplier'];
  if (name.endsWith(MECHANIC_SUFFIX.hold)) return [...book, 'hold-and-draw', 'respin', 'wild', 'expanding-wild'];
  return [...book, 'free-spins', 'wild', 'expanding-wild', 'multiplier'];
}

/** B§3 tags, shown on the tile. `top` and `hot` follow popularity, `new` the release date. */
export function drawTags(
  r: Seeded,
  game: { readonly rank: number; readonly total: number; readonly ageDays: number; readonly jackpot: boolean },
): GameTag[] {
  const tags: GameTag[] = [];
  if (game.ageDays <= 60) tags.push('new');
  if (game.rank < game.total * 0.02) tags.push('top');
  else if (game.rank < game.total * 0.08 && r.chance(0.5)) tags.push('hot');
  if (game.jackpot) tags.push('jackpot');
  if (r.chance(0.03)) tags.push('exclusive');
  return tags;
}

/** Zipf's law (exponent 0.9), scaled so that the first game has 100,000 plays: a few games get most of them. */
export const popularityOf = (rank: number): number => Math.max(1, Math.round(100_000 / (rank + 1) ** 0.9));

/** Days since release: most games are older, and one in thirty is from the last two months. */
export function drawAge(r: Seeded): number {
  return (
    r.weighted([
      [[0, 14], 1],
      [[15, 60], 3],
      [[61, 365], 18],
      [[366, 1100], 45],
      [[1101, 2900], 33],
    ] as const)[0] + r.int(0, 40)
  );
}
