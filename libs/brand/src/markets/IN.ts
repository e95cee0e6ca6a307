import type { MarketRecord } from '../market.ts';
import { BASE_RULES } from './base-rules.ts';

export const IN: MarketRecord = {
  id: 'IN',
  name: 'India',
  languages: ['en'],
  isMarketEnabled: true,
  isCustomMarketId: false,
  localeMapping: { 'en-IN': 'inen' },
  originCountryCode: ['IN'],
  mapLanguageToCustomLanguage: { en: 'inen' },
  regionLanguage: {},
  currency: 'INR',
  defaultCountry: 'IN',
  registrationCountries: ['IN'],
  provinces: [],
  signUpVerification: { sms: true, email: true },
  rules: {
    ...BASE_RULES,
    minimumAge: { value: 21, source: 'state law; 18 in some states, the strictest wins across the market' },
  },
};
