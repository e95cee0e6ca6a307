import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../plugins/database.ts';

export interface AuditEntry {
  readonly id: string;
  readonly at: Date;
  readonly action: string;
  readonly subject: string | null;
  readonly details: Record<string, unknown>;
}

/** Written in the transaction of the deed itself: no deed without its entry, no entry without its deed. */
export async function writeAudit(db: Queryable, entry: Omit<AuditEntry, 'id'>): Promise<void> {
  await db.query('insert into operator_audit (id, at, action, subject, details) values ($1, $2, $3, $4, $5)', [
    randomUUID(),
    entry.at,
    entry.action,
    entry.subject,
    JSON.stringify(entry.details),
  ]);
}
export const readAudit = (db: Queryable, limit: number): Promise<AuditEntry[]> =>
  db.query<AuditEntry>('select id, at, action, subject, details from operator_audit order by at desc, id limit $1', [
    limit,
  ]);

export async function readClockOffset(db: Queryable): Promise<number> {
  return (await db.query<{ offset_ms: number }>('select offset_ms from operator_clock'))[0]?.offset_ms ?? 0;
}
export async function writeClockOffset(db: Queryable, offsetMs: number): Promise<void> {
  await db.query(
    `insert into operator_clock (id, offset_ms) values ('business', $1) on conflict (id) do update set offset_ms = excluded.offset_ms`,
    [offsetMs],
  );
}
