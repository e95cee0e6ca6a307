import type { Queryable } from '../../plugins/database.ts';

/** Returns how far the business clock is ahead of real time, in milliseconds. */
export async function readClockOffset(db: Queryable): Promise<number> {
  return (await db.query<{ offset_ms: number }>('select offset_ms from operator_clock'))[0]?.offset_ms ?? 0;
}
/** Saves how far the business clock is ahead, in milliseconds. */
export async function writeClockOffset(db: Queryable, offsetMs: number): Promise<void> {
  await db.query(
    `insert into operator_clock (id, offset_ms) values ('business', $1) on conflict (id) do update set offset_ms = excluded.offset_ms`,
    [offsetMs],
  );
}
