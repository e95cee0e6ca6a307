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

/**
 * Returns the subscriber's digits: what was typed without spaces, punctuation and the national trunk zero. With a letter
 * among them there is no number: leaving out the O of “04O 123” would send the code to someone else.
 * @param prefix the chosen calling code with its plus: people and browsers write it into the number once more
 */
export function phoneBody(typed: string, prefix = ''): string {
  if (/\p{L}/u.test(typed)) return '';
  const written = halfWidth(typed)
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+');
  const own = prefix !== '' && written.startsWith(prefix) ? written.slice(prefix.length) : written;
  return own.replace(/\D/g, '').replace(/^0+/, '');
}
