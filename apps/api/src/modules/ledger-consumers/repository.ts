import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../plugins/database.ts';
import { ledgerMovements, latestMovements } from '../wallet/index.ts';
import { ledgerCursor } from './schema.ts';

export interface Cursor {
  readonly seq: number;
  readonly attempts: number;
  readonly isParked: boolean;
  /** The time of the next attempt has not come. */
  readonly isWaiting: boolean;
}

/** Locks a cursor until the transaction ends. @returns null when there is none yet, or another process has it */
export async function lockCursor(tx: Transaction, consumer: string, playerId: string): Promise<Cursor | null> {
  const [row] = await tx.query<Cursor>(
    `select seq, attempts, parked_at is not null as "isParked", coalesce(retry_at > now(), false) as "isWaiting"
     from ledger_cursor where consumer = $1 and player_id = $2 for update skip locked`,
    [consumer, playerId],
  );
  return row ?? null;
}

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
    .where(and(eq(ledgerCursor.consumer, consumer), eq(ledgerCursor.playerId, playerId)));
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

export async function recordFailure(target: Queryable, failure: Failure): Promise<void> {
  await target.query(
    `update ledger_cursor set attempts = attempts + 1, last_error = $4,
       retry_at = now() + $5::double precision * interval '1 millisecond',
       parked_at = case when $5::double precision is null then now() end
     where consumer = $1 and player_id = $2 and seq = $3`,
    [failure.consumer, failure.playerId, failure.seq, failure.error.slice(0, 1000), failure.retryMs],
  );
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
  return target.query(
    `select consumer, player_id as "playerId", seq + 1 as seq, parked_at as "parkedAt", last_error as error
     from ledger_cursor where parked_at is not null order by parked_at limit $1`,
    [limit],
  );
}

/** @returns false when nothing of this consumer and player is parked */
export async function unpark(target: Queryable, consumer: string, playerId: string): Promise<boolean> {
  const rows = await target.query(
    `update ledger_cursor set parked_at = null, retry_at = null, attempts = 0
     where consumer = $1 and player_id = $2 and parked_at is not null returning seq`,
    [consumer, playerId],
  );
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
  await target.query(
    'insert into ledger_worker (id, seen_at) values ($1, now()) on conflict (id) do update set seen_at = now()',
    [worker],
  );
  const lease = "$2::double precision * interval '1 millisecond'";
  await target.query(`delete from ledger_worker where id <> $1 and seen_at < now() - ${lease}`, [worker, leaseMs]);
  const [live] = await target.query<{ n: number }>('select count(*) as n from ledger_worker');
  const share = Math.ceil(buckets / Math.max(1, live?.n ?? 1));
  const kept = await target.query<{ bucket: number }>(
    `update ledger_lease set expires_at = now() + ${lease} where worker = $1 and expires_at > now() returning bucket`,
    [worker, leaseMs],
  );
  const own = kept.map(({ bucket }) => bucket).sort((a, b) => a - b);
  if (own.length > share) {
    await target.query('update ledger_lease set worker = null where worker = $1 and bucket = any($2::int[])', [
      worker,
      own.slice(share),
    ]);
    return own.slice(0, share);
  }
  const claimed = await target.query<{ bucket: number }>(
    `update ledger_lease set worker = $1, expires_at = now() + ${lease} where bucket in (
       select bucket from ledger_lease where worker is null or expires_at <= now()
       order by bucket limit $3 for update skip locked) returning bucket`,
    [worker, leaseMs, share - own.length],
  );
  return [...own, ...claimed.map(({ bucket }) => bucket)];
}

/** Releases all buckets, so that other processes take over without waiting for the leases to end. */
export async function releaseBuckets(target: Queryable, worker: string): Promise<void> {
  await target.query('update ledger_lease set worker = null where worker = $1', [worker]);
  await target.query('delete from ledger_worker where id = $1', [worker]);
}
