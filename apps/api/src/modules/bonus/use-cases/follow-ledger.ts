import { BONUS_VERTICALS, type BonusVertical } from '@baize/contracts/reward';
import { toWire } from '@baize/kernel';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../../plugins/database.ts';
import { accountsAlongside, accountsOfPerson } from '../../person/index.ts';
import { findStanding } from '../../player/index.ts';
import { betReference, promiseOfBet } from '../../sportsbook/index.ts';
import { movementOf, playedAfter, type LedgerMovement, type LedgerTransaction } from '../../wallet/index.ts';
import { bonusOf, countedStake, isOpen, lateMoneyGoesToMain, VERTICAL_WALLET } from '../model/assignment.ts';
import { needsDeposit } from '../model/campaign.ts';
import * as repository from '../repository.ts';
import type { Assignment } from '../repository.ts';
import { countStakeForBets, returnStakeOfBets } from './bet-and-get.ts';
import {
  advanceAssignment,
  endAssignment,
  grantAssignment,
  payOwed,
  settleLateMoney,
  tellOfBonus,
} from './assignment-money.ts';
import { isFreeToPlay, isGift } from './eligibility.ts';

/** Virtual sports are paid from the sports bonus wallet too, so its owner follows them; they count for no wagering. */
const verticalOf = (category: string): BonusVertical | null =>
  category === 'VIRTUAL_SPORTS' ? 'SPORTS' : (BONUS_VERTICALS.find((vertical) => vertical === category) ?? null);

/** Movements that give a stake its outcome, change it or take it back. The last three come from the sportsbook only (0100). */
const OUTCOMES: readonly string[] = ['BET_VOID', 'WIN', 'LOSS', 'CASHOUT', 'CASHOUT_VOID', 'WIN_VOID'];

/**
 * A sports stake counts with its result. Until then the bet may still be refused or cashed out, so the player has risked
 * nothing yet (docs/decisions/0110).
 */
const isResult = (type: string): boolean => type === 'WIN' || type === 'LOSS';

/**
 * Returns the references that the stake of an outcome can have. A later result of a sports bet answers the result before
 * it, not the stake, so its stake is found by the bet's id, which is its round.
 */
const stakeReferences = ({ relatesTo, roundId }: LedgerMovement, vertical: BonusVertical): readonly string[] => [
  ...(relatesTo === null ? [] : [relatesTo]),
  ...(vertical === 'SPORTS' && roundId !== null ? [betReference(roundId)] : []),
];

/** Handles one movement of the ledger: deposits give bonuses, stakes advance them, outcomes end them. */
export async function followMovement(app: FastifyInstance, tx: Transaction, movement: LedgerMovement): Promise<void> {
  const { type, category, status, amount } = movement;
  if (type === 'DEPOSIT' && category === 'PAYMENT' && status === 'SUCCESS' && amount > 0)
    return giveForDeposit(app, tx, movement);
  if (type === 'REVERSAL_DP') return revokeForReversal(app, tx, movement);
  const vertical = verticalOf(category);
  if (!vertical) return;
  if (type === 'BET') {
    if (vertical !== 'SPORTS') await countStakeForBets(app, tx, movement);
    return countBet(app, tx, movement, vertical);
  }
  if (!OUTCOMES.includes(type) || status === 'CANCELLED') return;
  if (vertical === 'SPORTS' && isResult(type) && movement.roundId !== null) {
    const bet = await movementOf(tx, movement.playerId, betReference(movement.roundId));
    if (bet) await countStakeForBets(app, tx, bet, unsoldOf(await promiseOfStake(tx, bet)));
  }
  if (type === 'BET_VOID' && amount >= 0)
    for (const relatesTo of new Set(stakeReferences(movement, vertical)))
      await returnStakeOfBets(app, tx, { ...movement, relatesTo });
  return settle(app, tx, movement, vertical);
}

/** A part of a sports bet was sold: the bet stays open, so this is no outcome of it. */
const isPartSale = ({ type, category, relatesTo }: LedgerMovement): boolean =>
  type === 'CASHOUT' && relatesTo === null && verticalOf(category) === 'SPORTS';

/** Returns what the sports bet of a stake promises; undefined for another stake. */
const promiseOfStake = async (tx: Transaction, { playerId, roundId }: LedgerMovement) =>
  roundId === null ? undefined : ((await promiseOfBet(tx, playerId, roundId)) ?? undefined);

/** Returns how much of what a stake counts is left without the part that was sold back, with which nothing was risked. */
const unsoldOf =
  (promise: { readonly amount: number; readonly sold: number } | undefined) =>
  (counted: number): number =>
    promise === undefined || promise.sold === 0
      ? counted
      : Number((BigInt(counted) * BigInt(promise.amount - promise.sold)) / BigInt(promise.amount));

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
    if (await isSharedElsewhere(tx, assignment)) {
      await refuseShared(app, ledger, assignment, reference);
      continue;
    }
    // Also where the player chose none: if the bank takes this deposit back, its bonus ends.
    await repository.updateAssignment(tx, assignment, { depositReference: reference });
    await grantAssignment(app, ledger, { ...assignment, depositReference: reference }, bonus, seq);
    return;
  }
}

/**
 * Tells whether other accounts have had a deposit's bonus, on a device or with a means of payment of this one. A claim
 * cannot know the card that will pay, so the deposit looks again (docs/decisions/0132).
 */
async function isSharedElsewhere(tx: Transaction, assignment: Assignment): Promise<boolean> {
  const { playerId, campaignId, terms } = assignment;
  if (!isGift(terms)) return false;
  const accounts = await accountsOfPerson(tx, playerId);
  const alongside = await accountsAlongside(tx, accounts);
  if (alongside.length === 0) return false;
  // Two deposits with one card at once: the second sees what the first was given.
  await repository.holdClaims(tx, [...accounts, ...alongside]);
  const own = (await repository.claimsOf(tx, accounts)).get(campaignId) ?? 0;
  return own + (await repository.claimsBefore(tx, alongside, assignment)) > terms.claimsPerPerson;
}

/** Ends a bonus that a deposit does not bring, and says why. The deposit itself is the player's. */
async function refuseShared(
  app: FastifyInstance,
  ledger: LedgerTransaction,
  assignment: Assignment,
  depositId: string,
): Promise<void> {
  const { tx } = ledger;
  const { playerId, assignmentId, campaignId } = await endAssignment(app, ledger, assignment, 'CANCEL');
  await app.tellPlayer(tx, { playerId, kind: 'BONUS_SHARED', values: {} });
  await app.audit(tx, 'bonus.shared', playerId, { assignmentId, campaignId, depositId });
}

/**
 * Ends the bonus of a deposit that the player's bank has taken back, in part too: what is left of the bonus money and what
 * was won with it return to the house. Money that has become the player's own stays; an operator decides about it
 * (docs/decisions/0081).
 */
async function revokeForReversal(app: FastifyInstance, tx: Transaction, movement: LedgerMovement): Promise<void> {
  const { playerId, relatesTo } = movement;
  if (relatesTo === null) return;
  const given = (await repository.openAssignments(tx, playerId)).find(
    ({ state, depositReference }) => state === 'WAGERING' && depositReference === relatesTo,
  );
  if (!given) return;
  const { ledger, assignment } = await locked(app, tx, given);
  if (assignment?.state !== 'WAGERING') return;
  const bonusMoney = async () => (await app.wallet.balances(playerId, tx))?.[VERTICAL_WALLET[assignment.vertical]] ?? 0;
  const before = await bonusMoney();
  const inPlay = await repository.bonusInPlay(tx, assignment);
  const ended = await endAssignment(app, ledger, assignment, 'REVOKE', { seen: movement.seq });
  const taken = before - (await bonusMoney()) - (ended.converted - assignment.converted);
  await tellOfBonus(app, tx, ended, 'BONUS_CANCELLED', taken + inPlay);
  await app.audit(tx, 'bonus.deposit_reversed', playerId, {
    assignmentId: ended.assignmentId,
    campaignId: ended.campaignId,
    depositId: relatesTo,
    currencyCode: ended.currency,
    taken: toWire(taken),
    inPlay: toWire(inPlay),
    alreadyOwn: toWire(ended.converted),
  });
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
  const counted = vertical === 'SPORTS' ? 0 : countedStake(assignment.terms, amounts, stake);
  await repository.insertStake(tx, {
    playerId,
    reference,
    assignmentId: assignment.assignmentId,
    counted,
    bonusAmount: stake.bonusAmount,
  });
  if (counted === 0) return;
  await advanceAssignment(app, app.wallet.within(tx), assignment, assignment.wagered + counted, seq);
}

async function stakeAnswered(tx: Transaction, movement: LedgerMovement, vertical: BonusVertical) {
  for (const reference of stakeReferences(movement, vertical)) {
    const stake = await repository.stakeOf(tx, movement.playerId, reference);
    if (stake) return stake;
  }
  return null;
}

/**
 * Returns what a stake counts after a movement. One that is returned counts nothing. A sports stake also counts nothing
 * while its bet is open or once it is cashed out, and only the rest of it where a part was sold; what takes an earlier
 * result back leaves the decision to the new one.
 */
async function countedAfter(
  tx: Transaction,
  assignment: Assignment,
  stake: repository.StakeRow,
  { type, amount }: LedgerMovement,
  vertical: BonusVertical,
): Promise<number> {
  if (type === 'CASHOUT' || type === 'CASHOUT_VOID' || (type === 'BET_VOID' && amount >= 0)) return 0;
  if (vertical !== 'SPORTS' || !isResult(type) || stake.counted > 0) return stake.counted;
  const amounts = assignment.terms.amounts[assignment.currency];
  const bet = await movementOf(tx, stake.playerId, stake.reference);
  if (!amounts || !bet) return 0;
  const promise = await promiseOfStake(tx, bet);
  const counted = countedStake(assignment.terms, amounts, {
    ...bet,
    amount: -bet.amount,
    bonusAmount: -bet.bonusAmount,
    bet: promise,
  });
  return unsoldOf(promise)(counted);
}

/**
 * Returns the bonus whose money paid a stake of no assignment: what was left of the latest one before the stake. The one
 * before the outcome may be a newer one, which would get the money of the other.
 */
async function ownerOfLeftover(
  tx: Transaction,
  movement: LedgerMovement,
  vertical: BonusVertical,
): Promise<Assignment | null> {
  const { playerId } = movement;
  for (const reference of stakeReferences(movement, vertical)) {
    const bet = await movementOf(tx, playerId, reference);
    if (bet) return repository.latestGranted(tx, playerId, vertical, bet.seq);
  }
  return repository.latestGranted(tx, playerId, vertical, movement.seq);
}

/** A stake has its outcome, is returned, is cashed out, or has one of these taken back. */
async function settle(
  app: FastifyInstance,
  tx: Transaction,
  movement: LedgerMovement,
  vertical: BonusVertical,
): Promise<void> {
  const { playerId, reference, bonusAmount, seq, type } = movement;
  const stake = await stakeAnswered(tx, movement, vertical);
  const owner = stake
    ? { playerId, assignmentId: stake.assignmentId }
    : bonusAmount > 0
      ? await ownerOfLeftover(tx, movement, vertical)
      : null;
  if (!owner) return;
  const { ledger, assignment: found } = await locked(app, tx, owner);
  if (!found) return;
  let assignment = found;
  if (stake) {
    const counted = await countedAfter(tx, assignment, stake, movement, vertical);
    // A cash-out that is taken back opens the bet again, and the sale of a part leaves it open: its bonus money is in play.
    await repository.settleStake(tx, stake, counted, type !== 'CASHOUT_VOID' && !isPartSale(movement));
    if (counted !== stake.counted) {
      const before = assignment.state;
      assignment = await advanceAssignment(app, ledger, assignment, assignment.wagered + counted - stake.counted, seq);
      if (assignment.state !== before) return;
    }
  }
  if (assignment.state !== 'WAGERING') {
    // What came before the end went with it.
    if (bonusAmount > 0 && seq > (assignment.closedSeq ?? 0))
      await settleLateMoney(app, ledger, assignment, reference, bonusAmount, lateMoneyGoesToMain(assignment.state));
    return;
  }
  assignment = await payOwed(app, ledger, assignment, seq);
  const balances = await app.wallet.balances(playerId, tx);
  if (!balances || balances[VERTICAL_WALLET[vertical]] > 0) return;
  // With later play still to come, the wallet's present balance says nothing about this moment.
  if (balances.version !== seq && (await playedAfter(tx, { playerId, vertical }, seq)).movements > 0) return;
  if ((await repository.bonusInPlay(tx, assignment)) === 0)
    await endAssignment(app, ledger, assignment, 'USE_UP', { seen: seq, closedSeq: seq });
}
