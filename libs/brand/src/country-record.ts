import type { CurrencyCode } from '@baize/kernel';
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min';
import { BLOCKED_COUNTRIES, COUNTRY_CODES, countryName, UNINHABITED_COUNTRIES } from './countries.ts';
import { locationOf, type Location } from './country-locations.ts';
import type { ResolvedMarket } from './resolve.ts';

/** A§3 Country record: what we know of one country and what its residents may do. */
export interface CountryRecord {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  /** In the reader's language. */
  readonly name: string;
  /** The calling code with its plus. */
  readonly isd: string;
  /** The currency of a new account. */
  readonly currency: CurrencyCode;
  /** Whether the country's market is switched on; true for a country without a market of its own. */
  readonly active: boolean;
  /** Whether our licences cover the country and its market takes its residents. */
  readonly allowed: boolean;
  /** The main city. */
  readonly location: Location;
  /** Nobody lives there, so no list of countries of residence offers it. */
  readonly removeCountryFromRegistration: boolean;
}

/**
 * A§9 Country currencies, and the pound for the islands that have it (0131); players from every other country play in euros.
 */
const CURRENCIES: Readonly<Record<string, CurrencyCode>> = {
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
  GG: 'GBP',
  IM: 'GBP',
  JE: 'GBP',
};

/**
 * Returns the currency of a new account (A§9). It is asked for at sign-up only: afterwards the player's profile
 * decides.
 */
export const currencyOfCountry = (countryCode: string): CurrencyCode => CURRENCIES[countryCode] ?? 'EUR';

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

type Place = Pick<ResolvedMarket, 'market'> & {
  readonly territories: Pick<ResolvedMarket['territories'], 'closed'>;
};

/**
 * Returns the record of a country as a market sees it.
 * @param languageTag of the reader, for the name
 * @returns undefined for a code that names no country
 */
export function countryRecord(
  code: string,
  { market, territories }: Place,
  languageTag: string,
): CountryRecord | undefined {
  const location = locationOf(code);
  const isd = callingCode(code);
  if (location === undefined || isd === null) return undefined;
  return {
    code,
    name: countryName(code, languageTag),
    isd: `+${isd}`,
    currency: currencyOfCountry(code),
    active: !territories.closed.includes(code),
    allowed:
      !BLOCKED_COUNTRIES.has(code) &&
      (market.registrationCountries.length === 0 || market.registrationCountries.includes(code)),
    location,
    removeCountryFromRegistration: UNINHABITED_COUNTRIES.has(code),
  };
}

/** Returns the records of all countries, sorted by name in the reader's language. */
export function countryRecords(place: Place, languageTag: string): readonly CountryRecord[] {
  const { compare } = new Intl.Collator(languageTag);
  return COUNTRY_CODES.flatMap((code) => countryRecord(code, place, languageTag) ?? []).sort((a, b) =>
    compare(a.name, b.name),
  );
}

/** Tells whether a country's residents may open an account. */
export const isOpenToRegistration = ({
  active,
  allowed,
  removeCountryFromRegistration,
}: Pick<CountryRecord, 'active' | 'allowed' | 'removeCountryFromRegistration'>): boolean =>
  active && allowed && !removeCountryFromRegistration;
