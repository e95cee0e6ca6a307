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

/** The zone where each date ends last on Earth: for a code that names no country. */
const LAST_ZONE_ON_EARTH = 'Etc/GMT+12';
const zonesByCountry = new Map<string, readonly string[]>();
/** The runtime has it; the types of ES2024 do not have it yet. */
type LocaleOfPlace = Intl.Locale & { getTimeZones(): readonly string[] | undefined };

/** Returns the time zones in use in a country, as the runtime knows them; none for a code that names no country. */
function zonesOf(countryCode: string): readonly string[] {
  let zones = zonesByCountry.get(countryCode);
  if (!zones) {
    const place = /^[A-Z]{2}$/.test(countryCode) ? new Intl.Locale('und', { region: countryCode }) : null;
    zones = (place as LocaleOfPlace | null)?.getTimeZones() ?? [];
    zonesByCountry.set(countryCode, zones);
  }
  return zones;
}

/** Returns the player's own time zone if it is known, otherwise the usual one of the country (ruling 17). */
export function timeZoneOf(countryCode: string, wished: string | undefined): string {
  const [sole, ...others] = zonesOf(countryCode);
  const usual = TIME_ZONES[countryCode] ?? (others.length === 0 ? sole : undefined);
  return (wished === undefined ? null : knownTimeZone(wished)) ?? usual ?? 'UTC';
}

/**
 * Returns the date (yyyy-MM-dd) by which a country's law counts ages. Birthdays begin by the clocks of the country, and
 * where it has several, by those that are last: nobody counts as older than the law lets them.
 */
export function ageDateIn(countryCode: string, now: Date): string {
  const zones = zonesOf(countryCode);
  const clocks = (zones.length > 0 ? zones : [LAST_ZONE_ON_EARTH]).map((zone) => wallClockOf(now.getTime(), zone));
  return new Date(Math.min(...clocks)).toISOString().slice(0, 10);
}
