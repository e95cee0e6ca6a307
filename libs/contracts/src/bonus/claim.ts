import * as z from 'zod/mini';
import { uuid } from '../shapes.ts';

/** Why a claim is refused at any call that claims. */
export const claimErrors = [
  'error.bonus.active.already.exists',
  'error.bonus.active.triggered.already.exists',
  'error.bonus.not_available',
  'error.bonus.shared',
] as const;
/**
 * Why a player is offered no bonus at all now (ruling 29). ACCOUNT: they may not play, or may have none. DOCUMENT: something is
 * asked of them first, a document or the questionnaire. DOCUMENT_REVIEW: what they have sent is being reviewed.
 */
export const BONUS_STOPS = ['ACCOUNT', 'DOCUMENT', 'DOCUMENT_REVIEW'] as const;
export type BonusStop = (typeof BONUS_STOPS)[number];
/** The campaign in a call's path. */
export const campaign = z.object({ campaignId: uuid });
/** The version of the terms that the player has read: 409 if they have changed since. */
export const readVersion = z.object({ version: z.number().check(z.int(), z.gte(1)) });
