import { TRANSLATION_BASE, type TranslationLocale } from '@baize/brand';
import type { Messages } from '@baize/site-build/messages';
import type { Finding } from './finding.ts';

/**
 * Texts that may be the same in another language: names, and English terms that a language uses. `*` is every language.
 */
export const SAME_AS_ENGLISH: Readonly<Record<string, readonly string[]>> = {
  // The name of the tax number of Brazil.
  CPF: ['*'],
  // Provinces of Canada, which many languages do not translate.
  'New Brunswick': ['*'],
  'Nova Scotia': ['*'],
  'Prince Edward Island': ['*'],
  'British Columbia': ['*'],
  'Northwest Territories': ['tl'],
  'Cash-out': ['*'],
  Level: ['tl'],
  'Live casino': ['tl'],
  'Virtual sports': ['tl'],
  'Postal code': ['tl'],
  'Bonus code': ['tl'],
  'Bonus money': ['tl'],
  'Loyalty cashback': ['tl'],
  'IP address': ['tl'],
  // Single words. Most of them are written alike in several languages, and Filipino uses many English ones.
  Account: ['tl'],
  Action: ['caf', 'fr'],
  Address: ['tl'],
  Alberta: ['*'],
  Bonus: ['*'],
  Card: ['tl'],
  carousel: ['tl'],
  Cashback: ['*'],
  // Germany's own word for them; "Zugangsschlüssel" is unknown there.
  Passkeys: ['de'],
  Casino: ['*'],
  Codes: ['caf', 'de', 'fr'],
  Contact: ['fr', 'tl'],
  Correction: ['caf', 'fr'],
  Currency: ['tl'],
  Date: ['caf', 'fr'],
  Place: ['caf', 'fr'],
  Points: ['caf', 'fr'],
  Live: ['de', 'fi', 'no', 'tl'],
  DD: ['*'],
  Deposit: ['tl'],
  Description: ['caf', 'fr'],
  Documents: ['caf', 'fr'],
  Email: ['tl'],
  File: ['tl'],
  Filter: ['de', 'no', 'tl'],
  Highlights: ['de'],
  History: ['tl'],
  Home: ['tl'],
  home: ['tl'],
  Hot: ['de', 'tl'],
  Inbox: ['tl'],
  International: ['caf', 'de', 'fr', 'tl'],
  Jackpot: ['*'],
  Limit: ['de', 'pl', 'tl', 'tr'],
  Lobby: ['*'],
  Manitoba: ['*'],
  Marketing: ['*'],
  Messages: ['caf', 'fr'],
  MM: ['*'],
  Name: ['de'],
  Net: ['tl', 'tr'],
  Newsletter: ['*'],
  No: ['cl', 'pe'],
  Notifications: ['caf', 'fr'],
  Nunavut: ['*'],
  Ontario: ['*'],
  optional: ['de'],
  Page: ['caf', 'fr'],
  Pages: ['caf', 'fr'],
  Password: ['tl'],
  Pause: ['de', 'fr', 'no'],
  Payout: ['tl'],
  Pending: ['tl'],
  Post: ['de'],
  Privacy: ['tl'],
  Promotions: ['caf', 'fr'],
  Quebec: ['br', 'cl', 'pe', 'pl', 'tl'],
  Questionnaire: ['caf', 'fr', 'tl'],
  Questionnaires: ['caf', 'fr'],
  RTP: ['*'],
  Saskatchewan: ['*'],
  Sections: ['caf'],
  slide: ['br', 'tl'],
  SMS: ['*'],
  Sports: ['caf', 'tl'],
  Status: ['br', 'de', 'no', 'pl', 'tl'],
  Studio: ['*'],
  Studios: ['*'],
  Top: ['*'],
  Total: ['br', 'caf', 'cl', 'fr', 'pe', 'pt'],
  'Time zone': ['tl'],
  Transactions: ['caf', 'fr'],
  Type: ['caf', 'fr', 'no'],
  Verification: ['tl'],
  Version: ['caf', 'de', 'fr'],
  Wagering: ['tl'],
  Withdraw: ['tl'],
  Withdrawal: ['tl'],
  YYYY: ['*'],
};

/** Returns the words of a text without placeholders, digits and symbols. */
const words = (text: string): readonly string[] => text.replace(/\{\w+\}/g, ' ').match(/\p{L}{2,}/gu) ?? [];

/** True when a text is more than a word: a brand's name, for example, is the same in every language. */
export const isPhrase = (text: string): boolean => words(text).length > 1;

/**
 * Finds texts that were never translated: identical to English, even a single word. Variants of English may have the
 * same texts.
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
  // A single word may have a placeholder or a symbol beside it: "Version {version}".
  const mayStay = (text: string) =>
    (allowed[text] ?? allowed[words(text).join(' ')])?.some((language) => language === '*' || language === locale) ??
    false;
  return Object.entries(translated).flatMap(([key, text]): readonly Finding[] =>
    text === english[key] && words(text).length > 0 && !mayStay(text)
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
