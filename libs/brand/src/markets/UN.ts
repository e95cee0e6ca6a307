import type { MarketRecord } from '../market.ts';
import { BASE_RULES } from './base-rules.ts';

/** The international market: every country without a market of its own. */
export const UN: MarketRecord = {
  id: 'UN', name: 'International', languages: ['en'], isMarketEnabled: true, isCustomMarketId: true,
  localeMapping: { 'en-UN': 'en' }, originCountryCode: [], mapLanguageToCustomLanguage: {}, regionLanguage: {},
  currency: 'EUR', defaultCountry: 'FI', registrationCountries: [], provinces: [], signUpVerification: { sms: true, email: true }, rules: BASE_RULES,
};
