import { queryOptions, skipToken, type QueryClient } from '@tanstack/react-query';
import {
  betAndGetActivation,
  betAndGetClaim,
  betAndGetDeactivation,
  bonusCodeValidation,
  campaignConsent,
  campaigns,
  cashbackActivation,
  cashbackClaim,
  cashbackDeactivation,
  cashbackProgressOf,
  freeSpinClaim,
  gameLimitations,
  loyaltyCashbackClaim,
  loyaltyCashbackProgress,
  manualClaim,
  manualClaimAvailable,
  optInActivation,
  optInDeactivation,
  queuedBonus,
  queuedBonusClaim,
  rewardClaim,
  rewards,
  rewardState,
} from '@baize/contracts/bonus';
import { type Reward } from '@baize/contracts/reward';
import type { SocketMessageOf } from '@baize/contracts/socket';
import { hundredthsOf, toWire } from '@baize/kernel';
import { call } from '@baize/http';
import { playerKey, playerQueries } from '@baize/shell';

export type RewardsType = 'ELIGIBLE' | 'ACTIVE';

/** Queries the rewards that the player can claim, or has claimed. Tournament rewards have lists of their own (B§5). */
export const rewardsQuery = (playerId: string, rewardsType: RewardsType) =>
  queryOptions({
    queryKey: playerKey(playerId, 'bonus', 'rewards', rewardsType),
    staleTime: 0,
    enabled: playerId !== '',
    queryFn: ({ signal }) =>
      call(rewards, { query: { rewardsType, version: 'v2', excludeTriggerType: 'TOURNAMENT' }, signal }),
  });

/** Queries rewards together with tournament prizes: a prize is wagered like them, and keeps others waiting as they do. */
export const everyRewardQuery = (playerId: string, rewardsType: RewardsType) =>
  queryOptions({
    queryKey: playerKey(playerId, 'bonus', 'rewards', rewardsType, 'with-prizes'),
    staleTime: 0,
    enabled: playerId !== '',
    queryFn: ({ signal }) => call(rewards, { query: { rewardsType, version: 'v2' }, signal }),
  });

/** Returns the prizes of tournaments among rewards: they have a list of their own (B§5). */
export const prizesAmong = (all: readonly Reward[]): readonly Reward[] =>
  all.filter(({ triggerEvent }) => triggerEvent === 'TOURNAMENT');

/** Queries how a campaign stands for the player; null if their brand does not know it. */
export const campaignQuery = (playerId: string, campaignId: string) =>
  queryOptions({
    queryKey: playerKey(playerId, 'bonus', 'campaign', campaignId),
    staleTime: 0,
    enabled: playerId !== '',
    queryFn: async ({ signal }) => (await call(campaigns, { query: { campaignIds: campaignId }, signal }))[0] ?? null,
  });

/**
 * Queries whether the player may have bonuses now, and so may enter a code; if not, why. A check that fails counts as
 * unavailable (B§8), for no known reason.
 */
export const bonusesOpenQuery = (playerId: string) =>
  queryOptions({
    queryKey: playerKey(playerId, 'bonus', 'open'),
    staleTime: 0,
    enabled: playerId !== '',
    queryFn: ({ signal }) => call(manualClaimAvailable, { signal }).catch(() => ({ available: false, reason: null })),
  });

/**
 * States in which a bonus has ended without the player's choice: completed, used up, out of time, or cancelled because its
 * deposit was taken back.
 */
const ENDS = ['CONVERTED', 'USED_UP', 'EXPIRED', 'CANCELLED'] as const;
/** A bonus that has ended, and how. */
export interface EndedBonus {
  readonly assignmentId: string;
  readonly state: (typeof ENDS)[number];
}

/** Holds the bonus that has ended while this was on screen. The socket sets it; nothing is fetched. */
export const endedBonusQuery = (playerId: string) =>
  queryOptions<EndedBonus>({ queryKey: playerKey(playerId, 'bonus', 'ended'), queryFn: skipToken, gcTime: 0 });

/** Queries what the player's active bonuses say about a game (B§3 gameLimitations). */
export const gameLimitationsQuery = (playerId: string, gameId: string) =>
  queryOptions({
    queryKey: playerKey(playerId, 'bonus', 'limitations', gameId),
    staleTime: 0,
    enabled: playerId !== '',
    queryFn: ({ signal }) => call(gameLimitations, { params: { id: gameId }, signal }),
  });

/** How often a visible card asks how cashback stands, in milliseconds. */
const PROGRESS_MS = 10_000;

/** Queries how a cashback that the player has stands now; its card asks while it is on screen. */
export const cashbackProgressQuery = (playerId: string, { campaignId, campaignCategory, cashbackProgress }: Reward) =>
  queryOptions({
    queryKey: playerKey(playerId, 'bonus', 'cashback', campaignId),
    enabled: playerId !== '' && cashbackProgress !== null,
    initialData: cashbackProgress,
    refetchInterval: PROGRESS_MS,
    staleTime: PROGRESS_MS,
    queryFn: async ({ signal }) =>
      campaignCategory === 'LOYALTY'
        ? ((await call(loyaltyCashbackProgress, { signal })).find((found) => found.campaignId === campaignId) ?? null)
        : call(cashbackProgressOf, { params: { campaignId }, signal }),
  });

/** Pays the cashback that can be claimed. */
export const claimCashback = ({ campaignId, campaignCategory }: Reward) =>
  campaignCategory === 'LOYALTY'
    ? call(loyaltyCashbackClaim, { body: { campaignId } })
    : call(cashbackClaim, { params: { campaignId } });

/** Queues a reward behind the active one of its vertical, under the version that the player has read. */
export const queueReward = ({ campaignId, version }: Reward): Promise<Reward> =>
  call(queuedBonus, { body: { campaignId, version } });

/**
 * Claims a reward or free spins, opts in, or activates cashback, under the version that the player has read; by its
 * code if it has one.
 */
export function claimReward(reward: Reward, code: string | null): Promise<Reward> {
  const { campaignId, campaignCategory, version, offer, queuedPlayerBonus, betAndGet } = reward;
  if (queuedPlayerBonus)
    return call(queuedBonusClaim, {
      params: { campaignId, queuedPlayerBonusId: queuedPlayerBonus.queuedPlayerBonusId },
    });
  if (code !== null) return call(manualClaim, { body: { bonusCode: code, state: 'ACTIVATED' } });
  if (offer.kind === 'CASHBACK') return call(cashbackActivation, { params: { campaignId }, body: { version } });
  if (betAndGet)
    return betAndGet.state === null
      ? call(betAndGetActivation, { params: { campaignId }, body: { version } })
      : call(betAndGetClaim, { params: { campaignId } });
  if (offer.kind === 'FREE_SPINS') return call(freeSpinClaim, { params: { campaignId }, body: { version } });
  const contract = campaignCategory === 'OPT_IN' ? optInActivation : rewardClaim;
  return call(contract, { params: { campaignId }, body: { version } });
}

/**
 * Consents to the terms of a promotion's campaign, under the version that the player has read (B§7): the API claims,
 * activates or opts in, as its kind needs.
 */
export async function consentTo(offered: Reward): Promise<Reward> {
  const { campaignId, version } = offered;
  return (await call(campaignConsent, { body: { campaignId, agreed: true, version } })).reward ?? offered;
}

/** Gives up a bonus, stops cashback, or leaves one that still waits for its deposit. */
export async function leaveReward(reward: Reward) {
  const { assignmentId, campaignId, campaignCategory, state, granted, offer } = reward;
  if (reward.betAndGet?.state) return call(betAndGetDeactivation, { params: { campaignId } });
  if (offer.kind === 'CASHBACK') return call(cashbackDeactivation, { params: { campaignId } });
  if (state === 'OPTED_IN' && campaignCategory === 'OPT_IN') return call(optInDeactivation, { params: { campaignId } });
  const id = assignmentId ?? reward.queuedPlayerBonus?.queuedPlayerBonusId;
  if (id !== undefined)
    await call(rewardState, {
      params: { assignmentId: id },
      body: { state: 'FORFEITED', wageringProgress: granted?.wageringProgress ?? 0 },
    });
}

export const checkCode = (bonusCode: string): Promise<Reward> => call(bonusCodeValidation, { body: { bonusCode } });

/** After a claim or a forfeit: rewards and balances have changed. */
export async function refreshRewards(client: QueryClient): Promise<void> {
  void client.invalidateQueries(playerQueries('wallet'));
  await client.invalidateQueries(playerQueries('bonus'));
}

/** Handles WALLET_BALANCE: a win or a stake changes what is in a bonus without any progress of its wagering. */
export function takeBonusMoney(client: QueryClient, { body }: SocketMessageOf<'WALLET_BALANCE'>): void {
  const moneyIn = new Map(body.balanceMap.bonus.map(({ vertical, bonus }) => [vertical as string | undefined, bonus]));
  client.setQueriesData<Reward[]>(playerQueries('bonus', 'rewards', 'ACTIVE'), (list) =>
    list?.map((reward) => {
      const balance = moneyIn.get(reward.vertical);
      return reward.granted && balance !== undefined ? { ...reward, granted: { ...reward.granted, balance } } : reward;
    }),
  );
}

/** Handles BONUS_PROGRESS: shows the progress or the end at once, and reads the list again when the state has changed. */
export function takeProgress(client: QueryClient, { body }: SocketMessageOf<'BONUS_PROGRESS'>): void {
  // A player who opts out of what has given nothing ends it as CANCELLED too.
  const wasInPlay = client
    .getQueriesData<Reward[]>(playerQueries('bonus', 'rewards', 'ACTIVE'))
    .some(([, list]) =>
      list?.some(({ assignmentId, state }) => assignmentId === body.assignmentId && state === 'WAGERING'),
    );
  const state = ENDS.find((end) => end === body.state && (end !== 'CANCELLED' || wasInPlay));
  if (state)
    client.setQueriesData<EndedBonus>(playerQueries('bonus', 'ended'), { assignmentId: body.assignmentId, state });
  let isKnown = false;
  client.setQueriesData<Reward[]>(playerQueries('bonus', 'rewards', 'ACTIVE'), (list) =>
    list?.map((reward) => {
      if (reward.assignmentId !== body.assignmentId || reward.state !== body.state || !reward.granted) return reward;
      const { steps } = reward;
      const staked = hundredthsOf(body.wagered) - hundredthsOf(reward.granted.wagered);
      const toNext = steps?.toNext == null ? null : hundredthsOf(steps.toNext) - staked;
      // A step is complete: only the API knows what it has given.
      if (toNext !== null && toNext <= 0) return reward;
      isKnown = true;
      return {
        ...reward,
        steps: steps && { ...steps, toNext: toNext === null ? null : toWire(toNext) },
        granted: { ...reward.granted, wagered: body.wagered, wageringProgress: body.wageringProgress },
      };
    }),
  );
  if (!isKnown) void client.invalidateQueries(playerQueries('bonus'));
}
