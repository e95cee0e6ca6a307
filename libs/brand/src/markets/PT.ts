import type { MarketRecord } from '../market.ts';
import { BASE_RULES } from './base-rules.ts';

export const PT: MarketRecord = {
  id: 'PT',
  name: 'Portugal',
  languages: ['pt'],
  isMarketEnabled: true,
  isCustomMarketId: false,
  localeMapping: { 'pt-PT': 'pt' },
  originCountryCode: ['PT'],
  mapLanguageToCustomLanguage: {},
  regionLanguage: {},
  currency: 'EUR',
  defaultCountry: 'PT',
  registrationCountries: ['PT'],
  provinces: [],
  signUpVerification: { sms: true, email: true },
  rules: {
    ...BASE_RULES,
    playBeforeVerification: { value: false, source: 'Decreto-Lei 66/2015: identity is verified before play' },
    virtualSportsAllowed: {
      value: false,
      source: 'Decreto-Lei 66/2015, article 5: of sports, bets on real competitions alone may be licensed',
    },
  },
};
