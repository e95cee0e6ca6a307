import type { PaymentMethodCode } from '@baize/contracts/cashier';
import type { TransactionStatus } from '@baize/contracts/wallet';
import type { CurrencyCode } from '@baize/kernel';
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../plugins/database.ts';
import type { Payment } from '../model/payment.ts';
import type { PayoutHold } from '@baize/contracts/cashier';
import { payment, paymentRoute } from '../schema.ts';

/** What identifies a payment within the database: its player decides where it is stored. */
export type PaymentKey = Pick<Payment, 'playerId' | 'referenceId'>;

export const COLUMNS = {
  referenceId: payment.referenceId,
  playerId: payment.playerId,
  brand: payment.brand,
  kind: sql<Payment['kind']>`${payment.kind}`,
  method: sql<PaymentMethodCode>`${payment.method}`,
  amount: payment.amount,
  currency: sql<CurrencyCode>`${payment.currency}`,
  status: sql<TransactionStatus>`${payment.status}`,
  step: sql<Payment['step']>`${payment.step}`,
  idempotencyKey: payment.idempotencyKey,
  language: payment.language,
  gatewayId: payment.gatewayId,
  redirectUrl: payment.redirectUrl,
  failureCode: payment.failureCode,
  createdAt: payment.createdAt,
  closedAt: payment.closedAt,
  expiresAt: payment.expiresAt,
  holds: sql<readonly PayoutHold[]>`${payment.holds}`,
  bonuses: sql<readonly string[] | null>`${payment.bonuses}`,
};

const is = ({ playerId, referenceId }: PaymentKey) =>
  and(eq(payment.playerId, playerId), eq(payment.referenceId, referenceId));
const openOf = (playerId: string, kind: Payment['kind']) =>
  and(eq(payment.playerId, playerId), eq(payment.kind, kind), isNull(payment.closedAt));
/**
 * Which open deposits count. Until the gateway has cancelled it, a form can still be paid, even after its time, so a new
 * deposit has to count all of them. PROCESSING leaves out the forms that the player has not finished: starting another
 * deposit cancels them first, so they take nothing from what the player may still deposit.
 */
export type OpenDeposits = 'ALL' | 'PROCESSING';
export const stillOpen = (which: OpenDeposits) =>
  and(isNull(payment.closedAt), which === 'PROCESSING' ? isNull(payment.expiresAt) : undefined);

/**
 * Writes a new payment and the route from its reference to its player.
 * @returns the row, or null if this player has used the idempotency key for this kind before
 */
export async function insert(tx: Transaction, fresh: Payment, checkAt: Date | null): Promise<Payment | null> {
  const [row] = await tx.drizzle
    .insert(payment)
    .values({
      ...fresh,
      holds: [...fresh.holds],
      bonuses: fresh.bonuses && [...fresh.bonuses],
      updatedAt: fresh.createdAt,
      checkAt,
    })
    .onConflictDoNothing({ target: [payment.playerId, payment.kind, payment.idempotencyKey] })
    .returning(COLUMNS);
  if (!row) return null;
  await tx.drizzle.insert(paymentRoute).values({ referenceId: row.referenceId, playerId: row.playerId });
  return row;
}

export async function byKey(
  target: Queryable,
  playerId: string,
  kind: Payment['kind'],
  key: string,
): Promise<Payment | null> {
  const [row] = await target.drizzle
    .select(COLUMNS)
    .from(payment)
    .where(and(eq(payment.playerId, playerId), eq(payment.kind, kind), eq(payment.idempotencyKey, key)));
  return row ?? null;
}

/** Finds the player of a payment when only its reference is known: to the gateway, or to an operator. */
export async function playerOf(target: Queryable, referenceId: string): Promise<string | null> {
  const [row] = await target.drizzle
    .select({ playerId: paymentRoute.playerId })
    .from(paymentRoute)
    .where(eq(paymentRoute.referenceId, referenceId));
  return row?.playerId ?? null;
}

export async function find(target: Queryable, key: PaymentKey): Promise<Payment | null> {
  const [row] = await target.drizzle.select(COLUMNS).from(payment).where(is(key));
  return row ?? null;
}

/** Locks the payment until the transaction ends, so that only one call decides about it. */
export async function lock(tx: Transaction, key: PaymentKey): Promise<Payment | null> {
  const [row] = await tx.drizzle.select(COLUMNS).from(payment).where(is(key)).for('update');
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
  readonly expiresAt?: Date | null;
  readonly checkAt: Date | null;
}

/** @throws Error if the payment does not exist */
export async function update(target: Queryable, key: PaymentKey, change: Change, now: Date): Promise<Payment> {
  const { status, step, gatewayId, redirectUrl, failureCode, cancelledByPlayer = false, closedAt, checkAt } = change;
  const { expiresAt } = change;
  const [row] = await target.drizzle
    .update(payment)
    .set({
      status,
      step,
      gatewayId,
      redirectUrl,
      failureCode,
      cancelledByPlayer,
      closedAt,
      ...(expiresAt === undefined ? {} : { expiresAt }),
      checkAt,
      updatedAt: now,
    })
    .where(is(key))
    .returning(COLUMNS);
  if (!row)
    throw new Error(
      `Payment ${key.referenceId} of player ${key.playerId} is gone, although payments are never deleted. Find out who changed the table payment.`,
    );
  return row;
}

/**
 * Records the gateway's answer to a start.
 * @returns null for a payment that is over by now: it is left alone, because a webhook may be quicker than this answer
 */
export async function started(
  target: Queryable,
  key: PaymentKey,
  gatewayId: string,
  redirectUrl: string | null,
  now: Date,
): Promise<Payment | null> {
  const [row] = await target.drizzle
    .update(payment)
    .set({ gatewayId, ...(redirectUrl === null ? {} : { redirectUrl }), updatedAt: now })
    .where(and(is(key), isNull(payment.closedAt)))
    .returning(COLUMNS);
  return row ?? null;
}

/**
 * Ends the time of the payment forms that a player has left open, and returns them. `reconcile` cancels what remains.
 * @param kept the key of a deposit that stays
 * @param only the reference of the only form to end
 * @param skipLocked leaves out forms that a report is just deciding. Needed where the wallet is locked: a report locks
 * the payment first and then the wallet
 */
export async function endUnfinished(
  target: Queryable,
  playerId: string,
  failureCode: string,
  now: Date,
  checkAt: Date,
  {
    kept,
    only,
    skipLocked = false,
  }: { readonly kept?: string | undefined; readonly only?: string; readonly skipLocked?: boolean } = {},
): Promise<Payment[]> {
  // Locked in one order, so that two calls cannot wait for each other.
  const unfinished = target.drizzle
    .select({ referenceId: payment.referenceId })
    .from(payment)
    .where(
      and(
        openOf(playerId, 'DEPOSIT'),
        isNotNull(payment.expiresAt),
        kept === undefined ? undefined : ne(payment.idempotencyKey, kept),
        only === undefined ? undefined : eq(payment.referenceId, only),
      ),
    )
    .orderBy(payment.referenceId)
    .for('update', skipLocked ? { skipLocked } : {});
  return target.drizzle
    .update(payment)
    .set({ expiresAt: now, failureCode, checkAt, updatedAt: now })
    .where(and(eq(payment.playerId, playerId), inArray(payment.referenceId, unfinished)))
    .returning(COLUMNS);
}

/** Returns the payment forms that a player has open. */
export async function unfinishedForms(target: Queryable, playerId: string, now: Date): Promise<Payment[]> {
  return target.drizzle
    .select(COLUMNS)
    .from(payment)
    .where(and(openOf(playerId, 'DEPOSIT'), gt(payment.expiresAt, now)));
}

/** Returns the payment forms whose time is over and that the gateway has not cancelled yet. */
export async function endedForms(target: Queryable, playerId: string, now: Date): Promise<Payment[]> {
  return target.drizzle
    .select(COLUMNS)
    .from(payment)
    .where(and(openOf(playerId, 'DEPOSIT'), isNotNull(payment.expiresAt), lte(payment.expiresAt, now)));
}

/** Returns a player's deposits that may still arrive, newest first. */
export async function unpaidDeposits(target: Queryable, playerId: string, which: OpenDeposits): Promise<Payment[]> {
  return target.drizzle
    .select(COLUMNS)
    .from(payment)
    .where(and(openOf(playerId, 'DEPOSIT'), stillOpen(which)))
    .orderBy(desc(payment.createdAt));
}

export async function openWithdrawals(target: Queryable, playerId: string): Promise<Payment[]> {
  return target.drizzle
    .select(COLUMNS)
    .from(payment)
    .where(openOf(playerId, 'WITHDRAWAL'))
    .orderBy(desc(payment.createdAt));
}

export async function inReview(target: Queryable, limit: number): Promise<Payment[]> {
  return target.drizzle
    .select(COLUMNS)
    .from(payment)
    .where(and(eq(payment.step, 'REVIEW'), isNull(payment.closedAt)))
    .orderBy(asc(payment.createdAt))
    .limit(limit);
}

/**
 * Claims payments about which the gateway has been silent for too long. Each one goes to one process, and again later if
 * that process dies. Claimed one by one: they belong to different players, and no transaction touches two.
 */
export async function claimSilent(target: Queryable, now: Date, again: Date, limit: number): Promise<Payment[]> {
  const silent = and(isNotNull(payment.checkAt), lte(payment.checkAt, now));
  const due = await target.drizzle
    .select({ playerId: payment.playerId, referenceId: payment.referenceId })
    .from(payment)
    .where(silent)
    .orderBy(asc(payment.checkAt))
    .limit(limit);
  const claimed: Payment[] = [];
  for (const key of due) {
    const [row] = await target.drizzle
      .update(payment)
      .set({ checkAt: again })
      .where(and(is(key), silent))
      .returning(COLUMNS);
    if (row) claimed.push(row);
  }
  return claimed;
}
