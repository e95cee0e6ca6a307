import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../plugins/database.ts';
import { openedByLogins, type EndedSessions } from '../../../plugins/session-ends.ts';
import { gameSession } from '../schema.ts';
import { isSession, openedLately, playerOf, stillOpen, type GameSession, type SessionKey } from './sessions.ts';

/** Open games: all of them, or those beside which the law allows no other game. */
export type WhichGames = 'all' | 'only-games';

const isAmong = (which: WhichGames) => (which === 'all' ? undefined : eq(gameSession.isOnlyGame, true));

/** Returns the games that accounts have open, whether or not their studio has opened them too. */
export async function openSessions(
  target: Queryable,
  accounts: readonly string[],
  now: Date,
  which: WhichGames,
): Promise<(SessionKey & Pick<GameSession, 'gameId'>)[]> {
  if (accounts.length === 0) return [];
  return target.drizzle
    .select({ playerId: gameSession.playerId, id: gameSession.id, gameId: gameSession.gameId })
    .from(gameSession)
    .where(and(inArray(gameSession.playerId, [...accounts]), openedLately(now), stillOpen(now), isAmong(which)));
}

/** Tells whether something has ended the player's session, and whether it was their only game. Null if it is not theirs. */
export async function endOf(
  target: Queryable,
  session: SessionKey,
): Promise<{ readonly ended: boolean; readonly isOnlyGame: boolean } | null> {
  const [row] = await target.drizzle
    .select({ ended: gameSession.ended, isOnlyGame: gameSession.isOnlyGame })
    .from(gameSession)
    .where(isSession(session));
  return row ?? null;
}

/** Ends one game: no more bets, while earlier stakes are still settled. */
export async function endSession(target: Queryable, session: SessionKey, now: Date): Promise<void> {
  await target.drizzle
    .update(gameSession)
    .set({ endsAt: now, ended: true })
    .where(and(isSession(session), stillOpen(now)));
}

/** Ends the game of a launch token, whether the studio has opened it or not. */
export async function endByToken(target: Queryable, tokenHash: string, now: Date): Promise<void> {
  const playerId = await playerOf(target, tokenHash);
  if (playerId === null) return;
  await target.drizzle
    .update(gameSession)
    .set({ endsAt: now, ended: true })
    .where(and(eq(gameSession.playerId, playerId), eq(gameSession.tokenHash, tokenHash), stillOpen(now)));
}

/**
 * Ends the player's games, or those of the logins that end: no more bets, while earlier stakes are still settled. A game
 * whose login is unknown ends with any of them. One statement, so that two calls at once lock the rows in one order.
 */
export async function endSessions(
  target: Queryable,
  ended: EndedSessions,
  now: Date,
  which: WhichGames = 'all',
): Promise<void> {
  await target.drizzle
    .update(gameSession)
    .set({ endsAt: now, ended: true })
    .where(
      and(
        eq(gameSession.playerId, ended.playerId),
        openedLately(now),
        stillOpen(now),
        openedByLogins(gameSession.loginId, ended),
        isAmong(which),
      ),
    );
}
