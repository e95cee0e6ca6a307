import type { MarketRecord } from '../market.ts';
import { BASE_RULES } from './base-rules.ts';

/** Whole pesos only (ruling 7). */
export const CL: MarketRecord = {
  id: 'CL',
  name: 'Chile',
  languages: ['es'],
  isMarketEnabled: true,
  isCustomMarketId: false,
  localeMapping: { 'es-CL': 'cl' },
  originCountryCode: ['CL'],
  mapLanguageToCustomLanguage: { es: 'cl' },
  regionLanguage: {},
  currency: 'CLP',
  defaultCountry: 'CL',
  registrationCountries: ['CL'],
  provinces: [],
  signUpVerification: { sms: true, email: true },
  rules: BASE_RULES,
};
