import { BLOCKED_COUNTRIES, COUNTRY_CODES, UNINHABITED_COUNTRIES } from './countries.ts';
import type { MarketRecord } from './market.ts';
import { MARKETS } from './markets/markets.ts';
import type { ResolvedMarket, Territories } from './resolve.ts';

/**
 * Tells whether we may serve anyone in this country. Not without a licence, nor if the country's own market is switched
 * off.
 * @param countryCode null, or a code that names no country, means unknown; an unknown country is served
 */
export function isCountryServed(
  countryCode: string | null,
  markets: Readonly<Record<string, MarketRecord>> = MARKETS,
): boolean {
  if (countryCode === null || !COUNTRY_CODES.includes(countryCode)) return true;
  if (BLOCKED_COUNTRIES.has(countryCode)) return false;
  const own = Object.values(markets).filter((market) => market.originCountryCode.includes(countryCode));
  return own.length === 0 || own.some((market) => market.isMarketEnabled);
}

/**
 * Returns the countries whose residents may open an account in a market: the record's own list, otherwise every country
 * that we serve and where people live (A§3 `allowed`, `removeCountryFromRegistration`). Pages call it too, so it reads no other market's record.
 */
export const registrationCountriesOf = ({
  market,
  territories,
}: Pick<ResolvedMarket, 'market'> & { readonly territories: Pick<Territories, 'closed'> }): readonly string[] =>
  (market.registrationCountries.length > 0 ? market.registrationCountries : COUNTRY_CODES).filter(
    (code) => !BLOCKED_COUNTRIES.has(code) && !UNINHABITED_COUNTRIES.has(code) && !territories.closed.includes(code),
  );

/** Returns the minimum age of a country's residents who sign up on a market's pages. */
export const minimumAgeOf = (
  { rules, territories }: Pick<ResolvedMarket, 'rules' | 'territories'>,
  countryCode: string,
): number => territories.minimumAges[countryCode] ?? rules.minimumAge.value;
