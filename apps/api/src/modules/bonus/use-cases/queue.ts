import { randomUUID } from 'node:crypto';
import type { Reward } from '@baize/contracts/reward';
import { ERROR } from '@baize/contracts/errors';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../../plugins/errors.ts';
import type { Player } from '../../../plugins/player-tokens.ts';
import { depositNumberOf, isCashback, rewardVerticalOf } from '../model/campaign.ts';
import * as queue from '../queue-repository.ts';
import type { QueuedBonus } from '../queue-repository.ts';
import * as repository from '../repository.ts';
import { activeIn, refusalOfActive } from './active.ts';
import { lockClaimant } from './claimant.ts';
import { claimRefused, isFreeToPlay, refusalOf } from './eligibility.ts';
import { createFreeBet } from './free-bets.ts';
import { createFreeSpins } from './free-spins.ts';
import { createAssignment } from './rewards.ts';
import { wireQueued } from './wire-reward.ts';
import { waitForConsumer } from './wait-for-consumer.ts';

const HOUR_MS = 3_600_000;

/**
 * Queues a reward behind the active bonus of its vertical, under the wallet's lock. The place counts as a claim, so the
 * caps stay exact. It can be claimed for as many hours as the terms give for their use.
 * @throws Refusal 400 error.bonus.not_available, also where nothing is active or the reward belongs to a certain deposit ·
 * 409 error.bonus.queue_full · 409 error.bonus.terms_changed
 */
export async function queueBonus(
  app: FastifyInstance,
  player: Player,
  asked: { readonly campaignId: string; readonly version: number },
): Promise<Reward> {
  return app.wallet.transaction(async ({ tx }) => {
    const { playerId } = player;
    const { wallet, claimant } = await lockClaimant(app, tx, player);
    const campaign = await repository.lockCampaign(tx, asked.campaignId);
    const waiting = await queue.waitingBonuses(tx, playerId);
    // A second click, or the other device.
    const same = waiting.find(({ campaignId }) => campaignId === asked.campaignId);
    if (same) return wireQueued(same, wallet.currency);
    const refusal = campaign && refusalOf(app, campaign, claimant);
    const mayWait =
      campaign?.bonusCode === null &&
      !isCashback(campaign.terms.trigger) &&
      campaign.terms.trigger !== 'BET' &&
      // The deposit that such a reward belongs to may come before its turn.
      depositNumberOf(campaign.terms.trigger) === null &&
      refusal === null;
    const vertical = campaign && rewardVerticalOf(campaign.terms);
    if (!campaign || !vertical || !mayWait || !(await activeIn(tx, playerId, vertical)))
      throw claimRefused(refusal, null);
    if (asked.version !== campaign.version) throw new Refusal(409, ERROR.bonusTermsChanged);
    if (waiting.some((other) => other.vertical === vertical)) throw new Refusal(409, ERROR.bonusQueueFull);
    const now = app.clock.now();
    const { campaignId, version, terms } = campaign;
    const queued: QueuedBonus = {
      playerId,
      queuedPlayerBonusId: randomUUID(),
      campaignId,
      version,
      vertical,
      state: 'QUEUED',
      queuedAt: now,
      expiresAt: new Date(now.getTime() + terms.validHours * HOUR_MS),
      terms,
    };
    if (!(await queue.insertQueued(tx, queued))) throw new Refusal(409, ERROR.bonusQueueFull);
    await repository.countClaim(tx, campaign, wallet.currency, 1);
    return wireQueued(queued, wallet.currency);
  });
}

/**
 * Claims a queued reward under the terms that the player accepted when it was queued, also if the campaign has ended since.
 * @throws Refusal 404 · 400 error.bonus.not_available if its time is over or the player may not have bonuses now · 400
 * error.bonus.active.already.exists or error.bonus.active.triggered.already.exists, with the active one
 */
export async function claimQueued(
  app: FastifyInstance,
  player: Player,
  asked: { readonly campaignId: string; readonly queuedPlayerBonusId: string },
): Promise<Reward> {
  await waitForConsumer(app, player.playerId);
  return app.wallet.transaction(async (ledger) => {
    const { tx } = ledger;
    const { playerId } = player;
    const { wallet, claimant } = await lockClaimant(app, tx, player);
    const queued = await queue.findQueued(tx, { playerId, ...asked });
    if (!queued || queued.campaignId !== asked.campaignId) throw new Refusal(404, ERROR.notFound);
    const { terms, vertical, campaignId, version } = queued;
    if (
      queued.state !== 'QUEUED' ||
      queued.expiresAt <= app.clock.now() ||
      !isFreeToPlay(app, claimant.standing, terms.vertical)
    )
      throw new Refusal(400, ERROR.bonusNotAvailable);
    const active = await activeIn(tx, playerId, vertical);
    if (active) throw refusalOfActive(active);
    await queue.leaveQueue(tx, queued, 'CREDITED');
    const given = { campaignId, version, terms, bonusCode: null };
    const claimed = terms.freeSpins
      ? await createFreeSpins(app, tx, playerId, wallet.currency, given)
      : terms.freeBet
        ? await createFreeBet(app, tx, playerId, wallet.currency, given)
        : await createAssignment(app, ledger, playerId, wallet, given);
    return { ...claimed, queuedPlayerBonus: { queuedPlayerBonusId: queued.queuedPlayerBonusId, isCredited: true } };
  });
}
