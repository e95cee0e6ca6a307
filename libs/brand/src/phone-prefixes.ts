import { halfWidth } from '@baize/kernel';
import type { BrandSwitches } from './brand-config.ts';
import { COUNTRY_CODES, countryName } from './countries.ts';
import { callingCode } from './country-record.ts';

export interface PhonePrefixOption {
  readonly value: string;
  readonly prefix: string;
  readonly label: string;
  readonly mark: string;
  readonly keywords: readonly string[];
}

/** What finds the country of a number. */
type CallingCode = Pick<PhonePrefixOption, 'value' | 'prefix'>;

/** Returns the calling codes of the country records that the brand accepts (A§1), sorted by country name in the reader's language. */
export function phonePrefixes(
  switches: Pick<BrandSwitches, 'allowAllPhonePrefixes' | 'filteredPhonePrefixCountries'>,
  languageTag: string,
): readonly PhonePrefixOption[] {
  // By calling code, as the API does: a country that shares a refused one cannot be told apart by its number.
  const refused = new Set(switches.allowAllPhonePrefixes ? [] : switches.filteredPhonePrefixCountries.map(callingCode));
  const compare = new Intl.Collator(languageTag).compare;
  return COUNTRY_CODES.flatMap((code) => {
    const own = callingCode(code);
    if (own === null || refused.has(own)) return [];
    return [{ value: code, prefix: `+${own}`, label: countryName(code, languageTag), mark: code, keywords: [code] }];
  }).sort((a, b) => compare(a.label, b.label));
}

/** The country to choose for a calling code that several countries share. */
const MAIN_COUNTRY: Readonly<Record<string, string>> = {
  '+1': 'US',
  '+7': 'RU',
  '+39': 'IT',
  '+44': 'GB',
  '+47': 'NO',
  '+61': 'AU',
  '+64': 'NZ',
  '+212': 'MA',
  '+262': 'RE',
  '+358': 'FI',
  '+500': 'FK',
  '+590': 'GP',
  '+599': 'CW',
  '+672': 'NF',
};

/** Returns what was typed as digits, with the plus of an international number. */
const writtenNumber = (typed: string): string =>
  halfWidth(typed)
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+');

/**
 * Returns the country whose calling code a number begins with. Numbers that are pasted or filled in by the browser often
 * begin with their own code; behind another code, they would belong to someone else.
 * @param chosen the country whose code is chosen; a number without a code belongs to it
 * @returns null if the number begins with a code that the brand refuses or that does not exist
 */
export function countryOfNumber(typed: string, chosen: string, prefixes: readonly CallingCode[]): string | null {
  const written = writtenNumber(typed);
  const begins = ({ prefix }: CallingCode) => written.startsWith(prefix);
  if (!written.startsWith('+') || prefixes.some((option) => option.value === chosen && begins(option))) return chosen;
  // No calling code is the beginning of another one.
  const own = prefixes.filter(begins);
  return (own.find(({ value, prefix }) => MAIN_COUNTRY[prefix] === value) ?? own[0])?.value ?? null;
}

/**
 * Returns the error code of a number that does not belong to the chosen country, or of one without a country; null if it may
 * belong to it.
 */
export function numberFault(
  typed: string,
  chosen: string,
  prefixes: readonly CallingCode[],
): 'error.phone.prefix' | 'error.phone.prefix_blocked' | 'error.phone.body' | null {
  const own = countryOfNumber(typed, chosen, prefixes);
  if (own === '') return 'error.phone.prefix';
  if (own === chosen) return null;
  return own === null ? 'error.phone.prefix_blocked' : 'error.phone.body';
}

/**
 * Returns a country if the brand accepts its calling code (A§1); otherwise '', for the player to choose: a code that nobody
 * has chosen would send the message to a stranger.
 */
export const acceptedCountry = (prefixes: readonly Pick<CallingCode, 'value'>[], country: string): string =>
  prefixes.some(({ value }) => value === country) ? country : '';

/**
 * Returns the subscriber's digits: what was typed without spaces, punctuation and the national trunk zero. Returns '' for
 * anything that would send the code to someone else: a number with a letter (the O of “04O 123”), or one that begins with
 * another calling code than the chosen one.
 * @param prefix the chosen calling code with its plus: people and browsers write it into the number once more
 */
export function phoneBody(typed: string, prefix = ''): string {
  if (/\p{L}/u.test(typed)) return '';
  const written = writtenNumber(typed);
  if (prefix !== '' && written.startsWith('+') && !written.startsWith(prefix)) return '';
  const own = prefix !== '' && written.startsWith(prefix) ? written.slice(prefix.length) : written;
  return own.replace(/\D/g, '').replace(/^0+/, '');
}
