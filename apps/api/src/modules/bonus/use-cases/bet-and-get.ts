import { randomUUID } from 'node:crypto';
import type { Reward } from '@baize/contracts/reward';
import { ERROR } from '@baize/contracts/errors';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../../plugins/database.ts';
import { Refusal } from '../../../plugins/errors.ts';
import type { Player } from '../../../plugins/player-tokens.ts';
import type { LedgerMovement } from '../../wallet/index.ts';
import * as bets from '../bet-and-get-repository.ts';
import type { BetAndGet } from '../bet-and-get-repository.ts';
import { countedForBet, rewardVerticalOf } from '../model/campaign.ts';
import * as repository from '../repository.ts';
import { activeIn, refusalOfActive } from './active.ts';
import { lockClaimant } from './claimant.ts';
import { claimRefused, isFreeToPlay, refusalOf } from './eligibility.ts';
import { createFreeBet } from './free-bets.ts';
import { createFreeSpins } from './free-spins.ts';
import { createAssignment } from './rewards.ts';
import { waitForConsumer } from './wait-for-consumer.ts';
import { wireBetAndGet } from './wire-reward.ts';

const HOUR_MS = 3_600_000;

/**
 * Activates a BET reward under the wallet's lock: stakes count from now. The activation counts as a claim, so the caps
 * stay exact.
 * @throws Refusal 400 error.bonus.not_available · 409 error.bonus.terms_changed
 */
export async function activateBetAndGet(
  app: FastifyInstance,
  player: Player,
  asked: { readonly campaignId: string; readonly version: number },
): Promise<Reward> {
  return app.wallet.transaction(async ({ tx }) => {
    const { playerId } = player;
    const { wallet, claimant } = await lockClaimant(app, tx, player);
    const campaign = await repository.lockCampaign(tx, asked.campaignId);
    // A second click, or the other device.
    const same = (await bets.openBetAndGets(tx, playerId)).find(({ campaignId }) => campaignId === asked.campaignId);
    if (same) return wireBetAndGet(same);
    const required = campaign?.terms.amounts[wallet.currency]?.requiredStake;
    if (campaign?.terms.trigger !== 'BET' || required === undefined) throw claimRefused(null, null);
    const refusal = refusalOf(app, campaign, claimant);
    if (refusal !== null) throw claimRefused(refusal, null);
    if (asked.version !== campaign.version) throw new Refusal(409, ERROR.bonusTermsChanged);
    const activated: BetAndGet = {
      playerId,
      betAndGetId: randomUUID(),
      campaignId: campaign.campaignId,
      version: campaign.version,
      state: 'ACTIVE',
      currency: wallet.currency,
      activatedSeq: wallet.version,
      required,
      staked: 0,
      expiresAt: new Date(app.clock.now().getTime() + campaign.terms.validHours * HOUR_MS),
      terms: campaign.terms,
    };
    if (!(await bets.insertBetAndGet(tx, activated)))
      throw new Error(
        `The player ${playerId} has activated ${campaign.campaignId}, which the wallet's lock did not show.`,
      );
    await repository.countClaim(tx, campaign, wallet.currency, 1);
    return wireBetAndGet(activated);
  });
}

/** Stops a BET reward, also one that could be claimed, and frees its place. @throws Refusal 404 */
export async function deactivateBetAndGet(app: FastifyInstance, player: Player, campaignId: string): Promise<void> {
  await app.wallet.transaction(async ({ tx }) => {
    await app.wallet.lock(tx, player.playerId);
    await app.holdSession(tx, player);
    const open = (await bets.openBetAndGets(tx, player.playerId)).find((each) => each.campaignId === campaignId);
    if (!open) throw new Refusal(404, ERROR.notFound);
    await bets.updateBetAndGet(tx, open, { state: 'LEFT' });
    await repository.countClaim(tx, open, open.currency, -1);
  });
}

/**
 * Claims what a completed BET reward gives, under the terms that the player accepted.
 * @throws Refusal 404 · 400 error.bonus.not_available before it is complete, or if the player may not have bonuses now ·
 * 400 error.bonus.active.already.exists or error.bonus.active.triggered.already.exists, with the active one
 */
export async function claimBetAndGet(app: FastifyInstance, player: Player, campaignId: string): Promise<Reward> {
  await waitForConsumer(app, player.playerId);
  return app.wallet.transaction(async (ledger) => {
    const { tx } = ledger;
    const { playerId } = player;
    const { wallet, claimant } = await lockClaimant(app, tx, player);
    const open = (await bets.openBetAndGets(tx, playerId)).find((each) => each.campaignId === campaignId);
    if (!open) throw new Refusal(404, ERROR.notFound);
    const { terms, version, state, expiresAt } = open;
    if (state !== 'COMPLETED' || expiresAt <= app.clock.now() || !isFreeToPlay(app, claimant.standing, terms.vertical))
      throw new Refusal(400, ERROR.bonusNotAvailable);
    const active = await activeIn(tx, playerId, rewardVerticalOf(terms));
    if (active) throw refusalOfActive(active);
    await bets.updateBetAndGet(tx, open, { state: 'CLAIMED' });
    const given = { campaignId, version, terms, bonusCode: null };
    if (terms.freeBet) return createFreeBet(app, tx, playerId, wallet.currency, given);
    return terms.freeSpins
      ? createFreeSpins(app, tx, playerId, wallet.currency, given)
      : createAssignment(app, ledger, playerId, wallet, given);
  });
}

/**
 * Counts a stake for the player's BET rewards, once, however often it is called for the same stake.
 * @param unsold returns the part of what a stake counts that was risked
 */
export async function countStakeForBets(
  app: FastifyInstance,
  tx: Transaction,
  movement: LedgerMovement,
  unsold = (counted: number): number => counted,
): Promise<void> {
  const { playerId, seq, reference, createdAt } = movement;
  const stake = { ...movement, amount: -movement.amount, bonusAmount: -movement.bonusAmount };
  // A complete one goes on counting: a stake that is returned later may still leave it complete.
  const counts = (each: BetAndGet) =>
    each.activatedSeq < seq && createdAt < each.expiresAt ? unsold(countedForBet(each.terms, stake)) : 0;
  if ((await bets.openBetAndGets(tx, playerId)).every((each) => counts(each) === 0)) return;
  await app.wallet.lock(tx, playerId);
  // Again, under the lock: the player may have stopped one between the two.
  for (const each of await bets.openBetAndGets(tx, playerId)) {
    const counted = counts(each);
    if (counted === 0) continue;
    if (await bets.insertCountedStake(tx, { playerId, betAndGetId: each.betAndGetId, reference, counted }))
      await advance(app, tx, each, each.staked + counted);
  }
}

/** Takes a returned stake back from the player's BET rewards; what has been claimed stays. */
export async function returnStakeOfBets(
  app: FastifyInstance,
  tx: Transaction,
  { playerId, relatesTo }: LedgerMovement,
): Promise<void> {
  if (relatesTo === null || (await bets.openBetAndGets(tx, playerId)).length === 0) return;
  await app.wallet.lock(tx, playerId);
  for (const { betAndGetId, counted } of await bets.takeBackStake(tx, playerId, relatesTo)) {
    const each = await bets.findBetAndGet(tx, { playerId, betAndGetId });
    if (each) await advance(app, tx, each, each.staked - counted);
  }
}

async function advance(app: FastifyInstance, tx: Transaction, each: BetAndGet, staked: number): Promise<void> {
  const isOpen = each.state === 'ACTIVE' || each.state === 'COMPLETED';
  const state = isOpen ? (staked >= each.required ? ('COMPLETED' as const) : ('ACTIVE' as const)) : each.state;
  const isNew = state === 'COMPLETED' && each.state === 'ACTIVE';
  // Once complete, there is as much time to claim it as there was to stake.
  const expiresAt = isNew ? new Date(app.clock.now().getTime() + each.terms.validHours * HOUR_MS) : each.expiresAt;
  await bets.updateBetAndGet(tx, each, { staked, state, expiresAt });
  app.bonuses.announceChange(tx, each.playerId, each.betAndGetId);
}

/**
 * Ends a BET reward whose time is over, once the consumer has seen every movement, because a stake in time may have
 * completed it. @returns whether it has ended
 */
export async function expireBetAndGet(
  app: FastifyInstance,
  consumer: string,
  key: Pick<BetAndGet, 'playerId' | 'betAndGetId'>,
): Promise<boolean> {
  return app.wallet.transaction(async ({ tx }) => {
    const wallet = await app.wallet.lock(tx, key.playerId);
    const each = await bets.findBetAndGet(tx, key);
    if (!wallet || !each || each.expiresAt > app.clock.now()) return false;
    if (each.state !== 'ACTIVE' && each.state !== 'COMPLETED') return false;
    if ((await app.ledgerConsumers.handledUpTo(tx, consumer, key.playerId)) < wallet.version) return false;
    await bets.updateBetAndGet(tx, each, { state: 'EXPIRED' });
    await repository.countClaim(tx, each, each.currency, -1);
    app.bonuses.announceChange(tx, each.playerId, each.betAndGetId);
    return true;
  });
}
