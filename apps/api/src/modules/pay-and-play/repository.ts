import type { BankIdentity } from '@baize/contracts/pay-and-play';
import type { CurrencyCode, Hundredths } from '@baize/kernel';
import { and, eq, inArray, lte, ne, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../plugins/database.ts';
import { bankSession, bankSubjectRoute } from './schema.ts';

export interface BankSession {
  readonly id: string;
  readonly brand: string;
  readonly bankSessionId: string;
  readonly amount: Hundredths;
  readonly currency: CurrencyCode;
  readonly countryCode: string;
  readonly language: string;
  readonly status: 'OPEN' | 'REDEEMING' | 'VERIFIED' | 'USED' | 'ENDED';
  readonly identity: BankIdentity | null;
  readonly accountId: string | null;
  readonly isKnown: boolean;
  readonly moneyTask: 'NONE' | 'CAPTURE' | 'RELEASE';
  readonly taskAt: Date;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}
export type SessionChange = Partial<
  Pick<BankSession, 'status' | 'identity' | 'accountId' | 'isKnown' | 'moneyTask' | 'taskAt'>
>;

const asSession = (row: typeof bankSession.$inferSelect | undefined): BankSession | null =>
  (row as BankSession | undefined) ?? null;

export async function insertSession(db: Queryable, session: BankSession): Promise<void> {
  await db.drizzle.insert(bankSession).values(session);
}
export async function findSession(db: Queryable, id: string): Promise<BankSession | null> {
  const [row] = await db.drizzle.select().from(bankSession).where(eq(bankSession.id, id));
  return asSession(row);
}
/** Locks the session until the transaction ends, so that only one call uses it. */
export async function lockSession(tx: Transaction, id: string): Promise<BankSession | null> {
  const [row] = await tx.drizzle.select().from(bankSession).where(eq(bankSession.id, id)).for('update');
  return asSession(row);
}

/** @returns false if the session was no longer in the state `from`: another call was first */
export async function moveSession(
  db: Queryable,
  id: string,
  from: BankSession['status'],
  change: SessionChange,
): Promise<boolean> {
  const rows = await db.drizzle
    .update(bankSession)
    .set(change)
    .where(and(eq(bankSession.id, id), eq(bankSession.status, from)))
    .returning({ id: bankSession.id });
  return rows.length === 1;
}

/** Records that the money of a session has been taken or given free. */
export async function endTask(db: Queryable, id: string): Promise<void> {
  await db.drizzle.update(bankSession).set({ moneyTask: 'NONE' }).where(eq(bankSession.id, id));
}

/** Ends a session that may no longer be used: its money is given free, and what the bank told is deleted. */
export async function endSession(db: Queryable, id: string, now: Date): Promise<void> {
  await db.drizzle
    .update(bankSession)
    .set({ status: 'ENDED', identity: null, moneyTask: 'RELEASE', taskAt: now })
    .where(and(eq(bankSession.id, id), ne(bankSession.status, 'USED')));
}

/** Takes the money tasks that are due, so that another process does not work on them until `again`. */
export async function claimTasks(db: Queryable, now: Date, again: Date, limit: number): Promise<BankSession[]> {
  const due = db.drizzle
    .select({ id: bankSession.id })
    .from(bankSession)
    .where(and(ne(bankSession.moneyTask, 'NONE'), lte(bankSession.taskAt, now)))
    .orderBy(bankSession.taskAt)
    .limit(limit)
    .for('update', { skipLocked: true });
  const rows = await db.drizzle
    .update(bankSession)
    .set({
      taskAt: again,
      // One whose time is over is used no more; a USED one keeps its task.
      status: sql`case when ${bankSession.status} = 'USED' then ${bankSession.status} else 'ENDED' end`,
      identity: null,
    })
    .where(inArray(bankSession.id, due))
    .returning();
  return rows as BankSession[];
}

export async function playerOfSubject(db: Queryable, keys: readonly string[]): Promise<string | null> {
  const [row] = await db.drizzle
    .select({ playerId: bankSubjectRoute.playerId })
    .from(bankSubjectRoute)
    .where(inArray(bankSubjectRoute.key, [...keys]));
  return row?.playerId ?? null;
}
/**
 * Gives a person's bank reference to an account. A concurrent claim waits.
 * @param keys the current secret's first
 * @returns the account that had it before, or null
 */
export async function claimSubject(tx: Transaction, keys: readonly string[], playerId: string): Promise<string | null> {
  const [key = ''] = keys;
  const added = await tx.drizzle
    .insert(bankSubjectRoute)
    .values({ key, playerId })
    .onConflictDoNothing()
    .returning({ key: bankSubjectRoute.key });
  const known = await tx.drizzle
    .select()
    .from(bankSubjectRoute)
    .where(inArray(bankSubjectRoute.key, [...keys]))
    .for('update');
  if (added.length === 0)
    await tx.drizzle.update(bankSubjectRoute).set({ playerId }).where(eq(bankSubjectRoute.key, key));
  return known.find((row) => row.playerId !== playerId)?.playerId ?? null;
}
