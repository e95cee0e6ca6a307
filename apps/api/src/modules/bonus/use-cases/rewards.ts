import type { BonusStop } from '@baize/contracts/bonus';
import type { Reward } from '@baize/contracts/reward';
import type { BonusAtStake } from '@baize/contracts/cashier';
import { ERROR } from '@baize/contracts/errors';
import { toWire, type CurrencyCode } from '@baize/kernel';
import type { FastifyInstance } from 'fastify';
import type { Queryable, Transaction } from '../../../plugins/database.ts';
import { Refusal } from '../../../plugins/errors.ts';
import type { Player } from '../../../plugins/player-tokens.ts';
import { findStanding } from '../../player/index.ts';
import type { LedgerTransaction } from '../../wallet/index.ts';
import { openBetAndGets } from '../bet-and-get-repository.ts';
import { openFreeBets } from '../free-bet-repository.ts';
import { openFreeSpins } from '../free-spin-repository.ts';
import { isOpen, VERTICAL_WALLET } from '../model/assignment.ts';
import { contributionOf, isCashback, needsDeposit } from '../model/campaign.ts';
import { waitingBonuses } from '../queue-repository.ts';
import * as repository from '../repository.ts';
import type { Assignment, Campaign } from '../repository.ts';
import { activeIn, refusalOfActive } from './active.ts';
import { endAssignment, grantAssignment } from './assignment-money.ts';
import { cashbackOffers, cashbackRewards } from './cashback.ts';
import { claimantOf, lockClaimant, walletOf } from './claimant.ts';
import { bonusStop, claimRefused, refusalOf } from './eligibility.ts';
import { createFreeBet, forfeitFreeBet } from './free-bets.ts';
import { forfeitFreeSpins } from './free-spins.ts';
import { leaveQueued } from './leave-queue.ts';
import { newAssignment } from './new-assignment.ts';
import {
  optional,
  wireAssignment,
  wireBetAndGet,
  wireCampaign,
  wireFreeBet,
  wireFreeSpins,
  wireQueued,
} from './wire-reward.ts';
import { waitForConsumer } from './wait-for-consumer.ts';

/** Rewards by end date; those without one come last (B§5). */
export const byEnd = (one: Reward, two: Reward): number => {
  const endOf = (reward: Reward) => reward.expiresAt ?? reward.endedAt ?? '9';
  return endOf(one).localeCompare(endOf(two));
};

/** The player's active rewards, by end date. */
export async function activeRewards(app: FastifyInstance, playerId: string): Promise<Reward[]> {
  const open = await repository.openAssignments(app.db, playerId);
  const others = [
    ...(await openFreeSpins(app.db, playerId)).map(wireFreeSpins),
    ...(await openFreeBets(app.db, playerId)).map(wireFreeBet),
    ...(await queuedRewards(app, playerId)),
    ...(await openBetAndGets(app.db, playerId)).map(wireBetAndGet),
    ...(await cashbackRewards(app, playerId)),
  ];
  if (open.length === 0) return others.sort(byEnd);
  const balances = await walletOf(app, app.db, playerId);
  const mine = await Promise.all(
    open.map(async (assignment) =>
      wireAssignment(assignment, balances, await repository.bonusInPlay(app.db, assignment)),
    ),
  );
  return [...mine, ...others].sort(byEnd);
}

/** The player's rewards that wait for another bonus to end. */
async function queuedRewards(app: FastifyInstance, playerId: string): Promise<Reward[]> {
  const waiting = await waitingBonuses(app.db, playerId);
  if (waiting.length === 0) return [];
  const { currency } = await walletOf(app, app.db, playerId);
  return waiting.map((queued) => wireQueued(queued, currency));
}

/** What the player can claim, by end date. Campaigns of a code show themselves only to a player who enters it. */
export async function eligibleRewards(app: FastifyInstance, player: Player): Promise<Reward[]> {
  const { playerId } = player;
  const { currency } = await walletOf(app, app.db, playerId);
  const claimant = await claimantOf(app.db, playerId, {
    currency,
    depositCount: await app.wallet.depositsCount(playerId),
  });
  const mine = [
    ...(await repository.openAssignments(app.db, playerId)),
    ...(await openFreeSpins(app.db, playerId)),
    ...(await openFreeBets(app.db, playerId)),
    ...(await waitingBonuses(app.db, playerId)),
    ...(await openBetAndGets(app.db, playerId)),
  ];
  const open = new Set(mine.map(({ campaignId }) => campaignId));
  const now = app.clock.now();
  const isOpenTo = await cashbackOffers(app.db, playerId, now);
  return (await repository.activeCampaigns(app.db, claimant.standing.brand))
    .filter(
      (campaign) =>
        campaign.bonusCode === null &&
        !open.has(campaign.campaignId) &&
        refusalOf(app, campaign, claimant) === null &&
        (!isCashback(campaign.terms.trigger) || isOpenTo(campaign)),
    )
    .flatMap((campaign) => wireCampaign(campaign, currency, now, claimant.registeredAt) ?? [])
    .sort(byEnd);
}

/** A claim of a reward, of an opt-in campaign or by code. */
export interface Claim {
  readonly campaignId: string;
  /** The version that the player has read; null: they have read the newest one, because they came with its code. */
  readonly version: number | null;
  /** In capitals; null without one. */
  readonly code: string | null;
  readonly optIn: boolean;
}

/**
 * Claims a reward. Without a deposit to wait for, its money is given at once. Two claims at once from two devices come one
 * after the other, under the wallet's lock.
 * @throws Refusal 400 error.bonus.active.already.exists or error.bonus.active.triggered.already.exists, with the
 * assignment · 400 error.bonus.not_available · 400 error.bonus.shared · 400 error.bonus_code.used · 409
 * error.bonus.terms_changed
 */
export async function claimReward(app: FastifyInstance, player: Player, claim: Claim): Promise<Reward> {
  await waitForConsumer(app, player.playerId);
  return app.wallet.transaction(async (ledger) => {
    const { tx } = ledger;
    const { playerId } = player;
    const { wallet, claimant } = await lockClaimant(app, tx, player);
    const campaign = await repository.lockCampaign(tx, claim.campaignId);
    const isAsked = campaign?.bonusCode === claim.code && (campaign.terms.category === 'OPT_IN') === claim.optIn;
    // Cashback and BET rewards are activated, and free spins have a claim of their own.
    const isMoney =
      campaign && !isCashback(campaign.terms.trigger) && campaign.terms.trigger !== 'BET' && !campaign.terms.freeSpins;
    const refusal = campaign && isAsked && isMoney ? refusalOf(app, campaign, claimant) : 'NOT_AVAILABLE';
    const isFreeBet = campaign?.terms.freeBet !== undefined;
    const open = (await repository.openAssignments(tx, playerId)).filter(
      ({ vertical }) => !isFreeBet && vertical === campaign?.terms.vertical,
    );
    // A second click, or the other device: the player has what they asked for.
    const same = open.find(({ campaignId }) => campaignId === claim.campaignId);
    if (same) return wireAssignment(same, await walletOf(app, tx, playerId));
    const sameBet = (await openFreeBets(tx, playerId)).find(
      ({ campaignId, state }) => campaignId === claim.campaignId && state === 'ACTIVE',
    );
    if (sameBet) return wireFreeBet(sameBet);
    if (!campaign || refusal !== null) throw claimRefused(refusal, claim.code);
    if (claim.version !== null && claim.version !== campaign.version) throw new Refusal(409, ERROR.bonusTermsChanged);
    if (isFreeBet) {
      const held = await activeIn(tx, playerId, 'FREE_BET');
      if (held) throw refusalOfActive(held);
      await repository.countClaim(tx, campaign, wallet.currency, 1);
      return createFreeBet(app, tx, playerId, wallet.currency, campaign);
    }
    const [active] = open;
    if (active) throw refusalOfActive({ assignmentId: active.assignmentId, isTriggered: active.state !== 'WAGERING' });
    await repository.countClaim(tx, campaign, wallet.currency, 1);
    return createAssignment(app, ledger, playerId, wallet, campaign);
  });
}

/** Makes an assignment of a campaign, and gives its money unless a deposit has to come first. The wallet is locked. */
export async function createAssignment(
  app: FastifyInstance,
  ledger: LedgerTransaction,
  playerId: string,
  wallet: { readonly currency: CurrencyCode; readonly version: number },
  campaign: Pick<Campaign, 'campaignId' | 'version' | 'terms'>,
): Promise<Reward> {
  const { tx } = ledger;
  const { terms } = campaign;
  const assignment = newAssignment(playerId, campaign, wallet, app.clock.now());
  if (!(await repository.insertAssignment(tx, assignment)))
    throw new Error(
      `The player ${playerId} has an open bonus in ${terms.vertical} that the wallet's lock did not show.`,
    );
  app.bonuses.announce(tx, assignment);
  const amount = terms.amounts[wallet.currency]?.bonus ?? 0;
  const claimed = needsDeposit(terms.trigger) ? assignment : await grantAssignment(app, ledger, assignment, amount);
  return wireAssignment(claimed, await walletOf(app, tx, playerId));
}

/** Returns the reward of a code for a player who may claim it. @throws Refusal 400 with a code that says why not */
export async function rewardOfCode(app: FastifyInstance, player: Player, code: string): Promise<Reward> {
  const { playerId } = player;
  const { currency } = await walletOf(app, app.db, playerId);
  const claimant = await claimantOf(app.db, playerId, {
    currency,
    depositCount: await app.wallet.depositsCount(playerId),
  });
  const campaign = await repository.campaignByCode(app.db, claimant.standing.brand, code);
  const refusal = campaign ? refusalOf(app, campaign, claimant) : 'NOT_AVAILABLE';
  // A code of another market gets the answer of a wrong one: it tells nothing about campaigns that are not the player's.
  if (!campaign || refusal === 'NOT_AVAILABLE') throw new Refusal(400, ERROR.bonusCodeInvalid);
  if (refusal !== null) throw claimRefused(refusal, code);
  const reward = wireCampaign(campaign, currency, app.clock.now(), claimant.registeredAt);
  if (!reward) throw new Refusal(400, ERROR.bonusCodeInvalid);
  return reward;
}

/** Returns why the player may have no bonus now, and so may not enter a code (B§2 manual-claim permission); null if they may. */
export async function bonusStopOf(app: FastifyInstance, playerId: string): Promise<BonusStop | null> {
  const standing = await findStanding(app.db, playerId);
  return standing === null ? 'ACCOUNT' : bonusStop(app, standing);
}

/**
 * Gives up a bonus: its money goes back to the house. One that still waits for its deposit is left, and can be claimed
 * again.
 * @throws Refusal 404 · 409 error.bonus.not_active if it has ended
 */
export async function forfeitReward(app: FastifyInstance, player: Player, assignmentId: string): Promise<Reward> {
  return app.wallet.transaction(async (ledger) => {
    await app.wallet.lock(ledger.tx, player.playerId);
    const assignment = await repository.findAssignment(ledger.tx, player.playerId, assignmentId);
    await app.holdSession(ledger.tx, player);
    if (!assignment) {
      const freeSpins = await forfeitFreeSpins(app, ledger.tx, player.playerId, assignmentId);
      if (freeSpins) return freeSpins;
      const freeBet = await forfeitFreeBet(app, ledger.tx, player.playerId, assignmentId);
      if (freeBet) return freeBet;
      const { currency } = await walletOf(app, ledger.tx, player.playerId);
      const queued = await leaveQueued(ledger.tx, player.playerId, assignmentId, currency);
      if (queued) return queued;
      throw new Refusal(404, ERROR.notFound);
    }
    // A second click finds it forfeited, as it wanted.
    if (assignment.state === 'FORFEITED' || assignment.state === 'CANCELLED')
      return wireAssignment(assignment, await walletOf(app, ledger.tx, player.playerId));
    if (!isOpen(assignment.state)) throw new Refusal(409, ERROR.bonusNotActive);
    const ended = await endAssignment(app, ledger, assignment, assignment.state === 'WAGERING' ? 'FORFEIT' : 'CANCEL');
    return wireAssignment(ended, await walletOf(app, ledger.tx, player.playerId));
  });
}

/** Leaves a campaign before it has given anything. @throws Refusal 404 · 409 error.bonus.not_active */
export async function optOut(app: FastifyInstance, player: Player, campaignId: string): Promise<void> {
  await app.wallet.transaction(async (ledger) => {
    await app.wallet.lock(ledger.tx, player.playerId);
    const assignment = (await repository.openAssignments(ledger.tx, player.playerId)).find(
      (open) => open.campaignId === campaignId,
    );
    if (!assignment) throw new Refusal(404, ERROR.notFound);
    if (assignment.state === 'WAGERING') throw new Refusal(409, ERROR.bonusNotActive);
    await app.holdSession(ledger.tx, player);
    await endAssignment(app, ledger, assignment, 'CANCEL');
  });
}

/** Returns the sticky bonuses that a withdrawal of a player would forfeit (ruling 16). */
const stickyBonuses = async (target: Queryable, playerId: string): Promise<Assignment[]> =>
  (await repository.openAssignments(target, playerId)).filter(
    ({ state, terms }) => state === 'WAGERING' && terms.bonusType === 'STICKY',
  );

async function wireBonusesAtStake(
  app: FastifyInstance,
  target: Queryable,
  playerId: string,
  sticky: readonly Assignment[],
): Promise<BonusAtStake[]> {
  const balances = await walletOf(app, target, playerId);
  const atStake: BonusAtStake[] = [];
  for (const assignment of sticky) {
    const inPlay = await repository.bonusInPlay(target, assignment);
    atStake.push({
      assignmentId: assignment.assignmentId,
      vertical: assignment.vertical,
      amount: toWire(balances[VERTICAL_WALLET[assignment.vertical]]),
      ...(inPlay > 0 ? { inPlay: toWire(inPlay) } : {}),
    });
  }
  return atStake;
}

/** Tells what a withdrawal would forfeit, before the player asks for one. */
export async function bonusesAtStake(app: FastifyInstance, playerId: string): Promise<BonusAtStake[]> {
  const sticky = await stickyBonuses(app.db, playerId);
  return sticky.length === 0 ? [] : wireBonusesAtStake(app, app.db, playerId, sticky);
}

/**
 * Forfeits the sticky bonuses of a player who withdraws (ruling 16), inside the withdrawal's transaction and under the
 * wallet's lock.
 * @param consented assignments that the player agreed to lose
 * @throws Refusal 409 error.bonus.consent_needed, with what would be lost
 */
export async function forfeitForWithdrawal(
  app: FastifyInstance,
  ledger: LedgerTransaction,
  playerId: string,
  consented: readonly string[],
): Promise<void> {
  const sticky = await stickyBonuses(ledger.tx, playerId);
  if (sticky.some(({ assignmentId }) => !consented.includes(assignmentId)))
    throw new Refusal(409, ERROR.bonusConsentNeeded, {
      currencyCode: (await walletOf(app, ledger.tx, playerId)).currency,
      bonuses: await wireBonusesAtStake(app, ledger.tx, playerId, sticky),
    });
  for (const assignment of sticky) await endAssignment(app, ledger, assignment, 'FORFEIT');
}

/**
 * Notes which bonus a deposit is for (A§3 selectedBonusId), inside the transaction that stores the deposit and under the
 * wallet's lock. A later choice replaces an earlier one, whose deposit may never come.
 * @param reference of the deposit in the ledger
 * @throws Refusal 400 error.bonus.not_chosen unless the bonus waits for a deposit
 */
export async function chooseForDeposit(
  tx: Transaction,
  playerId: string,
  assignmentId: string,
  reference: string,
): Promise<void> {
  const chosen = (await repository.openAssignments(tx, playerId)).find((open) => open.assignmentId === assignmentId);
  if (!chosen || chosen.state === 'WAGERING' || !needsDeposit(chosen.terms.trigger))
    throw new Refusal(400, ERROR.bonusNotChosen);
  await repository.updateAssignment(tx, chosen, { depositReference: reference });
}

/** What the player's active bonuses say about a game. */
export async function limitationsOf(app: FastifyInstance, playerId: string, gameId: string) {
  return (await repository.openAssignments(app.db, playerId))
    .filter(({ state }) => state === 'WAGERING')
    .map(({ assignmentId, campaignId, vertical, terms, currency }) => ({
      assignmentId,
      campaignId,
      vertical,
      excluded: terms.excludedGameIds.includes(gameId),
      contribution: contributionOf(terms, gameId),
      maximumStake: optional(terms.amounts[currency]?.maximumStake ?? null),
    }));
}

/**
 * Ends an assignment whose time is over, once the consumer has seen every movement: a stake in time may have completed
 * the wagering, or a deposit in time may have started it.
 * @returns whether it has ended
 */
export async function expireAssignment(
  app: FastifyInstance,
  consumer: string,
  due: Pick<Assignment, 'playerId' | 'assignmentId'>,
): Promise<boolean> {
  return app.wallet.transaction(async (ledger) => {
    const tx: Transaction = ledger.tx;
    const wallet = await app.wallet.lock(tx, due.playerId);
    const assignment = await repository.findAssignment(tx, due.playerId, due.assignmentId);
    if (!wallet || !assignment || !isOpen(assignment.state) || assignment.expiresAt > app.clock.now()) return false;
    if ((await app.ledgerConsumers.handledUpTo(tx, consumer, due.playerId)) < wallet.version) return false;
    await endAssignment(app, ledger, assignment, 'EXPIRE');
    return true;
  });
}
