import type { Obstacle, ObstacleMoment } from '../../../plugins/closures.ts';
import type { Queryable } from '../../../plugins/database.ts';
import { WITHDRAWN, type Payment } from '../model/payment.ts';
import { openWithdrawals, unpaidDeposits } from '../repository/payments.ts';

function obstacleOf(code: Obstacle['code'], payments: readonly Payment[]): readonly Obstacle[] {
  const [first] = payments;
  if (!first) return [];
  const amount = payments.reduce((sum, payment) => sum + payment.amount, 0);
  return [{ code, count: payments.length, amount, currency: first.currency }];
}

/** Whether the gateway is processing a deposit, or was asked to cancel its form and has not answered. */
const isWaitedFor = ({ expiresAt, failureCode }: Payment): boolean => expiresAt === null || failureCode === WITHDRAWN;

/**
 * Returns the payments that keep an account open: withdrawals that are not paid yet, and deposits that the gateway is
 * processing. A form that the player has not paid is no obstacle to show, because closing the account cancels it, unless the
 * gateway has not answered for it yet: the page says then what the closure waits for. Any that is left in the closing
 * transaction is an obstacle, also one that the player has just opened: money that is paid in it would reach an account
 * that nobody can open any more.
 */
export async function openPaymentObstacles(
  target: Queryable,
  playerId: string,
  moment: ObstacleMoment,
): Promise<readonly Obstacle[]> {
  const deposits = await unpaidDeposits(target, playerId, 'ALL');
  return [
    ...obstacleOf('WITHDRAWAL', await openWithdrawals(target, playerId)),
    ...obstacleOf(
      'DEPOSIT',
      deposits.filter((deposit) => moment === 'CLOSING' || isWaitedFor(deposit)),
    ),
  ];
}
