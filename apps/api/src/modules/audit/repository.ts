import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../plugins/database.ts';

export interface AuditEntry {
  readonly id: string;
  readonly at: Date;
  readonly action: string;
  readonly subject: string | null;
  readonly details: Record<string, unknown>;
}

/** Adds an entry in the transaction of the change itself, so that neither exists without the other. */
export async function writeAudit(db: Queryable, entry: Omit<AuditEntry, 'id'>): Promise<void> {
  await db.query('insert into operator_audit (id, at, action, subject, details) values ($1, $2, $3, $4, $5)', [
    randomUUID(),
    entry.at,
    entry.action,
    entry.subject,
    JSON.stringify(entry.details),
  ]);
}

/** Returns the newest entries first. */
export const readAudit = (db: Queryable, limit: number): Promise<AuditEntry[]> =>
  db.query<AuditEntry>('select id, at, action, subject, details from operator_audit order by at desc, id limit $1', [
    limit,
  ]);
