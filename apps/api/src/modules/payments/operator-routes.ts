import { operatorBalanceCorrection, operatorWithdrawalDecision, operatorWithdrawals } from '@baize/contracts/operator';
import { toWire } from '@baize/kernel';
import type { FastifyInstance } from 'fastify';
import { operatorRoute } from '../../plugins/operator-plane/index.ts';
import { findPlayers, findStanding, restrictionsOf } from '../player/index.ts';
import { isLargePayout } from './model/large-payout.ts';
import { correctBalance } from './use-cases/correct-balance.ts';
import { reviewQueue } from './use-cases/review-queue.ts';

/**
 * The operator's calls about players' money: withdrawals, of which large ones need a second person to be approved and none
 * to be rejected, and corrections, which always need one.
 */
export function operatorPaymentRoutes(app: FastifyInstance): void {
  operatorRoute(app, operatorWithdrawals, async () => {
    const waiting = await reviewQueue(app);
    const players = await findPlayers(
      app.db,
      waiting.map(({ payment }) => payment.playerId),
    );
    return waiting.map(({ payment, facts, holds }) => ({
      referenceId: payment.referenceId,
      playerId: payment.playerId,
      email: players.get(payment.playerId)?.email ?? '',
      amount: toWire(payment.amount),
      currencyCode: payment.currency,
      paymentMethod: payment.method,
      requestedAt: payment.createdAt.toISOString(),
      kycStatus: facts.kycStatus,
      holds: [...holds],
      turnover: {
        deposited: toWire(facts.deposited),
        staked: toWire(facts.staked),
        unplayed: toWire(facts.unplayed),
        since: facts.since?.toISOString() ?? null,
      },
      fundingMethods: facts.funding.map(({ method, deposits, amount }) => ({
        paymentMethod: method,
        deposits,
        amount: toWire(amount),
      })),
    }));
  });
  operatorRoute(app, operatorBalanceCorrection, (call) => correctBalance(app, call));
  operatorRoute(app, operatorWithdrawalDecision, async ({ params, body: { decision }, secondPerson, record }) => {
    await app.payments.decideWithdrawal(params.referenceId, decision, async (tx, payment, released) => {
      const amount = toWire(payment.amount);
      const facts = {
        playerId: payment.playerId,
        amount,
        currencyCode: payment.currency,
        decision,
        // What the approval releases; the call's reason says why.
        ...(released.length > 0 ? { released: [...released] } : {}),
      };
      if (decision === 'APPROVE') {
        const linked = await app.payments.linkedPayouts(tx, payment);
        const standing = await findStanding(tx, payment.playerId);
        if (isLargePayout(linked, payment.currency))
          secondPerson({
            ...facts,
            paymentMethod: payment.method,
            // As the first person saw the player: a block or a check that came since is decided about again.
            player: standing && restrictionsOf(standing),
          });
      }
      await record(tx, {
        subject: params.referenceId,
        before: { step: payment.step, status: payment.status },
        after: {
          step: decision === 'APPROVE' ? 'PAYOUT' : null,
          status: decision === 'APPROVE' ? 'PENDING' : 'REVERTED',
        },
        details: facts,
      });
    });
  });
}
