import type { TranslationLocale } from './locale-pair.ts';

/** What the sports and content services call a locale where nothing else is agreed (B§9). */
export const DEFAULT_SERVICE_LOCALE = 'en-US';

/**
 * Names of our locales towards the sports and content services, to the letter as B§9 has them: `ja_JP` with its
 * underscore, and no entry for Brazil and the Philippines, which therefore get the default.
 */
export const SERVICE_LOCALES: Readonly<Record<string, string>> = {
  ja: 'ja_JP',
  inen: 'en-US',
  ca: 'en-US',
  nz: 'en-US',
  en: 'en-US',
  caf: 'fr-FR',
  fr: 'fr-FR',
  no: 'nb-NO',
  fi: 'fi-FI',
  de: 'de-DE',
  tr: 'tr-TR',
  cl: 'es-ES',
  pe: 'es-ES',
  es: 'es-ES',
  pt: 'pt-PT',
  pl: 'pl-PL',
};
/** A locale as the sports and content services name it (B§9). */
export const serviceLocale = (locale: string): string =>
  (Object.hasOwn(SERVICE_LOCALES, locale) ? SERVICE_LOCALES[locale] : undefined) ?? DEFAULT_SERVICE_LOCALE;

/** Locales that are a market's own variant, with the language tag or the locale behind them (A§9, B§9 market special mappings). */
export const MARKET_LOCALES: Readonly<Partial<Record<TranslationLocale, string>>> = {
  caf: 'fr-CA',
  cl: 'es-CL',
  pe: 'es-PE',
  inen: 'en',
  nz: 'en',
  ca: 'en',
};
/** The locale or tag behind a market's variant; any other locale is its own. */
export const marketLocale = (locale: TranslationLocale): string => MARKET_LOCALES[locale] ?? locale;

/** Languages that the sportsbook does not have, with those that it shows instead (A§9, B§7). */
export const SPORTS_LANGUAGES: Readonly<Record<string, string>> = {
  NZ: 'EN',
  CAF: 'EN',
  FR: 'EN',
  INEN: 'EN',
  PT: 'BR',
};
/** The sportsbook's language for a locale, in its capitals. */
export function sportsLanguage(locale: string): string {
  const name = locale.toUpperCase();
  return (Object.hasOwn(SPORTS_LANGUAGES, name) ? SPORTS_LANGUAGES[name] : undefined) ?? name;
}
