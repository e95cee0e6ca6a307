import { COUNTRY_CODES, countryName } from '@baize/brand';

/**
 * Returns a country's name in the reader's language. The activity log may contain a code or already a name (A§3: a code
 * is mapped to a name). Anything else counts as unknown.
 */
export function countryOf(value: string | null, languageTag: string): string | null {
  if (value === null || value.trim() === '') return null;
  const code = value.trim().toUpperCase();
  if (/^[A-Z]{2}$/.test(code)) return COUNTRY_CODES.includes(code) ? countryName(code, languageTag) : null;
  return value;
}
