import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../plugins/database.ts';
import type { IntegrityFault } from '../../plugins/integrity/index.ts';
import type { AuditActor } from '../../plugins/operator-plane/index.ts';

export interface NewAuditEntry {
  readonly at: Date;
  readonly action: string;
  readonly subject: string | null;
  readonly details: Record<string, unknown>;
  readonly by: AuditActor | null;
}

const json = (value: unknown): string | null => (value === undefined || value === null ? null : JSON.stringify(value));

/**
 * Adds an entry in the transaction of the change itself, so that neither exists without the other. SQL, because the
 * database computes the chain: the API's role cannot write the table in any other way.
 */
export async function writeAudit(db: Queryable, { at, action, subject, details, by }: NewAuditEntry): Promise<void> {
  await db.query(
    'select audit_append($1, $2, $3, $4, $5::jsonb, $6::jsonb, $7::jsonb, $8, $9, $10::jsonb, $11::jsonb)',
    [
      randomUUID(),
      at,
      action,
      subject,
      JSON.stringify(details),
      json(by?.actor),
      json(by?.approver),
      by?.origin ?? null,
      by?.reason ?? null,
      json(by?.before),
      json(by?.after),
    ],
  );
}

export interface AuditEntry {
  readonly id: string;
  readonly seq: number | null;
  readonly at: Date;
  readonly action: string;
  readonly subject: string | null;
  readonly details: Record<string, unknown>;
  readonly actor: { readonly id: string; readonly name: string } | null;
  readonly approver: { readonly id: string; readonly name: string } | null;
  readonly origin: string | null;
  readonly reason: string | null;
  readonly before: unknown;
  readonly after: unknown;
}

/**
 * Returns the newest entries first. In SQL: Drizzle cannot express the containment. Two statements, because one that also
 * allows null could use neither index.
 * @param subject only entries about it, and reads that showed it: a list has no subject and names the players it showed;
 * null: all
 */
export const readAudit = (db: Queryable, limit: number, subject: string | null = null): Promise<AuditEntry[]> => {
  const entries = (condition: string) =>
    `select id, seq, at, action, subject, details, actor, approver, origin, reason, before, after from operator_audit
     ${condition} order by seq desc nulls last, at desc, id limit $1`;
  return subject === null
    ? db.query<AuditEntry>(entries(''), [limit])
    : db.query<AuditEntry>(entries(`where subject = $2 or details -> 'players' @> jsonb_build_array($2::text)`), [
        limit,
        subject,
      ]);
};

/**
 * Returns the position of the newest entry about each subject, of these actions; subjects without one are left out. Two
 * moments with equal positions have nothing between them, also no change that was taken back.
 */
export async function latestEntries(
  db: Queryable,
  subjects: readonly string[],
  actions: readonly string[],
): Promise<readonly { readonly subject: string; readonly seq: number }[]> {
  return db.query(
    `select subject, max(seq) as seq from operator_audit
     where subject = any($1::text[]) and action = any($2::text[]) and seq is not null group by subject order by subject`,
    [[...subjects], [...actions]],
  );
}

/**
 * Returns the details of what two people have done together since a time, whichever of them approved it. A
 * transaction that has written an entry sees every earlier one: the chain's end is locked.
 */
export async function entriesOfPair(
  db: Queryable,
  action: string,
  [one, other]: readonly [string, string],
  since: Date,
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const rows = await db.query<{ details: Readonly<Record<string, unknown>> }>(
    `select details from operator_audit
     where at >= $2 and action = $1 and ((actor ->> 'id' = $3 and approver ->> 'id' = $4)
       or (actor ->> 'id' = $4 and approver ->> 'id' = $3))`,
    [action, since, one, other],
  );
  return rows.map(({ details }) => details);
}

/** Returns the end of the chain. */
export async function readHead(db: Queryable): Promise<{ readonly seq: number; readonly hash: string }> {
  const [head] = await db.query<{ seq: number; hash: string }>('select seq, hash from audit_head');
  if (!head) throw new Error('The audit log has no head. The database is older than this code: run the migrations.');
  return head;
}

/**
 * Lists every way in which the log was changed; empty for an untouched one.
 * @param witness an entry that was in the chain before: a chain that was rewritten from the start does not have it
 */
export async function verifyAudit(
  db: Queryable,
  witness: { readonly seq: number; readonly hash: string } | null,
): Promise<IntegrityFault[]> {
  return db.query<IntegrityFault>(
    `select fault, seq::text as subject, detail from audit_verify($1, $2) order by seq limit 100`,
    [witness?.seq ?? null, witness?.hash ?? null],
  );
}
