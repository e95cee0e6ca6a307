import { TRANSLATION_BASE, type TranslationLocale } from '@baize/brand';
import type { Messages } from '@baize/site-build/messages';
import type { Finding } from './finding.ts';

/**
 * Texts that may be the same in another language: names, and English terms that a language uses. `*` is every language.
 */
export const SAME_AS_ENGLISH: Readonly<Record<string, readonly string[]>> = {
  // Provinces of Canada, which many languages do not translate.
  'New Brunswick': ['*'],
  'Nova Scotia': ['*'],
  'Prince Edward Island': ['*'],
  'British Columbia': ['*'],
  'Northwest Territories': ['tl'],
  'Cash-out': ['*'],
  'Live casino': ['tl'],
  'Virtual sports': ['tl'],
  'Postal code': ['tl'],
  'Bonus code': ['tl'],
  'IP address': ['tl'],
};

/** Returns the words of a text without placeholders, digits and symbols. */
const words = (text: string): readonly string[] => text.replace(/\{\w+\}/g, ' ').match(/\p{L}{2,}/gu) ?? [];

/** True when a text is more than a word: one word, such as "Casino", is often the same in two languages. */
export const isPhrase = (text: string): boolean => words(text).length > 1;

/**
 * Finds texts that were never translated: identical to English, and longer than a word. Variants of
 * English may have the same texts.
 */
export function examineEnglish(
  file: string,
  locale: TranslationLocale,
  english: Messages,
  translated: Messages,
  namespace?: string,
  allowed: Readonly<Record<string, readonly string[]>> = SAME_AS_ENGLISH,
): readonly Finding[] {
  if (locale === 'en' || TRANSLATION_BASE[locale] === 'en') return [];
  const mayStay = (text: string) => allowed[text]?.some((language) => language === '*' || language === locale) ?? false;
  return Object.entries(translated).flatMap(([key, text]): readonly Finding[] =>
    text === english[key] && isPhrase(text) && !mayStay(text)
      ? [
          {
            severity: 'warning',
            rule: 'english',
            file,
            field: key,
            locale,
            ...(namespace ? { namespace } : {}),
            what: `It is English: "${text}".`,
            why: 'A player reads one language on a page, not two.',
            mend: 'Translate it; if it is a name, add it to SAME_AS_ENGLISH in tools/doctor/src/examine-english.ts.',
          },
        ]
      : [],
  );
}
