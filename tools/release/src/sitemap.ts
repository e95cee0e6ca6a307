import {
  alternatePairs,
  contentLocale,
  isOffered,
  translationLocale,
  type BrandConfig,
  type LocalePair,
  type ResolvedMarket,
} from '@baize/brand';
import { resolveOrThrow } from '@baize/site-build/boot';
import { fitsRoute } from '@baize/shell/find-route';
import { isOpen, PUBLIC_ROUTES, type SiteRoute } from '@baize/site-reader/route-table';
import type { PublicContent, PublicEntry } from '@baize/site-reader/public-content';

/**
 * Paths that crawlers should not visit: API calls and the player socket. Pages that must not be indexed carry
 * `noindex`.
 */
const DISALLOWED = ['/api/', '/identity/', '/ws/'];

/**
 * Returns the site's public origin, from `SITE_ORIGIN` or the first of `SITE_ORIGINS` (README).
 * @returns null if neither is set; addresses are then relative, and there is no sitemap, which needs absolute ones
 * @throws if it is not an http address
 */
export function readPublicOrigin(env: NodeJS.ProcessEnv): string | null {
  const value = (env['SITE_ORIGIN'] || env['SITE_ORIGINS'] || '').split(',')[0]?.trim();
  if (!value) return null;
  const url = URL.parse(value);
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error(
      `SITE_ORIGIN is "${value}", which is not an address of a site. Give its origin, for example https://www.example.com.`,
    );
  return url.origin;
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Tells whether an entry of the content service exists in a brand's market and language. */
function isShown(entry: PublicEntry, config: BrandConfig, { market, rules, pair }: ResolvedMarket): boolean {
  return (
    (entry.markets?.includes(market.id) ?? true) &&
    !entry.excludedMarkets?.includes(market.id) &&
    (entry.brands === undefined || entry.brands.length === 0 || entry.brands.includes(config.id)) &&
    (entry.locales?.includes(contentLocale(translationLocale(pair))) ?? true) &&
    (entry.jackpot !== true || rules.jackpotsAllowed.value) &&
    (entry.capability === undefined || isOffered(entry.capability, config.capabilities, rules))
  );
}

const NOT_LISTED =
  'A route with the entries "landings" is public, but landings are for visitors of a campaign and are not listed. Remove its `public`, or list its entries in tools/site-reader/src/public-content.ts.';

/** Returns the public paths of one pair, with the day of the last change if known. */
function pathsOf(
  config: BrandConfig,
  pair: LocalePair,
  content: PublicContent,
  routes: readonly SiteRoute[],
): ReadonlyMap<string, string | null> {
  const market = resolveOrThrow(config, pair);
  const paths = new Map<string, string | null>();
  const exact = { brand: config.id, caseSensitive: true };
  for (const route of routes) {
    const { path, entries } = route;
    if (!isOpen(route, config, market)) continue;
    if (entries === undefined) {
      paths.set(path, null);
      continue;
    }
    if (entries === 'landings') throw new Error(NOT_LISTED);
    for (const entry of content[entries]) {
      const known = paths.get(entry.path) ?? '';
      if (fitsRoute(path, entry.path, exact) && isShown(entry, config, market))
        paths.set(entry.path, entry.updatedAt > known ? entry.updatedAt : known);
    }
  }
  return paths;
}

/** Returns the public paths under a pair; home is the empty one. */
export const publicPaths = (
  config: BrandConfig,
  pair: LocalePair,
  content: PublicContent,
  routes: readonly SiteRoute[] = PUBLIC_ROUTES,
): readonly string[] => [...pathsOf(config, pair, content, routes).keys()];

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/**
 * Returns `robots.txt` and the sitemaps of a brand: an index, and for each pair its pages with the same page in the
 * brand's other languages, and its games. Nothing depends on the current day: `lastmod` comes from the content.
 * @param origin the public origin; null if unknown, then there is only robots.txt
 * @returns file name under the site's root → content
 */
export function discoveryFiles(
  config: BrandConfig,
  origin: string | null,
  content: PublicContent,
  routes: readonly SiteRoute[] = PUBLIC_ROUTES,
): Readonly<Record<string, string>> {
  const robots = [
    'User-agent: *',
    ...DISALLOWED.map((path) => `Disallow: ${path}`),
    ...(origin === null ? [] : ['', `Sitemap: ${origin}/sitemap.xml`]),
    '',
  ].join('\n');
  if (origin === null) return { 'robots.txt': robots };
  const isGame = ({ entries }: SiteRoute) => entries === 'games';
  const byPair = new Map(
    config.pairs.map((pair) => [
      pair,
      pathsOf(
        config,
        pair,
        content,
        routes.filter((route) => !isGame(route)),
      ),
    ]),
  );
  const address = (pair: LocalePair, path: string) => escape(`${origin}/${pair}${path === '' ? '' : `/${path}`}`);
  const url = (pair: LocalePair, path: string, updatedAt: string | null, alternates = '') =>
    `<url><loc>${address(pair, path)}</loc>${updatedAt ? `<lastmod>${escape(updatedAt)}</lastmod>` : ''}${alternates}</url>\n`;
  const files: Record<string, string> = { 'robots.txt': robots };
  const maps: string[] = [];
  const add = (name: string, urls: readonly string[], more = '') => {
    if (urls.length === 0) return;
    files[name] = `${HEAD}<urlset ${NAMESPACE}${more}>\n${urls.join('')}</urlset>\n`;
    maps.push(name);
  };
  for (const pair of config.pairs) {
    add(
      `sitemap.${pair}.xml`,
      [...(byPair.get(pair) ?? [])].map(([path, updatedAt]) => {
        const there = config.pairs.filter((other) => byPair.get(other)?.has(path));
        return url(
          pair,
          path,
          updatedAt,
          alternatePairs(there)
            .map(
              ({ tag, pair: other }) =>
                `<xhtml:link rel="alternate" hreflang="${tag}" href="${address(other, path)}"/>`,
            )
            .join(''),
        );
      }),
      ' xmlns:xhtml="http://www.w3.org/1999/xhtml"',
    );
    // Thousands of games in twenty languages would make megabytes. Their pages link to the other languages.
    add(
      `sitemap.${pair}.games.xml`,
      [...pathsOf(config, pair, content, routes.filter(isGame))].map(([path, updatedAt]) => url(pair, path, updatedAt)),
    );
  }
  files['sitemap.xml'] =
    `${HEAD}<sitemapindex ${NAMESPACE}>\n${maps.map((name) => `<sitemap><loc>${escape(`${origin}/${name}`)}</loc></sitemap>\n`).join('')}</sitemapindex>\n`;
  return files;
}

/** Returns the brand's files for one pair's release: its own, and those that all releases share. */
export function discoveryFilesOf(
  pair: LocalePair,
  files: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(files).filter(([name]) => !/^sitemap\..+\.xml$/.test(name) || name.startsWith(`sitemap.${pair}.`)),
  );
}
