import { randomBytes, randomUUID } from 'node:crypto';
import { isCpf } from '@baize/contracts/cpf';
import { DOCUMENT_ERROR, ERROR } from '@baize/contracts/errors';
import type { profileUpdateBody, registrationBody } from '@baize/contracts/registration';
import type { BankIdentity, bankPlayerUpdate } from '@baize/contracts/pay-and-play';
import type { BrandConfig, ResolvedMarket } from '@baize/brand';
import type { CurrencyCode } from '@baize/kernel';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import { violatedConstraint, type Transaction } from '../../../plugins/database.ts';
import { fieldRefusal, Refusal } from '../../../plugins/errors.ts';
import type { IdentityAdmin } from '../../../ports/identity/port.ts';
import type { IdentityVendor } from '../../../ports/identity-vendor/port.ts';
import { holdForReview } from '../../person/index.ts';
import {
  deleteUnfinished,
  DEFAULT_PERMISSIONS,
  emailKeyOf,
  findPlayerByEmail,
  findPlayers,
  insertPlayer,
  lockPlayer,
  loginRefusalOf,
  matchesThatHold,
  recordIdentityCheck,
  updatePlayer,
  type PlayerRecord,
} from '../../player/index.ts';
import { currencyOfCountry, timeZoneOf } from '../model/country-currency.ts';
import { ageOn, dialled, isPostalCode, mayRegister, phoneFault } from '../model/details.ts';
import { passwordFault } from '../password-fault.ts';
import { continueCodes, deleteCodes, emptiedCodes, emptyCodes } from '../repository/codes.ts';

/** How long to wait before asking the identity vendor again after it could not answer. */
export const CHECK_AGAIN_MS = 10 * 60_000;

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

function checkCountryAndPhone(
  context: RegistrationContext,
  brand: BrandConfig,
  countryCode: string,
  phone: { prefix: string; body: string },
): void {
  if (!mayRegister(countryCode, context.app.brands.marketOfCountry(brand, countryCode)))
    throw new Refusal(403, DOCUMENT_ERROR.countryBlocked);
  const fault = phoneFault(phone, brand);
  if (fault === 'blocked') throw fieldRefusal('mobilePhone', ERROR.phonePrefixBlocked);
  // A§8: 403 with this code.
  if (fault === 'impossible') throw fieldRefusal('mobilePhone', DOCUMENT_ERROR.phoneInvalid, undefined, 403);
}

/**
 * First step (A§4 Details): creates an account that cannot be used yet. An unfinished registration of the same email
 * starts again with a new id, so that the earlier browser's cookie becomes worthless. The visitor's place has been
 * checked before (plugins/access.ts); here we check the country that they say they live in.
 * @returns the player's id
 */
export async function startRegistration(
  context: RegistrationContext,
  brand: BrandConfig,
  body: z.output<typeof registrationBody>,
): Promise<string> {
  const { app, identity } = context;
  checkCountryAndPhone(context, brand, body.countryCode, body.mobilePhone);
  const words = [emailKeyOf(body.email).split('@')[0] ?? '', body.firstName, body.lastName, brand.name];
  const fault = passwordFault(body.password, words);
  if (fault) throw fieldRefusal('password', fault);

  const { rules } = app.brands.marketOfCountry(brand, body.countryCode);
  if (rules.riskNoticeAtRegistration.value && body.riskNoticeAccepted !== true)
    throw fieldRefusal('riskNoticeAccepted', ERROR.riskNoticeRequired);

  // An older version is accepted as the one that was read, and the newer one is requested later. A version that is not
  // published yet would never be requested.
  const terms = body.termsAndConditionsAcceptedVersion;
  if (!Number.isInteger(terms) || terms > app.catalogue.termsVersion)
    throw fieldRefusal('termsAndConditionsAcceptedVersion', ERROR.validation);

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
    // Another spelling of a player's address leads to the same mailbox (ruling 24).
    const spelt = await findPlayers(tx, await app.persons.accountsWithEmail(tx, body.email));
    if ([...spelt.values()].some((player) => player.brand === brand.id))
      throw new Refusal(400, DOCUMENT_ERROR.playerAlreadyExists);
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
        riskNoticeAt: rules.riskNoticeAtRegistration.value ? now : null,
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

/**
 * Returns the CPF that the country's law asks for; null where it asks for none. A refusal does not repeat the number.
 * @throws Refusal 400 error.cpf.required · error.cpf.invalid for wrong check digits
 */
function cpfOf(market: ResolvedMarket, stated: string | undefined): string | null {
  if (!market.rules.cpfAtRegistration.value) return null;
  if (stated === undefined) throw fieldRefusal('cpf', ERROR.cpfRequired);
  if (!isCpf(stated)) throw fieldRefusal('cpf', ERROR.cpfInvalid);
  return stated;
}

/**
 * Tells whether a player of this brand has stated the CPF (A§8). Compared by keyed hashes. At another brand it is only
 * likely the same person, because a CPF proves nothing: the review of ruling 24 decides.
 */
async function isCpfTaken(app: FastifyInstance, tx: Transaction, brand: BrandConfig, cpf: string): Promise<boolean> {
  const others = await findPlayers(tx, await app.persons.accountsWithCpf(tx, cpf));
  return [...others.values()].some((player) => player.brand === brand.id);
}

/** Returns the registration that a cookie names and locks its row; refuses a finished or deleted one. */
export async function lockRegistration(tx: Transaction, playerId: string): Promise<PlayerRecord> {
  const player = await lockPlayer(tx, playerId);
  if (!player || player.status !== 'PRE_REGISTERED') throw new Refusal(401, ERROR.registrationExpired);
  return player;
}

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
  const age = ageOn(body.dateOfBirth, now);
  if (age === null) throw fieldRefusal('dateOfBirth', ERROR.dateOfBirthInvalid);
  if (age < market.rules.minimumAge.value) {
    throw new Refusal(400, ERROR.underage, { minimumAge: market.rules.minimumAge.value }, [
      { field: 'dateOfBirth', message: ERROR.underage, objectName: 'body' },
    ]);
  }
  if (!isPostalCode(body.countryCode, body.postalCode))
    throw fieldRefusal('postalCode', ERROR.postalCodeInvalid, body.postalCode);
  const { provinces } = market.market;
  if (provinces.length > 0 && !provinces.includes(body.province ?? ''))
    throw fieldRefusal('province', ERROR.provinceRequired, body.province);

  const cpf = cpfOf(market, body.cpf);

  const details = {
    cpf,
    dateOfBirth: body.dateOfBirth,
    address: body.address,
    city: body.city,
    postalCode: body.postalCode,
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

/** Asks the vendor. Without an answer the player stays NOT_VERIFIED and we try again. */
export async function checkIdentity(
  { app, vendor }: RegistrationContext,
  player: PlayerRecord,
): Promise<Pick<PlayerRecord, 'kycStatus' | 'identityCheckDueAt'>> {
  try {
    const result = await vendor.check({
      playerReference: player.id,
      firstName: player.firstName,
      lastName: player.lastName,
      dateOfBirth: player.dateOfBirth ?? '',
      address: player.address ?? '',
      city: player.city ?? '',
      postalCode: player.postalCode ?? '',
      countryCode: player.countryCode,
    });
    return { kycStatus: result.level, identityCheckDueAt: null };
  } catch (fault) {
    app.log.warn({ err: fault }, 'identity check postponed');
    return { kycStatus: 'NOT_VERIFIED', identityCheckDueAt: new Date(app.clock.now().getTime() + CHECK_AGAIN_MS) };
  }
}

/**
 * Refuses an account for someone who is kept out on another account of theirs, or who has one at this brand (rulings 19a
 * and 24). Both codes are checked by now, so the answer goes to the owner of the phone and the mailbox.
 * @throws Refusal 403 with the login refusal of the account that keeps the person out; 400
 * error.registration.player_already_exists
 */
function refuseKnownPerson(brand: BrandConfig, accounts: readonly PlayerRecord[], now: Date): void {
  for (const account of accounts) {
    const refusal = loginRefusalOf(account, now);
    // The other account's id stays there.
    if (refusal) throw new Refusal(403, refusal.code, { ...refusal, playerId: undefined });
    if (account.multibrandSuspended) throw new Refusal(403, DOCUMENT_ERROR.accountDeactivated);
  }
  if (accounts.some((account) => account.brand === brand.id))
    throw new Refusal(400, DOCUMENT_ERROR.playerAlreadyExists);
}

/**
 * Refuses an account for a person in a national self-exclusion register (ruling 13).
 * @throws Refusal 403 error.exclusion.in.progress.indefinitely, with the register
 */
function refuseRegistered(register: string | null): void {
  const code = DOCUMENT_ERROR.exclusionIndefinite;
  if (register !== null) throw new Refusal(403, code, { code, register });
}

/**
 * Last step (A§4 Complete): once details and the market's verifications are complete, the player becomes REGISTERED and
 * gets a wallet, in one transaction.
 */
export async function finishIfComplete(
  context: RegistrationContext,
  brand: BrandConfig,
  tx: Transaction,
  playerId: string,
): Promise<boolean> {
  const { app, identity } = context;
  const player = await lockRegistration(tx, playerId);
  const asked = riskSettingOf(app, brand, player.countryCode);
  const complete =
    player.dateOfBirth !== null &&
    (!asked.smsVerification || player.phoneVerifiedAt !== null) &&
    (!asked.emailVerification || player.emailVerifiedAt !== null);
  if (!complete) return false;
  const now = app.clock.now();
  // Told only here, to the owner of the phone and the mailbox: nobody learns of a stranger's exclusion by their name.
  refuseRegistered(player.registerExclusion);
  // Under the person's lock: an exclusion that is being made on another account comes before this or after it.
  const found = await app.persons.recognise(tx, playerId, player);
  const others = [...(await findPlayers(tx, found.certain)).values()];
  refuseKnownPerson(brand, others, now);
  // Under the person's lock: of two registrations with one CPF at the same time, one is first.
  if (player.cpf !== null && (await isCpfTaken(app, tx, brand, player.cpf)))
    throw new Refusal(400, DOCUMENT_ERROR.playerAlreadyExists);
  await updatePlayer(tx, playerId, {
    status: 'REGISTERED',
    registeredAt: now,
    personId: others[0]?.personId ?? player.personId,
  });
  await app.persons.record(tx, [player]);
  const likely = await matchesThatHold(tx, found.likely, found.certain);
  const isHeld = await holdForReview(tx, playerId, likely, now);
  await identity.confirmUser(tx, playerId);
  await app.playerRegistered(tx, {
    playerId,
    brand: player.brand,
    countryCode: player.countryCode,
    currency: player.currency as CurrencyCode,
  });
  // Last, because the audit log's end stays locked until the transaction ends.
  if (isHeld) await app.audit(tx, 'player.held_for_review', playerId, { matches: likely });
  app.metrics
    .counter('baize_registrations_total', 'Completed registrations.', ['brand', 'country'])
    .inc({ brand: player.brand, country: player.countryCode });
  return true;
}

type Discarding = Pick<RegistrationContext, 'identity'>;

async function removeUnfinished({ identity }: Discarding, tx: Transaction, playerId: string): Promise<boolean> {
  if (!(await deleteUnfinished(tx, playerId))) return false;
  await identity.removeUser(tx, playerId);
  return true;
}

/** Deletes an account whose registration was never finished. @returns false if it is no such account */
async function discardUnfinished(context: Discarding, tx: Transaction, playerId: string): Promise<boolean> {
  if (!(await removeUnfinished(context, tx, playerId))) return false;
  await deleteCodes(tx, playerId);
  return true;
}

/**
 * Deletes an unfinished account that a corrected one replaces (`IdentifiedPerson.replaces`). The counts of its codes stay:
 * correcting a number allows no more messages and no more guesses.
 * @returns false if it is no such account
 */
export async function makeRoom(context: Discarding, tx: Transaction, playerId: string): Promise<boolean> {
  if (!(await removeUnfinished(context, tx, playerId))) return false;
  await emptyCodes(tx, playerId);
  return true;
}

/** A person identified by a bank, with what they entered in the sign-up form. */
export interface IdentifiedPerson {
  readonly playerId: string;
  /** The account that made room for this one; null for the first. */
  readonly replaces: string | null;
  readonly identity: Omit<BankIdentity, 'subject'>;
  readonly form: z.output<typeof bankPlayerUpdate.body>;
}

/** @throws Refusal 400 error.registration.underage for a person whom the country's law does not let play */
export function requireAge(market: ResolvedMarket, dateOfBirth: string, now: Date): void {
  const age = ageOn(dateOfBirth, now);
  const minimumAge = market.rules.minimumAge.value;
  if (age === null || age < minimumAge) throw new Refusal(400, ERROR.underage, { minimumAge });
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
  requireAge(market, person.dateOfBirth, now);
  const isNotice = market.rules.riskNoticeAtRegistration.value;
  if (isNotice && form.riskNoticeAccepted !== true) throw fieldRefusal('riskNoticeAccepted', ERROR.riskNoticeRequired);
  // The bank's form asks for no CPF.
  cpfOf(market, undefined);
  const { provinces } = market.market;
  if (provinces.length > 0 && !provinces.includes(form.province ?? ''))
    throw fieldRefusal('province', ERROR.provinceRequired, form.province);
  const terms = form.termsAndConditionsAcceptedVersion;
  if (!Number.isInteger(terms) || terms > app.catalogue.termsVersion)
    throw fieldRefusal('termsAndConditionsAcceptedVersion', ERROR.validation);
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
      const spelt = await findPlayers(tx, await app.persons.accountsWithEmail(tx, form.email));
      if ([...spelt.values()].some((player) => player.brand === brand.id))
        throw new Refusal(400, DOCUMENT_ERROR.playerAlreadyExists);
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
        termsVersion: terms,
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
