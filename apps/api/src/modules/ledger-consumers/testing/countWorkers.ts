import type { Queryable } from '../../../plugins/database.ts';

/** Counts the processes that now have players to consume for. */
export async function countWorkers(db: Queryable): Promise<number> {
  const [live] = await db.query<{ n: number }>(
    'select count(distinct worker)::int as n from ledger_lease where worker is not null and expires_at > now()',
  );
  return live?.n ?? 0;
}
