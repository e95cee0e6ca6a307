import type { MarketRecord } from '../market.ts';
import { BASE_RULES } from './base-rules.ts';

export const BR: MarketRecord = {
  id: 'BR',
  name: 'Brazil',
  languages: ['pt'],
  isMarketEnabled: true,
  isCustomMarketId: false,
  localeMapping: { 'pt-BR': 'br' },
  originCountryCode: ['BR'],
  mapLanguageToCustomLanguage: { pt: 'br' },
  regionLanguage: {},
  currency: 'BRL',
  defaultCountry: 'BR',
  registrationCountries: ['BR'],
  provinces: [],
  signUpVerification: { sms: true, email: true },
  rules: {
    ...BASE_RULES,
    playBeforeVerification: { value: false, source: 'Lei 14.790/2023: identity is verified at registration' },
    excludedEvents: {
      value: ['youth'],
      source: 'Lei 14.790/2023, art. 3: no bets on youth categories, nor on events of athletes under 18 alone',
    },
    riskNoticeAtRegistration: { value: true, source: 'ruling 22' },
    cpfAtRegistration: {
      value: true,
      source: 'Lei 14.790/2023, art. 23: the operator verifies who the bettor is; A§8',
    },
    rtpShownPerGame: { value: true, source: 'ruling 22' },
  },
};
