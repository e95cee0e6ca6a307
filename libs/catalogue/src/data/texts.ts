import { readdirSync, readFileSync } from 'node:fs';
import type { LocalizedText } from '@baize/contracts/content';

const FOLDER = new URL('./texts/', import.meta.url);
const DICTIONARIES = new Map(
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => [
      file.slice(0, -5),
      JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as Readonly<Record<string, string>>,
    ]),
);

/**
 * Locales of the catalogue's texts: the files of `texts/`. English variants have no texts of their own and use English.
 */
export const TEXT_LOCALES: readonly string[] = ['en', ...[...DICTIONARIES.keys()].filter((locale) => locale !== 'en')];

/** Keys of the English texts, which all other languages must match. */
export const TEXT_KEYS: readonly string[] = Object.keys(DICTIONARIES.get('en') ?? {});

/**
 * Returns a text in every language that has it, as the content service stores it.
 * @throws if there is no English text, because a document without one would go unnoticed
 */
export function localized(key: string): LocalizedText {
  const en = DICTIONARIES.get('en')?.[key];
  if (en === undefined)
    throw new Error(`There is no text "${key}" in texts/en.json. Add it there and in every other file of that folder.`);
  return {
    en,
    ...Object.fromEntries(
      TEXT_LOCALES.flatMap((locale) => {
        const text = DICTIONARIES.get(locale)?.[key];
        return text === undefined ? [] : [[locale, text]];
      }),
    ),
  };
}
