import type { MarketRecord } from '../market.ts';
import { BASE_RULES } from './base-rules.ts';

export const NZ: MarketRecord = {
  id: 'NZ',
  name: 'New Zealand',
  languages: ['en'],
  isMarketEnabled: true,
  isCustomMarketId: false,
  localeMapping: { 'en-NZ': 'nz' },
  originCountryCode: ['NZ'],
  mapLanguageToCustomLanguage: { en: 'nz' },
  regionLanguage: {},
  currency: 'NZD',
  defaultCountry: 'NZ',
  registrationCountries: ['NZ'],
  provinces: [],
  signUpVerification: { sms: true, email: true },
  rules: {
    ...BASE_RULES,
    minimumAge: { value: 20, source: 'Gambling Act 2003: 20 in casinos' },
  },
};
