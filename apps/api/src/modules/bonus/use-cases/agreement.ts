import type { Reward } from '@baize/contracts/reward';
import { ERROR } from '@baize/contracts/errors';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../../plugins/errors.ts';
import type { Player } from '../../../plugins/player-tokens.ts';
import { isCashback } from '../model/campaign.ts';
import * as repository from '../repository.ts';
import { activateBetAndGet, claimBetAndGet } from './bet-and-get.ts';
import { activateCashback } from './cashback.ts';
import { claimFreeSpins } from './free-spins.ts';
import { claimQueued } from './queue.ts';
import { activeRewards, claimReward, forfeitReward, rewardOfCode } from './rewards.ts';

/** What the player has read, and how they came to it. */
interface ReadTerms {
  readonly campaignId: string;
  readonly version: number;
  /** As the player typed it; null without one. */
  readonly code: string | null;
}

/**
 * Claims a campaign of any kind, each by its own rules: a reward, an opt-in, free spins, cashback, or an offer that counts
 * stakes, which is activated first and claimed once it is complete.
 * @throws Refusal with the codes of the kind's own claim
 */
export async function acceptCampaign(
  app: FastifyInstance,
  player: Player,
  { campaignId, version, code }: ReadTerms,
): Promise<Reward> {
  const capitals = code?.toUpperCase() ?? null;
  // A code that is not this campaign's gets the answer of a wrong one.
  if (capitals !== null && (await rewardOfCode(app, player, capitals)).campaignId !== campaignId)
    throw new Refusal(400, ERROR.bonusCodeInvalid);
  const [campaign] = await repository.campaignsById(app.db, [campaignId]);
  if (campaign?.brand !== player.brand) throw new Refusal(400, ERROR.bonusNotAvailable);
  const { terms } = campaign;
  if (isCashback(terms.trigger)) return activateCashback(app, player, campaignId, version);
  if (terms.trigger === 'BET') {
    const mine = (await activeRewards(app, player.playerId)).find((reward) => reward.campaignId === campaignId);
    return mine?.betAndGet?.state === 'COMPLETED'
      ? claimBetAndGet(app, player, campaignId)
      : activateBetAndGet(app, player, { campaignId, version });
  }
  const claim = { campaignId, version, code: capitals };
  if (terms.freeSpins) return claimFreeSpins(app, player, claim);
  return claimReward(app, player, { ...claim, optIn: terms.category === 'OPT_IN' });
}

/**
 * Takes a consent back: a bonus that has given nothing yet is left, and so is a place in the queue. Without one, nothing
 * happens.
 * @throws Refusal 409 error.bonus.not_active if it has given something: that is a forfeit, with a question of its own
 */
export async function declineCampaign(app: FastifyInstance, player: Player, campaignId: string): Promise<void> {
  const mine = (await activeRewards(app, player.playerId)).find((reward) => reward.campaignId === campaignId);
  if (!mine) return;
  const id = mine.queuedPlayerBonus?.queuedPlayerBonusId ?? mine.assignmentId;
  const hasGivenNothing = mine.queuedPlayerBonus !== null || mine.state === 'CLAIMED' || mine.state === 'OPTED_IN';
  if (id === null || !hasGivenNothing) throw new Refusal(409, ERROR.bonusNotActive);
  await forfeitReward(app, player, id);
}

/** Activates a queued bonus whose turn has come; one that is active answers as it is. @throws Refusal 404 · as claimQueued */
export async function activateBonus(app: FastifyInstance, player: Player, bonusAssignmentId: string): Promise<Reward> {
  const mine = (await activeRewards(app, player.playerId)).find(
    ({ assignmentId, queuedPlayerBonus }) =>
      assignmentId === bonusAssignmentId || queuedPlayerBonus?.queuedPlayerBonusId === bonusAssignmentId,
  );
  if (!mine) throw new Refusal(404, ERROR.notFound);
  if (!mine.queuedPlayerBonus) return mine;
  return claimQueued(app, player, { campaignId: mine.campaignId, queuedPlayerBonusId: bonusAssignmentId });
}
