import type { CurrencyCode } from '@baize/kernel';

/** A§9 Country currencies; every other country plays in euro. */
const BY_COUNTRY: Readonly<Record<string, CurrencyCode>> = {
  BR: 'BRL',
  CA: 'CAD',
  CL: 'CLP',
  IN: 'INR',
  NZ: 'NZD',
  NO: 'NOK',
  PE: 'PEN',
  PH: 'PHP',
  PL: 'PLN',
  ZA: 'ZAR',
  TR: 'TRY',
  GB: 'GBP',
};

export const currencyOfCountry = (countryCode: string): CurrencyCode => BY_COUNTRY[countryCode] ?? 'EUR';

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
  NZ: 'Pacific/Auckland',
  IN: 'Asia/Kolkata',
  PH: 'Asia/Manila',
  BR: 'America/Sao_Paulo',
  CL: 'America/Santiago',
  PE: 'America/Lima',
  TR: 'Europe/Istanbul',
  ZA: 'Africa/Johannesburg',
};

/** The player's own zone if it is one, else the country's usual one (ruling 17). */
export function timeZoneOf(countryCode: string, wished: string | undefined): string {
  if (wished !== undefined) {
    try {
      return new Intl.DateTimeFormat('en', { timeZone: wished }).resolvedOptions().timeZone;
    } catch {
      // Not a zone: fall through to the country's.
    }
  }
  return TIME_ZONES[countryCode] ?? 'UTC';
}
