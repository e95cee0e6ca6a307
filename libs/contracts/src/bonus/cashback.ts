import * as z from 'zod/mini';
import { cashbackProgress, reward } from '../reward.ts';
import { defineRoute } from '../route.ts';
import { currency, wireAmount } from '../shapes.ts';
import { campaign, readVersion } from './claim.ts';

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
