import type { Queryable } from '../../../plugins/database.ts';

const LIMIT = 5;
const LOCK_MINUTES = 15;

/** Tables with one row for a player, which counts wrong answers. */
type CountingTable = 'identity_users' | 'identity_second_factors';

/** One of the answers that a player may give. */
export interface Attempt {
  /** False when none is left. */
  readonly taken: boolean;
  /** Whether these checks are locked if the answer is wrong. */
  readonly last: boolean;
}

/**
 * Takes one of the attempts of a signed-in player who is asked again for the password or a code, before the answer is
 * checked, so that parallel guesses cannot share one. The fifth failure locks these checks for 15 minutes; signing in
 * counts by itself. In SQL: one statement counts and decides.
 */
export async function takeAttempt(db: Queryable, table: CountingTable, playerId: string, now: Date): Promise<Attempt> {
  const [row] = await db.query<{ failed_attempts: number }>(
    `update ${table} set
       failed_attempts = case when locked_until <= $2 then 1 else failed_attempts + 1 end,
       locked_until = case
         when locked_until <= $2 then null
         when failed_attempts + 1 >= ${LIMIT} then $2::timestamptz + interval '${LOCK_MINUTES} minutes'
         else locked_until end
     where player_id = $1 and (locked_until is null or locked_until <= $2)
     returning failed_attempts`,
    [playerId, now],
  );
  return { taken: row !== undefined, last: (row?.failed_attempts ?? 0) >= LIMIT };
}
