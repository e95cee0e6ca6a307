import type { FastifyInstance } from 'fastify';
import type { Obstacle } from '../../../plugins/closures.ts';
import type { Queryable } from '../../../plugins/database.ts';
import { openAssignments } from '../repository.ts';

/**
 * Returns the bonuses that keep an account open: those that the player has claimed and that have not ended. The player
 * ends them on the rewards page, which says what is lost. Free spins and offers without money in the wallet are no
 * obstacle: they run out with the account.
 */
export async function openBonusObstacles(
  app: FastifyInstance,
  target: Queryable,
  playerId: string,
): Promise<readonly Obstacle[]> {
  const open = await openAssignments(target, playerId);
  const [first] = open;
  if (!first) return [];
  const balances = await app.wallet.balances(playerId, target);
  const amount = balances ? balances.sportsBonus + balances.casinoBonus + balances.liveCasinoBonus : 0;
  return [{ code: 'BONUS', count: open.length, amount, currency: first.currency }];
}
