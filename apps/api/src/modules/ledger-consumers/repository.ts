import { and, eq, gt, inArray, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../plugins/database.ts';
import { ledgerMovements, latestMovements } from '../wallet/index.ts';
import { ledgerCursor, ledgerLease, ledgerWorker } from './schema.ts';

const isCursor = (consumer: string, playerId: string) =>
  and(eq(ledgerCursor.consumer, consumer), eq(ledgerCursor.playerId, playerId));
/** The database's time in so many milliseconds. */
const fromNow = (ms: number) => sql`now() + ${ms}::double precision * interval '1 millisecond'`;

export interface Cursor {
  readonly seq: number;
  readonly attempts: number;
  readonly isParked: boolean;
  /** The time of the next attempt has not come. */
  readonly isWaiting: boolean;
}

// The three statements for every burst of a player's movements are SQL: they are prepared once per connection.

/** Locks a cursor until the transaction ends. @returns null when there is none yet, or another process has it */
export async function lockCursor(tx: Transaction, consumer: string, playerId: string): Promise<Cursor | null> {
  const [row] = await tx.query<Cursor>(
    `select seq, attempts, parked_at is not null as "isParked", coalesce(retry_at > now(), false) as "isWaiting"
     from ledger_cursor where consumer = $1 and player_id = $2 for update skip locked`,
    [consumer, playerId],
  );
  return row ?? null;
}

/** Adds a cursor before the first movement, unless there is one. */
export async function createCursor(target: Queryable, consumer: string, playerId: string): Promise<void> {
  await target.query('insert into ledger_cursor (consumer, player_id) values ($1, $2) on conflict do nothing', [
    consumer,
    playerId,
  ]);
}

/** Moves a locked cursor forward and forgets earlier failures. */
export async function advanceCursor(tx: Transaction, consumer: string, playerId: string, seq: number): Promise<void> {
  await tx.query(
    `update ledger_cursor set seq = $3, attempts = 0, retry_at = null, last_error = null
     where consumer = $1 and player_id = $2`,
    [consumer, playerId, seq],
  );
}

/** Returns where a consumer's cursor is; 0 before the first movement. */
export async function handledUpTo(target: Queryable, consumer: string, playerId: string): Promise<number> {
  const [row] = await target.drizzle
    .select({ seq: ledgerCursor.seq })
    .from(ledgerCursor)
    .where(isCursor(consumer, playerId));
  return row?.seq ?? 0;
}

export interface Failure {
  readonly consumer: string;
  readonly playerId: string;
  /** The cursor when the attempt began; a cursor that has moved meanwhile is left alone. */
  readonly seq: number;
  readonly error: string;
  /** Milliseconds until the next attempt; null parks the movement. */
  readonly retryMs: number | null;
}

/** Counts a failed attempt, and sets the time of the next one or parks the movement. */
export async function recordFailure(
  target: Queryable,
  { consumer, playerId, seq, error, retryMs }: Failure,
): Promise<void> {
  await target.drizzle
    .update(ledgerCursor)
    .set({
      attempts: sql`${ledgerCursor.attempts} + 1`,
      lastError: error.slice(0, 1000),
      retryAt: retryMs === null ? null : fromNow(retryMs),
      parkedAt: retryMs === null ? sql`now()` : null,
    })
    .where(and(isCursor(consumer, playerId), eq(ledgerCursor.seq, seq)));
}

export interface PlayerBehind {
  readonly playerId: string;
  /** Movements that are not handled yet. */
  readonly behind: number;
  /** When the oldest of them was booked. */
  readonly since: Date;
  readonly parked: boolean;
  readonly due: boolean;
}

/**
 * Returns the players of a range of ids whose movements are ahead of a consumer's cursor, by id. One join finds them in the
 * database: read one by one, the players who are not behind would cross the wire with every sweep.
 * @param after players up to and including this id are left out
 */
export async function playersBehind(
  target: Queryable,
  consumer: string,
  after: string,
  to: string,
  limit: number,
): Promise<PlayerBehind[]> {
  const handled = sql`coalesce(${ledgerCursor.seq}, 0)`;
  return target.drizzle
    .select({
      playerId: latestMovements.playerId,
      behind: sql`${latestMovements.seq} - ${handled}`.mapWith(Number),
      since: ledgerMovements.createdAt,
      parked: sql<boolean>`${ledgerCursor.parkedAt} is not null`,
      due: sql<boolean>`${ledgerCursor.parkedAt} is null and coalesce(${ledgerCursor.retryAt} <= now(), true)`,
    })
    .from(latestMovements)
    .leftJoin(
      ledgerCursor,
      and(eq(ledgerCursor.consumer, consumer), eq(ledgerCursor.playerId, latestMovements.playerId)),
    )
    .innerJoin(
      ledgerMovements,
      and(eq(ledgerMovements.playerId, latestMovements.playerId), eq(ledgerMovements.seq, sql`${handled} + 1`)),
    )
    .where(
      and(gt(latestMovements.playerId, after), lte(latestMovements.playerId, to), gt(latestMovements.seq, handled)),
    )
    .orderBy(latestMovements.playerId)
    .limit(limit);
}

/** Movements that used up their attempts, for the operator. */
export async function parkedMovements(
  target: Queryable,
  limit: number,
): Promise<{ consumer: string; playerId: string; seq: number; parkedAt: Date; error: string | null }[]> {
  const rows = await target.drizzle
    .select({
      consumer: ledgerCursor.consumer,
      playerId: ledgerCursor.playerId,
      seq: sql`${ledgerCursor.seq} + 1`.mapWith(Number),
      parkedAt: ledgerCursor.parkedAt,
      error: ledgerCursor.lastError,
    })
    .from(ledgerCursor)
    .where(isNotNull(ledgerCursor.parkedAt))
    .orderBy(ledgerCursor.parkedAt)
    .limit(limit);
  return rows.flatMap(({ parkedAt, ...row }) => (parkedAt ? [{ ...row, parkedAt }] : []));
}

/** Lets a parked movement be tried again. @returns false when nothing of this consumer and player is parked */
export async function unpark(target: Queryable, consumer: string, playerId: string): Promise<boolean> {
  const rows = await target.drizzle
    .update(ledgerCursor)
    .set({ parkedAt: null, retryAt: null, attempts: 0 })
    .where(and(isCursor(consumer, playerId), isNotNull(ledgerCursor.parkedAt)))
    .returning({ seq: ledgerCursor.seq });
  return rows.length > 0;
}

/**
 * Records a heartbeat and gives the process its fair share of the buckets. Times are the database's, so that processes
 * with different clocks agree.
 * @returns the buckets that are the process's own until the lease ends
 */
export async function claimBuckets(
  target: Queryable,
  worker: string,
  leaseMs: number,
  buckets: number,
): Promise<number[]> {
  const { drizzle } = target;
  await drizzle
    .insert(ledgerWorker)
    .values({ id: worker, seenAt: sql`now()` })
    .onConflictDoUpdate({ target: ledgerWorker.id, set: { seenAt: sql`now()` } });
  await drizzle
    .delete(ledgerWorker)
    .where(and(ne(ledgerWorker.id, worker), lt(ledgerWorker.seenAt, fromNow(-leaseMs))));
  const share = Math.ceil(buckets / Math.max(1, await drizzle.$count(ledgerWorker)));
  const kept = await drizzle
    .update(ledgerLease)
    .set({ expiresAt: fromNow(leaseMs) })
    .where(and(eq(ledgerLease.worker, worker), gt(ledgerLease.expiresAt, sql`now()`)))
    .returning({ bucket: ledgerLease.bucket });
  const own = kept.map(({ bucket }) => bucket).sort((a, b) => a - b);
  if (own.length > share) {
    await drizzle
      .update(ledgerLease)
      .set({ worker: null })
      .where(and(eq(ledgerLease.worker, worker), inArray(ledgerLease.bucket, own.slice(share))));
    return own.slice(0, share);
  }
  const free = drizzle
    .select({ bucket: ledgerLease.bucket })
    .from(ledgerLease)
    .where(or(isNull(ledgerLease.worker), lte(ledgerLease.expiresAt, sql`now()`)))
    .orderBy(ledgerLease.bucket)
    .limit(share - own.length)
    .for('update', { skipLocked: true });
  const claimed = await drizzle
    .update(ledgerLease)
    .set({ worker, expiresAt: fromNow(leaseMs) })
    .where(inArray(ledgerLease.bucket, free))
    .returning({ bucket: ledgerLease.bucket });
  return [...own, ...claimed.map(({ bucket }) => bucket)];
}

/** Releases all buckets, so that other processes take over without waiting for the leases to end. */
export async function releaseBuckets(target: Queryable, worker: string): Promise<void> {
  await target.drizzle.update(ledgerLease).set({ worker: null }).where(eq(ledgerLease.worker, worker));
  await target.drizzle.delete(ledgerWorker).where(eq(ledgerWorker.id, worker));
}
