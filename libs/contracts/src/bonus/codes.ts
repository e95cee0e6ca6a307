import * as z from 'zod/mini';
import { bonusCode, reward } from '../reward.ts';
import { defineRoute } from '../route.ts';
import { uuid } from '../shapes.ts';
import { BONUS_STOPS, claimErrors } from './claim.ts';

export const manualClaimAvailable = defineRoute({
  id: 'manualClaimAvailable',
  method: 'GET',
  base: 'v2',
  path: '/bonus/bonus-code/manual-claim/available',
  auth: 'player',
  source: 'B§7',
  summary: 'Whether the player may have bonuses now, and so may enter a code; if not, why.',
  response: z.object({
    available: z.boolean(),
    /** Null if they may. */
    reason: z.nullable(z.enum(BONUS_STOPS)),
  }),
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
  errors: [
    'error.bonus_code.invalid',
    'error.bonus_code.used',
    'error.bonus_code.too_many',
    'error.bonus.shared',
    'error.invalid.site.id',
  ],
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
  errors: [
    'error.bonus_code.invalid',
    'error.bonus_code.used',
    'error.bonus_code.too_many',
    'error.invalid.site.id',
    ...claimErrors,
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
