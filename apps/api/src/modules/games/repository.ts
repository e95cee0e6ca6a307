import { and, asc, desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../plugins/database.ts';
import { playerGames } from './schema.ts';

/**
 * Returns the player's favourites, newest first.
 * @param lobby only games marked there; null: all
 */
export async function favourites(
  target: Queryable,
  playerId: string,
  lobby: string | null,
  limit: number,
): Promise<string[]> {
  const rows = await target.drizzle
    .select({ gameId: playerGames.gameId })
    .from(playerGames)
    .where(and(eq(playerGames.playerId, playerId), lobby === null ? undefined : eq(playerGames.lobby, lobby)))
    .orderBy(desc(playerGames.addedAt), asc(playerGames.gameId))
    .limit(limit);
  return rows.map((row) => row.gameId);
}

/** Marks a favourite. Marking it again changes nothing. */
export async function addFavourite(
  target: Queryable,
  playerId: string,
  gameId: string,
  lobby: string,
  now: Date,
): Promise<void> {
  await target.drizzle.insert(playerGames).values({ playerId, gameId, lobby, addedAt: now }).onConflictDoNothing();
}

export async function removeFavourite(target: Queryable, playerId: string, gameId: string): Promise<void> {
  await target.drizzle
    .delete(playerGames)
    .where(and(eq(playerGames.playerId, playerId), eq(playerGames.gameId, gameId)));
}
