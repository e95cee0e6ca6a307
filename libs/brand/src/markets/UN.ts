import type { MarketRecord } from '../market.ts';
import { BASE_RULES } from './base-rules.ts';

/** The international market: every country without its own market. */
export const UN: MarketRecord = {
  id: 'UN',
  name: 'International',
  languages: ['en', 'ja', 'pl'],
  isMarketEnabled: true,
  isCustomMarketId: true,
  localeMapping: { 'en-UN': 'en', 'ja-UN': 'ja', 'pl-UN': 'pl' },
  originCountryCode: [],
  mapLanguageToCustomLanguage: {},
  regionLanguage: {},
  currency: 'EUR',
  defaultCountry: 'FI',
  registrationCountries: [],
  provinces: [],
  signUpVerification: { sms: true, email: true },
  // Its visitors come from many countries, and look for games that they know from elsewhere (decision 0112).
  showsRestrictedGames: true,
  rules: BASE_RULES,
};
