import type { CampaignStanding } from '@baize/contracts/bonus';
import type { FastifyInstance } from 'fastify';
import type { Player } from '../../../plugins/player-tokens.ts';
import { isCashback } from '../model/campaign.ts';
import * as repository from '../repository.ts';
import { cashbackOffers } from './cashback.ts';
import { claimantOf, walletOf } from './claimant.ts';
import { reasonOf } from './eligibility.ts';
import { activeRewards } from './rewards.ts';
import { wireCampaign } from './wire-reward.ts';

/**
 * Returns how campaigns stand for a player, in the order asked: a promotion shows it and lets them act (B§7 GET by
 * campaignIds). Drafts, campaigns of a code and those of other brands are left out: asking about an id reveals none of them.
 */
export async function campaignStandings(
  app: FastifyInstance,
  { playerId }: Player,
  campaignIds: readonly string[],
): Promise<CampaignStanding[]> {
  const { currency } = await walletOf(app, app.db, playerId);
  const claimant = await claimantOf(app.db, playerId, {
    currency,
    depositCount: await app.wallet.depositsCount(playerId),
  });
  const now = app.clock.now();
  const found = new Map(
    (await repository.campaignsById(app.db, campaignIds))
      .filter(
        ({ brand, status, bonusCode }) => brand === claimant.standing.brand && status !== 'DRAFT' && bonusCode === null,
      )
      .map((campaign) => [campaign.campaignId, campaign]),
  );
  if (found.size === 0) return [];
  const mine = new Map((await activeRewards(app, playerId)).map((reward) => [reward.campaignId, reward]));
  const isOpenTo = await cashbackOffers(app.db, playerId, now);
  return [...new Set(campaignIds)].flatMap((campaignId) => {
    const campaign = found.get(campaignId);
    if (!campaign) return [];
    const own = mine.get(campaignId);
    if (own) return [{ campaignId, reward: own, reason: null }];
    const isUsed = isCashback(campaign.terms.trigger) && !isOpenTo(campaign);
    const reason = reasonOf(app, campaign, claimant) ?? (isUsed ? 'USED' : null);
    // Players outside the audience learn nothing of the terms either.
    const reward =
      reason === 'NOT_OFFERED' || reason === 'AUDIENCE'
        ? null
        : wireCampaign(campaign, currency, now, claimant.registeredAt);
    return [{ campaignId, reward, reason }];
  });
}

/** Returns how every campaign stands that is offered to a player now; those of a code are left out. */
export async function offeredCampaigns(app: FastifyInstance, player: Player): Promise<CampaignStanding[]> {
  const ids = (await repository.activeCampaigns(app.db, player.brand)).map(({ campaignId }) => campaignId);
  return (await campaignStandings(app, player, ids)).filter(({ reward }) => reward !== null);
}
