import type { GameSummary } from './game.ts';

/** Tags by priority: a tile shows the first that applies. */
const TAGS = ['exclusive', 'hot', 'new', 'top'] as const;
export type TileTag = (typeof TAGS)[number];

/** A tag on more than this share of adjacent games tells players nothing. */
const TELLING_SHARE = 1 / 3;

/** Returns the tag to show on a game. @param informative the tags that are informative in its list */
export const tagOf = (game: Pick<GameSummary, 'tags'>, informative: ReadonlySet<TileTag>): TileTag | undefined =>
  TAGS.find((tag) => informative.has(tag) && game.tags.includes(tag));

/**
 * Returns the informative tags of a list of games: the rarest first, as long as at most a third of the tiles
 * has a tag, so that not every popular game says "Top".
 */
export function informativeTags(games: readonly Pick<GameSummary, 'tags'>[]): ReadonlySet<TileTag> {
  const limit = games.length * TELLING_SHARE;
  const informative = new Set<TileTag>();
  const carried = (tags: ReadonlySet<TileTag>) => games.filter((game) => tagOf(game, tags) !== undefined).length;
  const rarestFirst = TAGS.map((tag) => ({ tag, count: carried(new Set([tag])) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => a.count - b.count);
  for (const { tag } of rarestFirst) {
    if (carried(new Set([...informative, tag])) <= limit) informative.add(tag);
  }
  return informative;
}
