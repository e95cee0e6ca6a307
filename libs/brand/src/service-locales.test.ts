import { describe, expect, it } from 'vitest';
import { TRANSLATION_LOCALES, type TranslationLocale } from './locale-pair.ts';
import { serviceLocale, sportsLanguage } from './service-locales.ts';

describe('locale names of the services (A§9, B§9)', () => {
  it.each([
    ['ja', 'ja_JP'],
    ['inen', 'en-US'],
    ['ca', 'en-US'],
    ['nz', 'en-US'],
    ['en', 'en-US'],
    ['caf', 'fr-FR'],
    ['fr', 'fr-FR'],
    ['no', 'nb-NO'],
    ['fi', 'fi-FI'],
    ['de', 'de-DE'],
    ['tr', 'tr-TR'],
    ['cl', 'es-ES'],
    ['pe', 'es-ES'],
    ['es', 'es-ES'],
    ['pt', 'pt-PT'],
    ['pl', 'pl-PL'],
    ['br', 'en-US'],
    ['tl', 'en-US'],
    ['', 'en-US'],
    ['constructor', 'en-US'],
  ])('%s is %s to sports and content', (locale, expected) => expect(serviceLocale(locale)).toBe(expected));
  it.each([
    ['nz', 'EN'],
    ['caf', 'EN'],
    ['FR', 'EN'],
    ['inen', 'EN'],
    ['pt', 'BR'],
    ['br', 'BR'],
    ['en', 'EN'],
    ['ca', 'CA'],
    ['fi', 'FI'],
    ['ja', 'JA'],
  ])('%s is shown in %s by the sportsbook', (locale, expected) => expect(sportsLanguage(locale)).toBe(expected));
  it('exist for every shipped locale', () => {
    for (const locale of TRANSLATION_LOCALES satisfies readonly TranslationLocale[])
      for (const name of [serviceLocale(locale), sportsLanguage(locale)])
        expect(name, locale).toMatch(/^[A-Za-z]{2,4}(?:[-_][A-Z]{2})?$/);
  });
});
