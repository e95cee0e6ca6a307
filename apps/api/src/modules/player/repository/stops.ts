import { randomUUID } from 'node:crypto';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../../plugins/database.ts';
import { lockPerson } from '../../person/index.ts';
import type { Stop } from '../model/stops.ts';
import { players, playerStops } from '../schema.ts';

/** A stop on its way to a person's accounts at the licensee's other brands. */
export type PlayerStop = typeof playerStops.$inferSelect;

/** Suspends one account by a stop. A stop with an end date ends by the clock, and shortens none that lasts longer. */
export async function suspendAccount(db: Queryable, playerId: string, stop: Stop): Promise<void> {
  const closure = stop.kind === 'CLOSURE';
  await db.drizzle
    .update(players)
    .set(
      closure
        ? { multibrandSuspended: true }
        : stop.until === null
          ? { multibrandExcluded: true }
          : // Drizzle has no greatest(); it ignores nulls, so the first break counts as it is.
            {
              multibrandSuspendedUntil: sql`greatest(${players.multibrandSuspendedUntil}, ${stop.until.toISOString()}::timestamptz)`,
            },
    )
    .where(eq(players.id, playerId));
}

/**
 * Records a stop for the person's other accounts, in the transaction of the player's own stop. Locks the person: an
 * account that is being opened meanwhile is either found by the stop or finds it.
 */
export async function recordStop(db: Queryable, stop: Omit<PlayerStop, 'id' | 'appliedAt'>): Promise<void> {
  await lockPerson(db, stop.playerId);
  await db.drizzle.insert(playerStops).values({ ...stop, id: randomUUID(), appliedAt: null });
}

/**
 * Stops that have not reached all of the person's accounts.
 * @param filter one player's; or those recorded before a moment, which the process that recorded them has not finished
 */
export async function openStops(
  db: Queryable,
  filter: { readonly playerId: string } | { readonly before: Date },
): Promise<PlayerStop[]> {
  return db.drizzle
    .select()
    .from(playerStops)
    .where(
      and(
        isNull(playerStops.appliedAt),
        'playerId' in filter ? eq(playerStops.playerId, filter.playerId) : lt(playerStops.createdAt, filter.before),
      ),
    )
    .orderBy(playerStops.createdAt)
    .limit(100);
}

export async function closeStop(db: Queryable, stop: Pick<PlayerStop, 'playerId' | 'id'>, now: Date): Promise<void> {
  await db.drizzle
    .update(playerStops)
    .set({ appliedAt: now })
    .where(and(eq(playerStops.playerId, stop.playerId), eq(playerStops.id, stop.id)));
}
