export { currencyOfCountry } from '@baize/brand/country-record';

/** A name of the time zone database starts with a letter; an offset does not. */
const IANA_NAME = /^[A-Za-z]/;

const TIME_ZONES: Readonly<Record<string, string>> = {
  FI: 'Europe/Helsinki',
  CA: 'America/Toronto',
  NO: 'Europe/Oslo',
  SE: 'Europe/Stockholm',
  DE: 'Europe/Berlin',
  AT: 'Europe/Vienna',
  NL: 'Europe/Amsterdam',
  FR: 'Europe/Paris',
  GB: 'Europe/London',
  PT: 'Europe/Lisbon',
  PL: 'Europe/Warsaw',
  IE: 'Europe/Dublin',
  NZ: 'Pacific/Auckland',
  IN: 'Asia/Kolkata',
  PH: 'Asia/Manila',
  BR: 'America/Sao_Paulo',
  CL: 'America/Santiago',
  PE: 'America/Lima',
  TR: 'Europe/Istanbul',
  ZA: 'Africa/Johannesburg',
};

/**
 * Returns the name under which the runtime knows a time zone; null for anything else. Only a name counts: PostgreSQL
 * reads an offset (`+05:30`), which `Intl` accepts too, with the opposite sign.
 */
export function knownTimeZone(wished: string): string | null {
  if (!IANA_NAME.test(wished)) return null;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: wished }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** Returns the player's own time zone if it is known, otherwise the usual one of the country (ruling 17). */
export function timeZoneOf(countryCode: string, wished: string | undefined): string {
  return (wished === undefined ? null : knownTimeZone(wished)) ?? TIME_ZONES[countryCode] ?? 'UTC';
}
