import * as z from 'zod/mini';
import { bonusCode, reward } from '../reward.ts';
import { defineRoute } from '../route.ts';
import { uuid } from '../shapes.ts';
import { BONUS_STOPS, campaign, claimErrors, readVersion } from './claim.ts';

/**
 * Why a player cannot claim a campaign now, besides what stops all bonuses. NOT_OFFERED: not in their market or currency.
 * AUDIENCE: it is for other players of their market. SHARED: it has been claimed on one of their devices, or with one of their means of payment. FIRST_PLAY: the law allows a bonus only with the first play, and they have played or have had one.
 */
export const CLAIM_REASONS = [
  'NOT_OFFERED',
  ...BONUS_STOPS,
  'NOT_STARTED',
  'ENDED',
  'USED',
  'SHARED',
  'FIRST_PLAY',
  'SPENT',
  'AUDIENCE',
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
/** What the player says to the terms that they have read. */
const agreement = { campaignId: uuid, agreed: z.boolean(), ...readVersion.shape };
const agreementErrors = [
  ...claimErrors,
  'error.bonus.terms_changed',
  'error.bonus.not_active',
  'error.bonus_code.invalid',
  'error.bonus_code.used',
  'error.bonus_code.too_many',
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
