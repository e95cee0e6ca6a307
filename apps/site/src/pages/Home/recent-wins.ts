import type { Winner } from '@baize/contracts/winners';

/** Older wins are not news. In milliseconds. */
const NEWS_MS = 24 * 3_600_000;
/** Returns the wins that a list of latest wins may show: of the last day, and one of each player. */
export const recentWins = (winners: readonly Winner[], now: number): readonly Winner[] =>
  varied(winners.filter(({ wonAt }) => now - Date.parse(wonAt) <= NEWS_MS));

/**
 * Returns the first win of each player. Stakes come in steps, so a second win of the same player is often of the same
 * amount on the same day, and looks like the first one listed twice.
 */
export function varied(winners: readonly Winner[]): readonly Winner[] {
  const shown = new Set<string>();
  return winners.filter(({ playerName }) => {
    const isFirst = !shown.has(playerName);
    shown.add(playerName);
    return isFirst;
  });
}
