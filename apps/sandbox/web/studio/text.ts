import en from './messages/en.json';
import fi from './messages/fi.json';
import frCa from './messages/fr-CA.json';

export type MessagesLocale = 'en' | 'fi' | 'fr-CA';
type Plain<Key> = Key extends `${infer Base}_${'one' | 'other' | 'many'}` ? Base : Key;
export type TextKey = Plain<keyof typeof en>;
export type Text = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string;

const ALL: Readonly<Record<MessagesLocale, Readonly<Record<string, string>>>> = { en, fi, 'fr-CA': frCa };

/** The player's words: `{name}` is filled in, `count` chooses the plural form (JSON v4 suffixes). */
export function textsIn(locale: MessagesLocale, tag: string): Text {
  const plurals = new Intl.PluralRules(tag);
  const numbers = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 });
  const texts = ALL[locale];
  return (key, values = {}) => {
    const count = values['count'];
    const template = (typeof count === 'number' ? texts[`${key}_${plurals.select(count)}`] ?? texts[`${key}_other`] : undefined) ?? texts[key] ?? ALL.en[key] ?? key;
    return template.replace(/\{(\w+)\}/g, (whole, name: string) => {
      const value = values[name];
      return value === undefined ? whole : typeof value === 'number' ? numbers.format(value) : value;
    });
  };
}
