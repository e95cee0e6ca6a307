import type { TransactionCategory } from '@baize/contracts/wallet';

/** A pause after which play in the same game is another session, in milliseconds. */
export const SESSION_PAUSE_MS = 30 * 60_000;

/** What decides whether two movements belong to the same session. */
export interface Played {
  readonly game_id: string | null;
  readonly category: TransactionCategory;
  readonly created_at: Date;
}

/**
 * Returns whether two neighbouring movements belong to the same game session: the same game, without a pause. Whatever
 * is between two movements of a game (a deposit, another game) ends the session, so that the balances after the rows of
 * the history follow one another.
 */
export const isSameSession = (newer: Played, older: Played): boolean =>
  newer.game_id !== null &&
  newer.game_id === older.game_id &&
  newer.category === older.category &&
  Math.abs(newer.created_at.getTime() - older.created_at.getTime()) < SESSION_PAUSE_MS;

/**
 * Adds older movements to the groups of sessions, each newest first.
 * @returns true if a movement did not fit because `limit` groups are complete
 */
export function addToSessions<Row extends Played>(groups: Row[][], older: readonly Row[], limit: number): boolean {
  for (const row of older) {
    const open = groups.at(-1);
    const last = open?.at(-1);
    if (open && last && isSameSession(last, row)) open.push(row);
    else if (groups.length === limit) return true;
    else groups.push([row]);
  }
  return false;
}
