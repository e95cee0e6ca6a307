import { operatorWithdrawalDecision, operatorWithdrawals } from '@baize/contracts/operator';
import { toWire } from '@baize/kernel';
import type { FastifyInstance } from 'fastify';
import { route } from '../../plugins/contract-routes.ts';
import { findPlayers } from '../player/index.ts';

/** The operator's withdrawal calls. They exist only with OPERATOR_TOKEN, and every decision is audited. */
export function operatorPaymentRoutes(app: FastifyInstance): void {
  route(app, operatorWithdrawals, async () => {
    const waiting = await app.payments.withdrawalsInReview();
    const players = await findPlayers(
      app.db,
      waiting.map((payment) => payment.playerId),
    );
    return waiting.map((payment) => ({
      referenceId: payment.referenceId,
      playerId: payment.playerId,
      email: players.get(payment.playerId)?.email ?? '',
      amount: toWire(payment.amount),
      currencyCode: payment.currency,
      paymentMethod: payment.method,
      requestedAt: payment.createdAt.toISOString(),
    }));
  });
  route(app, operatorWithdrawalDecision, async ({ params, body }) => {
    await app.payments.decideWithdrawal(params.referenceId, body.decision, (tx) =>
      app.audit(tx, 'withdrawal.decision', params.referenceId, {
        decision: body.decision,
        reason: body.reason ?? null,
      }),
    );
  });
}
