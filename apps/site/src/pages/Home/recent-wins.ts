import type { Winner } from '@baize/contracts/winners';

/** Older wins are not news. In milliseconds. */
const NEWS_MS = 24 * 3_600_000;
/** How often one player may appear: a list of one name says nothing about the games. */
const MOST_PER_PLAYER = 2;

/** Returns the wins that a list of latest wins may show: of the last day, and at most two of a player. */
export const recentWins = (winners: readonly Winner[], now: number): readonly Winner[] =>
  varied(winners.filter(({ wonAt }) => now - Date.parse(wonAt) <= NEWS_MS));

/** Returns wins with at most two of a player. */
export function varied(winners: readonly Winner[]): readonly Winner[] {
  const shown = new Map<string, number>();
  return winners.filter(({ playerName }) => {
    const times = (shown.get(playerName) ?? 0) + 1;
    shown.set(playerName, times);
    return times <= MOST_PER_PLAYER;
  });
}
