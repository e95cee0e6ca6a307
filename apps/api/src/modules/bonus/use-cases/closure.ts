import type { FastifyInstance } from 'fastify';
import type { Obstacle } from '../../../plugins/closures.ts';
import type { Queryable } from '../../../plugins/database.ts';
import { openAssignments } from '../repository.ts';
import { endAssignment } from './assignment-money.ts';

/**
 * Returns the bonuses that keep an account open: those that have given money and have not ended. The player ends them on
 * the rewards page, which says what is lost. Free spins, and bonuses that wait for a deposit, are no obstacle: they end
 * with the account.
 */
export async function openBonusObstacles(
  app: FastifyInstance,
  target: Queryable,
  playerId: string,
): Promise<readonly Obstacle[]> {
  const open = (await openAssignments(target, playerId)).filter(({ state }) => state === 'WAGERING');
  const [first] = open;
  if (!first) return [];
  const balances = await app.wallet.balances(playerId, target);
  const amount = balances ? balances.sportsBonus + balances.casinoBonus + balances.liveCasinoBonus : 0;
  return [{ code: 'BONUS', count: open.length, amount, currency: first.currency }];
}

/**
 * Leaves the bonuses that wait for a deposit, before an account closes: there is nothing to lose in them, and an account
 * that support opens again has none that the player no longer thinks of.
 */
export async function leaveWaitingBonuses(app: FastifyInstance, playerId: string): Promise<void> {
  await app.wallet.transaction(async (ledger) => {
    await app.wallet.lock(ledger.tx, playerId);
    for (const assignment of await openAssignments(ledger.tx, playerId))
      if (assignment.state !== 'WAGERING') await endAssignment(app, ledger, assignment, 'CANCEL');
  });
}
