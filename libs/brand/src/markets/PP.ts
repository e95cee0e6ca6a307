import type { MarketRecord } from '../market.ts';
import { BASE_RULES } from './base-rules.ts';

/** Sweden under its own market id (A§9); the documents have no krona, so accounts are in euros. */
export const PP: MarketRecord = {
  id: 'PP',
  name: 'Sweden',
  languages: ['en'],
  isMarketEnabled: true,
  isCustomMarketId: true,
  localeMapping: { 'en-PP': 'en' },
  originCountryCode: ['SE'],
  mapLanguageToCustomLanguage: {},
  regionLanguage: {},
  currency: 'EUR',
  defaultCountry: 'SE',
  registrationCountries: ['SE'],
  provinces: [],
  signUpVerification: { sms: true, email: true },
  payAndPlay: true,
  protectionLinks: [
    { kind: 'register', name: 'Spelpaus', language: 'sv', href: 'https://www.spelpaus.se/' },
    { kind: 'limits', name: 'Spelgränser', language: 'sv', href: 'my-account/gambling-limits' },
    { kind: 'selfTest', name: 'Självtest', language: 'sv', href: 'https://www.stodlinjen.se/' },
  ],
  rules: {
    ...BASE_RULES,
    exclusionRegisters: { value: ['Spelpaus'], source: 'ruling 13; Spellag 2018:1138 ch. 14 § 12: Spelpaus' },
    protectionLinksPinned: { value: true, source: 'ruling 22' },
    loyaltyAllowed: {
      value: false,
      source: 'Spellag 2018:1138 ch. 14 § 9: a bonus only with the first play, and a loyalty scheme is one',
    },
    laterBonusesAllowed: {
      value: false,
      source: 'Spellag 2018:1138 ch. 14 § 9: a bonus only with the first play',
    },
    tournamentsAllowed: {
      value: false,
      source: 'Spellag 2018:1138 ch. 14 § 9: a bonus only with the first play, and a prize of the house is one',
    },
    playBeforeVerification: {
      value: false,
      source: 'Spellag 2018:1138: registered players only, with a verified identity',
    },
  },
};
