import * as contract from '@baize/contracts/bonus';
import type { CampaignStanding } from '@baize/contracts/bonus';
import { ERROR } from '@baize/contracts/errors';
import type { Reward } from '@baize/contracts/reward';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../plugins/errors.ts';
import { route, type Call } from '../../plugins/contract-routes.ts';
import type { Player } from '../../plugins/player-tokens.ts';
import {
  activateCashback,
  cashbackProgress,
  claimCashback,
  deactivateCashback,
  loyaltyProgress,
} from './use-cases/cashback.ts';
import { deviceCookie } from './device-cookie.ts';
import { activateBetAndGet, claimBetAndGet, deactivateBetAndGet } from './use-cases/bet-and-get.ts';
import { acceptCampaign, activateBonus, declineCampaign } from './use-cases/agreement.ts';
import { campaignStandings, offeredCampaigns } from './use-cases/campaign-standings.ts';
import { claimFreeSpins, freeSpinStanding, listFreeSpins } from './use-cases/free-spins.ts';
import { namePartner, rewardOfPartnerCode, withPartnerCodes } from './use-cases/partners.ts';
import { claimQueued, queueBonus } from './use-cases/queue.ts';
import { providerLists, sportsbookLists, type RewardLists } from './use-cases/reward-lists.ts';
import {
  activeRewards,
  bonusStopOf,
  claimReward,
  eligibleRewards,
  forfeitReward,
  limitationsOf,
  optOut,
  rewardOfCode,
} from './use-cases/rewards.ts';
import { withGameTitles } from './use-cases/wire-reward.ts';

/** Calls a minute with a code, per address. */
const CODE_RATE = 10;
/** Wrong codes that a player may try in an hour, from any addresses: a code of four letters would take years to guess. */
const WRONG_CODES = { max: 20, windowMs: 3_600_000 } as const;
const CLAIM_RATE = 30;

/** The player's rewards (B§7). */
export function bonusRoutes(app: FastifyInstance): void {
  /** What a reward gets last: the catalogue's names of its games, and the code with which the player came to it. */
  const dressed = async (playerId: string, rewards: readonly Reward[]): Promise<Reward[]> =>
    (await withPartnerCodes(app, playerId, rewards)).map((reward) => withGameTitles(app, reward));
  const dress = async (playerId: string, reward: Reward): Promise<Reward> =>
    (await dressed(playerId, [reward]))[0] ?? reward;
  const dressStandings = async (playerId: string, standings: readonly CampaignStanding[]) => {
    const rewards = await dressed(
      playerId,
      standings.flatMap(({ reward }) => (reward ? [reward] : [])),
    );
    const byCampaign = new Map(rewards.map((reward) => [reward.campaignId, reward]));
    return standings.map((standing) => ({
      ...standing,
      reward: standing.reward && (byCampaign.get(standing.campaignId) ?? standing.reward),
    }));
  };
  route(app, contract.rewards, async ({ player, query }) => {
    const list =
      query.rewardsType === 'ACTIVE' ? await activeRewards(app, player.playerId) : await eligibleRewards(app, player);
    const excluded = query.excludeTriggerType?.split(',') ?? [];
    return dressed(
      player.playerId,
      list.filter(
        (reward) =>
          (query.hasBonusCode === undefined || reward.hasBonusCode === (query.hasBonusCode === 'true')) &&
          !(reward.triggerEvent !== null && excluded.includes(reward.triggerEvent)),
      ),
    );
  });
  route(app, contract.campaigns, async ({ player, query }) =>
    dressStandings(player.playerId, await campaignStandings(app, player, query.campaignIds.split(','))),
  );
  route(app, contract.campaignList, async ({ player }) =>
    dressStandings(player.playerId, await offeredCampaigns(app, player)),
  );
  const titled = async (playerId: string, { eligible, active, loyalty }: RewardLists) => {
    const all = await dressed(playerId, [...eligible, ...active, ...loyalty]);
    const afterActive = eligible.length + active.length;
    return {
      eligible: all.slice(0, eligible.length),
      active: all.slice(eligible.length, afterActive),
      loyalty: all.slice(afterActive),
    };
  };
  route(app, contract.sportsbookRewards, async ({ player }) =>
    titled(player.playerId, await sportsbookLists(app, player)),
  );
  route(app, contract.softswissBonuses, async ({ player }) =>
    titled(player.playerId, await providerLists(app, player, 'softswiss')),
  );
  route(app, contract.bonusList, async ({ player }) =>
    dressed(player.playerId, [...(await activeRewards(app, player.playerId)), ...(await eligibleRewards(app, player))]),
  );
  const devices = deviceCookie(app.env, app.wallClock);
  /** Notes the browser of a claim before the claim is decided (docs/decisions/0132). */
  const onDevice =
    <Claim extends Pick<Call<typeof contract.bonusClaim>, 'player' | 'request' | 'reply'>, Answer>(
      handle: (call: Claim) => Promise<Answer>,
    ) =>
    async (call: Claim): Promise<Answer> => {
      await app.persons.leaveTrace(app.db, call.player.playerId, 'DEVICE', devices.idOf(call.request, call.reply));
      return handle(call);
    };
  const claim = async (player: Player, asked: Parameters<typeof claimReward>[2]) =>
    dress(player.playerId, await claimReward(app, player, asked));
  const wrongCodes = app.openBudget('wrong bonus codes', WRONG_CODES);
  /** @throws Refusal 429 error.bonus_code.too_many, before the code is looked at: the right one would be refused too */
  const withCode = async <Result>(player: Player, look: () => Promise<Result>): Promise<Result> => {
    const wait = wrongCodes.wait(player.playerId);
    if (wait > 0)
      throw new Refusal(429, ERROR.bonusCodeTooMany, { retryAfterSeconds: Math.max(1, Math.ceil(wait / 1000)) });
    try {
      return await look();
    } catch (fault) {
      if (fault instanceof Refusal && fault.code === ERROR.bonusCodeInvalid) wrongCodes.spend(player.playerId, 1);
      throw fault;
    }
  };
  const agree = async (
    player: Player,
    asked: { campaignId: string; version: number; bonusCode?: string | undefined },
  ) => {
    const { campaignId, version, bonusCode: typed = null } = asked;
    const ofPartner = typed === null ? null : await rewardOfPartnerCode(app, player, typed.toUpperCase());
    if (ofPartner && ofPartner.campaignId !== campaignId) throw new Refusal(400, ERROR.bonusCodeInvalid);
    // A partner's code has opened its campaign to the player; the claim is one like others.
    const code = ofPartner ? null : typed;
    return { reward: await dress(player.playerId, await acceptCampaign(app, player, { campaignId, version, code })) };
  };
  /** A player who declines asks for nothing, so their browser is not noted. */
  const decline = async (player: Player, campaignId: string) => {
    await declineCampaign(app, player, campaignId);
    return { reward: null };
  };
  const consent = onDevice<Call<typeof contract.campaignConsent>, { reward: Reward | null }>(({ player, body }) =>
    agree(player, body),
  );
  route(
    app,
    contract.campaignConsent,
    (call) => (call.body.agreed ? consent(call) : decline(call.player, call.body.campaignId)),
    { rateLimit: CLAIM_RATE },
  );
  const acceptance = onDevice<Call<typeof contract.bonusAcceptance>, { reward: Reward | null }>(({ player, body }) =>
    withCode(player, () => agree(player, body)),
  );
  route(
    app,
    contract.bonusAcceptance,
    (call) =>
      call.body.agreed ? acceptance(call) : withCode(call.player, () => decline(call.player, call.body.campaignId)),
    { rateLimit: CODE_RATE },
  );
  route(
    app,
    contract.bonusClaim,
    onDevice(async ({ player, params, body }) =>
      dress(
        player.playerId,
        await acceptCampaign(app, player, { campaignId: params.campaignId, version: body.version, code: null }),
      ),
    ),
    { rateLimit: CLAIM_RATE },
  );
  route(
    app,
    contract.bonusActivation,
    async ({ player, body }) => dress(player.playerId, await activateBonus(app, player, body.bonusAssignmentId)),
    { rateLimit: CLAIM_RATE },
  );
  route(
    app,
    contract.rewardClaim,
    onDevice(({ player, params, body }) =>
      claim(player, { ...params, version: body.version, code: null, optIn: false }),
    ),
    { rateLimit: CLAIM_RATE },
  );
  route(
    app,
    contract.rewardState,
    async ({ player, params }) => dress(player.playerId, await forfeitReward(app, player, params.assignmentId)),
    { rateLimit: CLAIM_RATE },
  );
  route(
    app,
    contract.optInActivation,
    onDevice(({ player, params, body }) =>
      claim(player, { ...params, version: body.version, code: null, optIn: true }),
    ),
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
      dress(player.playerId, await activateCashback(app, player, params.campaignId, body.version)),
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
    onDevice(async ({ player, params, body }) =>
      dress(
        player.playerId,
        await activateBetAndGet(app, player, { campaignId: params.campaignId, version: body.version }),
      ),
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
    async ({ player, params }) => dress(player.playerId, await claimBetAndGet(app, player, params.campaignId)),
    limited,
  );
  route(
    app,
    contract.queuedBonus,
    onDevice(async ({ player, body }) => dress(player.playerId, await queueBonus(app, player, body))),
    limited,
  );
  route(
    app,
    contract.queuedBonusClaim,
    async ({ player, params }) => dress(player.playerId, await claimQueued(app, player, params)),
    limited,
  );
  route(
    app,
    contract.freeSpinClaim,
    onDevice(async ({ player, params, body }) =>
      dress(
        player.playerId,
        await claimFreeSpins(app, player, { campaignId: params.campaignId, version: body.version, code: null }),
      ),
    ),
    limited,
  );
  route(
    app,
    contract.partnerBonus,
    async ({ player, body }) =>
      dress(
        player.playerId,
        await withCode(player, () =>
          namePartner(app, player, body.bonusAssignmentId, body.partnerBonusCode.toUpperCase()),
        ),
      ),
    { rateLimit: CODE_RATE },
  );
  route(app, contract.freeSpinDetails, async ({ player }) =>
    (await listFreeSpins(app, player.playerId)).flatMap((reward) => {
      const { campaignId, assignmentId, expiresAt, freeSpinDetail } = withGameTitles(app, reward);
      return assignmentId && freeSpinDetail ? [{ campaignId, assignmentId, expiresAt, detail: freeSpinDetail }] : [];
    }),
  );
  route(app, contract.freeSpinProgress, ({ player }) => freeSpinStanding(app, player.playerId));
  route(app, contract.gameLimitations, ({ player, params }) => limitationsOf(app, player.playerId, params.id));
  route(app, contract.manualClaimAvailable, async ({ player }) => {
    const reason = await bonusStopOf(app, player.playerId);
    return { available: reason === null, reason };
  });
  route(
    app,
    contract.bonusCodeValidation,
    onDevice(({ player, body }) =>
      withCode(player, async () => {
        const code = body.bonusCode.toUpperCase();
        return dress(
          player.playerId,
          (await rewardOfPartnerCode(app, player, code)) ?? (await rewardOfCode(app, player, code)),
        );
      }),
    ),
    { rateLimit: CODE_RATE },
  );
  route(
    app,
    contract.manualClaim,
    onDevice(({ player, body }) =>
      withCode(player, async () => {
        const code = body.bonusCode.toUpperCase();
        const ofPartner = await rewardOfPartnerCode(app, player, code);
        if (ofPartner) {
          const { campaignId, version } = ofPartner;
          return dress(player.playerId, await acceptCampaign(app, player, { campaignId, version, code: null }));
        }
        const { campaignId, campaignCategory, offer } = await rewardOfCode(app, player, code);
        if (offer.kind === 'FREE_SPINS')
          return dress(player.playerId, await claimFreeSpins(app, player, { campaignId, version: null, code }));
        return claim(player, { campaignId, version: null, code, optIn: campaignCategory === 'OPT_IN' });
      }),
    ),
    { rateLimit: CODE_RATE },
  );
}
