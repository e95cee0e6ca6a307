export interface Searchable {
  label: string;
  hint?: string | undefined;
  /** Further words to search by: codes, other names. */
  keywords?: readonly string[] | undefined;
}

/** Lower case without diacritics, so that `aland` finds Åland and `cote` finds Côte d’Ivoire. */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^\p{L}\p{N}+]+/gu, ' ')
    .trim();

/** Typing errors allowed for a word of this length: one from four letters, two from eight. */
const allowance = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/**
 * Returns the fewest typing errors (a wrong, missing, extra or swapped letter) between the typed text and any prefix of
 * the word.
 * Optimal string alignment. It takes the minimum of the last row, because the player may still be typing.
 */
function slips(typed: string, word: string, limit: number): number {
  const width = Math.min(word.length, typed.length + limit);
  let before: number[] = [];
  let above = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= width; column += 1) {
      const same = typed[row - 1] === word[column - 1];
      let least = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1])
        least = Math.min(least, (before[column - 2] ?? 0) + 1);
      current.push(least);
    }
    before = above;
    above = current;
  }
  return Math.min(...above);
}

/** Rank of a match, best first; undefined if there is none. */
function rank(query: string, option: Searchable): number | undefined {
  const label = fold(option.label);
  const others = [...(option.keywords ?? []), ...(option.hint === undefined ? [] : [option.hint])].map(fold);
  if (label === query || others.includes(query)) return 0;
  if (label.startsWith(query)) return 1;
  const words = label.split(' ');
  if (words.some((word) => word.startsWith(query))) return 2;
  if (others.some((other) => other.startsWith(query) || other.replace('+', '').startsWith(query))) return 3;
  if (label.includes(query)) return 4;
  // Every typed word starts a word of the label, in any order: "states united".
  const typed = query.split(' ');
  if (typed.length > 1 && typed.every((part) => words.some((word) => word.startsWith(part)))) return 5;
  const limit = allowance(query.length);
  if (limit === 0 || /\d/.test(query)) return undefined;
  const least = Math.min(...[label, ...words, ...others].map((candidate) => slips(query, candidate, limit)));
  return least <= limit ? 5 + least : undefined;
}

/**
 * Returns the matching options, best first: exact matches, prefixes, words inside, then typing errors. Equal ranks keep
 * their order.
 */
export function matchOptions<Option extends Searchable>(options: readonly Option[], typed: string): readonly Option[] {
  const query = fold(typed);
  if (query === '') return options;
  return options
    .flatMap((option, index) => {
      const score = rank(query, option);
      return score === undefined ? [] : [{ option, score, index }];
    })
    .sort((a, b) => a.score - b.score || a.index - b.index)
    .map(({ option }) => option);
}

/**
 * Returns the option that a player clearly meant on leaving the field: the only one with that name or code, or the only
 * match.
 */
export function inferOption<Option extends Searchable>(options: readonly Option[], typed: string): Option | undefined {
  const query = fold(typed);
  if (query === '') return undefined;
  const named = options.filter((option) => rank(query, option) === 0);
  if (named.length === 1) return named[0];
  const found = matchOptions(options, typed);
  return found.length === 1 ? found[0] : undefined;
}
