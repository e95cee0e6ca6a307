import { readdirSync, readFileSync } from 'node:fs';
import type { PortableTextBlock, StaticPageDocument } from '@baize/contracts/content';
import { daysBefore, documentBase } from './documentBase.ts';
import { portableText } from './portableText.ts';
import { TERMS_VERSION } from './shopWindow.ts';

/** Locales of the pages: the folders of `pages/`. Other locales show English until theirs is added. */
export const PAGE_LOCALES: readonly string[] = readdirSync(new URL('./pages/', import.meta.url), {
  withFileTypes: true,
})
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
  .sort();

/** Pages in the order of the footer (A§2 and the information list). Their texts are in `pages/<locale>/<slug>.md`. */
const PAGES: readonly {
  readonly slug: string;
  readonly group: StaticPageDocument['group'];
  readonly version?: number;
}[] = [
  { slug: 'terms', group: 'legal', version: TERMS_VERSION },
  { slug: 'privacy-policy', group: 'legal' },
  { slug: 'cookie-policy', group: 'legal' },
  { slug: 'age-restrictions', group: 'legal' },
  { slug: 'bonus-terms', group: 'legal' },
  { slug: 'betting-rules', group: 'legal' },
  { slug: 'casino-rules', group: 'legal' },
  { slug: 'payment-methods', group: 'help' },
  { slug: 'contact-live-chat', group: 'help' },
  { slug: 'complaints', group: 'help' },
  { slug: 'responsible-gambling', group: 'information' },
  { slug: 'fair-play', group: 'information' },
  { slug: 'about-us', group: 'information' },
];

/** First line `# Title`, then the body. */
function readPage(locale: string, slug: string): { readonly title: string; readonly body: PortableTextBlock[] } {
  const source = readFileSync(new URL(`./pages/${locale}/${slug}.md`, import.meta.url), 'utf8');
  const title = /^# (.+)\n/.exec(source);
  if (!title)
    throw new Error(`pages/${locale}/${slug}.md has no title. Its first line must be "# " and the page's title.`);
  return { title: title[1] as string, body: portableText(source.slice(title[0].length), `${locale}/${slug}`) };
}

export function buildPages(): StaticPageDocument[] {
  return PAGES.map(({ slug, group, version }, order) => {
    const texts = PAGE_LOCALES.map((locale) => [locale, readPage(locale, slug)] as const);
    return {
      ...documentBase(`staticPage-${slug}`, 'staticPage', daysBefore(500), daysBefore(slug === 'terms' ? 45 : 60)),
      slug: { _type: 'slug', current: slug },
      title: Object.fromEntries(texts.map(([locale, page]) => [locale, page.title])),
      body: Object.fromEntries(texts.map(([locale, page]) => [locale, page.body])),
      group,
      excludedMarkets: [],
      order,
      version: version ?? 1,
    };
  });
}
