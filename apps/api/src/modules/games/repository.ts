import type { Queryable } from '../../plugins/database.ts';

/** Favourites, newest first. */
export async function favourites(
  target: Queryable,
  playerId: string,
  lobby: string | null,
  limit: number,
): Promise<string[]> {
  const rows = await target.query<{ game_id: string }>(
    'select game_id from player_games where player_id = $1 and ($2::text is null or lobby = $2) order by added_at desc, game_id limit $3',
    [playerId, lobby, limit],
  );
  return rows.map((row) => row.game_id);
}

/** Marking a favourite again changes nothing. */
export async function addFavourite(
  target: Queryable,
  playerId: string,
  gameId: string,
  lobby: string,
  now: Date,
): Promise<void> {
  await target.query(
    'insert into player_games (player_id, game_id, lobby, added_at) values ($1, $2, $3, $4) on conflict do nothing',
    [playerId, gameId, lobby, now],
  );
}

export async function removeFavourite(target: Queryable, playerId: string, gameId: string): Promise<void> {
  await target.query('delete from player_games where player_id = $1 and game_id = $2', [playerId, gameId]);
}
