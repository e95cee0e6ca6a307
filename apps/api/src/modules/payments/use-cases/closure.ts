import type { Obstacle } from '../../../plugins/closures.ts';
import type { Queryable } from '../../../plugins/database.ts';
import type { Payment } from '../model/payment.ts';
import { openWithdrawals, processingDeposits } from '../repository.ts';

function obstacleOf(code: Obstacle['code'], payments: readonly Payment[]): readonly Obstacle[] {
  const [first] = payments;
  if (!first) return [];
  const amount = payments.reduce((sum, payment) => sum + payment.amount, 0);
  return [{ code, count: payments.length, amount, currency: first.currency }];
}

/**
 * Returns the payments that keep an account open: withdrawals that are not paid yet, and deposits that the gateway is
 * processing. A deposit that the player has not paid is no obstacle: closing the account cancels it.
 */
export async function openPaymentObstacles(target: Queryable, playerId: string): Promise<readonly Obstacle[]> {
  return [
    ...obstacleOf('WITHDRAWAL', await openWithdrawals(target, playerId)),
    ...obstacleOf('DEPOSIT', await processingDeposits(target, playerId)),
  ];
}
