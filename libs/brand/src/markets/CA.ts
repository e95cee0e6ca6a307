import { CANADIAN_PROVINCES } from '../countries.ts';
import type { MarketRecord } from '../market.ts';
import { BASE_RULES } from './base-rules.ts';

/** Canada without Ontario, which has its own licence (A§9: 11 entries, Ontario in an alternative list). */
export const CA: MarketRecord = {
  id: 'CA',
  name: 'Canada',
  languages: ['en', 'fr'],
  isMarketEnabled: true,
  isCustomMarketId: false,
  localeMapping: { 'en-CA': 'ca', 'fr-CA': 'caf' },
  originCountryCode: ['CA'],
  mapLanguageToCustomLanguage: { en: 'ca', fr: 'caf' },
  regionLanguage: { QC: 'fr' },
  currency: 'CAD',
  defaultCountry: 'CA',
  registrationCountries: ['CA'],
  provinces: CANADIAN_PROVINCES,
  signUpVerification: { sms: true, email: true },
  rules: {
    ...BASE_RULES,
    minimumAge: { value: 19, source: 'provincial law; 18 in AB, MB and QC, the strictest wins across the market' },
  },
  provinceRules: {
    ON: {
      autoplayAllowed: { value: false, source: 'AGCO standards for internet gaming: slots do not play by themselves' },
      minimumSpinSeconds: { value: 2.5, source: 'AGCO standards for internet gaming' },
      parallelGamesAllowed: { value: false, source: 'AGCO standards for internet gaming: one slot at a time' },
    },
  },
};
