import { registrationCountriesOf, type BrandConfig, type ResolvedMarket } from '@baize/brand';
import { getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Whole years between a date (yyyy-MM-dd) and a day, or null when it is no date of the calendar. */
export function ageOn(dateOfBirth: string, today: Date): number | null {
  const [year = 0, month = 0, day = 0] = dateOfBirth.split('-').map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCFullYear() !== year || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
  if (year < 1900 || date > today) return null;
  const hadBirthday =
    today.getUTCMonth() > month - 1 || (today.getUTCMonth() === month - 1 && today.getUTCDate() >= day);
  return today.getUTCFullYear() - year - (hadBirthday ? 0 : 1);
}

/** Shapes of postal codes where a market knows them; elsewhere letters, digits, blanks and hyphens. */
const POSTAL_CODES: Readonly<Record<string, RegExp>> = {
  FI: /^\d{5}$/,
  CA: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$/i,
  DE: /^\d{5}$/,
  AT: /^\d{4}$/,
  NO: /^\d{4}$/,
  SE: /^\d{3} ?\d{2}$/,
  NL: /^\d{4} ?[A-Z]{2}$/i,
};

export const isPostalCode = (countryCode: string, code: string): boolean =>
  (POSTAL_CODES[countryCode] ?? /^[\p{L}\d][\p{L}\d -]{1,11}$/u).test(code);

/** Rows that hands and heads run along, both ways. */
const ROWS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'].flatMap((row) => [
  row,
  [...row].reverse().join(''),
]);

/**
 * What a guesser tries first: the player's own words, a few characters over and over, one row of the keyboard.
 * @param words of at least four characters count
 */
export function isGuessable(password: string, words: readonly string[]): boolean {
  const plain = password.toLowerCase();
  if (words.some((word) => word.length >= 4 && plain.includes(word.toLowerCase()))) return true;
  if (new Set(plain).size < 5) return true;
  // How much is left when everything that only continues a row is taken out: "1234567890" is one step, not ten.
  const steps = [...plain].filter(
    (character, index) => index === 0 || !ROWS.some((row) => row.includes(`${plain[index - 1] ?? ''}${character}`)),
  ).length;
  return steps < 4;
}

/** May somebody of this country open an account on this brand at all? */
export function mayRegister(countryCode: string, market: ResolvedMarket): boolean {
  return registrationCountriesOf(market.market).includes(countryCode);
}

export type PhoneFault = 'blocked' | 'impossible';

/** A§1: some brands refuse the prefixes of some countries; a number must be possible for its prefix. */
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
  // A trunk zero in front of the subscriber's number is how people know their own number.
  return parsePhoneNumberFromString(`${phone.prefix}${phone.body.replace(/^0/, '')}`)?.isPossible()
    ? null
    : 'impossible';
}

/** The number as it is dialled: +358401234567. */
export const dialled = (phone: { readonly prefix: string; readonly body: string }): string =>
  `${phone.prefix}${phone.body.replace(/^0/, '')}`;
