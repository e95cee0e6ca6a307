import { languageFor } from '../design/languages.ts';
import en from './messages/en.json';

type Plain<Key> = Key extends `${infer Base}_${'one' | 'other' | 'many'}` ? Base : Key;
export type TextKey = Plain<keyof typeof en>;
export type Text = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string;
type Messages = Readonly<Record<string, string>>;

// English is bundled as the fallback; other languages are loaded one at a time.
const OTHERS = import.meta.glob<Messages>(['./messages/*.json', '!./messages/en.json'], { import: 'default' });

/** The player's words: `{name}` is filled in, `count` chooses the plural form (JSON v4 suffixes). */
export function textsOf(texts: Messages, tag: string): Text {
  const plurals = new Intl.PluralRules(tag);
  const numbers = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 });
  return (key, values = {}) => {
    const count = values['count'];
    const template =
      (typeof count === 'number' ? (texts[`${key}_${plurals.select(count)}`] ?? texts[`${key}_other`]) : undefined) ??
      texts[key] ??
      (en as Messages)[key] ??
      key;
    return template.replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = values[name];
      return value === undefined ? whole : typeof value === 'number' ? numbers.format(value) : value;
    });
  };
}

/**
 * Fetches the words of a launch; English where there are none, or where they cannot be fetched. Never rejects.
 * @param tag the launch's, see `readLaunch`
 */
export async function textsIn(tag: string): Promise<{ readonly tag: string; readonly text: Text }> {
  const load = OTHERS[`./messages/${languageFor(tag).messages}.json`];
  if (!load) return { tag, text: textsOf(en, tag) };
  try {
    return { tag, text: textsOf(await load(), tag) };
  } catch {
    return { tag: 'en', text: textsOf(en, 'en') };
  }
}
