import type { MarketRecord } from '../market.ts';
import { BASE_RULES } from './base-rules.ts';

export const AT: MarketRecord = {
  id: 'AT',
  name: 'Austria',
  languages: ['de'],
  isMarketEnabled: true,
  isCustomMarketId: false,
  localeMapping: { 'de-AT': 'de' },
  originCountryCode: ['AT'],
  mapLanguageToCustomLanguage: {},
  regionLanguage: {},
  currency: 'EUR',
  defaultCountry: 'AT',
  registrationCountries: ['AT'],
  provinces: [],
  signUpVerification: { sms: true, email: true },
  rules: BASE_RULES,
};
