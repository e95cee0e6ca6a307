import type { FastifyInstance } from 'fastify';
import type { GatewayReport, PaymentGateway } from '../../../ports/payment-gateway/port.ts';
import { EXPIRED, WITHDRAWN, type Payment } from '../model/payment.ts';
import * as payments from '../repository/payments.ts';
import * as totals from '../repository/totals.ts';
import { applyReport, type Word } from './apply-report.ts';
import { lets, limitOf } from './gates.ts';
import { currencyOf } from './money-request.ts';

export const wordOf = (report: GatewayReport): Word => ({
  state: report.state,
  gatewayId: report.gatewayId,
  failureCode: report.failureCode,
  instrument: report.instrument,
  amount: report.amount,
  currency: report.currency,
});

/*
 * Six ways to cancel deposits that are still open:
 * - `cancelDeposit`: one of them, at the gateway.
 * - `cancelExpiredDeposits`: a player's forms whose time is over.
 * - `cancelUnfinishedDeposits`: every form that accounts have left open.
 * - `keepNewestForm`: of the forms that accounts have open at the same moment, all but the newest.
 * - `cancelForbiddenDeposits`: a player's, if the player may no longer deposit.
 * - `cancelExcessDeposits`: a player's, if a limit no longer has room for them.
 * A deposit that the bank is processing is no open form, and none of them touches it.
 */

/**
 * Cancels a deposit that the player has not finished, at the gateway first, so that it can no longer be paid. If it was
 * paid meanwhile, it is credited; if it is being processed, it stays open until the gateway decides.
 * @returns false if the gateway did not answer. The deposit may still be paid then, so it stays open and reserved, and
 * `reconcile` tries again.
 */
export async function cancelDeposit(
  app: FastifyInstance,
  gateway: PaymentGateway,
  payment: Payment,
  failureCode: string,
): Promise<boolean> {
  const answer = await gateway.cancelPayment(payment.referenceId);
  if (!answer.ok && answer.error === 'UNREACHABLE') return false;
  const report = answer.ok ? answer.value : null;
  if (!report || report.state === 'FAILED')
    await applyReport(app, payment, { state: 'FAILED', gatewayId: report?.gatewayId ?? null, failureCode });
  else
    await applyReport(app, payment, {
      ...wordOf(report),
      state: report.state === 'SUCCEEDED' ? 'SUCCEEDED' : 'PENDING',
    });
  return true;
}

/** When `reconcile` asks about a form that could not be cancelled at once. */
export const RETRY_MS = 30_000;

/**
 * Cancels a player's payment forms whose time is over.
 * @returns false if the gateway did not answer for one of them
 */
export async function cancelExpiredDeposits(
  app: FastifyInstance,
  gateway: PaymentGateway,
  playerId: string,
): Promise<boolean> {
  let answered = true;
  for (const payment of await payments.endedForms(app.db, playerId, app.clock.now()))
    answered = (await cancelDeposit(app, gateway, payment, payment.failureCode ?? EXPIRED)) && answered;
  return answered;
}

/**
 * Cancels the payment forms that accounts have left open. All are marked first, so that one which the gateway does not
 * answer for is cancelled later, whatever happens to this process.
 * @param kept a player's deposit that stays: the one that the caller is starting, which its first request may have stored
 * @returns false if the gateway did not answer for one of them
 */
export async function cancelUnfinishedDeposits(
  app: FastifyInstance,
  gateway: PaymentGateway,
  accounts: readonly string[],
  kept?: { readonly playerId: string; readonly idempotencyKey: string },
): Promise<boolean> {
  const now = app.clock.now();
  const retryAt = new Date(now.getTime() + RETRY_MS);
  const ended: Payment[] = [];
  for (const id of accounts) {
    const options = { kept: kept?.playerId === id ? kept.idempotencyKey : undefined };
    ended.push(...(await payments.endUnfinished(app.db, id, WITHDRAWN, now, retryAt, options)));
  }
  let answered = true;
  for (const payment of ended) answered = (await cancelDeposit(app, gateway, payment, WITHDRAWN)) && answered;
  return answered;
}

/**
 * Ends every open form of a person's accounts but the newest. Call it after the form of `started` is committed: of two
 * starts at the same moment, the later call sees both forms, and both calls agree on the one that stays.
 * @returns false if the gateway did not answer for one of the others. A form of `started` itself is only marked: its
 * caller cancels it.
 */
export async function keepNewestForm(
  app: FastifyInstance,
  gateway: PaymentGateway,
  accounts: readonly string[],
  started: Payment,
): Promise<boolean> {
  const now = app.clock.now();
  const retryAt = new Date(now.getTime() + RETRY_MS);
  const forms: Payment[] = [];
  for (const id of accounts) forms.push(...(await payments.unfinishedForms(app.db, id, now)));
  // The reference decides between forms of the same millisecond.
  const age = (form: Payment): string => `${form.createdAt.toISOString()} ${form.referenceId}`;
  const [, ...older] = forms.sort((one, other) => (age(one) < age(other) ? 1 : -1));
  let answered = true;
  for (const form of older) {
    const ended = await payments.endUnfinished(app.db, form.playerId, WITHDRAWN, now, retryAt, {
      only: form.referenceId,
    });
    for (const payment of ended)
      if (payment.referenceId !== started.referenceId)
        answered = (await cancelDeposit(app, gateway, payment, WITHDRAWN)) && answered;
  }
  return answered;
}

/** Cancels a player's open payment forms if the player may no longer deposit (rulings 19, 19a and 24). */
export async function cancelForbiddenDeposits(
  app: FastifyInstance,
  gateway: PaymentGateway,
  playerId: string,
): Promise<void> {
  if (!lets((await app.playerAccess.mayDeposit(playerId)).result))
    await cancelUnfinishedDeposits(app, gateway, [playerId]);
}

/** Cancels a player's open payment forms if the player's own limits no longer have room for them (ruling 17). */
export async function cancelExcessDeposits(
  app: FastifyInstance,
  gateway: PaymentGateway,
  playerId: string,
): Promise<void> {
  const [all, processing] = await Promise.all([
    totals.openDeposits(app.db, playerId, 'ALL'),
    totals.openDeposits(app.db, playerId, 'PROCESSING'),
  ]);
  if (all === processing) return;
  const room = await limitOf(app, app.db, playerId, await currencyOf(app, playerId), null, 'NOT_ASKED');
  if (room?.limitLeft != null && room.limitLeft < all - processing)
    await cancelUnfinishedDeposits(app, gateway, [playerId]);
}
