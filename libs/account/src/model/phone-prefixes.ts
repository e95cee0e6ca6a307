import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min';
import { COUNTRY_CODES, countryName, type BrandSwitches } from '@baize/brand';
import type { PhonePrefix } from '@baize/ui';

/** Calling codes that the brand takes (A§1), by the countries' names in the reader's language. */
export function phonePrefixes(
  switches: Pick<BrandSwitches, 'allowAllPhonePrefixes' | 'filteredPhonePrefixCountries'>,
  languageTag: string,
): readonly PhonePrefix[] {
  const refused = new Set(switches.allowAllPhonePrefixes ? [] : switches.filteredPhonePrefixCountries);
  const compare = new Intl.Collator(languageTag).compare;
  return COUNTRY_CODES.flatMap((code) => {
    if (refused.has(code) || !isSupportedCountry(code)) return [];
    return [
      {
        value: code,
        prefix: `+${getCountryCallingCode(code)}`,
        label: countryName(code, languageTag),
        mark: code,
        keywords: [code],
      },
    ];
  }).sort((a, b) => compare(a.label, b.label));
}

/** The subscriber's digits: what a player typed without spaces, marks and the national trunk zero. */
export const phoneBody = (typed: string): string => typed.replace(/\D/g, '').replace(/^0+/, '');
