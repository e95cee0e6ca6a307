import { reward } from '../reward.ts';
import { defineRoute } from '../route.ts';
import { campaign, readVersion } from './claim.ts';

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
