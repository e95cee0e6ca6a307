import type { MarketRecord } from '../market.ts';
import { BASE_RULES } from './base-rules.ts';

/** Great Britain and the islands under one market id (A§9). */
export const GG: MarketRecord = {
  id: 'GG',
  name: 'United Kingdom',
  languages: ['en'],
  isMarketEnabled: true,
  isCustomMarketId: true,
  localeMapping: { 'en-GG': 'en' },
  originCountryCode: ['GB', 'GG', 'JE', 'IM'],
  mapLanguageToCustomLanguage: {},
  regionLanguage: {},
  currency: 'GBP',
  defaultCountry: 'GB',
  registrationCountries: ['GB', 'GG', 'JE', 'IM'],
  provinces: [],
  signUpVerification: { sms: true, email: true },
  rules: {
    ...BASE_RULES,
    playerMayCancelWithdrawal: { value: false, source: 'ruling 21' },
    demoNeedsVerifiedAge: { value: true, source: 'ruling 21' },
    sessionClockAlwaysVisible: { value: true, source: 'ruling 21' },
    netPositionAlwaysVisible: { value: true, source: 'ruling 21' },
    autoplayAllowed: { value: false, source: 'ruling 21' },
    parallelGamesAllowed: { value: false, source: 'ruling 21' },
    playBeforeVerification: { value: false, source: 'LCCP: age and identity are verified before gambling' },
    depositBeforeVerification: {
      value: false,
      source: 'LCCP, social responsibility code 3.2.11: no deposit before the customer’s age is verified',
    },
    stakePointsAllowed: {
      value: false,
      source:
        'LCCP, social responsibility code 5.1.1: a benefit must not grow faster than the spend, and places by stakes do',
    },
    maximumWageringMultiplier: {
      value: 10,
      source: 'LCCP, social responsibility code 5.1.1, from 19 January 2026: a bonus is staked ten times at most',
    },
    maximumSlotStake: {
      value: 500,
      source: 'Gambling Act 2005 (Operating Licence Conditions) (Amendment) Regulations 2025: £5, from 9 April 2025',
    },
    maximumSlotStakeUnder25: {
      value: 200,
      source: 'Gambling Act 2005 (Operating Licence Conditions) (Amendment) Regulations 2025: £2, from 21 May 2025',
    },
    minimumSpinSeconds: { value: 5, source: 'RTS: at least five seconds a game cycle' },
  },
};
