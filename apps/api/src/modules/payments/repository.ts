import type { PaymentMethodCode } from '@baize/contracts/wallet';
import type { Hundredths } from '@baize/kernel';
import type { Queryable, Transaction } from '../../plugins/database.ts';
import type { Payment } from './model/payment.ts';

const COLUMNS = `reference_id as "referenceId", player_id as "playerId", brand, kind, method, amount, currency, status, step, idempotency_key as "idempotencyKey", language,
  gateway_id as "gatewayId", redirect_url as "redirectUrl", failure_code as "failureCode", created_at as "createdAt", closed_at as "closedAt"`;

/** @returns the row, or null when this player has used the key for this kind before */
export async function insert(target: Queryable, payment: Payment, checkAt: Date | null): Promise<Payment | null> {
  const [row] = await target.query<Payment>(
    `insert into payment (reference_id, player_id, brand, kind, method, amount, currency, status, step, idempotency_key, language, created_at, updated_at, check_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12, $13) on conflict (player_id, kind, idempotency_key) do nothing returning ${COLUMNS}`,
    [
      payment.referenceId,
      payment.playerId,
      payment.brand,
      payment.kind,
      payment.method,
      payment.amount,
      payment.currency,
      payment.status,
      payment.step,
      payment.idempotencyKey,
      payment.language,
      payment.createdAt,
      checkAt,
    ],
  );
  return row ?? null;
}

export async function byKey(
  target: Queryable,
  playerId: string,
  kind: Payment['kind'],
  key: string,
): Promise<Payment | null> {
  const [row] = await target.query<Payment>(
    `select ${COLUMNS} from payment where player_id = $1 and kind = $2 and idempotency_key = $3`,
    [playerId, kind, key],
  );
  return row ?? null;
}

export async function find(target: Queryable, reference: string): Promise<Payment | null> {
  const [row] = await target.query<Payment>(`select ${COLUMNS} from payment where reference_id = $1`, [reference]);
  return row ?? null;
}

/** Holds the payment until the transaction ends: whoever decides about it decides alone. */
export async function lock(tx: Transaction, reference: string): Promise<Payment | null> {
  const [row] = await tx.query<Payment>(`select ${COLUMNS} from payment where reference_id = $1 for update`, [
    reference,
  ]);
  return row ?? null;
}

export interface Change {
  readonly status: Payment['status'];
  readonly step: Payment['step'];
  readonly gatewayId: string | null;
  readonly redirectUrl: string | null;
  readonly failureCode: string | null;
  readonly cancelledByPlayer?: boolean;
  readonly closedAt: Date | null;
  readonly checkAt: Date | null;
}

export async function update(target: Queryable, reference: string, change: Change, now: Date): Promise<Payment> {
  const [row] = await target.query<Payment>(
    `update payment set status = $2, step = $3, gateway_id = $4, redirect_url = $5, failure_code = $6, cancelled_by_player = $7, closed_at = $8, check_at = $9, updated_at = $10
     where reference_id = $1 returning ${COLUMNS}`,
    [
      reference,
      change.status,
      change.step,
      change.gatewayId,
      change.redirectUrl,
      change.failureCode,
      change.cancelledByPlayer ?? false,
      change.closedAt,
      change.checkAt,
      now,
    ],
  );
  if (!row)
    throw new Error(
      `Payment ${reference} is gone, although payments are never deleted. Look at who changed the table payment.`,
    );
  return row;
}

/** The gateway's answer to a start. @returns null for a payment that is over by now: it is left alone, for a webhook may be quicker than this answer */
export async function started(
  target: Queryable,
  reference: string,
  gatewayId: string,
  redirectUrl: string | null,
  now: Date,
): Promise<Payment | null> {
  const [row] = await target.query<Payment>(
    `update payment set gateway_id = $2, redirect_url = coalesce($3, redirect_url), updated_at = $4 where reference_id = $1 and closed_at is null returning ${COLUMNS}`,
    [reference, gatewayId, redirectUrl, now],
  );
  return row ?? null;
}

/** @returns false when this event was taken before */
export async function recordEvent(
  tx: Transaction,
  event: { readonly eventId: string; readonly reference: string; readonly type: string; readonly outcome: string },
  now: Date,
): Promise<boolean> {
  const rows = await tx.query(
    'insert into gateway_event (event_id, reference_id, type, outcome, received_at) values ($1, $2, $3, $4, $5) on conflict (event_id) do nothing returning event_id',
    [event.eventId, event.reference, event.type, event.outcome, now],
  );
  return rows.length === 1;
}

export async function setEventOutcome(tx: Transaction, eventId: string, outcome: string): Promise<void> {
  await tx.query('update gateway_event set outcome = $2 where event_id = $1', [eventId, outcome]);
}

/** Hundredths of the player's deposits that are on their way and may yet arrive. */
export async function openDeposits(target: Queryable, playerId: string): Promise<Hundredths> {
  const [row] = await target.query<{ sum: Hundredths }>(
    "select coalesce(sum(amount), 0)::bigint as sum from payment where player_id = $1 and kind = 'DEPOSIT' and closed_at is null",
    [playerId],
  );
  return row?.sum ?? 0;
}

export async function openWithdrawals(target: Queryable, playerId: string): Promise<Payment[]> {
  return target.query<Payment>(
    `select ${COLUMNS} from payment where player_id = $1 and kind = 'WITHDRAWAL' and closed_at is null order by created_at desc`,
    [playerId],
  );
}

/** Holds one person's deposits with all brands until the transaction ends. */
export async function holdPerson(target: Queryable, emailKey: string): Promise<void> {
  await target.query('select pg_advisory_xact_lock(hashtextextended($1, 22))', [emailKey]);
}

/** The calendar month in which an instant lies, by the clock of a zone. */
export async function monthOf(
  target: Queryable,
  at: Date,
  timeZone: string,
): Promise<{ readonly from: Date; readonly until: Date }> {
  const [row] = await target.query<{ from: Date; until: Date }>(
    `select date_trunc('month', $1::timestamptz at time zone $2) at time zone $2 as "from", (date_trunc('month', $1::timestamptz at time zone $2) + interval '1 month') at time zone $2 as "until"`,
    [at, timeZone],
  );
  if (!row) throw new Error('The database did not say when the month begins.');
  return row;
}

/** Hundredths that the players deposited from a moment on: begun or credited since then, or begun whenever and still on the way. */
export async function depositedSince(target: Queryable, playerIds: readonly string[], from: Date): Promise<Hundredths> {
  const [row] = await target.query<{ sum: Hundredths }>(
    `select coalesce(sum(amount), 0)::bigint as sum from payment
     where player_id = any($1::uuid[]) and kind = 'DEPOSIT' and (closed_at is null or (status = 'SUCCESS' and (created_at >= $2 or closed_at >= $2)))`,
    [playerIds, from],
  );
  return row?.sum ?? 0;
}

export async function inReview(target: Queryable, limit: number): Promise<Payment[]> {
  return target.query<Payment>(
    `select ${COLUMNS} from payment where step = 'REVIEW' and closed_at is null order by created_at limit $1`,
    [limit],
  );
}

export async function recentMethods(target: Queryable, playerId: string, limit: number): Promise<PaymentMethodCode[]> {
  const rows = await target.query<{ method: PaymentMethodCode }>(
    `select method from (select method, created_at from payment where player_id = $1 and kind = 'DEPOSIT' and status = 'SUCCESS' order by created_at desc limit 100) latest
     group by method order by max(created_at) desc limit $2`,
    [playerId, limit],
  );
  return rows.map((row) => row.method);
}

export async function cancellationsSince(target: Queryable, playerId: string, since: Date): Promise<number> {
  const [row] = await target.query<{ n: number }>(
    `select count(*) as n from payment where player_id = $1 and kind = 'WITHDRAWAL' and cancelled_by_player and closed_at > $2`,
    [playerId, since],
  );
  return row?.n ?? 0;
}

/** Payments about which the gateway has been silent for too long; each is given to one process, and again later should that one die. */
export async function claimSilent(target: Queryable, now: Date, again: Date, limit: number): Promise<Payment[]> {
  return target.query<Payment>(
    `update payment set check_at = $2 where reference_id in (select reference_id from payment where check_at <= $1 order by check_at limit $3 for update skip locked) returning ${COLUMNS}`,
    [now, again, limit],
  );
}
