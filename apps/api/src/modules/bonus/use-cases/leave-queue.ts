import type { Reward } from '@baize/contracts/reward';
import { ERROR } from '@baize/contracts/errors';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../../plugins/database.ts';
import { Refusal } from '../../../plugins/errors.ts';
import * as queue from '../queue-repository.ts';
import type { QueuedBonus } from '../queue-repository.ts';
import * as repository from '../repository.ts';
import { wireQueued } from './wire-reward.ts';

/** Gives a place in the queue back. @returns null if the id is none of the player's */
export async function leaveQueued(
  tx: Transaction,
  playerId: string,
  queuedPlayerBonusId: string,
  currency: Parameters<typeof wireQueued>[1],
): Promise<Reward | null> {
  const queued = await queue.findQueued(tx, { playerId, queuedPlayerBonusId });
  if (!queued) return null;
  if (queued.state === 'CREDITED' || queued.state === 'EXPIRED') throw new Refusal(409, ERROR.bonusNotActive);
  if (queued.state === 'QUEUED') {
    await queue.leaveQueue(tx, queued, 'LEFT');
    await repository.countClaim(tx, queued, currency, -1);
  }
  return wireQueued(queued, currency);
}

/** Ends a place in the queue whose time is over, and frees it for someone else. @returns whether it has ended */
export async function expireQueued(
  app: FastifyInstance,
  key: Pick<QueuedBonus, 'playerId' | 'queuedPlayerBonusId'>,
): Promise<boolean> {
  return app.wallet.transaction(async ({ tx }) => {
    const wallet = await app.wallet.lock(tx, key.playerId);
    const queued = await queue.findQueued(tx, key);
    if (!wallet || queued?.state !== 'QUEUED' || queued.expiresAt > app.clock.now()) return false;
    await queue.leaveQueue(tx, key, 'EXPIRED');
    await repository.countClaim(tx, queued, wallet.currency, -1);
    return true;
  });
}
