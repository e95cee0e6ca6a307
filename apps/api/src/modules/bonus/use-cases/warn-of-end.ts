import type { FastifyInstance } from 'fastify';
import { findStanding } from '../../player/index.ts';
import { VERTICAL_WALLET } from '../model/assignment.ts';
import * as repository from '../repository.ts';
import { tellOfBonus } from './assignment-money.ts';
import { walletOf } from './claimant.ts';
import { isFreeToPlay } from './eligibility.ts';

/**
 * Tells a player once that a bonus ends soon, with the bonus money that would be lost. A player who may not play gets
 * no message: it would call them back to the games (ruling 19).
 * @returns whether there was something to note
 */
export async function warnOfEnd(
  app: FastifyInstance,
  { playerId, assignmentId }: { readonly playerId: string; readonly assignmentId: string },
): Promise<boolean> {
  return app.wallet.transaction(async ({ tx }) => {
    await app.wallet.lock(tx, playerId);
    const assignment = await repository.findAssignment(tx, playerId, assignmentId);
    // It may have ended since it was listed.
    if (assignment?.state !== 'WAGERING') return false;
    await repository.updateAssignment(tx, assignment, { warnedAt: app.clock.now() });
    const standing = await findStanding(tx, playerId);
    if (!standing || !isFreeToPlay(app, standing, assignment.vertical)) return true;
    const balance = (await walletOf(app, tx, playerId))[VERTICAL_WALLET[assignment.vertical]];
    if (balance > 0) await tellOfBonus(app, tx, assignment, 'BONUS_ENDING', balance);
    return true;
  });
}
