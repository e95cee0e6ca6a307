import { describe, expect, it } from 'vitest';
import {
  BLOCKED_COUNTRIES,
  CANADIAN_PROVINCES,
  CANADIAN_PROVINCES_WITH_ONTARIO,
  COUNTRY_CODES,
  countryName,
} from './countries.ts';
import { isCountryServed } from './country-access.ts';
import { languageTag, TRANSLATION_LOCALES, translationLocale, type LocalePair } from './locale-pair.ts';
import { MARKETS } from './markets/markets.ts';

/** Each translation locale with the real tags of the pairs that use it. */
const pairs = Object.values(MARKETS).flatMap((market) =>
  market.languages.map((language): LocalePair => `${language}-${market.id}`),
);
const tagsOf = (locale: string) => [
  ...new Set(pairs.filter((pair) => translationLocale(pair) === locale).map(languageTag)),
];

describe('countries (A§3, A§9)', () => {
  it('are the 249 of ISO 3166-1, each once', () => {
    expect([COUNTRY_CODES.length, new Set(COUNTRY_CODES).size]).toEqual([249, 249]);
    expect(COUNTRY_CODES.filter((code) => !/^[A-Z]{2}$/.test(code))).toEqual([]);
  });
  it.each(TRANSLATION_LOCALES)('have distinct names in %s', (locale) => {
    const tags = tagsOf(locale);
    expect(tags.length).toBeGreaterThan(0);
    for (const tag of tags) {
      const names = COUNTRY_CODES.map((code) => countryName(code, tag));
      expect(
        names.filter((name, index) => name === COUNTRY_CODES[index] || name.trim() === ''),
        tag,
      ).toEqual([]);
      expect(new Set(names).size, tag).toBe(249);
    }
  });
  it('take their names from CLDR, not from English', () => {
    expect(
      [
        ['DE', 'fi-FI'],
        ['FI', 'pl'],
        ['SE', 'ja'],
        ['NL', 'fil-PH'],
        ['GB', 'nb-NO'],
        ['CI', 'fr-CA'],
        ['CZ', 'tr-TR'],
      ].map(([code = '', tag = '']) => countryName(code, tag)),
    ).toEqual(['Saksa', 'Finlandia', 'スウェーデン', 'Netherlands', 'Storbritannia', 'Côte d’Ivoire', 'Çekya']);
  });
});

it('serves every country that a market record names, and Poland (ruling 25)', () => {
  const named = Object.values(MARKETS).flatMap((market) => [
    ...market.originCountryCode,
    ...market.registrationCountries,
  ]);
  expect(['PL', ...named].filter((code) => BLOCKED_COUNTRIES.has(code))).toEqual([]);
  expect(isCountryServed('PL')).toBe(true);
});

it('Canada has 11 provinces and territories, and Ontario in the alternative list (A§9)', () => {
  expect(CANADIAN_PROVINCES).toEqual(['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'PE', 'QC', 'SK']);
  expect([...CANADIAN_PROVINCES_WITH_ONTARIO].sort()).toEqual([...CANADIAN_PROVINCES, 'ON'].sort());
  expect(MARKETS['CA']?.provinces).toEqual(CANADIAN_PROVINCES);
  expect(MARKETS['CA']?.regionLanguage).toEqual({ QC: 'fr' });
});

it('a market uses its country’s currency (A§9)', () => {
  const expected: Readonly<Record<string, string>> = {
    BR: 'BRL',
    CA: 'CAD',
    CL: 'CLP',
    IN: 'INR',
    NZ: 'NZD',
    NO: 'NOK',
    PE: 'PEN',
    PH: 'PHP',
    TR: 'TRY',
    GG: 'GBP',
  };
  for (const market of Object.values(MARKETS))
    expect([market.id, market.currency]).toEqual([market.id, expected[market.id] ?? 'EUR']);
});
