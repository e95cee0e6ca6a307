import { currencyOfCountry } from '@baize/brand/country-record';
import { randomUUID } from 'node:crypto';
import { DOCUMENT_ERROR } from '@baize/contracts/errors';
import type { registrationBody } from '@baize/contracts/registration';
import type { BrandConfig } from '@baize/brand';
import type * as z from 'zod/mini';
import { violatedConstraint } from '../../../plugins/database.ts';
import { fieldRefusal, Refusal } from '../../../plugins/errors.ts';
import { DEFAULT_PERMISSIONS, emailKeyOf, findPlayerByEmail, insertPlayer, timeZoneOf } from '../../player/index.ts';
import { knownWords, passwordFault } from '../password-fault.ts';
import { discardUnfinished } from './discard-registration.ts';
import {
  checkCountryAndPhone,
  refuseTakenMailbox,
  requirePublishedTerms,
  requireRiskNotice,
} from './registration-checks.ts';
import type { RegistrationContext } from './registration-context.ts';

/**
 * First step (A§4 Details): creates an account that cannot be used yet. An unfinished registration of the same email
 * starts again with a new id, so that the earlier browser's cookie becomes worthless.
 * @returns the player's id
 */
export async function startRegistration(
  context: RegistrationContext,
  brand: BrandConfig,
  body: z.output<typeof registrationBody>,
): Promise<string> {
  const { app, identity } = context;
  checkCountryAndPhone(context, brand, body.countryCode, body.mobilePhone);
  const words = knownWords({ ...body, emailKey: emailKeyOf(body.email) }, brand.name);
  const fault = passwordFault(body.password, words);
  if (fault) throw fieldRefusal('password', fault);

  const market = app.brands.marketOfCountry(brand, body.countryCode);
  requireRiskNotice(market, body.riskNoticeAccepted);
  requirePublishedTerms(app, body.termsAndConditionsAcceptedVersion);

  const playerId = randomUUID();
  const now = app.clock.now();
  const writeUser = await identity.createUser({
    playerId,
    brand: brand.id,
    email: body.email,
    password: body.password,
    confirmed: false,
  });
  // In a transaction of its own: no transaction touches two players' rows (docs/decisions/0037).
  await app.db.transaction(async (tx) => {
    await refuseTakenMailbox(app, tx, brand, body.email);
    const earlier = await findPlayerByEmail(tx, brand.id, body.email);
    if (!earlier) return;
    if (!(await discardUnfinished(context, tx, earlier.id))) throw new Refusal(400, DOCUMENT_ERROR.playerAlreadyExists);
  });
  try {
    await app.db.transaction(async (tx) => {
      await insertPlayer(tx, {
        id: playerId,
        brand: brand.id,
        email: body.email,
        emailKey: emailKeyOf(body.email),
        firstName: body.firstName,
        lastName: body.lastName,
        phonePrefix: body.mobilePhone.prefix,
        phoneBody: body.mobilePhone.body,
        countryCode: body.countryCode,
        languageCode: body.languageCode,
        currency: currencyOfCountry(body.countryCode),
        timeZone: timeZoneOf(body.countryCode, undefined),
        status: 'PRE_REGISTERED',
        kycStatus: 'NOT_VERIFIED',
        permissions: DEFAULT_PERMISSIONS,
        personId: randomUUID(),
        termsVersion: body.termsAndConditionsAcceptedVersion,
        marketingOptIn: body.marketingOptIn,
        cookiePolicyAccepted: body.cookiePolicyAccepted,
        createdAt: now,
        // Recorded if the law requires it; otherwise no notice was shown.
        riskNoticeAt: market.rules.riskNoticeAtRegistration.value ? now : null,
      });
      await writeUser(tx);
    });
  } catch (fault) {
    // Two registrations of one email at the same time: one is first.
    if (violatedConstraint(fault) === 'player_email_route_pk')
      throw new Refusal(400, DOCUMENT_ERROR.playerAlreadyExists);
    throw fault;
  }
  return playerId;
}
