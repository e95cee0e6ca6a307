import { readFileSync } from 'node:fs';
import type { Words } from './naming.ts';

/** The operator's languages (B§7), with the file of texts of each. */
const FILES: Readonly<Record<string, string>> = {
  EN: 'en', CA: 'en', FI: 'fi', NO: 'no', NB: 'no', DE: 'de', FR: 'fr', ES: 'cl', CL: 'cl', PE: 'pe', PT: 'pt', BR: 'br',
  JA: 'ja', TL: 'tl', TR: 'tr', PL: 'pl',
};
const read = new Map<string, Readonly<Record<string, string>>>();

/** Returns the texts in which a player reads their bets; English where there are none. */
export function wordsIn(language: string): Words {
  const file = FILES[language.toUpperCase()] ?? 'en';
  const texts = read.get(file) ?? (JSON.parse(readFileSync(new URL(`./messages/${file}.json`, import.meta.url), 'utf8')) as Record<string, string>);
  read.set(file, texts);
  return (key, values = {}) => (texts[key] ?? key).replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
