import { DOCUMENT_ERROR } from '@baize/contracts/errors';
import type { Transaction } from '../../../plugins/database.ts';
import { Refusal } from '../../../plugins/errors.ts';
import { openFreeBets } from '../free-bet-repository.ts';
import { openFreeSpins } from '../free-spin-repository.ts';
import type { QueuedBonus } from '../queue-repository.ts';
import * as repository from '../repository.ts';

/** What a player has in a vertical of rewards: what a claim in it would have to end first. */
export async function activeIn(
  tx: Transaction,
  playerId: string,
  vertical: QueuedBonus['vertical'],
): Promise<{ readonly assignmentId: string; readonly isTriggered: boolean } | null> {
  if (vertical === 'FREE_SPINS') {
    const set = (await openFreeSpins(tx, playerId)).find(({ state }) => state === 'ACTIVE');
    return set ? { assignmentId: set.freeSpinsId, isTriggered: false } : null;
  }
  if (vertical === 'FREE_BET') {
    // One that is on a bet keeps no other from being claimed: the bet may be open for months.
    const held = (await openFreeBets(tx, playerId)).find(({ state }) => state === 'ACTIVE');
    return held ? { assignmentId: held.freeBetId, isTriggered: false } : null;
  }
  const open = (await repository.openAssignments(tx, playerId)).find((assignment) => assignment.vertical === vertical);
  return open ? { assignmentId: open.assignmentId, isTriggered: open.state !== 'WAGERING' } : null;
}

/** The refusal of B§8 that names what has to end first. */
export const refusalOfActive = ({
  assignmentId,
  isTriggered,
}: NonNullable<Awaited<ReturnType<typeof activeIn>>>): Refusal =>
  new Refusal(400, isTriggered ? DOCUMENT_ERROR.bonusTriggeredActive : DOCUMENT_ERROR.bonusActive, {
    rewardCode: isTriggered ? 'ACTIVE_TRIGGERED_BONUS' : 'ACTIVE_BONUS_IN_SAME_VERTICAL',
    assignmentId,
  });
