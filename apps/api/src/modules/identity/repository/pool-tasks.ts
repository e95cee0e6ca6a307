import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../../plugins/database.ts';
import { identityPoolTasks } from '../schema.ts';

export type PoolTask = typeof identityPoolTasks.$inferSelect;

/** How long a process has for a task before another one may take it. */
const LEASE_SECONDS = 60;

/** Notes what to tell the pool. */
export async function addPoolTask(
  db: Queryable,
  task: Pick<PoolTask, 'playerId' | 'brand' | 'task' | 'writtenAt' | 'dueAt'>,
): Promise<void> {
  await db.drizzle.insert(identityPoolTasks).values({ ...task, id: randomUUID() });
}

/**
 * Takes the task that has been due for longest. One statement, so that two processes never have the same one.
 * @returns null if none is due
 */
export async function takePoolTask(db: Queryable, now: Date): Promise<PoolTask | null> {
  const [row] = await db.query<PoolTask>(
    `update identity_pool_tasks set attempts = attempts + 1, due_at = $1::timestamptz + interval '${LEASE_SECONDS} seconds'
     where (player_id, id) = (
       select player_id, id from identity_pool_tasks where due_at <= $1 order by due_at limit 1 for update skip locked
     )
     returning player_id as "playerId", id, brand, task, written_at as "writtenAt", due_at as "dueAt", attempts`,
    [now],
  );
  return row ?? null;
}

/** Lists the confirmations of a player that the pool has not answered yet, also those that a process has taken. */
export async function openConfirmations(db: Queryable, playerId: string): Promise<PoolTask[]> {
  return db.drizzle
    .select()
    .from(identityPoolTasks)
    .where(and(eq(identityPoolTasks.playerId, playerId), eq(identityPoolTasks.task, 'CONFIRM')));
}

const isTask = ({ playerId, id }: PoolTask) =>
  and(eq(identityPoolTasks.playerId, playerId), eq(identityPoolTasks.id, id));

export async function removePoolTask(db: Queryable, task: PoolTask): Promise<void> {
  await db.drizzle.delete(identityPoolTasks).where(isTask(task));
}
export async function postponePoolTask(db: Queryable, task: PoolTask, dueAt: Date): Promise<void> {
  await db.drizzle.update(identityPoolTasks).set({ dueAt }).where(isTask(task));
}
