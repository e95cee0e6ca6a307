import * as contract from '@baize/contracts/bonus';
import type { FastifyInstance } from 'fastify';
import { route } from '../../plugins/contract-routes.ts';
import type { Player } from '../../plugins/player-tokens.ts';
import {
  activateCashback,
  cashbackProgress,
  claimCashback,
  deactivateCashback,
  loyaltyProgress,
} from './use-cases/cashback.ts';
import { activateBetAndGet, claimBetAndGet, deactivateBetAndGet } from './use-cases/bet-and-get.ts';
import { acceptCampaign, activateBonus, declineCampaign } from './use-cases/agreement.ts';
import { campaignStandings, offeredCampaigns } from './use-cases/campaign-standings.ts';
import { claimFreeSpins, freeSpinStanding, listFreeSpins } from './use-cases/free-spins.ts';
import { claimQueued, queueBonus } from './use-cases/queue.ts';
import { providerLists, sportsbookLists, type RewardLists } from './use-cases/reward-lists.ts';
import {
  activeRewards,
  claimReward,
  eligibleRewards,
  forfeitReward,
  limitationsOf,
  mayEnterCode,
  optOut,
  rewardOfCode,
} from './use-cases/rewards.ts';
import { withGameTitles } from './use-cases/wire-reward.ts';

/** Calls a minute with a code, per player: a code of four letters would take weeks to guess. */
const CODE_RATE = 10;
const CLAIM_RATE = 30;

/** The player's rewards (B§7). */
export function bonusRoutes(app: FastifyInstance): void {
  route(app, contract.rewards, async ({ player, query }) => {
    const list =
      query.rewardsType === 'ACTIVE' ? await activeRewards(app, player.playerId) : await eligibleRewards(app, player);
    const excluded = query.excludeTriggerType?.split(',') ?? [];
    return list
      .filter(
        (reward) =>
          (query.hasBonusCode === undefined || reward.hasBonusCode === (query.hasBonusCode === 'true')) &&
          !(reward.triggerEvent !== null && excluded.includes(reward.triggerEvent)),
      )
      .map((reward) => withGameTitles(app, reward));
  });
  route(app, contract.campaigns, async ({ player, query }) =>
    (await campaignStandings(app, player, query.campaignIds.split(','))).map((standing) => ({
      ...standing,
      reward: standing.reward && withGameTitles(app, standing.reward),
    })),
  );
  route(app, contract.campaignList, async ({ player }) =>
    (await offeredCampaigns(app, player)).map((standing) => ({
      ...standing,
      reward: standing.reward && withGameTitles(app, standing.reward),
    })),
  );
  const titled = ({ eligible, active, loyalty }: RewardLists) => ({
    eligible: eligible.map((reward) => withGameTitles(app, reward)),
    active: active.map((reward) => withGameTitles(app, reward)),
    loyalty: loyalty.map((reward) => withGameTitles(app, reward)),
  });
  route(app, contract.sportsbookRewards, async ({ player }) => titled(await sportsbookLists(app, player)));
  route(app, contract.softswissBonuses, async ({ player }) => titled(await providerLists(app, player, 'softswiss')));
  route(app, contract.bonusList, async ({ player }) =>
    [...(await activeRewards(app, player.playerId)), ...(await eligibleRewards(app, player))].map((reward) =>
      withGameTitles(app, reward),
    ),
  );
  const agree = async (
    player: Player,
    asked: { campaignId: string; version: number; agreed: boolean; bonusCode?: string | undefined },
  ) => {
    const { campaignId, version, agreed, bonusCode = null } = asked;
    if (!agreed) {
      await declineCampaign(app, player, campaignId);
      return { reward: null };
    }
    return { reward: withGameTitles(app, await acceptCampaign(app, player, { campaignId, version, code: bonusCode })) };
  };
  route(app, contract.campaignConsent, ({ player, body }) => agree(player, body), { rateLimit: CLAIM_RATE });
  route(app, contract.bonusAcceptance, ({ player, body }) => agree(player, body), { rateLimit: CODE_RATE });
  route(
    app,
    contract.bonusClaim,
    async ({ player, params, body }) =>
      withGameTitles(
        app,
        await acceptCampaign(app, player, { campaignId: params.campaignId, version: body.version, code: null }),
      ),
    { rateLimit: CLAIM_RATE },
  );
  route(
    app,
    contract.bonusActivation,
    async ({ player, body }) => withGameTitles(app, await activateBonus(app, player, body.bonusAssignmentId)),
    { rateLimit: CLAIM_RATE },
  );
  route(
    app,
    contract.rewardClaim,
    ({ player, params, body }) =>
      claimReward(app, player, { campaignId: params.campaignId, version: body.version, code: null, optIn: false }),
    { rateLimit: CLAIM_RATE },
  );
  route(app, contract.rewardState, ({ player, params }) => forfeitReward(app, player, params.assignmentId), {
    rateLimit: CLAIM_RATE,
  });
  route(
    app,
    contract.optInActivation,
    ({ player, params, body }) =>
      claimReward(app, player, { campaignId: params.campaignId, version: body.version, code: null, optIn: true }),
    { rateLimit: CLAIM_RATE },
  );
  route(app, contract.optInDeactivation, ({ player, params }) => optOut(app, player, params.campaignId), {
    rateLimit: CLAIM_RATE,
  });
  const limited = { rateLimit: CLAIM_RATE };
  route(
    app,
    contract.cashbackActivation,
    async ({ player, params, body }) =>
      withGameTitles(app, await activateCashback(app, player, params.campaignId, body.version)),
    limited,
  );
  route(
    app,
    contract.cashbackDeactivation,
    ({ player, params }) => deactivateCashback(app, player, params.campaignId),
    limited,
  );
  route(app, contract.cashbackProgressOf, ({ player, params }) =>
    cashbackProgress(app, player.playerId, params.campaignId),
  );
  route(
    app,
    contract.cashbackClaim,
    ({ player, params }) => claimCashback(app, player, params.campaignId, 'ACTIVATED'),
    limited,
  );
  route(app, contract.loyaltyCashbackProgress, ({ player }) => loyaltyProgress(app, player.playerId));
  route(
    app,
    contract.loyaltyCashbackClaim,
    ({ player, body }) => claimCashback(app, player, body.campaignId, 'LOYALTY'),
    limited,
  );
  route(
    app,
    contract.betAndGetActivation,
    async ({ player, params, body }) =>
      withGameTitles(
        app,
        await activateBetAndGet(app, player, { campaignId: params.campaignId, version: body.version }),
      ),
    limited,
  );
  route(
    app,
    contract.betAndGetDeactivation,
    ({ player, params }) => deactivateBetAndGet(app, player, params.campaignId),
    limited,
  );
  route(
    app,
    contract.betAndGetClaim,
    async ({ player, params }) => withGameTitles(app, await claimBetAndGet(app, player, params.campaignId)),
    limited,
  );
  route(
    app,
    contract.queuedBonus,
    async ({ player, body }) => withGameTitles(app, await queueBonus(app, player, body)),
    limited,
  );
  route(
    app,
    contract.queuedBonusClaim,
    async ({ player, params }) => withGameTitles(app, await claimQueued(app, player, params)),
    limited,
  );
  route(
    app,
    contract.freeSpinClaim,
    async ({ player, params, body }) =>
      withGameTitles(
        app,
        await claimFreeSpins(app, player, { campaignId: params.campaignId, version: body.version, code: null }),
      ),
    limited,
  );
  route(app, contract.freeSpinDetails, async ({ player }) =>
    (await listFreeSpins(app, player.playerId)).flatMap((reward) => {
      const { campaignId, assignmentId, expiresAt, freeSpinDetail } = withGameTitles(app, reward);
      return assignmentId && freeSpinDetail ? [{ campaignId, assignmentId, expiresAt, detail: freeSpinDetail }] : [];
    }),
  );
  route(app, contract.freeSpinProgress, ({ player }) => freeSpinStanding(app, player.playerId));
  route(app, contract.gameLimitations, ({ player, params }) => limitationsOf(app, player.playerId, params.id));
  route(app, contract.manualClaimAvailable, async ({ player }) => ({
    available: await mayEnterCode(app, player.playerId),
  }));
  route(
    app,
    contract.bonusCodeValidation,
    async ({ player, body }) => withGameTitles(app, await rewardOfCode(app, player, body.bonusCode.toUpperCase())),
    { rateLimit: CODE_RATE },
  );
  route(
    app,
    contract.manualClaim,
    async ({ player, body }) => {
      const code = body.bonusCode.toUpperCase();
      const { campaignId, campaignCategory, offer } = await rewardOfCode(app, player, code);
      if (offer.kind === 'FREE_SPINS')
        return withGameTitles(app, await claimFreeSpins(app, player, { campaignId, version: null, code }));
      return claimReward(app, player, { campaignId, version: null, code, optIn: campaignCategory === 'OPT_IN' });
    },
    { rateLimit: CODE_RATE },
  );
}
