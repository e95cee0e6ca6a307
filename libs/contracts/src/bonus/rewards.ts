import * as z from 'zod/mini';
import { BONUS_VERTICALS, reward } from '../reward.ts';
import { defineRoute } from '../route.ts';
import { uuid, wireAmount } from '../shapes.ts';
import { campaign, claimErrors, readVersion } from './claim.ts';

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
export const gameLimitations = defineRoute({
  id: 'gameLimitations',
  method: 'GET',
  base: 'v2',
  path: '/bonus/games/:id/limitations',
  auth: 'player',
  source: 'B§7',
  summary:
    'What the player’s active bonuses say about a game: whether and how much its stakes count, and up to which stake.',
  params: z.object({ id: z.string().check(z.maxLength(200)) }),
  response: z.array(
    z.object({
      assignmentId: uuid,
      campaignId: uuid,
      vertical: z.enum(BONUS_VERTICALS),
      excluded: z.boolean(),
      /** Per cent of a stake in this game that counts; 0 in an excluded game. */
      contribution: z.number(),
      maximumStake: z.nullable(wireAmount),
    }),
  ),
});
