import type { TransactionCategory, TransactionStatus, TransactionType } from '@baize/contracts/wallet';
import type { CurrencyCode, Hundredths } from '@baize/kernel';
import type { Queryable, Transaction } from '../../plugins/database.ts';

/*
 * The only file of the module that queries. It reads the wallet's tables as the ledger's own reader: finding the
 * players who are behind takes one join over both modules' tables, which calls between modules could not do at this
 * size.
 */

/** A movement as the ledger has booked it. Amounts in hundredths. */
export interface LedgerMovement {
  readonly playerId: string;
  /** Counts the player's movements from 1, without gaps. */
  readonly seq: number;
  readonly reference: string;
  readonly type: TransactionType;
  readonly category: TransactionCategory;
  /** The status when the movement is handled; a payment's status changes later. */
  readonly status: TransactionStatus;
  readonly amount: Hundredths;
  readonly bonusAmount: Hundredths;
  readonly balanceAfter: Hundredths;
  readonly currency: CurrencyCode;
  readonly gameId: string | null;
  readonly roundId: string | null;
  readonly relatesTo: string | null;
  /** By the business clock. */
  readonly createdAt: Date;
}

/**
 * Returns the player's movements after a number, oldest first. The wallet row's lock makes a player's movements commit
 * in the order of their numbers, so none can appear later below a number that is visible.
 */
export async function movementsAfter(
  target: Queryable,
  playerId: string,
  seq: number,
  limit: number,
): Promise<LedgerMovement[]> {
  return target.query<LedgerMovement>(
    `select t.player_id as "playerId", t.seq, t.reference_id as reference, t.type, t.category, t.status, t.amount,
       t.bonus_amount as "bonusAmount", t.balance_after as "balanceAfter", w.currency, t.game_id as "gameId",
       t.round_id as "roundId", t.relates_to as "relatesTo", t.created_at as "createdAt"
     from wallet_transaction t join wallet w on w.player_id = t.player_id
     where t.player_id = $1 and t.seq > $2 order by t.seq limit $3`,
    [playerId, seq, limit],
  );
}

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

/** Players of a range of ids whose movements are ahead of a consumer's cursor, by id. */
export async function playersBehind(
  target: Queryable,
  consumer: string,
  after: string,
  to: string,
  limit: number,
): Promise<PlayerBehind[]> {
  return target.query<PlayerBehind>(
    `select w.player_id as "playerId", w.version - coalesce(c.seq, 0) as behind, t.created_at as since,
       c.parked_at is not null as parked, c.parked_at is null and coalesce(c.retry_at <= now(), true) as due
     from wallet w
     left join ledger_cursor c on c.consumer = $1 and c.player_id = w.player_id
     join wallet_transaction t on t.player_id = w.player_id and t.seq = coalesce(c.seq, 0) + 1
     where w.player_id > $2 and w.player_id <= $3 and w.version > coalesce(c.seq, 0)
     order by w.player_id limit $4`,
    [consumer, after, to, limit],
  );
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
