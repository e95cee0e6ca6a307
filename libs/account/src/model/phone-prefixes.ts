import { halfWidth } from '@baize/kernel';
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min';
import { COUNTRY_CODES, countryName, type BrandSwitches } from '@baize/brand';
import type { PhonePrefix } from '@baize/ui';

/** Returns the calling codes that the brand accepts (A§1), sorted by country name in the reader's language. */
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
