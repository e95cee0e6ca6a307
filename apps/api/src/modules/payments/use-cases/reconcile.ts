import type { FastifyInstance } from 'fastify';
import type { PaymentGateway } from '../../../ports/payment-gateway/port.ts';
import { EXPIRED, isExpired, type Payment } from '../model/payment.ts';
import * as payments from '../repository/payments.ts';
import { applyReport } from './apply-report.ts';
import { cancelDeposit, wordOf } from './open-deposits.ts';
import { sendPayout } from './withdrawals.ts';

const AGAIN_MS = 5 * 60_000;
const BATCH = 20;

async function ask(app: FastifyInstance, gateway: PaymentGateway, payment: Payment): Promise<void> {
  if (isExpired(payment, app.clock.now()))
    return void (await cancelDeposit(app, gateway, payment, payment.failureCode ?? EXPIRED));
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
  const silent = await payments.claimSilent(app.db, now, new Date(now.getTime() + AGAIN_MS), BATCH);
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
