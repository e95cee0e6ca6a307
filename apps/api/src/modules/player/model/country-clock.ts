import { wallClockOf } from '@baize/kernel';

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

/** Zones whose days begin last, for countries with several, and for all that the table above does not know. */
const LAST_ZONES: Readonly<Record<string, string>> = {
  BR: 'America/Rio_Branco',
  CA: 'America/Vancouver',
  CL: 'Pacific/Easter',
  PT: 'Atlantic/Azores',
};
const LAST_ZONE_ON_EARTH = 'Etc/GMT+12';

/**
 * Returns the date (yyyy-MM-dd) by which a country's law counts ages. Birthdays begin by the clocks of the country, and
 * where it has several, by those that are last: nobody counts as older than the law lets them.
 */
export function ageDateIn(countryCode: string, now: Date): string {
  const zone = LAST_ZONES[countryCode] ?? TIME_ZONES[countryCode] ?? LAST_ZONE_ON_EARTH;
  return new Date(wallClockOf(now.getTime(), zone)).toISOString().slice(0, 10);
}
