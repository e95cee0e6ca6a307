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

/** Locales in which the catalogue's words are written: the files of `texts/`. Content has no English variants; they read English. */
export const TEXT_LOCALES: readonly string[] = ['en', ...[...DICTIONARIES.keys()].filter((locale) => locale !== 'en')];

/** Keys of the English texts, which all others answer to. */
export const TEXT_KEYS: readonly string[] = Object.keys(DICTIONARIES.get('en') ?? {});

/**
 * A text in every language that has it, as the content service keeps it.
 * @throws when there is no such text in English: a document without words would go unnoticed until somebody reads it
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
