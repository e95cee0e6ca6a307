import caf from './messages/caf.json';
import en from './messages/en.json';
import fi from './messages/fi.json';

export type TextKey = keyof typeof en;
export interface PayTexts {
  /** BCP-47 tag for the document and for amounts. */
  readonly tag: string;
  readonly t: (key: TextKey, values?: Readonly<Record<string, string | number>>) => string;
  /** For keys made from codes: unknown ones fall back. */
  readonly find: (key: string, fallback: TextKey) => string;
}

/** @param language the payment's: a translation locale (`fi`, `caf`) or a tag (`fi-FI`, `fr-CA`); anything else is served in English */
export function textsFor(language: string): PayTexts {
  const wanted = language.toLowerCase();
  const [tag, messages]: [string, Readonly<Record<TextKey, string>>] = wanted.startsWith('fi') ? ['fi-FI', fi] : wanted === 'caf' || wanted.startsWith('fr') ? ['fr-CA', caf] : ['en', en];
  const t: PayTexts['t'] = (key, values = {}) => messages[key].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
  return { tag, t, find: (key, fallback) => (key in messages ? t(key as TextKey) : t(fallback)) };
}
