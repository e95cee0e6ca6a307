import { COUNTRY_CODES, countryName } from '@baize/brand';

/**
 * A country in the reader's language. The activity log may bring a real code or a name already (A§3: a real code is mapped
 * to a name); anything else is not known.
 */
export function countryOf(value: string | null, languageTag: string): string | null {
  if (value === null || value.trim() === '') return null;
  const code = value.trim().toUpperCase();
  if (/^[A-Z]{2}$/.test(code)) return COUNTRY_CODES.includes(code) ? countryName(code, languageTag) : null;
  return value;
}
