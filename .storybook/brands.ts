/// <reference types="vite/client" />
import {
  DEFAULT_PAIR,
  languageTag,
  MARKETS,
  TRANSLATION_BASE,
  TRANSLATION_LOCALES,
  translationLocale,
  type BrandLegal,
  type BrandManifest,
  type LocalePair,
  type TranslationLocale,
} from '@baize/brand';
import type { BrandTokens } from '@baize/theme';

/** Every brand folder, so that a new brand appears in the toolbar automatically. */
const themes = import.meta.glob<{ themeClass: string }>('../brands/*/theme.css.ts', { eager: true });
const tokenFiles = import.meta.glob<{ tokens: BrandTokens }>('../brands/*/tokens.ts', { eager: true });
const manifests = import.meta.glob<{ brand: BrandManifest }>('../brands/*/index.ts', { eager: true });
const legals = import.meta.glob<{ legal: BrandLegal }>('../brands/*/legal/legal.ts', { eager: true });
const logos = import.meta.glob<string>('../brands/*/assets/*.svg', { eager: true, query: '?url', import: 'default' });
const dictionaries = import.meta.glob<Record<string, string>>('../libs/*/src/messages/*.json', {
  eager: true,
  import: 'default',
});

export interface StoryBrand {
  id: string;
  themeClass: string;
  tokens: BrandTokens;
  logo: string | undefined;
  symbol: string | undefined;
  /** The brand as the site's build reads it, so that stories of whole pages show its layout, texts and capabilities. */
  manifest: BrandManifest | undefined;
  legal: BrandLegal | undefined;
}

export const brands: Record<string, StoryBrand> = Object.fromEntries(
  Object.entries(tokenFiles).map(([path, { tokens }]) => {
    const folder = path.replace('/tokens.ts', '');
    const theme = themes[`${folder}/theme.css.ts`];
    if (!theme)
      throw new Error(
        `${folder} has tokens but no theme.css.ts. Add one that exports themeClass, as the other brands do.`,
      );
    return [
      tokens.id,
      {
        id: tokens.id,
        themeClass: theme.themeClass,
        tokens,
        logo: logos[`${folder}/assets/logo.svg`],
        symbol: logos[`${folder}/assets/symbol.svg`],
        manifest: manifests[`${folder}/index.ts`]?.brand,
        legal: legals[`${folder}/legal/legal.ts`]?.legal,
      },
    ];
  }),
);

const PAIRS = [
  DEFAULT_PAIR,
  ...Object.values(MARKETS).flatMap((market) =>
    market.languages.map((language): LocalePair => `${language}-${market.id}`),
  ),
];

/** BCP-47 tags by locale of the texts, taken from the first market that uses each one. */
export const locales: Record<string, string> = Object.fromEntries(
  TRANSLATION_LOCALES.map((locale) => [
    locale,
    languageTag(PAIRS.find((pair) => translationLocale(pair) === locale) ?? DEFAULT_PAIR),
  ]),
);

const words: Record<string, Record<string, string>> = {};
for (const [path, dictionary] of Object.entries(dictionaries)) {
  const locale = /([\w-]+)\.json$/.exec(path)?.[1] ?? 'en';
  words[locale] = { ...words[locale], ...dictionary };
}

/** Returns a simple `t` for stories: Intl plural forms and placeholders in braces. */
export function translator(locale: string) {
  // A variant only has the texts that differ from its base.
  const base = TRANSLATION_BASE[locale as TranslationLocale];
  const own = { ...(base ? words[base] : {}), ...words[locale] };
  const rules = new Intl.PluralRules(locales[locale] ?? 'en');
  return (key: string, values: Record<string, string | number> = {}) => {
    const form = typeof values['count'] === 'number' ? `${key}_${rules.select(values['count'])}` : key;
    const text = own[form] ?? own[key] ?? key;
    return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
  };
}
