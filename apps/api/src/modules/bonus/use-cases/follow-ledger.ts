import { BONUS_VERTICALS, type BonusVertical } from '@baize/contracts/bonus';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../../plugins/database.ts';
import { findStanding } from '../../player/index.ts';
import type { LedgerMovement, LedgerTransaction } from '../../wallet/index.ts';
import { bonusOf, countedStake, isOpen, lateMoneyGoesToMain, VERTICAL_WALLET } from '../model/assignment.ts';
import { needsDeposit } from '../model/campaign.ts';
import * as repository from '../repository.ts';
import type { Assignment } from '../repository.ts';
import { countStakeForBets, returnStakeOfBets } from './bet-and-get.ts';
import { endAssignment, grantAssignment, settleLateMoney } from './assignment-money.ts';
import { isFreeToPlay } from './eligibility.ts';

/** Name of the ledger consumer: its cursor. */
export const CONSUMER = 'bonus';

const verticalOf = (category: string): BonusVertical | null =>
  BONUS_VERTICALS.find((vertical) => vertical === category) ?? null;

/** Handles one movement of the ledger: deposits give bonuses, stakes advance them, outcomes end them. */
export async function followMovement(app: FastifyInstance, tx: Transaction, movement: LedgerMovement): Promise<void> {
  const { type, category, status, amount } = movement;
  if (type === 'DEPOSIT' && category === 'PAYMENT' && status === 'SUCCESS' && amount > 0)
    return giveForDeposit(app, tx, movement);
  const vertical = verticalOf(category);
  if (!vertical) return;
  if (type === 'BET') {
    await countStakeForBets(app, tx, movement);
    return countBet(app, tx, movement, vertical);
  }
  if (type === 'BET_VOID') await returnStakeOfBets(app, tx, movement);
  if (type === 'BET_VOID' || type === 'WIN' || type === 'LOSS') return settle(app, tx, movement, vertical);
}

/** Locks the wallet and reads an assignment as it is now. */
async function locked(
  app: FastifyInstance,
  tx: Transaction,
  { playerId, assignmentId }: Pick<Assignment, 'playerId' | 'assignmentId'>,
): Promise<{ readonly ledger: LedgerTransaction; readonly assignment: Assignment | null }> {
  await app.wallet.lock(tx, playerId);
  return { ledger: app.wallet.within(tx), assignment: await repository.findAssignment(tx, playerId, assignmentId) };
}

/**
 * One deposit gives one bonus: the one that the player chose for it in the cashier, and no other. Without a choice, of
 * those that wait, the one that was claimed first.
 */
async function giveForDeposit(app: FastifyInstance, tx: Transaction, movement: LedgerMovement): Promise<void> {
  const { playerId, amount, seq, createdAt, reference } = movement;
  const open = await repository.openAssignments(tx, playerId);
  const chosen = open.filter(({ depositReference }) => depositReference === reference);
  for (const waiting of chosen.length > 0 ? chosen : open) {
    if (waiting.state === 'WAGERING' || waiting.claimedSeq >= seq || waiting.expiresAt <= createdAt) continue;
    const amounts = waiting.terms.amounts[waiting.currency];
    if (!needsDeposit(waiting.terms.trigger) || !amounts) continue;
    const bonus = bonusOf(waiting.terms, amounts, waiting.currency, amount);
    if (bonus === null || bonus === 0) continue;
    const { ledger, assignment } = await locked(app, tx, waiting);
    if (!assignment || assignment.state === 'WAGERING' || !isOpen(assignment.state)) continue;
    // A break may have begun while the deposit was on its way: its money arrives, and a bonus does not.
    const standing = await findStanding(tx, playerId, true);
    if (!standing || !isFreeToPlay(app, standing, assignment.vertical)) return;
    await grantAssignment(app, ledger, assignment, bonus);
    return;
  }
}

async function countBet(
  app: FastifyInstance,
  tx: Transaction,
  movement: LedgerMovement,
  vertical: BonusVertical,
): Promise<void> {
  const { playerId, seq, reference } = movement;
  if (!(await repository.assignmentAt(tx, playerId, vertical, seq))) return;
  await app.wallet.lock(tx, playerId);
  // Again, under the lock: the assignment may have ended between the two.
  const assignment = await repository.assignmentAt(tx, playerId, vertical, seq);
  const amounts = assignment?.terms.amounts[assignment.currency];
  if (!assignment || !amounts) return;
  const stake = { ...movement, amount: -movement.amount, bonusAmount: -movement.bonusAmount };
  const counted = countedStake(assignment.terms, amounts, stake);
  await repository.insertStake(tx, {
    playerId,
    reference,
    assignmentId: assignment.assignmentId,
    counted,
    bonusAmount: stake.bonusAmount,
  });
  if (counted === 0) return;
  const wagered = assignment.wagered + counted;
  await repository.updateAssignment(tx, assignment, { wagered });
  const advanced = { ...assignment, wagered };
  app.bonuses.announce(tx, advanced);
  if (advanced.state === 'WAGERING' && wagered >= advanced.requirement)
    await endAssignment(app, app.wallet.within(tx), advanced, 'CONVERT');
}

/** A stake has its outcome, or is returned. */
async function settle(
  app: FastifyInstance,
  tx: Transaction,
  movement: LedgerMovement,
  vertical: BonusVertical,
): Promise<void> {
  const { playerId, reference, relatesTo, bonusAmount, seq, type } = movement;
  const stake = relatesTo === null ? null : await repository.stakeOf(tx, playerId, relatesTo);
  const owner = stake
    ? { playerId, assignmentId: stake.assignmentId }
    : // A stake of no assignment that was paid with bonus money: what was left of the one before.
      bonusAmount > 0
      ? await repository.latestGranted(tx, playerId, vertical, seq)
      : null;
  if (!owner) return;
  const { ledger, assignment: found } = await locked(app, tx, owner);
  if (!found) return;
  let assignment = found;
  if (stake) {
    const takenBack = type === 'BET_VOID' ? stake.counted : 0;
    await repository.settleStake(tx, stake, stake.counted - takenBack);
    if (takenBack > 0) {
      assignment = { ...assignment, wagered: assignment.wagered - takenBack };
      await repository.updateAssignment(tx, assignment, { wagered: assignment.wagered });
      app.bonuses.announce(tx, assignment);
    }
  }
  if (assignment.state !== 'WAGERING') {
    if (bonusAmount > 0)
      await settleLateMoney(app, ledger, assignment, reference, bonusAmount, lateMoneyGoesToMain(assignment.state));
    return;
  }
  const balances = await app.wallet.balances(playerId, tx);
  // With later movements still to come, the wallet's present balance says nothing about this moment.
  if (!balances || balances.version !== seq || balances[VERTICAL_WALLET[vertical]] > 0) return;
  if (!(await repository.hasBonusInPlay(tx, playerId, assignment.assignmentId)))
    await endAssignment(app, ledger, assignment, 'USE_UP');
}
