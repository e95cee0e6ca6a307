import { halfWidth } from '@baize/kernel';
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min';
import { COUNTRY_CODES, countryName, type BrandSwitches } from '@baize/brand';

export interface PhonePrefixOption {
  readonly value: string;
  readonly prefix: string;
  readonly label: string;
  readonly mark: string;
  readonly keywords: readonly string[];
}

/** Territories of ISO 3166 without their own numbering plan: they use another country's code. */
const LOOKED_AFTER: Readonly<Record<string, string>> = {
  AQ: '672',
  BV: '47',
  GS: '500',
  HM: '672',
  PN: '64',
  TF: '262',
  UM: '1',
};

/** Returns a country's calling code without the plus; null for an unknown country. */
export const callingCode = (country: string): string | null =>
  isSupportedCountry(country) ? getCountryCallingCode(country) : (LOOKED_AFTER[country] ?? null);

/** Returns the calling codes that the brand accepts (A§1), sorted by country name in the reader's language. */
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
 * Returns the subscriber's digits: what was typed without spaces, punctuation and the national trunk zero.
 * @param prefix the chosen calling code with its plus: people and browsers write it into the number once more
 */
export function phoneBody(typed: string, prefix = ''): string {
  const written = halfWidth(typed)
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+');
  const own = prefix !== '' && written.startsWith(prefix) ? written.slice(prefix.length) : written;
  return own.replace(/\D/g, '').replace(/^0+/, '');
}
