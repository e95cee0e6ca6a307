import { isCpf } from '@baize/contracts/cpf';
import { DOCUMENT_ERROR, ERROR } from '@baize/contracts/errors';
import type { BrandConfig, ResolvedMarket } from '@baize/brand';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../../plugins/database.ts';
import { fieldRefusal, Refusal } from '../../../plugins/errors.ts';
import { ageDateIn, findPlayers, loginRefusalOf, type PlayerRecord } from '../../player/index.ts';
import { ageOn, mayRegister, phoneFault } from '../model/details.ts';
import type { RegistrationContext } from './registration-context.ts';

/**
 * Refuses a country that the brand does not serve, and a phone number that cannot be reached. The visitor's place has been
 * checked before (plugins/access.ts); this is about the country that they say they live in.
 * @throws Refusal 403 or 400, with the field
 */
export function checkCountryAndPhone(
  { app }: Pick<RegistrationContext, 'app'>,
  brand: BrandConfig,
  countryCode: string,
  phone: { prefix: string; body: string },
): void {
  if (!mayRegister(countryCode, app.brands.marketOfCountry(brand, countryCode)))
    throw new Refusal(403, DOCUMENT_ERROR.countryBlocked);
  const fault = phoneFault(phone, brand);
  if (fault === 'blocked') throw fieldRefusal('mobilePhone', ERROR.phonePrefixBlocked);
  // A§8: 403 with this code.
  if (fault === 'impossible') throw fieldRefusal('mobilePhone', DOCUMENT_ERROR.phoneInvalid, undefined, 403);
}

/**
 * @param person.countryCode where they live: its law and its clocks decide
 * @throws Refusal 400 error.registration.underage for a person whom the country's law does not let play
 */
export function requireAge(
  market: ResolvedMarket,
  { dateOfBirth, countryCode }: { readonly dateOfBirth: string; readonly countryCode: string },
  now: Date,
): void {
  const age = ageOn(dateOfBirth, ageDateIn(countryCode, now));
  const minimumAge = market.rules.minimumAge.value;
  if (age === null || age < minimumAge) throw new Refusal(400, ERROR.underage, { minimumAge });
}

/**
 * Refuses an account whose country's law requires a risk notice that the player has not read (ruling 22).
 * @throws Refusal 400 with the field
 */
export function requireRiskNotice({ rules }: ResolvedMarket, isAccepted: boolean | undefined): void {
  if (rules.riskNoticeAtRegistration.value && isAccepted !== true)
    throw fieldRefusal('riskNoticeAccepted', ERROR.riskNoticeRequired);
}

/**
 * Refuses a version of the terms that is not published: it would never be requested again. An older one is accepted as the
 * one that was read, and the newer one is requested later.
 * @throws Refusal 400 with the field
 */
export function requirePublishedTerms(app: FastifyInstance, version: number): void {
  if (!Number.isInteger(version) || version > app.catalogue.termsVersion)
    throw fieldRefusal('termsAndConditionsAcceptedVersion', ERROR.validation);
}

/** @throws Refusal 400 error.province.required where the law differs by province and none of the country's is given */
export function requireProvince({ market: { provinces } }: ResolvedMarket, province: string | undefined): void {
  if (provinces.length > 0 && !provinces.includes(province ?? ''))
    throw fieldRefusal('province', ERROR.provinceRequired, province);
}

/**
 * Returns the CPF that the country's law asks for; null where it asks for none. A refusal does not repeat the number.
 * @throws Refusal 400 error.cpf.required · error.cpf.invalid for wrong check digits
 */
export function cpfOf(market: ResolvedMarket, stated: string | undefined): string | null {
  if (!market.rules.cpfAtRegistration.value) return null;
  if (stated === undefined) throw fieldRefusal('cpf', ERROR.cpfRequired);
  if (!isCpf(stated)) throw fieldRefusal('cpf', ERROR.cpfInvalid);
  return stated;
}

/**
 * Tells whether a player of this brand has stated the CPF (A§8). Compared by keyed hashes. At another brand it is only
 * likely the same person, because a CPF proves nothing: the review of ruling 24 decides.
 */
export async function isCpfTaken(
  app: FastifyInstance,
  tx: Transaction,
  brand: BrandConfig,
  cpf: string,
): Promise<boolean> {
  const others = await findPlayers(tx, await app.persons.accountsWithCpf(tx, cpf));
  return [...others.values()].some((player) => player.brand === brand.id);
}

/**
 * Refuses an email of one of the brand's players, in any spelling that leads to the same mailbox (ruling 24).
 * @throws Refusal 400 error.registration.player_already_exists
 */
export async function refuseTakenMailbox(
  app: FastifyInstance,
  tx: Transaction,
  brand: BrandConfig,
  email: string,
): Promise<void> {
  const spelt = await findPlayers(tx, await app.persons.accountsWithEmail(tx, email));
  if ([...spelt.values()].some((player) => player.brand === brand.id))
    throw new Refusal(400, DOCUMENT_ERROR.playerAlreadyExists);
}

/**
 * Refuses an account for someone who is kept out on another account of theirs, or who has one at this brand (rulings 19a
 * and 24). Both codes are checked by now, so the answer goes to the owner of the phone and the mailbox.
 * @throws Refusal 403 with the login refusal of the account that keeps the person out; 400
 * error.registration.player_already_exists
 */
export function refuseKnownPerson(brand: BrandConfig, accounts: readonly PlayerRecord[], now: Date): void {
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
export function refuseRegistered(register: string | null): void {
  const code = DOCUMENT_ERROR.exclusionIndefinite;
  if (register !== null) throw new Refusal(403, code, { code, register });
}
