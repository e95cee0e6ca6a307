/** ISO 3166-1 alpha-2 (A§3: about 249). Names come from CLDR through `countryName`, never from a list. */
export const COUNTRY_CODES: readonly string[] = (
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ ' +
  'DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT ' +
  'JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ ' +
  'OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ ' +
  'UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'
).split(' ');

/**
 * Countries whose residents may not open an account on any brand, because no licence covers them. Source: the
 * operator's licence policy (A§3 `allowed`, ruling 25). A country that a market record names, or that has a currency of
 * its own in A§9 (Poland), is served.
 */
export const BLOCKED_COUNTRIES: ReadonlySet<string> = new Set([
  'AU',
  'BE',
  'BG',
  'CH',
  'CY',
  'CZ',
  'DK',
  'EE',
  'ES',
  'GR',
  'HU',
  'IL',
  'IR',
  'IT',
  'KP',
  'LT',
  'LV',
  'RO',
  'SG',
  'SK',
  'SY',
  'UA',
  'US',
  'UM',
  'VI',
  'PR',
  'GU',
  'AS',
  'MP',
]);

/** Territories without residents (A§3 `removeCountryFromRegistration`): nobody can live there, so nobody joins from there. */
export const UNINHABITED_COUNTRIES: ReadonlySet<string> = new Set(['AQ', 'BV', 'GS', 'HM', 'TF', 'UM']);

/** Canadian provinces and territories offered at sign-up (A§9). Ontario has its own market and regulator. */
export const CANADIAN_PROVINCES: readonly string[] = ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'PE', 'QC', 'SK'];
/** The alternative list of A§9, for an operator that is also registered in Ontario. */
export const CANADIAN_PROVINCES_WITH_ONTARIO: readonly string[] = [
  'AB',
  'BC',
  'MB',
  'NB',
  'NL',
  'NS',
  'NT',
  'NU',
  'ON',
  'PE',
  'QC',
  'SK',
];

/** Returns a country's name in the reader's language, from CLDR. */
export function countryName(code: string, languageTag: string): string {
  return new Intl.DisplayNames([languageTag], { type: 'region', fallback: 'code' }).of(code) ?? code;
}
