import type { FastifyInstance } from 'fastify';
import type { GatewayReport, PaymentGateway } from '../../../ports/payment-gateway/port.ts';
import { EXPIRED, isExpired, type Payment } from '../model/payment.ts';
import * as repository from '../repository.ts';
import { applyReport, type Word } from './apply-report.ts';
import { sendPayout } from './withdrawals.ts';

const AGAIN_MS = 5 * 60_000;
const BATCH = 20;

const wordOf = (report: GatewayReport): Word => ({
  state: report.state,
  gatewayId: report.gatewayId,
  failureCode: report.failureCode,
  amount: report.amount,
  currency: report.currency,
});

/**
 * Ends a deposit that the player has not finished in time: it is cancelled at the gateway, so that it can no longer be
 * paid. If it was paid meanwhile, it is credited; if it is being processed, it stays open until the gateway decides.
 */
async function expire(app: FastifyInstance, gateway: PaymentGateway, payment: Payment): Promise<void> {
  const answer = await gateway.cancelPayment(payment.referenceId);
  // Without an answer it may still be paid. It reserves nothing any more, and is cancelled at the next attempt.
  if (!answer.ok && answer.error === 'UNREACHABLE') return;
  const report = answer.ok ? answer.value : null;
  if (!report || report.state === 'FAILED')
    await applyReport(app, payment, {
      state: 'FAILED',
      gatewayId: report?.gatewayId ?? null,
      failureCode: EXPIRED,
    });
  else
    await applyReport(app, payment, {
      ...wordOf(report),
      state: report.state === 'SUCCEEDED' ? 'SUCCEEDED' : 'PENDING',
    });
}

async function ask(app: FastifyInstance, gateway: PaymentGateway, payment: Payment): Promise<void> {
  if (isExpired(payment, app.clock.now())) return expire(app, gateway, payment);
  const answer = await gateway.report(payment.kind, payment.referenceId);
  if (!answer.ok) return;
  const report = answer.value;
  if (report) {
    if (report.state === 'OPEN' && payment.status !== 'WAITING_INPUT') return;
    await applyReport(app, payment, wordOf(report));
  } else if (payment.kind === 'WITHDRAWAL' && payment.step === 'PAYOUT') await sendPayout(app, gateway, payment);
}

/**
 * Asks the gateway about every open payment that it has not reported on for a while, so that a missing webhook
 * loses no money. Resends payouts that the gateway does not know, and ends deposits that were not finished in time. Any
 * number of processes may run it.
 * @returns the number of payments checked
 */
export async function reconcile(app: FastifyInstance, gateway: PaymentGateway): Promise<number> {
  const now = app.clock.now();
  const silent = await repository.claimSilent(app.db, now, new Date(now.getTime() + AGAIN_MS), BATCH);
  for (const payment of silent) {
    try {
      await ask(app, gateway, payment);
    } catch (fault) {
      app.log.error(
        { err: fault, reference: payment.referenceId },
        'a payment could not be reconciled; it is tried again in five minutes',
      );
    }
  }
  return silent.length;
}
