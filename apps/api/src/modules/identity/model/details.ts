import { registrationCountriesOf, type BrandConfig, type ResolvedMarket } from '@baize/brand';
import { plainPassword, spell } from '@baize/contracts/password-forms';
import {
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type NumberType,
} from 'libphonenumber-js/max';
import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator';

/**
 * Returns the whole years between a date of birth and a day, or null if it is not a calendar date.
 * @param dateOfBirth yyyy-MM-dd
 * @param today yyyy-MM-dd, where the person lives (`ageDateIn`)
 */
export function ageOn(dateOfBirth: string, today: string): number | null {
  const [year = 0, month = 0, day = 0] = dateOfBirth.split('-').map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCFullYear() !== year || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
  if (year < 1900 || dateOfBirth > today) return null;
  return Number(today.slice(0, 4)) - year - (dateOfBirth.slice(5) <= today.slice(5) ? 0 : 1);
}

/** Letters, digits, spaces and hyphens: all that is known of the codes of a country without a form of its own. */
const ANY_CODE = /^[\p{L}\d][\p{L}\d -]{1,11}$/u;

/**
 * Returns a postal code as its country writes it, “SW1A 1AA” for “sw1a1aa”, so that officers and banks read the same; null
 * if it has not the form of the country. It need not have capitals or stand apart as it should (“110 001”).
 */
export function postalCodeOf(countryCode: string, typed: string): string | null {
  const code = typed.trim().toUpperCase();
  if (!ANY_CODE.test(code)) return null;
  if (!postcodeValidatorExistsForCountry(countryCode)) return code;
  const bare = code.replaceAll(/[ -]/g, '');
  const right = [...bare]
    .flatMap((_, index) => [' ', '-'].map((gap) => bare.slice(0, index) + gap + bare.slice(index)))
    .concat(bare)
    .filter((written) => postcodeValidator(written, countryCode));
  // Digits with a space may do without it (“75 001”), so what was typed decides there, and where several ways are right.
  const own = right.filter((written) => written.includes('-') || (written.includes(' ') && /\p{L}/u.test(written)));
  if (own.length === 1) return own[0] ?? null;
  return right.find((written) => written === code) ?? right.at(-1) ?? null;
}

/** Keyboard rows and sequences that people type in either direction. */
const ROWS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'].flatMap((row) => [
  row,
  [...row].reverse().join(''),
]);

/** Detects what an attacker tries first: a few repeated characters, one keyboard row. */
export function isGuessable(password: string): boolean {
  const plain = password.toLowerCase();
  if (new Set(plain).size < 5) return true;
  // Counts the characters left after removing those that only continue a row: "1234567890" is one step, not ten.
  const steps = [...plain].filter(
    (character, index) => index === 0 || !ROWS.some((row) => row.includes(`${plain[index - 1] ?? ''}${character}`)),
  ).length;
  return steps < 4;
}

/** Shorter words are in too many others. */
const SHORTEST_WORD = 4;
/** Writes what looks like a letter as that letter, sign by sign: N0rthl1ght is Northlight. */
const asLetters = (plain: string): string => spell(plain).replaceAll('l', 'i');

/**
 * Returns what is left of a password without the words, however they are spelt: "Elina drinks coffee" is a password
 * without Elina too, "Elina1990!" is not.
 * @param words of at least four characters count
 */
export function withoutWords(password: string, words: readonly string[]): string {
  let rest = plainPassword(password);
  for (const word of words) {
    const sought = asLetters(plainPassword(word));
    if (sought.length < SHORTEST_WORD) continue;
    // The letters stand where the signs stood, so a place in one text is the same place in the other.
    for (let at = asLetters(rest).indexOf(sought); at >= 0; at = asLetters(rest).indexOf(sought))
      rest = `${rest.slice(0, at)}${rest.slice(at + sought.length)}`;
  }
  return rest.replace(/\s+/gu, ' ').trim();
}

/** Tells whether residents of this country may open an account on this brand. */
export function mayRegister(countryCode: string, market: ResolvedMarket): boolean {
  return registrationCountriesOf(market).includes(countryCode);
}

export type PhoneFault = 'blocked' | 'impossible';

/**
 * Numbers that are no one's mobile and that charge for each message. Every other type is allowed, unknown ones too: a plan
 * may have changed since the metadata, and a landline costs nothing.
 */
const NEVER_MOBILE: ReadonlySet<NumberType> = new Set([
  'PREMIUM_RATE',
  'SHARED_COST',
  'TOLL_FREE',
  'PERSONAL_NUMBER',
  'PAGER',
  'UAN',
  'VOICEMAIL',
]);
/** Numbers of no country: freephone, shared cost, satellites, international networks, universal, premium. */
const NO_COUNTRY: ReadonlySet<string> = new Set(['800', '808', '870', '878', '881', '882', '883', '888', '979']);

/**
 * A§1: some brands refuse the prefixes of some countries; a number must be possible for its prefix, and of a kind to which
 * a code may be sent.
 */
export function phoneFault(
  phone: { readonly prefix: string; readonly body: string },
  brand: BrandConfig,
): PhoneFault | null {
  if (!brand.switches.allowAllPhonePrefixes) {
    const blocked = brand.switches.filteredPhonePrefixCountries.some(
      (country) => isSupportedCountry(country) && `+${getCountryCallingCode(country)}` === phone.prefix,
    );
    if (blocked) return 'blocked';
  }
  // Many people write their number with a leading trunk zero.
  const number = parsePhoneNumberFromString(dialled(phone));
  if (!number?.isPossible() || NO_COUNTRY.has(number.countryCallingCode)) return 'impossible';
  return NEVER_MOBILE.has(number.getType()) ? 'impossible' : null;
}

/** Returns the number in international format: +358401234567. */
export const dialled = (phone: { readonly prefix: string; readonly body: string }): string =>
  `${phone.prefix}${phone.body.replace(/^0/, '')}`;
