import * as z from 'zod/mini';
import { BONUS_VERTICALS, bonusCode, cashbackProgress, freeSpinDetail, reward } from './reward.ts';
import { defineRoute } from './route.ts';
import { currency, timestamp, uuid, wireAmount, wireTotal } from './shapes.ts';

const claimErrors = [
  'error.bonus.active.already.exists',
  'error.bonus.active.triggered.already.exists',
  'error.bonus.not_available',
] as const;
const campaign = z.object({ campaignId: uuid });
/** The version of the terms that the player has read: 409 if they have changed since. */
const readVersion = z.object({ version: z.number().check(z.int(), z.gte(1)) });

export const rewards = defineRoute({
  id: 'rewards',
  method: 'GET',
  base: 'v1',
  path: '/bonus/rewards',
  auth: 'player',
  source: 'B§7',
  summary:
    'The player’s rewards, by end date, those without one last. ELIGIBLE (the default): what they can claim. ACTIVE: what they have claimed and has not ended. Drafts and rewards of a code are not listed.',
  query: z.object({
    rewardsType: z.optional(z.enum(['ELIGIBLE', 'ACTIVE'])),
    hasBonusCode: z.optional(z.enum(['true', 'false'])),
    version: z.optional(z.literal('v2')),
    excludeTriggerType: z.optional(z.string().check(z.maxLength(200))),
  }),
  response: z.array(reward),
});
/**
 * Why a player cannot claim a campaign now. NOT_OFFERED: not in their market or currency. ACCOUNT: they may not play.
 * FIRST_PLAY: the law allows a bonus only with the first play, and they have played or have had one.
 */
export const CLAIM_REASONS = [
  'NOT_OFFERED',
  'ACCOUNT',
  'NOT_STARTED',
  'ENDED',
  'USED',
  'FIRST_PLAY',
  'SPENT',
  'LEVEL',
  'LINKED',
  'MORE_DEPOSITS',
  'DEPOSIT_MADE',
] as const;
export type ClaimReason = (typeof CLAIM_REASONS)[number];
const ID = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** Campaigns that one call can ask about. */
const MAXIMUM_CAMPAIGNS = 20;
export const campaigns = defineRoute({
  id: 'bonusCampaigns',
  method: 'GET',
  base: 'v2',
  path: '/bonus/campaigns',
  auth: 'player',
  source: 'B§7',
  summary:
    'How campaigns that a promotion names stand for the player: what they have of each, or what they can claim, or why they cannot. Drafts, campaigns of a code and those of another brand are left out, as if they did not exist.',
  query: z.object({
    /** A comma list. */
    campaignIds: z.string().check(z.regex(new RegExp(`^${ID}(,${ID}){0,${MAXIMUM_CAMPAIGNS - 1}}$`))),
  }),
  response: z.array(
    z.object({
      campaignId: uuid,
      /** What the player has, under the terms that they accepted, or what they could claim; null if it is not offered to them. */
      reward: z.nullable(reward),
      /** Null: the player has it, or can claim it. */
      reason: z.nullable(z.enum(CLAIM_REASONS)),
    }),
  ),
});
export type CampaignStanding = z.infer<(typeof campaigns)['response']>[number];
export const campaignList = defineRoute({
  id: 'bonusCampaignList',
  method: 'GET',
  base: 'v1',
  path: '/bonus/campaigns',
  auth: 'player',
  source: 'B§7',
  summary:
    'Every campaign that is offered in the player’s market and currency, with what they have of it, or can claim, or why they cannot. Drafts and campaigns of a code are left out.',
  response: campaigns.response,
});
export const rewardClaim = defineRoute({
  id: 'rewardClaim',
  method: 'POST',
  base: 'v1',
  path: '/bonus/rewards/:campaignId/claim',
  auth: 'player',
  source: 'B§7',
  summary: 'Claim a reward or a free bet under the version of the terms that the player has read.',
  params: campaign,
  body: readVersion,
  response: reward,
  errors: [...claimErrors, 'error.bonus.terms_changed'],
});
export const rewardState = defineRoute({
  id: 'rewardState',
  method: 'PUT',
  base: 'v1',
  path: '/bonus/:assignmentId/state',
  auth: 'player',
  restricted: 'open',
  anywhere: 'own-money',
  source: 'B§3, B§7',
  summary:
    'Forfeit a bonus: its money leaves the bonus wallet. A player may always give up a bonus, from anywhere and during a break. `wageringProgress` is what the page showed; the API uses its own.',
  params: z.object({ assignmentId: uuid }),
  body: z.object({ state: z.literal('FORFEITED'), wageringProgress: z.number().check(z.gte(0), z.lte(100)) }),
  response: reward,
  errors: ['error.not_found', 'error.bonus.not_active'],
});
/** What the player says to the terms that they have read. */
const agreement = { campaignId: uuid, agreed: z.boolean(), ...readVersion.shape };
const agreementErrors = [
  ...claimErrors,
  'error.bonus.terms_changed',
  'error.bonus.not_active',
  'error.bonus_code.invalid',
  'error.bonus_code.used',
] as const;
export const campaignConsent = defineRoute({
  id: 'bonusCampaignConsent',
  method: 'POST',
  base: 'v1',
  path: '/bonus/campaigns/consent',
  auth: 'player',
  source: 'B§7',
  summary:
    'Consent to the terms of a campaign under the version that the player has read: it is claimed, activated or opted in to, as its kind needs. `agreed` false takes the consent back, as long as nothing has been given.',
  body: z.object(agreement),
  response: z.object({ reward: z.nullable(reward) }),
  errors: agreementErrors,
});
export const bonusAcceptance = defineRoute({
  id: 'bonusAcceptance',
  method: 'POST',
  base: 'v2',
  path: '/bonus/acceptance',
  auth: 'player',
  source: 'B§7',
  summary: 'v2 of the consent: also with the code of a campaign. Ten calls a minute: codes cannot be guessed.',
  body: z.object({ ...agreement, bonusCode: z.optional(bonusCode) }),
  response: z.object({ reward: z.nullable(reward) }),
  errors: agreementErrors,
});
export const bonusList = defineRoute({
  id: 'bonusList',
  method: 'GET',
  base: 'v2',
  path: '/bonus',
  auth: 'player',
  source: 'B§7',
  summary:
    'The player’s rewards of both lists, active ones first. `lang` changes nothing: titles are in the operator’s language, and the site writes all other words.',
  query: z.object({ lang: z.optional(z.string().check(z.regex(/^[a-zA-Z]{2,4}(-[a-zA-Z]{2})?$/))) }),
  response: z.array(reward),
});
export const bonusClaim = defineRoute({
  id: 'bonusClaim',
  method: 'POST',
  base: 'v2',
  path: '/bonus/:campaignId/claim',
  auth: 'player',
  source: 'B§7',
  summary: 'Claim a campaign of any kind under the version of the terms that the player has read.',
  params: campaign,
  body: readVersion,
  response: reward,
  errors: [...claimErrors, 'error.bonus.terms_changed'],
});
export const bonusActivation = defineRoute({
  id: 'bonusActivation',
  method: 'POST',
  base: 'v2',
  path: '/bonus/activate',
  auth: 'player',
  source: 'B§7',
  summary:
    'Activate a bonus that the player has already accepted: a queued one, once its turn has come. One that is active answers as it is.',
  body: z.object({ state: z.literal('ACTIVATED'), bonusAssignmentId: uuid }),
  response: reward,
  errors: [
    'error.bonus.active.already.exists',
    'error.bonus.active.triggered.already.exists',
    'error.bonus.not_available',
    'error.bonus.not_active',
    'error.not_found',
  ],
});
export const partnerBonus = defineRoute({
  id: 'partnerBonus',
  method: 'POST',
  base: 'v2',
  path: '/bonus/partner-code',
  auth: 'player',
  source: 'B§7',
  summary:
    'Say with which partner’s code the player came to a bonus that they already have. Only a code of its campaign, and the first one stays. Ten calls a minute: codes cannot be guessed.',
  body: z.object({ bonusAssignmentId: uuid, partnerBonusCode: bonusCode }),
  response: reward,
  errors: ['error.bonus_code.invalid', 'error.not_found'],
});
/** B§3 rewards state: what the player can claim, has claimed, and has without a claim. */
const rewardLists = z.object({ eligible: z.array(reward), active: z.array(reward), loyalty: z.array(reward) });
export const sportsbookRewards = defineRoute({
  id: 'sportsbookRewards',
  method: 'GET',
  base: 'v1',
  path: '/bonus/softswiss/sportsbook',
  auth: 'player',
  source: 'B§3, B§7',
  summary: 'The player’s rewards for the sportsbook: bonuses of SPORTS and free bets.',
  response: rewardLists,
});
export const softswissBonuses = defineRoute({
  id: 'softswissBonuses',
  method: 'GET',
  base: 'v1',
  path: '/bonus/softswiss/bonuses',
  auth: 'player',
  source: 'B§7',
  summary: 'The player’s free spins in games of the provider softswiss.',
  response: rewardLists,
});
export const optInActivation = defineRoute({
  id: 'optInActivation',
  method: 'POST',
  base: 'v2',
  path: '/bonus/optIn/:campaignId/activate',
  auth: 'player',
  source: 'B§7',
  summary: 'Opt in to a campaign under the version of the terms that the player has read.',
  params: campaign,
  body: readVersion,
  response: reward,
  errors: [...claimErrors, 'error.bonus.terms_changed'],
});
export const optInDeactivation = defineRoute({
  id: 'optInDeactivation',
  method: 'POST',
  base: 'v2',
  path: '/bonus/optIn/:campaignId/deactivate',
  auth: 'player',
  restricted: 'open',
  anywhere: 'own-money',
  source: 'B§7',
  summary: 'Leave a campaign before it has given anything. It can be claimed again while it runs.',
  params: campaign,
  errors: ['error.not_found', 'error.bonus.not_active'],
});
export const cashbackActivation = defineRoute({
  id: 'cashbackActivation',
  method: 'POST',
  base: 'v1',
  path: '/bonus/cashback/:campaignId/activate',
  auth: 'player',
  source: 'B§7',
  summary: 'Activate cashback under the version of the terms that the player has read: losses count from now.',
  params: campaign,
  body: readVersion,
  response: reward,
  errors: ['error.bonus.not_available', 'error.bonus.terms_changed'],
});
export const cashbackDeactivation = defineRoute({
  id: 'cashbackDeactivation',
  method: 'POST',
  base: 'v1',
  path: '/bonus/cashback/:campaignId/deactivate',
  auth: 'player',
  restricted: 'open',
  anywhere: 'own-money',
  source: 'B§7',
  summary: 'Stop cashback. What has not been claimed is lost; it can be activated again while the campaign runs.',
  params: campaign,
  errors: ['error.not_found'],
});
export const cashbackProgressOf = defineRoute({
  id: 'cashbackProgressOf',
  method: 'GET',
  base: 'v1',
  path: '/bonus/cashback/:campaignId/progress',
  auth: 'player',
  source: 'B§7',
  summary: 'The losses that count, counted from the ledger now, and what can be claimed.',
  params: campaign,
  response: cashbackProgress,
  errors: ['error.not_found'],
});
const cashbackPaid = z.object({ amount: wireAmount, currencyCode: currency, progress: cashbackProgress });
const cashbackErrors = ['error.not_found', 'error.bonus.not_available', 'error.bonus.nothing_to_claim'] as const;
export const cashbackClaim = defineRoute({
  id: 'cashbackClaim',
  method: 'POST',
  base: 'v1',
  path: '/bonus/cashback/:campaignId/claim',
  auth: 'player',
  source: 'B§7',
  summary: 'Pay the cashback that can be claimed into MAIN. It needs no wagering.',
  params: campaign,
  response: cashbackPaid,
  errors: cashbackErrors,
});
export const loyaltyCashbackProgress = defineRoute({
  id: 'loyaltyCashbackProgress',
  method: 'GET',
  base: 'v1',
  path: '/bonus/loyalty/cashback/progress',
  auth: 'player',
  source: 'B§7',
  summary: 'Cashback of LOYALTY campaigns: every player of their markets has it without activation.',
  response: z.array(cashbackProgress),
});
export const loyaltyCashbackClaim = defineRoute({
  id: 'loyaltyCashbackClaim',
  method: 'POST',
  base: 'v1',
  path: '/bonus/loyalty/cashback/claim',
  auth: 'player',
  source: 'B§7',
  summary: 'Pay the cashback of a LOYALTY campaign into MAIN. It needs no wagering.',
  body: campaign,
  response: cashbackPaid,
  errors: cashbackErrors,
});
export const queuedBonus = defineRoute({
  id: 'queuedBonus',
  method: 'POST',
  base: 'v2',
  path: '/bonus/queued-bonus',
  auth: 'player',
  source: 'B§7',
  summary:
    'Queue a reward under the version of the terms that the player has read, behind the active bonus of its vertical. One reward per vertical can wait. Without an active bonus it is claimed at once by its own call, not here.',
  body: z.object({ campaignId: uuid, ...readVersion.shape }),
  response: reward,
  errors: ['error.bonus.not_available', 'error.bonus.queue_full', 'error.bonus.terms_changed'],
});
export const queuedBonusClaim = defineRoute({
  id: 'queuedBonusClaim',
  method: 'POST',
  base: 'v1',
  path: '/bonus/campaign/:campaignId/queued-bonus/:queuedPlayerBonusId/claim',
  auth: 'player',
  source: 'B§7',
  summary: 'Claim a queued reward, free spins included, once the other bonus of its vertical has ended.',
  params: z.object({ campaignId: uuid, queuedPlayerBonusId: uuid }),
  response: reward,
  errors: [
    'error.bonus.active.already.exists',
    'error.bonus.active.triggered.already.exists',
    'error.bonus.not_available',
    'error.not_found',
  ],
});
export const freeSpinClaim = defineRoute({
  id: 'freeSpinClaim',
  method: 'POST',
  base: 'v1',
  path: '/bonus/freespin/campaign/:campaignId/claim',
  auth: 'player',
  source: 'B§7',
  summary:
    'Claim free spins under the version of the terms that the player has read. They are played in the named game, which the game’s studio learns when it opens.',
  params: campaign,
  body: readVersion,
  response: reward,
  errors: ['error.bonus.active.already.exists', 'error.bonus.not_available', 'error.bonus.terms_changed'],
});
export const freeSpinDetails = defineRoute({
  id: 'freeSpinDetails',
  method: 'GET',
  base: 'v1',
  path: '/bonus/freespin/details',
  auth: 'player',
  source: 'B§7',
  summary: 'The free spins that the player has, or had in the last 30 days, newest first.',
  response: z.array(
    z.object({
      campaignId: uuid,
      assignmentId: uuid,
      /** Null for winnings that wait for another bonus to end. */
      expiresAt: z.nullable(timestamp),
      detail: freeSpinDetail,
    }),
  ),
});
export const freeSpinProgress = defineRoute({
  id: 'freeSpinProgress',
  method: 'GET',
  base: 'v1',
  path: '/bonus/freespin/progress',
  auth: 'player',
  source: 'B§7',
  summary: 'How many of the active free spins have been used, and what they have won.',
  response: z.array(
    z.object({
      assignmentId: uuid,
      gameId: z.string(),
      rounds: z.number(),
      roundsLeft: z.number(),
      won: wireTotal,
      currencyCode: currency,
      expiresAt: timestamp,
    }),
  ),
});
export const betAndGetActivation = defineRoute({
  id: 'betAndGetActivation',
  method: 'POST',
  base: 'v2',
  path: '/bonus/bet_and_get/:campaignId/activate',
  auth: 'player',
  source: 'B§7',
  summary: 'Activate a BET reward under the version of the terms that the player has read: later stakes count.',
  params: campaign,
  body: readVersion,
  response: reward,
  errors: ['error.bonus.not_available', 'error.bonus.terms_changed'],
});
export const betAndGetDeactivation = defineRoute({
  id: 'betAndGetDeactivation',
  method: 'POST',
  base: 'v2',
  path: '/bonus/bet_and_get/:campaignId/deactivate',
  auth: 'player',
  restricted: 'open',
  anywhere: 'own-money',
  source: 'B§7',
  summary: 'Stop a BET reward: what has been staked for it no longer counts. It can be activated again while it runs.',
  params: campaign,
  errors: ['error.not_found'],
});
export const betAndGetClaim = defineRoute({
  id: 'betAndGetClaim',
  method: 'POST',
  base: 'v2',
  path: '/bonus/bet_and_get/:campaignId/claim',
  auth: 'player',
  source: 'B§7',
  summary: 'Claim what a completed BET reward gives, under the terms that the player accepted.',
  params: campaign,
  response: reward,
  errors: [
    'error.bonus.active.already.exists',
    'error.bonus.active.triggered.already.exists',
    'error.bonus.not_available',
    'error.not_found',
  ],
});
export const gameLimitations = defineRoute({
  id: 'gameLimitations',
  method: 'GET',
  base: 'v2',
  path: '/bonus/games/:id/limitations',
  auth: 'player',
  source: 'B§7',
  summary: 'What the player’s active bonuses say about a game: whether its stakes count, and up to which stake.',
  params: z.object({ id: z.string().check(z.maxLength(200)) }),
  response: z.array(
    z.object({
      assignmentId: uuid,
      campaignId: uuid,
      vertical: z.enum(BONUS_VERTICALS),
      excluded: z.boolean(),
      maximumStake: z.nullable(wireAmount),
    }),
  ),
});
export const manualClaimAvailable = defineRoute({
  id: 'manualClaimAvailable',
  method: 'GET',
  base: 'v2',
  path: '/bonus/bonus-code/manual-claim/available',
  auth: 'player',
  source: 'B§7',
  summary: 'Whether the player may enter a bonus code now.',
  response: z.object({ available: z.boolean() }),
});
export const bonusCodeValidation = defineRoute({
  id: 'bonusCodeValidation',
  method: 'POST',
  base: 'v2',
  path: '/bonus/bonus-code/validate',
  auth: 'player',
  source: 'B§7',
  summary: 'The reward of a code, before it is claimed. Ten calls a minute: codes cannot be guessed.',
  body: z.object({ bonusCode }),
  response: reward,
  errors: ['error.bonus_code.invalid', 'error.bonus_code.used', 'error.invalid.site.id'],
});
export const manualClaim = defineRoute({
  id: 'manualClaim',
  method: 'POST',
  base: 'v2',
  path: '/bonus/bonus-code/manual-claim',
  auth: 'player',
  source: 'B§7',
  summary: 'Claim the reward of a code.',
  body: z.object({ bonusCode, state: z.literal('ACTIVATED') }),
  response: reward,
  errors: ['error.bonus_code.invalid', 'error.bonus_code.used', 'error.invalid.site.id', ...claimErrors],
});
