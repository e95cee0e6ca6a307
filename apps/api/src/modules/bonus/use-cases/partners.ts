import type { Reward } from '@baize/contracts/reward';
import { ERROR } from '@baize/contracts/errors';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../../plugins/errors.ts';
import type { Player } from '../../../plugins/player-tokens.ts';
import { markAffiliate } from '../../player/index.ts';
import { campaignOfPartnerCode, insertPartnerPlayer, partnerCodesOf } from '../partner-repository.ts';
import * as repository from '../repository.ts';
import { claimantOf, walletOf } from './claimant.ts';
import { claimRefused, refusalOf } from './eligibility.ts';
import { activeRewards } from './rewards.ts';
import { wireCampaign } from './wire-reward.ts';

/** Gives rewards the partners' codes with which a player came to them. */
export async function withPartnerCodes(
  app: FastifyInstance,
  playerId: string,
  rewards: readonly Reward[],
): Promise<Reward[]> {
  if (rewards.length === 0) return [];
  const codes = await partnerCodesOf(app.db, playerId);
  return rewards.map((reward) => ({ ...reward, partnerBonusCode: codes.get(reward.campaignId) ?? null }));
}

/**
 * Takes a partner's code: the player has come with it, so its campaign is theirs to see and claim from now on. A code of a
 * campaign that they could not have leaves no trace, and gets the answer of a wrong one.
 * @param code in capitals
 * @returns null if it is no partner's
 * @throws Refusal 400 error.bonus_code.invalid · 400 error.bonus_code.used
 */
export async function rewardOfPartnerCode(app: FastifyInstance, player: Player, code: string): Promise<Reward | null> {
  const { playerId } = player;
  // Most codes are no partner's, and then there is nothing else to read.
  const campaignId = await campaignOfPartnerCode(app.db, player, code);
  if (campaignId === null) return null;
  const { currency } = await walletOf(app, app.db, playerId);
  const claimant = await claimantOf(app.db, playerId, {
    currency,
    depositCount: await app.wallet.depositsCount(playerId),
  });
  const [campaign] = await repository.campaignsById(app.db, [campaignId]);
  const partners = new Map(claimant.partners).set(campaignId, code);
  const refusal = campaign ? refusalOf(app, campaign, { ...claimant, partners }) : 'NOT_AVAILABLE';
  if (refusal === 'USED' || refusal === 'SHARED') throw claimRefused(refusal, code);
  const now = app.clock.now();
  const reward = campaign && refusal === null ? wireCampaign(campaign, currency, now, claimant.registeredAt) : null;
  if (!reward) throw new Refusal(400, ERROR.bonusCodeInvalid);
  await insertPartnerPlayer(app.db, { playerId, campaignId, code, cameAt: now });
  // With a deposit before it, the player had come another way.
  if (claimant.depositCount === 0) await markAffiliate(app.db, playerId);
  return reward;
}

/**
 * Notes with which partner's code a player came to a bonus that they already have.
 * @param code in capitals
 * @throws Refusal 404 · 400 error.bonus_code.invalid unless the code leads to the bonus's campaign
 */
export async function namePartner(
  app: FastifyInstance,
  player: Player,
  bonusAssignmentId: string,
  code: string,
): Promise<Reward> {
  const mine = (await activeRewards(app, player.playerId)).find(
    ({ assignmentId, queuedPlayerBonus }) =>
      assignmentId === bonusAssignmentId || queuedPlayerBonus?.queuedPlayerBonusId === bonusAssignmentId,
  );
  if (!mine) throw new Refusal(404, ERROR.notFound);
  const { campaignId } = mine;
  if ((await campaignOfPartnerCode(app.db, player, code)) !== campaignId)
    throw new Refusal(400, ERROR.bonusCodeInvalid);
  await insertPartnerPlayer(app.db, { playerId: player.playerId, campaignId, code, cameAt: app.clock.now() });
  return mine;
}
