import { languageFor } from '../design/languages.ts';
import en from './messages/en.json';
import fi from './messages/fi.json';

export type TextKey = keyof typeof en;
export interface BankTexts {
  /** BCP-47 tag for the document and for amounts. */
  readonly tag: string;
  readonly t: (key: TextKey, values?: Readonly<Record<string, string>>) => string;
}

/** The banks take part in Finland and Sweden: Finnish, and English for everyone else. */
const MESSAGES: Readonly<Record<string, Readonly<Record<TextKey, string>>>> = { en, fi };

/** @param language the session's: a translation locale or a tag */
export function textsFor(language: string): BankTexts {
  const { messages, tag } = languageFor(language);
  const words = MESSAGES[messages];
  return {
    tag: words ? tag : 'en',
    t: (key, values = {}) => (words ?? en)[key].replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole),
  };
}
/** A text for a code of the bank; unknown codes get the general refusal. */
export const failureKey = (code: string | null): TextKey =>
  `fail.${code ?? ''}` in en ? (`fail.${code ?? ''}` as TextKey) : 'fail.declined';
