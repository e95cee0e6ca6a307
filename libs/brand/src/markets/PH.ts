import type { MarketRecord } from '../market.ts';
import { BASE_RULES } from './base-rules.ts';

export const PH: MarketRecord = {
  id: 'PH',
  name: 'Philippines',
  languages: ['tl'],
  isMarketEnabled: true,
  isCustomMarketId: false,
  localeMapping: { 'tl-PH': 'tl' },
  originCountryCode: ['PH'],
  mapLanguageToCustomLanguage: {},
  regionLanguage: {},
  currency: 'PHP',
  defaultCountry: 'PH',
  registrationCountries: ['PH'],
  provinces: [],
  signUpVerification: { sms: true, email: true },
  rules: {
    ...BASE_RULES,
    minimumAge: { value: 21, source: 'PAGCOR: 21 for games of chance' },
  },
};
