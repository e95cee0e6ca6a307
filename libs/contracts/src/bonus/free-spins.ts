import * as z from 'zod/mini';
import { freeSpinDetail, reward } from '../reward.ts';
import { defineRoute } from '../route.ts';
import { currency, timestamp, uuid, wireTotal } from '../shapes.ts';
import { campaign, readVersion } from './claim.ts';

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
