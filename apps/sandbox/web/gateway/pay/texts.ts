import { languageFor } from '../../design/languages.ts';
import en from './messages/en.json';

export type TextKey = keyof typeof en;
type Messages = Readonly<Record<TextKey, string>>;
export interface PayTexts {
  /** BCP-47 tag for the document and for amounts. */
  readonly tag: string;
  readonly t: (key: TextKey, values?: Readonly<Record<string, string | number>>) => string;
  /** For keys made from codes: unknown ones use the fallback. */
  readonly find: (key: string, fallback: TextKey) => string;
}

// English is bundled as the fallback; other languages are loaded one at a time.
const OTHERS = import.meta.glob<Messages>(['./messages/*.json', '!./messages/en.json'], { import: 'default' });

function textsOf(tag: string, messages: Messages): PayTexts {
  const t: PayTexts['t'] = (key, values = {}) =>
    messages[key].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
  return { tag, t, find: (key, fallback) => (key in messages ? t(key as TextKey) : t(fallback)) };
}

export const ENGLISH: PayTexts = textsOf('en', en);

/**
 * Fetches the words of a payment; English where there are none, or where they cannot be fetched. Never rejects.
 * @param language the payment's: a translation locale (`fi`, `caf`) or a tag (`fi-FI`, `fr-CA`)
 */
export async function textsFor(language: string): Promise<PayTexts> {
  const { messages, tag } = languageFor(language);
  const load = OTHERS[`./messages/${messages}.json`];
  if (!load) return textsOf(tag, en);
  try {
    return textsOf(tag, await load());
  } catch {
    return ENGLISH;
  }
}
