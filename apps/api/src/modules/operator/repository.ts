import { randomUUID } from 'node:crypto';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../plugins/database.ts';
import type { Operator, StoredApproval } from '../../plugins/operator-plane/index.ts';
import { operatorApproval } from './schema.ts';

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

/** Stores a call that waits for a second person. */
export async function requestApproval(
  db: Queryable,
  asked: Omit<StoredApproval, 'approvalId'>,
): Promise<StoredApproval> {
  const approvalId = randomUUID();
  const { requestedBy, ...columns } = asked;
  await db.drizzle.insert(operatorApproval).values({
    ...columns,
    id: approvalId,
    requesterId: requestedBy.id,
    requesterName: requestedBy.name,
    state: 'WAITING',
  });
  return { ...asked, approvalId };
}

const storedOf = (row: typeof operatorApproval.$inferSelect): StoredApproval => ({
  approvalId: row.id,
  call: row.call,
  subject: row.subject,
  params: row.params,
  body: row.body,
  facts: row.facts,
  reason: row.reason,
  requestedBy: { id: row.requesterId, name: row.requesterName },
  requestedAt: row.requestedAt,
  expiresAt: row.expiresAt,
});
const isWaiting = (now: Date) => and(eq(operatorApproval.state, 'WAITING'), gt(operatorApproval.expiresAt, now));

/** Returns the calls that wait for a second person, oldest first. */
export async function waitingApprovals(db: Queryable, now: Date): Promise<StoredApproval[]> {
  return (
    await db.drizzle
      .select()
      .from(operatorApproval)
      .where(isWaiting(now))
      .orderBy(asc(operatorApproval.requestedAt))
      .limit(200)
  ).map(storedOf);
}

/** Returns a call that waits for a second person; null if it was decided, has expired or never existed. */
export async function waitingApproval(db: Queryable, id: string, now: Date): Promise<StoredApproval | null> {
  const [row] = await db.drizzle
    .select()
    .from(operatorApproval)
    .where(and(eq(operatorApproval.id, id), isWaiting(now)));
  return row ? storedOf(row) : null;
}

/** Decides a waiting call. @returns false if it is no longer waiting: of two deciders, one succeeds */
export async function decideApproval(
  tx: Transaction,
  id: string,
  decision: {
    readonly state: 'APPROVED' | 'REJECTED';
    readonly by: Pick<Operator, 'id' | 'name'>;
    readonly reason: string;
    readonly at: Date;
  },
): Promise<boolean> {
  const decided = await tx.drizzle
    .update(operatorApproval)
    .set({
      state: decision.state,
      deciderId: decision.by.id,
      deciderName: decision.by.name,
      decidedAt: decision.at,
      decisionReason: decision.reason,
    })
    .where(and(eq(operatorApproval.id, id), isWaiting(decision.at)))
    .returning({ id: operatorApproval.id });
  return decided.length > 0;
}
