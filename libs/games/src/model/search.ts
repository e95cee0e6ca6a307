import MiniSearch from 'minisearch';
import { fold } from './fold.ts';
import type { GameSummary } from './game.ts';

/** A typing error in a shorter word makes another word: with one wrong letter, "dra" would find "Ra" and "Era". */
const SHORTEST_GUESSED = 4;

export interface GameSearch {
  /** Returns games whose name contains the words (B§5), then near matches for typing errors; best first. */
  find(text: string): readonly GameSummary[];
  /** Returns a few suggestions when nothing was found. */
  suggest(): readonly GameSummary[];
}

/**
 * Creates the search over a lobby's games, most played first. The index of near matches is built when a search first needs
 * it: for most letters the names alone are enough, and on a slow phone thousands of games cost it a tenth of a second.
 */
export function createGameSearch(games: readonly GameSummary[]): GameSearch {
  const folded = games.map((game) => fold(game.name));
  let index: MiniSearch<{ id: number; name: string; provider: string }> | undefined;
  const near = () => {
    if (index) return index;
    index = new MiniSearch({ fields: ['name', 'provider'], processTerm: fold });
    index.addAll(games.map((game, id) => ({ id, name: game.name, provider: game.providerTitle })));
    return index;
  };
  return {
    find(text) {
      const wanted = fold(text.trim());
      if (wanted === '') return games;
      const contains = games.filter((_, position) => folded[position]?.includes(wanted));
      if (contains.length >= 3) return contains;
      const already = new Set(contains);
      return [
        ...contains,
        ...near()
          .search(text, { fuzzy: (word) => word.length >= SHORTEST_GUESSED && 0.25, prefix: true, combineWith: 'AND' })
          .flatMap(({ id }) => games[id as number] ?? [])
          .filter((game) => !already.has(game)),
      ];
    },
    suggest: () => games.slice(0, 6),
  };
}
