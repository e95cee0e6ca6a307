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
