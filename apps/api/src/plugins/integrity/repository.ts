import type { Queryable } from '../database.ts';
import type { IntegrityFault } from './index.ts';

/**
 * Claims a check that is due, in one statement: of all instances, one gets it. Times are the database's, so that
 * instances with different clocks agree.
 */
export async function claimCheck(db: Queryable, name: string, everyMs: number): Promise<boolean> {
  const claimed = await db.query(
    `insert into integrity_check as known (name, started_at) values ($1, now())
     on conflict (name) do update set started_at = excluded.started_at
     where known.started_at <= now() - $2 * interval '1 millisecond' returning name`,
    [name, everyMs],
  );
  return claimed.length > 0;
}

/** Saves the result of a check. */
export async function saveResult(db: Queryable, name: string, faults: readonly IntegrityFault[]): Promise<void> {
  await db.query(
    `insert into integrity_check (name, started_at, finished_at, faults, detail) values ($1, now(), now(), $2, $3::jsonb)
     on conflict (name) do update set finished_at = now(), faults = excluded.faults, detail = excluded.detail`,
    [name, faults.length, JSON.stringify(faults.slice(0, 10))],
  );
}

export interface CheckResult {
  readonly name: string;
  readonly faults: number;
  readonly ageSeconds: number;
}

/** Returns the latest finished run of every check. */
export const readResults = (db: Queryable): Promise<CheckResult[]> =>
  db.query<CheckResult>(
    `select name, faults, extract(epoch from now() - finished_at)::int as "ageSeconds" from integrity_check where finished_at is not null`,
  );
