import { languageFor } from '../design/languages.ts';
import en from '../../src/sportsbook/messages/en.json';
import type { Words } from '../../src/sportsbook/naming.ts';

type Messages = Readonly<Record<string, string>>;
// English is bundled as the fallback; other languages are loaded one at a time.
const OTHERS = import.meta.glob<Messages>(
  ['../../src/sportsbook/messages/*.json', '!../../src/sportsbook/messages/en.json'],
  {
    import: 'default',
  },
);

export interface Texts {
  readonly words: Words;
  readonly tag: string;
}

/** Returns the locale that the frame's address names; without one, the browser's. */
export const localeIn = (search: string): string => new URLSearchParams(search).get('locale') ?? navigator.language;

/** Fetches the words of a locale; English where there are none, or where they cannot be fetched. Never rejects. */
export async function textsIn(locale: string): Promise<Texts> {
  const { messages, tag } = languageFor(locale);
  const load = OTHERS[`../../src/sportsbook/messages/${messages}.json`];
  let texts: Messages = en;
  try {
    if (load) texts = await load();
  } catch {
    // English is better than nothing.
  }
  return {
    tag,
    words: Object.assign(
      (key: string, values: Readonly<Record<string, string | number>> = {}) =>
        (texts[key] ?? (en as Messages)[key] ?? key).replace(/\{(\w+)\}/g, (whole, name: string) =>
          String(values[name] ?? whole),
        ),
      { tag },
    ),
  };
}

const regions = new Map<string, Intl.DisplayNames>();
/** A region's name in the player's language; nothing for competitions without a country. */
export function regionName(region: string, tag: string): string {
  if (region === 'INT') return '';
  const names = regions.get(tag) ?? new Intl.DisplayNames(tag, { type: 'region' });
  regions.set(tag, names);
  return names.of(region) ?? region;
}
