import type { MarketRecord } from './market.ts';
import { MARKETS } from './markets/markets.ts';

/** `en-UN`: language and market, the first path segment and the name of a released bundle (A§2, rulings 1 and 2). */
export type LocalePair = `${string}-${string}`;
/** Names of the translation folders (A§9); a pair maps to one of them. */
export const TRANSLATION_LOCALES = [
  'en',
  'fi',
  'no',
  'de',
  'caf',
  'ca',
  'nz',
  'fr',
  'inen',
  'cl',
  'pe',
  'pt',
  'br',
  'ja',
  'tl',
  'tr',
  'pl',
] as const;
export type TranslationLocale = (typeof TRANSLATION_LOCALES)[number];

export const DEFAULT_PAIR: LocalePair = 'en-UN';

/** English variants contain only what differs from English (ruling 2). */
export const TRANSLATION_BASE: Partial<Record<TranslationLocale, TranslationLocale>> = {
  ca: 'en',
  nz: 'en',
  inen: 'en',
};
/** Returns the language of the content service's texts for a locale: English for the English variants. */
export const contentLocale = (locale: TranslationLocale): TranslationLocale => TRANSLATION_BASE[locale] ?? locale;

const REAL_TAG: Record<string, string> = {
  'de-JJ': 'de-DE',
  'en-PP': 'en-SE',
  'en-GG': 'en-GB',
  'en-LL': 'en-NL',
  'fr-LL': 'fr-FR',
  'tl-PH': 'fil-PH',
  'no-NO': 'nb-NO',
  'en-UN': 'en',
  'ja-UN': 'ja',
  'pl-UN': 'pl',
};

/**
 * Returns the folder of texts for a pair (ruling 2): what its market maps the language to (`fr-CA` → `caf`), the
 * language's own folder if the market has the language (`fi-FI` → `fi`), and English otherwise.
 */
export function translationLocale(
  pair: LocalePair,
  market: Pick<MarketRecord, 'languages' | 'mapLanguageToCustomLanguage'> | undefined = MARKETS[marketIdOf(pair)],
): TranslationLocale {
  const language = languageOf(pair);
  const custom = market?.mapLanguageToCustomLanguage[language];
  if (custom !== undefined) return custom;
  const own = TRANSLATION_LOCALES.find((locale) => locale === language);
  return own !== undefined && market?.languages.includes(language) === true ? own : 'en';
}

/** The real BCP-47 tag for `lang`, `hreflang` and every Intl call (ruling 2): `de-JJ` → `de-DE`. */
export function languageTag(pair: LocalePair): string {
  return REAL_TAG[pair] ?? pair;
}

/** Right-to-left languages by subtag; none ships yet, but a market may add one. */
const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(['ar', 'fa', 'he', 'ur', 'yi']);
/** Writing direction of a BCP-47 tag, for the document's `dir`. */
export const textDirection = (tag: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.has(tag.split('-')[0] ?? '') ? 'rtl' : 'ltr';

/** Returns the brand's default pair: `en-UN`, or the first that the brand enables (ruling 1). */
export const defaultPair = (enabled: readonly LocalePair[]): LocalePair =>
  enabled.includes(DEFAULT_PAIR) ? DEFAULT_PAIR : (enabled[0] ?? DEFAULT_PAIR);

/**
 * Returns the `hreflang` of each pair (ruling 2). Each tag appears once, since a search engine uses one page per
 * language: of pairs that share a tag, the brand's first has it. `x-default` comes last.
 */
export function alternatePairs(
  enabled: readonly LocalePair[],
): readonly { readonly tag: string; readonly pair: LocalePair }[] {
  const byTag = new Map<string, LocalePair>();
  for (const pair of enabled) if (!byTag.has(languageTag(pair))) byTag.set(languageTag(pair), pair);
  return [...[...byTag].map(([tag, pair]) => ({ tag, pair })), { tag: 'x-default', pair: defaultPair(enabled) }];
}

export const languageOf = (pair: LocalePair): string => pair.slice(0, 2);
export const marketIdOf = (pair: LocalePair): string => pair.slice(3);

/**
 * Returns the canonical form of a string shaped like a locale (`/EN-un` → `en-UN`), or null if it is not shaped like
 * one (ruling 1).
 */
export function parseLocalePair(segment: string): LocalePair | null {
  if (!/^[a-z]{2}-[a-z]{2}$/i.test(segment)) return null;
  return `${segment.slice(0, 2).toLowerCase()}-${segment.slice(3).toUpperCase()}`;
}

/**
 * Returns the pair of a path and, unless the path is canonical, the path that replaces it.
 * The caller keeps query and hash (ruling 1).
 * @param pathname starts with a slash
 * @param enabled the brand's pairs; the default is `en-UN` or, without it, the first
 */
export function resolveLocalePath(
  pathname: string,
  enabled: readonly LocalePair[],
): { readonly pair: LocalePair; readonly redirect: string | null } {
  const fallback = defaultPair(enabled);
  // Doubled slashes do not change the page, so keeping them would give the page a second address.
  const single = pathname.replace(/\/{2,}/g, '/');
  const [first = '', ...rest] = single.replace(/^\//, '').split('/');
  const tail = rest.length > 0 ? `/${rest.join('/')}` : '';
  const parsed = parseLocalePair(first);
  if (parsed && enabled.includes(parsed))
    return { pair: parsed, redirect: parsed === first && single === pathname ? null : `/${parsed}${tail}` };
  if (parsed) return { pair: fallback, redirect: `/${fallback}${tail}` };
  // A bare language leads to its first enabled pair (ruling 2).
  const byLanguage = /^[a-z]{2}$/i.test(first)
    ? enabled.find((pair) => languageOf(pair) === first.toLowerCase())
    : undefined;
  if (byLanguage) return { pair: byLanguage, redirect: `/${byLanguage}${tail}` };
  return { pair: fallback, redirect: first === '' ? `/${fallback}` : `/${fallback}/${first}${tail}` };
}
