import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min';
import { COUNTRY_CODES, countryName, type BrandSwitches } from '@baize/brand';

export interface PhonePrefixOption {
  readonly value: string;
  readonly prefix: string;
  readonly label: string;
  readonly mark: string;
  readonly keywords: readonly string[];
}

/** Territories of ISO 3166 without a numbering plan of their own: their few telephones have the code of whoever looks after them. */
const LOOKED_AFTER: Readonly<Record<string, string>> = {
  AQ: '672',
  BV: '47',
  GS: '500',
  HM: '672',
  PN: '64',
  TF: '262',
  UM: '1',
};

/** A country's calling code without the plus; null for what is no country. */
export const callingCode = (country: string): string | null =>
  isSupportedCountry(country) ? getCountryCallingCode(country) : (LOOKED_AFTER[country] ?? null);

/** Calling codes that the brand takes (A§1), by the countries' names in the reader's language. */
export function phonePrefixes(
  switches: Pick<BrandSwitches, 'allowAllPhonePrefixes' | 'filteredPhonePrefixCountries'>,
  languageTag: string,
): readonly PhonePrefixOption[] {
  const refused = new Set(switches.allowAllPhonePrefixes ? [] : switches.filteredPhonePrefixCountries);
  const compare = new Intl.Collator(languageTag).compare;
  return COUNTRY_CODES.flatMap((code) => {
    const own = callingCode(code);
    if (refused.has(code) || own === null) return [];
    return [{ value: code, prefix: `+${own}`, label: countryName(code, languageTag), mark: code, keywords: [code] }];
  }).sort((a, b) => compare(a.label, b.label));
}

/** The subscriber's digits: what a player typed without spaces, marks and the national trunk zero. */
export const phoneBody = (typed: string): string => typed.replace(/\D/g, '').replace(/^0+/, '');
