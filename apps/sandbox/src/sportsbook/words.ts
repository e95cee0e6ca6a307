import { readFileSync } from 'node:fs';
import type { Words } from './naming.ts';

/** The operator's languages (B§7): the file of texts of each, and its tag for numbers. */
const LANGUAGES: Readonly<Record<string, readonly [file: string, tag: string]>> = {
  EN: ['en', 'en'],
  CA: ['en', 'en-CA'],
  FI: ['fi', 'fi-FI'],
  NO: ['no', 'nb-NO'],
  NB: ['no', 'nb-NO'],
  DE: ['de', 'de-DE'],
  FR: ['fr', 'fr-FR'],
  ES: ['cl', 'es-CL'],
  CL: ['cl', 'es-CL'],
  PE: ['pe', 'es-PE'],
  PT: ['pt', 'pt-PT'],
  BR: ['br', 'pt-BR'],
  JA: ['ja', 'ja'],
  TL: ['tl', 'fil-PH'],
  TR: ['tr', 'tr-TR'],
  PL: ['pl', 'pl'],
};
const read = new Map<string, Readonly<Record<string, string>>>();

/** The language of each locale (B§9); the default one, `en-US`, says nothing about the page. */
const LOCALES: Readonly<Record<string, string>> = {
  ja_JP: 'JA',
  'fr-FR': 'FR',
  'nb-NO': 'NO',
  'fi-FI': 'FI',
  'de-DE': 'DE',
  'tr-TR': 'TR',
  'es-ES': 'ES',
  'pt-PT': 'PT',
  'pl-PL': 'PL',
};
/**
 * Returns the texts of a feed, which an operator shows on pages of its own. Where the frame falls back to English, as in
 * French, the page's locale says what its readers understand.
 */
export const feedWords = (language: string, locale: string): Words =>
  wordsIn((language === 'EN' && Object.hasOwn(LOCALES, locale) ? LOCALES[locale] : undefined) ?? language);

/** Returns the texts in which a player reads their bets; English where there are none. */
export function wordsIn(language: string): Words {
  const [file, tag] = LANGUAGES[language.toUpperCase()] ?? ['en', 'en'];
  const texts =
    read.get(file) ??
    (JSON.parse(readFileSync(new URL(`./messages/${file}.json`, import.meta.url), 'utf8')) as Record<string, string>);
  read.set(file, texts);
  const words = (key: string, values: Readonly<Record<string, string | number>> = {}): string =>
    (texts[key] ?? key).replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
  return Object.assign(words, { tag });
}
