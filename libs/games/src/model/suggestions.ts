import type { GameSummary } from './game.ts';

/** Categories that say nothing about a player's taste: half of all games are in one of them. */
const GENERAL: ReadonlySet<string> = new Set([
  'popular',
  'new',
  'jackpots',
  'slots',
  'exclusive',
  'bold',
  'all-games',
  'live-popular',
  'live-new',
  'live-all',
]);

/** Returns the most particular of a game's categories, or null. The content service lists the general ones first. */
export const tellingCategory = <Category extends { readonly id: string }>(
  categories: readonly Category[],
): Category | null => categories.findLast(({ id }) => !GENERAL.has(id)) ?? null;

/**
 * Returns the studio of most of the games, or null if no studio has two of them. Of equals, the studio of the earlier
 * game.
 */
export function favouriteStudio(
  games: readonly Pick<GameSummary, 'provider' | 'providerTitle'>[],
): { readonly provider: string; readonly title: string } | null {
  const counts = new Map<string, { readonly provider: string; readonly title: string; count: number }>();
  for (const { provider, providerTitle: title } of games) {
    const entry = counts.get(title) ?? { provider, title, count: 0 };
    entry.count += 1;
    counts.set(title, entry);
  }
  const [best] = [...counts.values()].sort((a, b) => b.count - a.count);
  return best && best.count > 1 ? { provider: best.provider, title: best.title } : null;
}
