import { ERROR } from '@baize/contracts/errors';
import type { BrandConfig } from '@baize/brand';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../../plugins/database.ts';
import { Refusal } from '../../../plugins/errors.ts';
import type { IdentityAdmin } from '../../../ports/identity/port.ts';
import type { IdentityVendor } from '../../../ports/identity-vendor/port.ts';
import { lockPlayer, type PlayerRecord } from '../../player/index.ts';

/** What the steps of a registration work with. */
export interface RegistrationContext {
  readonly app: FastifyInstance;
  readonly identity: IdentityAdmin;
  readonly vendor: IdentityVendor;
}

/**
 * Returns which verifications a market requires of a new player (A§4: without any, the player is logged in at once).
 */
export function riskSettingOf(
  app: FastifyInstance,
  brand: BrandConfig,
  countryCode: string,
): { readonly smsVerification: boolean; readonly emailVerification: boolean } {
  const { sms, email } = app.brands.marketOfCountry(brand, countryCode).market.signUpVerification;
  return { smsVerification: sms, emailVerification: email };
}

/** Returns the registration that a cookie names and locks its row; refuses a finished or deleted one. */
export async function lockRegistration(tx: Transaction, playerId: string): Promise<PlayerRecord> {
  const player = await lockPlayer(tx, playerId);
  if (!player || player.status !== 'PRE_REGISTERED') throw new Refusal(401, ERROR.registrationExpired);
  return player;
}
