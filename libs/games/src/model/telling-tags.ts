import type { GameSummary } from './game.ts';

/** Tags in the order in which one wins over another on the same tile. */
const TAGS = ['exclusive', 'hot', 'new', 'top'] as const;
export type TileTag = (typeof TAGS)[number];

/** A tag that more than this share of the games beside each other carries says nothing about any of them. */
const TELLING_SHARE = 1 / 3;

/** The tag of a game among games. @param telling which tags say something there */
export const tagOf = (game: Pick<GameSummary, 'tags'>, telling: ReadonlySet<TileTag>): TileTag | undefined =>
  TAGS.find((tag) => telling.has(tag) && game.tags.includes(tag));

/**
 * Which tags say something among games that stand together: the rarest first, for as long as at most a third of the tiles
 * carries any, so that the row of popular games is not one row of "Top".
 */
export function tellingTags(games: readonly Pick<GameSummary, 'tags'>[]): ReadonlySet<TileTag> {
  const limit = games.length * TELLING_SHARE;
  const telling = new Set<TileTag>();
  const carried = (tags: ReadonlySet<TileTag>) => games.filter((game) => tagOf(game, tags) !== undefined).length;
  const rarestFirst = TAGS.map((tag) => ({ tag, count: carried(new Set([tag])) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => a.count - b.count);
  for (const { tag } of rarestFirst) {
    if (carried(new Set([...telling, tag])) <= limit) telling.add(tag);
  }
  return telling;
}
