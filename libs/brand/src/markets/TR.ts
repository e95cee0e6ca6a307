import type { MarketRecord } from '../market.ts';
import { BASE_RULES } from './base-rules.ts';

export const TR: MarketRecord = {
  id: 'TR',
  name: 'Türkiye',
  languages: ['tr'],
  isMarketEnabled: true,
  isCustomMarketId: false,
  localeMapping: { 'tr-TR': 'tr' },
  originCountryCode: ['TR'],
  mapLanguageToCustomLanguage: {},
  regionLanguage: {},
  currency: 'TRY',
  defaultCountry: 'TR',
  registrationCountries: ['TR'],
  provinces: [],
  signUpVerification: { sms: true, email: true },
  rules: BASE_RULES,
};
