import type { MarketRecord } from '../market.ts';
import { BASE_RULES } from './base-rules.ts';

/** Germany under its own market id (A§9). */
export const JJ: MarketRecord = {
  id: 'JJ',
  name: 'Germany',
  languages: ['de'],
  isMarketEnabled: true,
  isCustomMarketId: true,
  localeMapping: { 'de-JJ': 'de' },
  originCountryCode: ['DE'],
  mapLanguageToCustomLanguage: {},
  regionLanguage: {},
  currency: 'EUR',
  defaultCountry: 'DE',
  registrationCountries: ['DE'],
  provinces: [],
  signUpVerification: { sms: true, email: true },
  rules: {
    ...BASE_RULES,
    liveCasinoAllowed: { value: false, source: 'ruling 22' },
    jackpotsAllowed: { value: false, source: 'ruling 22' },
    tournamentsAllowed: {
      value: false,
      source:
        'GlüStV 2021 § 22a, in the stricter reading: as jackpots are forbidden, so is a prize beside the game’s own',
    },
    excludedEvents: {
      value: ['youth', 'amateur'],
      source: 'GlüStV 2021 § 21(1a): no bets on events of minors or amateurs alone or for the most part',
    },
    maximumStake: { value: 100, source: 'ruling 22: 1 €' },
    minimumSpinSeconds: { value: 5, source: 'ruling 22' },
    parallelGamesAllowed: { value: false, source: 'ruling 22' },
    monthlyDepositLimit: {
      value: 100_000,
      source: 'ruling 22: 1,000 € a month across operators',
      timeZone: 'Europe/Berlin',
    },
    playBeforeVerification: { value: false, source: 'ruling 22' },
    exclusionRegisters: { value: ['OASIS'], source: 'ruling 13; GlüStV 2021 § 8: OASIS is asked at each login' },
    panicButton: { value: true, source: 'ruling 22' },
    autoplayAllowed: { value: false, source: 'GlüStV 2021, virtual slots: no automatic play' },
  },
};
