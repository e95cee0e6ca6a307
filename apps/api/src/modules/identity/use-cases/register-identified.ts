import { currencyOfCountry } from '@baize/brand/country-record';
import { randomBytes, randomUUID } from 'node:crypto';
import { DOCUMENT_ERROR } from '@baize/contracts/errors';
import type { BankIdentity, bankPlayerUpdate } from '@baize/contracts/pay-and-play';
import type { BrandConfig } from '@baize/brand';
import type * as z from 'zod/mini';
import { violatedConstraint, type Transaction } from '../../../plugins/database.ts';
import { Refusal } from '../../../plugins/errors.ts';
import { DEFAULT_PERMISSIONS, emailKeyOf, findPlayerByEmail, insertPlayer, timeZoneOf } from '../../player/index.ts';
import { dialled } from '../model/details.ts';
import { continueCodes, deleteCodes, emptiedCodes } from '../repository/codes.ts';
import { discardUnfinished } from './discard-registration.ts';
import { finishIfComplete } from './finish-registration.ts';
import {
  checkCountryAndPhone,
  cpfOf,
  refuseRegistered,
  refuseTakenMailbox,
  requireAge,
  requireProvince,
  requirePublishedTerms,
  requireRiskNotice,
} from './registration-checks.ts';
import { riskSettingOf, type RegistrationContext } from './registration-context.ts';

/** A person identified by a bank, with what they entered in the sign-up form. */
export interface IdentifiedPerson {
  readonly playerId: string;
  /** The account that made room for this one; null for the first. */
  readonly replaces: string | null;
  readonly identity: Omit<BankIdentity, 'subject'>;
  readonly form: z.output<typeof bankPlayerUpdate.body>;
}

/**
 * Starts the account of a person whom a bank has identified (A§4 pay-and-play), and opens it if nothing is left to
 * verify. The bank's identification takes the place of the data check, and an email or phone that the bank has given
 * needs no code. Any other does, as in the ordinary sign-up: a person's accounts are linked by them (ruling 24), so no
 * one may claim another's. The account has no password that anyone knows.
 * @param also runs in the same transaction
 * @returns the codes that are still to be confirmed
 * @throws Refusal as the ordinary sign-up does
 */
export async function registerIdentified(
  context: RegistrationContext,
  brand: BrandConfig,
  { playerId, replaces, identity: person, form }: IdentifiedPerson,
  also: (tx: Transaction) => Promise<void>,
): Promise<{ readonly smsVerification: boolean; readonly emailVerification: boolean }> {
  const { app, identity } = context;
  const now = app.clock.now();
  const isBanksEmail = person.email !== null && emailKeyOf(person.email) === emailKeyOf(form.email);
  const isBanksPhone = person.mobilePhone !== null && dialled(person.mobilePhone) === dialled(form.mobilePhone);
  checkCountryAndPhone(context, brand, person.countryCode, form.mobilePhone);
  const market = app.brands.marketOfCountry(brand, person.countryCode);
  requireAge(market, person, now);
  const isNotice = market.rules.riskNoticeAtRegistration.value;
  requireRiskNotice(market, form.riskNoticeAccepted);
  // The bank's form asks for no CPF.
  cpfOf(market, undefined);
  requireProvince(market, form.province);
  requirePublishedTerms(app, form.termsAndConditionsAcceptedVersion);
  refuseRegistered(
    await app.exclusionRegisters.find(brand, {
      firstName: person.firstName,
      lastName: person.lastName,
      dateOfBirth: person.dateOfBirth,
      address: person.address,
      postalCode: person.postalCode,
      city: person.city,
      countryCode: person.countryCode,
      province: form.province ?? null,
      detectedProvince: null,
    }),
  );
  const writeUser = await identity.createUser({
    playerId,
    brand: brand.id,
    email: form.email,
    password: randomBytes(48).toString('base64url'),
    confirmed: false,
  });
  // An unfinished registration of the same email gives way. In a transaction of its own: none writes two players.
  const earlier = await findPlayerByEmail(app.db, brand.id, form.email);
  if (earlier)
    await app.db.transaction(async (tx) => {
      if (!(await discardUnfinished(context, tx, earlier.id)))
        throw new Refusal(400, DOCUMENT_ERROR.playerAlreadyExists);
    });
  const counts = replaces === null ? [] : await emptiedCodes(app.db, replaces);
  try {
    const isComplete = await app.db.transaction(async (tx) => {
      await also(tx);
      await continueCodes(tx, playerId, counts);
      await refuseTakenMailbox(app, tx, brand, form.email);
      if (await findPlayerByEmail(tx, brand.id, form.email)) throw new Refusal(400, DOCUMENT_ERROR.playerAlreadyExists);
      await insertPlayer(tx, {
        id: playerId,
        brand: brand.id,
        email: form.email,
        emailKey: emailKeyOf(form.email),
        firstName: person.firstName,
        lastName: person.lastName,
        dateOfBirth: person.dateOfBirth,
        address: person.address,
        city: person.city,
        postalCode: person.postalCode,
        province: form.province ?? null,
        phonePrefix: form.mobilePhone.prefix,
        phoneBody: form.mobilePhone.body,
        emailVerifiedAt: isBanksEmail ? now : null,
        phoneVerifiedAt: isBanksPhone ? now : null,
        countryCode: person.countryCode,
        languageCode: form.languageCode,
        currency: currencyOfCountry(person.countryCode),
        timeZone: timeZoneOf(person.countryCode, form.timeZone),
        status: 'PRE_REGISTERED',
        kycStatus: 'DATA_VERIFIED',
        permissions: DEFAULT_PERMISSIONS,
        personId: randomUUID(),
        termsVersion: form.termsAndConditionsAcceptedVersion,
        marketingOptIn: form.marketingOptIn,
        cookiePolicyAccepted: form.cookiePolicyAccepted,
        createdAt: now,
        riskNoticeAt: isNotice ? now : null,
      });
      await writeUser(tx);
      return finishIfComplete(context, brand, tx, playerId);
    });
    if (replaces !== null) await deleteCodes(app.db, replaces);
    if (isComplete) await identity.waitForConfirmation(playerId);
  } catch (fault) {
    if (violatedConstraint(fault) === 'player_email_route_pk')
      throw new Refusal(400, DOCUMENT_ERROR.playerAlreadyExists);
    throw fault;
  }
  const asked = riskSettingOf(app, brand, person.countryCode);
  return {
    smsVerification: asked.smsVerification && !isBanksPhone,
    emailVerification: asked.emailVerification && !isBanksEmail,
  };
}
