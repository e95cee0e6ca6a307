import { useLayoutEffect } from 'react';
import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';
import { alternatePairs, languageTag, type LocalePair } from '@baize/brand';
import { contentImageUrl } from '@baize/contracts/content';
import { PREVIEW_IMAGE } from '@baize/contracts/image-sizes';
import { useSeoDescription } from '@baize/content';
import { contentUrl } from '@baize/http';
import { useText } from '@baize/i18n';
import { useSite } from '@baize/session';
import { pageHeadAtom } from '@baize/shell';
import { addressInPair } from './address-in-pair.ts';

export interface HeadProps {
  readonly titleKey: string;
  /** Without one the page is not indexed. */
  readonly descriptionKey?: string | undefined;
  readonly namespace?: string | undefined;
}

/** A search or a filter does not make a list a separate page. */
const PRIVATE_PARAMETERS = ['search', 'providers'];

/** Returns a locale as the Open Graph protocol writes it, `fi_FI`; a language alone gets its most likely country. */
export function openGraphLocale(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return `${language}_${region ?? ''}`;
}

/** Returns a path as search engines should index it, without doubled or trailing slashes. */
const plainPath = (pathname: string) => pathname.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');

/**
 * The document's head, from the route and from what its screen sets with `usePageHead`: title, description, canonical
 * address, the same page in the brand's other languages, and link previews. React lifts the elements into the head, in
 * the browser and in a server render alike. A canonical address has no query, because no query of the site identifies a
 * page.
 */
export function Head({ titleKey, descriptionKey, namespace }: HeadProps) {
  const text = useText(namespace);
  const { brand, market, pairs, origin } = useSite();
  const { pathname, search } = useLocation();
  const own = useAtomValue(pageHeadAtom);
  const { pair } = market;
  const values = { brand: brand.config.name, minimumAge: market.rules.minimumAge.value };
  const base = origin ?? '';
  const path = own?.canonical === undefined ? plainPath(pathname) : `/${pair}/${own.canonical}`;
  const parameters = new URLSearchParams(search);
  const indexed =
    descriptionKey !== undefined && own?.noindex !== true && !PRIVATE_PARAMETERS.some((name) => parameters.has(name));
  const seo = useSeoDescription(indexed ? path.slice(pair.length + 2) : null);
  useStartHeadGone();

  const title = `${own?.title ?? text(titleKey, values)} – ${brand.config.name}`;
  const description =
    descriptionKey === undefined ? null : (own?.description ?? seo?.description ?? text(descriptionKey, values));
  const image = own?.image ?? (seo?.image ? contentImageUrl(contentUrl(), seo.image, PREVIEW_IMAGE) : null);
  const inPair = (next: LocalePair) => `${base}${addressInPair(next, pair, { pathname: path, search: '', hash: '' })}`;
  const alternates = alternatePairs(pairs);
  return (
    <>
      <title>{title}</title>
      {!indexed && <meta name="robots" content="noindex" />}
      {indexed && description !== null && (
        <>
          <meta name="description" content={description} />
          <link rel="canonical" href={`${base}${path}`} />
          {alternates.map(({ tag, pair: next }) => (
            <link key={tag} rel="alternate" hrefLang={tag} href={inPair(next)} />
          ))}
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={brand.config.name} />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <meta property="og:url" content={`${base}${path}`} />
          <meta property="og:locale" content={openGraphLocale(market.languageTag)} />
          {pairs
            .filter((other) => other !== pair)
            .map((other) => (
              <meta key={other} property="og:locale:alternate" content={openGraphLocale(languageTag(other))} />
            ))}
          {image !== null && <meta property="og:image" content={/^https?:/.test(image) ? image : `${base}${image}`} />}
          {image !== null && <meta name="twitter:card" content="summary_large_image" />}
        </>
      )}
    </>
  );
}

/**
 * Removes the release's head elements, marked `data-start`, once the page's own head replaces them, so that nothing
 * appears twice.
 */
function useStartHeadGone(): void {
  useLayoutEffect(() => {
    for (const element of document.head.querySelectorAll('[data-start]')) element.remove();
  }, []);
}
