import type { MarketRecord } from '../market.ts';
import { BASE_RULES } from './base-rules.ts';

/**
 * Two countries under one market id (A§9): Dutch rules apply in the Netherlands and where the country is unknown, not
 * in France.
 */
export const LL: MarketRecord = {
  id: 'LL',
  name: 'Netherlands and France',
  languages: ['en', 'fr'],
  isMarketEnabled: true,
  isCustomMarketId: true,
  localeMapping: { 'en-LL': 'en', 'fr-LL': 'fr' },
  originCountryCode: ['NL', 'FR'],
  mapLanguageToCustomLanguage: {},
  regionLanguage: {},
  currency: 'EUR',
  defaultCountry: 'NL',
  registrationCountries: ['NL', 'FR'],
  provinces: [],
  signUpVerification: { sms: true, email: true },
  rules: BASE_RULES,
  countryRules: {
    NL: {
      limitFieldPrefilled: { value: false, source: 'ruling 22' },
      limitIncreaseWaitHours: { value: 168, source: 'rulings 17 and 22: seven days' },
      reminderMinutes: { value: 30, source: 'ruling 22' },
      exclusionRegisters: {
        value: ['Cruks'],
        source: 'ruling 13; Wet op de kansspelen, article 33h: Cruks is asked before play',
      },
      playBeforeVerification: { value: false, source: 'Wet kansspelen op afstand: identity is verified before play' },
    },
  },
};
