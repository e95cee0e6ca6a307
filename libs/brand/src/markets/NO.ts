import type { MarketRecord } from '../market.ts';
import { BASE_RULES } from './base-rules.ts';

export const NO: MarketRecord = {
  id: 'NO',
  name: 'Norway',
  languages: ['no'],
  isMarketEnabled: true,
  isCustomMarketId: false,
  localeMapping: { 'no-NO': 'no' },
  originCountryCode: ['NO'],
  mapLanguageToCustomLanguage: {},
  regionLanguage: {},
  currency: 'NOK',
  defaultCountry: 'NO',
  registrationCountries: ['NO'],
  provinces: [],
  signUpVerification: { sms: true, email: true },
  rules: {
    ...BASE_RULES,
    loyaltyAllowed: {
      value: false,
      source: 'pengespilloven 2022: no marketing of gambling without a Norwegian permit, and a loyalty scheme is some',
    },
    tournamentsAllowed: {
      value: false,
      source: 'pengespilloven 2022: no marketing of gambling without a Norwegian permit, and a prize is one',
    },
    promotionsAllowed: {
      value: false,
      source: 'pengespilloven 2022: no marketing of gambling without a Norwegian permit',
    },
  },
};
