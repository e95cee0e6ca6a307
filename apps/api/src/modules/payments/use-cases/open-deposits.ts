import type { FastifyInstance } from 'fastify';
import type { GatewayReport, PaymentGateway } from '../../../ports/payment-gateway/port.ts';
import { WITHDRAWN, type Payment } from '../model/payment.ts';
import { accountsOfPerson } from '../../person/index.ts';
import * as repository from '../repository.ts';
import { applyReport, type Word } from './apply-report.ts';
import { lets, limitOf } from './gates.ts';
import { currencyOf } from './money-request.ts';

export const wordOf = (report: GatewayReport): Word => ({
  state: report.state,
  gatewayId: report.gatewayId,
  failureCode: report.failureCode,
  amount: report.amount,
  currency: report.currency,
});

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
const RETRY_MS = 30_000;

/**
 * Cancels the payment forms that a player or, with `ofPerson`, all accounts of the person have left open. Each is marked first, so that one which the gateway does not
 * answer for is cancelled later, whatever happens to this process.
 * @returns false if the gateway did not answer for one of them
 */
export async function withdrawDeposits(
  app: FastifyInstance,
  gateway: PaymentGateway,
  playerId: string,
  ofPerson = false,
): Promise<boolean> {
  const now = app.clock.now();
  const retryAt = new Date(now.getTime() + RETRY_MS);
  let answered = true;
  for (const id of ofPerson ? await accountsOfPerson(app.db, playerId) : [playerId])
    for (const payment of await repository.endUnfinished(app.db, id, WITHDRAWN, now, retryAt))
      answered = (await cancelDeposit(app, gateway, payment, WITHDRAWN)) && answered;
  return answered;
}

/** Cancels a player's open payment forms if the player may no longer deposit (rulings 19, 19a and 24). */
export async function endDeposits(app: FastifyInstance, gateway: PaymentGateway, playerId: string): Promise<void> {
  if (!lets((await app.playerAccess.mayDeposit(playerId)).result)) await withdrawDeposits(app, gateway, playerId);
}

/** Cancels a player's open payment forms if a limit no longer has room for them (ruling 17). */
export async function fitDeposits(app: FastifyInstance, gateway: PaymentGateway, playerId: string): Promise<void> {
  const [all, processing] = await Promise.all([
    repository.openDeposits(app.db, playerId, 'ALL'),
    repository.openDeposits(app.db, playerId, 'PROCESSING'),
  ]);
  if (all === processing) return;
  const room = await limitOf(app, app.db, playerId, await currencyOf(app, playerId), null, null);
  if (room?.limitLeft != null && room.limitLeft < all - processing) await withdrawDeposits(app, gateway, playerId);
}
