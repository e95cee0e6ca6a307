import type { MarketRecord } from '../market.ts';
import { BASE_RULES } from './base-rules.ts';

export const FI: MarketRecord = {
  id: 'FI',
  name: 'Finland',
  languages: ['fi'],
  isMarketEnabled: true,
  isCustomMarketId: false,
  localeMapping: { 'fi-FI': 'fi' },
  originCountryCode: ['FI'],
  mapLanguageToCustomLanguage: {},
  regionLanguage: {},
  currency: 'EUR',
  defaultCountry: 'FI',
  registrationCountries: ['FI'],
  provinces: [],
  signUpVerification: { sms: true, email: true },
  payAndPlay: true,
  rules: BASE_RULES,
};
