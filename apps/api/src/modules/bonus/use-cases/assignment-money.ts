import type { FastifyInstance } from 'fastify';
import type { InboxKind } from '@baize/contracts/inbox';
import { toWire, type Hundredths } from '@baize/kernel';
import type { Transaction } from '../../../plugins/database.ts';
import {
  convertBonus,
  forfeitBonus,
  grantBonus,
  playedAfter,
  referenceOf,
  returnedAfter,
  type Balances,
  type LedgerTransaction,
  type Movement,
} from '../../wallet/index.ts';
import {
  conversionOf,
  lateMoneyGoesToMain,
  nextState,
  stepsCompleted,
  stepShare,
  VERTICAL_WALLET,
  type AssignmentEvent,
} from '../model/assignment.ts';
import { commitmentOf } from '../model/campaign.ts';
import { CONSUMER } from '../model/consumer.ts';
import * as repository from '../repository.ts';
import type { Assignment } from '../repository.ts';

const HOUR_MS = 3_600_000;
/** How long before a bonus ends the inbox says so, once, in hours. */
export const NOTICE_HOURS = 24;

/*
 * Everything here runs in a transaction that has locked the wallet. Each movement's reference comes from the assignment,
 * so none can be booked twice, whatever is repeated.
 */

/** Books a movement of bonus money. @throws Error if the ledger refuses: the books and the assignment would differ */
async function book(ledger: LedgerTransaction, assignment: Assignment, movement: Movement): Promise<Balances> {
  const { outcome, balances } = await ledger.move(movement);
  if ((outcome !== 'MOVED' && outcome !== 'REPLAY') || !balances)
    throw new Error(
      `The ledger answered ${outcome} to ${movement.type} of ${movement.amount} for the bonus ${assignment.assignmentId}. Nothing was booked; compare the player's bonus wallet with the assignment.`,
    );
  return balances;
}
const common = (assignment: Assignment, what: string) => ({
  reference: referenceOf(`bonus-${what}`, assignment.assignmentId),
  playerId: assignment.playerId,
  currency: assignment.currency,
});
/** Null without a title: the site calls it a bonus in the player's language. */
const titleOf = ({ terms }: Assignment): string | null => terms.title;

async function balancesOf(app: FastifyInstance, ledger: LedgerTransaction, playerId: string): Promise<Balances> {
  const balances = await app.wallet.balances(playerId, ledger.tx);
  if (!balances)
    throw new Error(`The player ${playerId} has a bonus and no wallet. Wallets are never removed: verify the ledger.`);
  return balances;
}

/** Returns the state after an event. @throws Error for an event that cannot happen: the caller has not looked */
function stateAfter(assignment: Assignment, event: AssignmentEvent): Assignment['state'] {
  const state = nextState(assignment.state, event);
  if (!state)
    throw new Error(
      `${event} cannot happen to the bonus ${assignment.assignmentId}, which is ${assignment.state}. Read it under the wallet's lock first.`,
    );
  return state;
}

/** Leaves a message about a bonus in the inbox, in the caller's transaction. @param amount in hundredths */
export const tellOfBonus = (
  app: FastifyInstance,
  tx: Transaction,
  { playerId, currency }: Pick<Assignment, 'playerId' | 'currency'>,
  kind: InboxKind,
  amount: Hundredths,
): Promise<void> => app.tellPlayer(tx, { playerId, kind, values: { amount: toWire(amount), currencyCode: currency } });

/** Leaves the campaign's budget what a claim has not given. Winnings of free spins are not what the budget counts. */
async function releaseRest({ tx }: LedgerTransaction, assignment: Assignment, given: Hundredths): Promise<void> {
  const rest = assignment.terms.freeSpins ? 0 : commitmentOf(assignment.terms, assignment.currency) - given;
  if (rest > 0) await repository.releaseCommitment(tx, assignment, rest);
}

/**
 * Gives the bonus money of a claimed assignment. A bonus without wagering becomes the player's own at once.
 * @param seen see `inWallet`
 */
export async function grantAssignment(
  app: FastifyInstance,
  ledger: LedgerTransaction,
  assignment: Assignment,
  amount: Hundredths,
  seen?: number,
): Promise<Assignment> {
  const state = stateAfter(assignment, 'GRANT');
  const { version } = await book(
    ledger,
    assignment,
    grantBonus(common(assignment, 'grant'), amount, assignment.vertical, titleOf(assignment)),
  );
  const change = {
    state,
    grantedSeq: version,
    grantedAmount: amount,
    requirement: amount * assignment.terms.wrMultiplier,
    expiresAt: new Date(app.clock.now().getTime() + assignment.terms.validHours * HOUR_MS),
    // A bonus that lasts no longer than two notices says its end when it is given.
    warnedAt: assignment.terms.validHours <= 2 * NOTICE_HOURS ? app.clock.now() : null,
  };
  await repository.updateAssignment(ledger.tx, assignment, change);
  await releaseRest(ledger, assignment, amount);
  const granted = { ...assignment, ...change };
  app.bonuses.announce(ledger.tx, granted);
  // Without wagering it is the player's own money now, and that is what the inbox says.
  if (change.requirement === 0) return endAssignment(app, ledger, granted, 'CONVERT', { seen });
  await tellOfBonus(app, ledger.tx, granted, 'BONUS_GRANTED', amount);
  return granted;
}

/**
 * Ends an assignment and empties its bonus wallet: into MAIN up to the maximum win if the wagering is complete, otherwise
 * back to the house.
 * @param at `seen`: see `inWallet`; `closedSeq`: the movement that used it up, as later stakes do not count
 */
export async function endAssignment(
  app: FastifyInstance,
  ledger: LedgerTransaction,
  assignment: Assignment,
  event: Exclude<AssignmentEvent, 'GRANT'>,
  at: { readonly seen?: number | undefined; readonly closedSeq?: number } = {},
): Promise<Assignment> {
  const state = stateAfter(assignment, event);
  // The end of the wagering gives everything anyway.
  if (event !== 'CONVERT') assignment = await payOwed(app, ledger, assignment, at.seen);
  const balance = assignment.state === 'WAGERING' ? await inWallet(app, ledger, assignment, at.seen) : 0;
  const terms = assignment.terms.amounts[assignment.currency];
  const { kept, surplus } =
    event === 'CONVERT'
      ? conversionOf(balance, terms?.maximumWin ?? null, assignment.converted)
      : { kept: 0, surplus: balance };
  let { version } = await balancesOf(app, ledger, assignment.playerId);
  if (kept > 0)
    ({ version } = await book(
      ledger,
      assignment,
      convertBonus(common(assignment, 'convert'), kept, assignment.vertical, titleOf(assignment)),
    ));
  if (surplus > 0)
    ({ version } = await book(
      ledger,
      assignment,
      forfeitBonus(common(assignment, 'forfeit'), surplus, assignment.vertical, titleOf(assignment)),
    ));
  const converted = assignment.converted + kept;
  const stepsDone = event === 'CONVERT' ? (assignment.terms.steps ?? 0) : assignment.stepsDone;
  // What arrives late is the player's own, or pays what is owed first.
  const owed = lateMoneyGoesToMain(state) ? 0 : assignment.owed;
  // A player may forfeit before the consumer has seen the latest stakes: what these had earned is given back.
  const forfeited = event === 'FORFEIT' ? surplus : 0;
  const closedSeq = at.closedSeq ?? version;
  const change = { state, converted, stepsDone, owed, forfeited, closedSeq, closedAt: app.clock.now() };
  await repository.updateAssignment(ledger.tx, assignment, change);
  // A claim that gave nothing is free again for someone else.
  if (event === 'CANCEL') await repository.countClaim(ledger.tx, assignment, assignment.currency, -1);
  // One whose deposit never came stays a claim, but it gives nothing of the budget.
  else if (assignment.grantedAmount === null) await releaseRest(ledger, assignment, 0);
  const ended = { ...assignment, ...change };
  app.bonuses.announce(ledger.tx, ended);
  // A forfeit is the player's own doing, and one that has given nothing has nothing to lose.
  if (event === 'CONVERT' && converted > 0) await tellOfBonus(app, ledger.tx, ended, 'BONUS_COMPLETED', converted);
  if (event === 'EXPIRE' && surplus > 0) await tellOfBonus(app, ledger.tx, ended, 'BONUS_EXPIRED', surplus);
  return ended;
}

/**
 * Writes how much of the wagering is done, and what follows from it: complete steps make a part of the bonus money the
 * player's own, and the end of the wagering all of it. The wallet must be locked.
 * @param seq of the movement that changed it
 * @returns the assignment as it is now
 */
export async function advanceAssignment(
  app: FastifyInstance,
  ledger: LedgerTransaction,
  assignment: Assignment,
  wagered: Hundredths,
  seq: number,
): Promise<Assignment> {
  const isForward = wagered > assignment.wagered;
  await repository.updateAssignment(ledger.tx, assignment, { wagered });
  const advanced = { ...assignment, wagered };
  app.bonuses.announce(ledger.tx, advanced);
  if (!isForward) return advanced;
  if (advanced.state === 'FORFEITED' && seq <= (advanced.closedSeq ?? 0))
    return releaseSteps(app, ledger, advanced, seq);
  if (advanced.state !== 'WAGERING') return advanced;
  if (wagered >= advanced.requirement) return endAssignment(app, ledger, advanced, 'CONVERT', { seen: seq });
  return releaseSteps(app, ledger, advanced, seq);
}

/**
 * Gives the player what the steps that are newly complete make their own, up to the maximum win: a share of what was in
 * the wallet after the movement that completed them. The ledger alone says how much that was, so it does not matter when
 * the consumer sees it, or whether late winnings of a bonus before this one were staked too.
 */
async function releaseSteps(
  app: FastifyInstance,
  ledger: LedgerTransaction,
  assignment: Assignment,
  seq: number,
): Promise<Assignment> {
  const { playerId, vertical, currency, terms, wagered, requirement, stepsDone: done, converted, owed } = assignment;
  const { grantedSeq, grantedAmount } = assignment;
  const count = terms.steps;
  if (count === undefined) return assignment;
  const completed = stepsCompleted(wagered, requirement, count);
  if (completed <= done) return assignment;
  const own = { playerId, vertical };
  const since = grantedSeq ?? 0;
  const played = await playedAfter(ledger.tx, own, since, seq);
  const others = await returnedAfter(ledger.tx, own, { seq: since, stakedUpTo: since, upTo: seq });
  // What earlier steps have given is no longer bonus money, though it may still be in play.
  const balance = Math.max(0, (grantedAmount ?? 0) + played.amount - others - converted - owed);
  const share = stepShare(balance, currency, { count, done, completed });
  const { kept } = conversionOf(share, terms.amounts[currency]?.maximumWin ?? null, converted + owed);
  const change = { stepsDone: completed, owed: owed + kept };
  await repository.updateAssignment(ledger.tx, assignment, change);
  return payOwed(app, ledger, { ...assignment, ...change }, seq);
}

/**
 * Returns the bonus money of an active assignment that is in the wallet. Late winnings of a bonus before it may be there
 * too, until the consumer moves them to where that bonus's money went; they are no part of it.
 * @param seen the movement that the consumer handles now; outside of the consumer its cursor, which is the default
 */
async function inWallet(
  app: FastifyInstance,
  ledger: LedgerTransaction,
  { playerId, vertical, grantedSeq }: Assignment,
  seen?: number,
): Promise<Hundredths> {
  const there = (await balancesOf(app, ledger, playerId))[VERTICAL_WALLET[vertical]];
  const seq = seen ?? (await app.ledgerConsumers.handledUpTo(ledger.tx, CONSUMER, playerId));
  const late = await returnedAfter(ledger.tx, { playerId, vertical }, { seq, stakedUpTo: grantedSeq ?? 0, upTo: null });
  return Math.min(there, Math.max(0, there - late));
}

/**
 * Pays what steps have given, as far as it is there; the rest is in play, and is paid when something comes back.
 * The wallet must be locked.
 * @param seen see `inWallet`
 * @returns the assignment as it is now
 */
export async function payOwed(
  app: FastifyInstance,
  ledger: LedgerTransaction,
  assignment: Assignment,
  seen?: number,
): Promise<Assignment> {
  const { owed, converted, forfeited, vertical, playerId, currency } = assignment;
  if (owed === 0) return assignment;
  const isForfeited = assignment.state === 'FORFEITED';
  const paid = Math.min(owed, isForfeited ? forfeited : await inWallet(app, ledger, assignment, seen));
  if (paid === 0) return assignment;
  // Each payment raises what the player has, so each has movements of its own, and can have them only once.
  const own = (what: string) => ({
    reference: referenceOf(`bonus-${what}`, `${assignment.assignmentId} ${converted}`),
    playerId,
    currency,
  });
  if (isForfeited) await book(ledger, assignment, grantBonus(own('step-return'), paid, vertical, titleOf(assignment)));
  await book(ledger, assignment, convertBonus(own('step-paid'), paid, vertical, titleOf(assignment)));
  const change = {
    converted: converted + paid,
    owed: owed - paid,
    ...(isForfeited ? { forfeited: forfeited - paid } : {}),
  };
  await repository.updateAssignment(ledger.tx, assignment, change);
  return { ...assignment, ...change };
}

/**
 * Moves money that reached the bonus wallet after its assignment had ended (a late win, a returned stake) to where the
 * assignment's own money went; what its steps still owe is paid first.
 * @param reference of the movement that brought it
 */
export async function settleLateMoney(
  app: FastifyInstance,
  ledger: LedgerTransaction,
  assignment: Assignment,
  reference: string,
  amount: Hundredths,
  toMain: boolean,
): Promise<void> {
  const balances = await balancesOf(app, ledger, assignment.playerId);
  const arrived = Math.min(amount, balances[VERTICAL_WALLET[assignment.vertical]]);
  const maximumWin = assignment.terms.amounts[assignment.currency]?.maximumWin ?? null;
  const { kept, surplus } = toMain
    ? conversionOf(arrived, maximumWin, assignment.converted)
    : { kept: Math.min(arrived, assignment.owed), surplus: Math.max(0, arrived - assignment.owed) };
  const own = (what: string) => ({
    reference: referenceOf(`bonus-late-${what}`, `${assignment.playerId} ${reference}`),
    playerId: assignment.playerId,
    currency: assignment.currency,
  });
  if (kept > 0) {
    await book(ledger, assignment, convertBonus(own('convert'), kept, assignment.vertical, titleOf(assignment)));
    await repository.updateAssignment(ledger.tx, assignment, {
      converted: assignment.converted + kept,
      owed: Math.max(0, assignment.owed - kept),
    });
  }
  if (surplus > 0)
    await book(ledger, assignment, forfeitBonus(own('forfeit'), surplus, assignment.vertical, titleOf(assignment)));
}
