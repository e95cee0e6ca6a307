import * as z from 'zod/mini';
import { reward } from '../reward.ts';
import { defineRoute } from '../route.ts';
import { uuid } from '../shapes.ts';
import { readVersion } from './claim.ts';

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
