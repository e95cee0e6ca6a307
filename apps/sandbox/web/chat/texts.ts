import { languageFor } from '../design/languages.ts';
import en from './messages/en.json';

/** All texts of the page. */
export type ChatTexts = Readonly<Record<keyof typeof en, string>> & { readonly tag: string };

// English is bundled as the fallback; other languages are loaded one at a time.
const OTHERS = import.meta.glob<typeof en>(['./messages/*.json', '!./messages/en.json'], { import: 'default' });

export const ENGLISH: ChatTexts = { ...en, tag: 'en' };

/**
 * Fetches the words; English where there are none, or where they cannot be fetched. Never rejects.
 * @param language a tag (`fi-FI`, `fr-CA`) or a translation locale
 */
export async function textsFor(language: string): Promise<ChatTexts> {
  const { messages, tag } = languageFor(language);
  const load = OTHERS[`./messages/${messages}.json`];
  if (!load) return { ...ENGLISH, tag };
  try {
    return { ...(await load()), tag };
  } catch {
    return ENGLISH;
  }
}
