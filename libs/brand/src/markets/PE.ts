import type { MarketRecord } from '../market.ts';
import { BASE_RULES } from './base-rules.ts';

export const PE: MarketRecord = {
  id: 'PE',
  name: 'Peru',
  languages: ['es'],
  isMarketEnabled: true,
  isCustomMarketId: false,
  localeMapping: { 'es-PE': 'pe' },
  originCountryCode: ['PE'],
  mapLanguageToCustomLanguage: { es: 'pe' },
  regionLanguage: {},
  currency: 'PEN',
  defaultCountry: 'PE',
  registrationCountries: ['PE'],
  provinces: [],
  signUpVerification: { sms: true, email: true },
  rules: {
    ...BASE_RULES,
    playBeforeVerification: {
      value: false,
      source: 'Ley 31557: the player’s identity is verified before the first stake',
    },
  },
};
