import { currencyOfCountry } from '@baize/brand/country-record';
import { DOCUMENT_ERROR, ERROR } from '@baize/contracts/errors';
import type { profileUpdateBody } from '@baize/contracts/registration';
import type { BrandConfig } from '@baize/brand';
import type * as z from 'zod/mini';
import { fieldRefusal, Refusal } from '../../../plugins/errors.ts';
import { ageDateIn, recordIdentityCheck, timeZoneOf, updatePlayer } from '../../player/index.ts';
import { ageOn, postalCodeOf } from '../model/details.ts';
import { finishIfComplete } from './finish-registration.ts';
import { CHECK_AGAIN_MS, checkIdentity } from './identity-check.ts';
import { checkCountryAndPhone, cpfOf, isCpfTaken, requireProvince } from './registration-checks.ts';
import { lockRegistration, type RegistrationContext } from './registration-context.ts';

/**
 * Second step: date of birth and address. The identity vendor compares them; if it cannot answer, we ask again later.
 */
export async function completeDetails(
  context: RegistrationContext,
  brand: BrandConfig,
  playerId: string,
  body: z.output<typeof profileUpdateBody>,
): Promise<void> {
  const { app, identity } = context;
  if (body.playerId !== playerId) throw new Refusal(401, ERROR.registrationExpired);
  const now = app.clock.now();
  checkCountryAndPhone(context, brand, body.countryCode, body.mobilePhone);
  const market = app.brands.marketOfCountry(brand, body.countryCode);
  const age = ageOn(body.dateOfBirth, ageDateIn(body.countryCode, now));
  if (age === null) throw fieldRefusal('dateOfBirth', ERROR.dateOfBirthInvalid);
  if (age < market.rules.minimumAge.value) {
    throw new Refusal(400, ERROR.underage, { minimumAge: market.rules.minimumAge.value }, [
      { field: 'dateOfBirth', message: ERROR.underage, objectName: 'body' },
    ]);
  }
  const postalCode = postalCodeOf(body.countryCode, body.postalCode);
  if (postalCode === null) throw fieldRefusal('postalCode', ERROR.postalCodeInvalid, body.postalCode);
  requireProvince(market, body.province);
  const cpf = cpfOf(market, body.cpf);

  const details = {
    cpf,
    dateOfBirth: body.dateOfBirth,
    address: body.address,
    city: body.city,
    postalCode,
    province: body.province ?? null,
    phonePrefix: body.mobilePhone.prefix,
    phoneBody: body.mobilePhone.body,
    countryCode: body.countryCode,
    languageCode: body.languageCode,
    currency: currencyOfCountry(body.countryCode),
    timeZone: timeZoneOf(body.countryCode, body.timeZone),
  };
  const known = await app.db.transaction(async (tx) => {
    const player = await lockRegistration(tx, playerId);
    // A different country than in the first step: its law may require a notice that was not shown yet.
    if (market.rules.riskNoticeAtRegistration.value && player.riskNoticeAt === null)
      throw fieldRefusal('countryCode', ERROR.riskNoticeRequired);
    if (cpf !== null && (await isCpfTaken(app, tx, brand, cpf))) throw fieldRefusal('cpf', DOCUMENT_ERROR.cpfDuplicate);
    // A§4: phone verification resets when the phone changes.
    const phoneChanged = player.phonePrefix !== details.phonePrefix || player.phoneBody !== details.phoneBody;
    // Earlier results were about other details. The check is already due, so nothing is lost if this process ends
    // before the answer.
    const unchecked = {
      kycStatus: 'NOT_VERIFIED',
      identityCheckDueAt: new Date(now.getTime() + CHECK_AGAIN_MS),
    } as const;
    return (
      (await updatePlayer(tx, playerId, {
        ...details,
        ...unchecked,
        ...(phoneChanged ? { phoneVerifiedAt: null } : {}),
      })) ?? player
    );
  });
  // Outside the transaction, so that a slow vendor holds no lock.
  const check = await checkIdentity(context, known);
  await app.exclusionRegisters.refresh(known);
  const isComplete = await app.db.transaction(async (tx) => {
    await lockRegistration(tx, playerId);
    await recordIdentityCheck(tx, known, check);
    return finishIfComplete(context, brand, tx, playerId);
  });
  if (isComplete) await identity.waitForConfirmation(playerId);
}
