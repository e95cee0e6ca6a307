/** The sports and content services' name for any other locale (B§9). */
export const DEFAULT_SERVICE_LOCALE = 'en-US';

/**
 * The sports and content services' names for our locales, exactly as in B§9: `ja_JP` with its underscore, and no entry
 * for Brazil and the Philippines, which therefore get the default.
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
/** Returns the sports and content services' name for a locale (B§9). */
export const serviceLocale = (locale: string): string =>
  (Object.hasOwn(SERVICE_LOCALES, locale) ? SERVICE_LOCALES[locale] : undefined) ?? DEFAULT_SERVICE_LOCALE;

/** Languages that the sportsbook lacks, with the languages that it shows instead (A§9, B§7). */
export const SPORTS_LANGUAGES: Readonly<Record<string, string>> = {
  NZ: 'EN',
  CAF: 'EN',
  FR: 'EN',
  INEN: 'EN',
  PT: 'BR',
};
/** Returns the sportsbook's language for a locale, in capitals. */
export function sportsLanguage(locale: string): string {
  const name = locale.toUpperCase();
  return (Object.hasOwn(SPORTS_LANGUAGES, name) ? SPORTS_LANGUAGES[name] : undefined) ?? name;
}
