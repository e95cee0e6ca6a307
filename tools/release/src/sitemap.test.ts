import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildCatalogue } from '@baize/catalogue';
import { readBrandConfig } from '@baize/site-build/brand-config';
import { brandConfig } from '@baize/testing/brand';
import { brandInputs, builtBrand } from './testing.ts';
import { publicContent, type PublicContent } from '@baize/site-reader/public-content';
import { discoveryFiles, readPublicOrigin } from './sitemap.ts';
import { stampRelease } from './stamp.ts';

const ORIGIN = 'https://www.harbour.example';
const day = '2026-09-16T00:00:00.000Z';
const CONTENT: PublicContent = {
  pages: [
    { path: 'terms', updatedAt: day, markets: null, excludedMarkets: [], locales: ['en'] },
    { path: 'information/cookie-policy', updatedAt: day, markets: null, excludedMarkets: ['FI'] },
  ],
  categories: [
    { path: 'online-casino/slots%20%26%20more', updatedAt: day, markets: null },
    { path: 'online-casino/jackpots', updatedAt: day, markets: null, jackpot: true },
    { path: 'live-casino-online/live-roulette', updatedAt: day, markets: null },
  ],
  promotions: [
    { path: 'promotions/casino', updatedAt: day, markets: ['UN', 'NO'], brands: [] },
    { path: 'promotions/casino/free-day', updatedAt: day, markets: ['UN', 'NO'], brands: [] },
    { path: 'promotions/casino/elsewhere', updatedAt: day, markets: ['UN'], brands: ['lagoon'] },
    { path: 'promotions/sports', updatedAt: day, markets: null, capability: 'sportsbook' },
  ],
  loyalty: [{ path: 'loyalty', updatedAt: day, markets: ['FI'] }],
  games: [{ path: 'play/aurora', updatedAt: day, markets: ['UN'] }],
};
const locs = (xml = '') => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc);
const files = (change = {}, content = CONTENT) => discoveryFiles(brandConfig(change), ORIGIN, content);

describe('the sitemap of a brand', () => {
  it('lists the public routes and content pages where they exist', () => {
    const made = files();
    expect(locs(made['sitemap.en-UN.xml'])).toEqual(
      [
        '',
        '/online-casino',
        '/online-casino/slots%20%26%20more',
        '/online-casino/jackpots',
        '/signup',
        '/terms',
        '/information/cookie-policy',
        '/deposit',
        '/promotions',
        '/promotions/casino',
        '/promotions/casino/free-day',
        '/tournaments',
      ].map((path) => `${ORIGIN}/en-UN${path}`),
    );
    // No Finnish terms, and no cookie policy in Finland.
    expect(locs(made['sitemap.fi-FI.xml'])).toEqual(
      [
        '',
        '/online-casino',
        '/online-casino/slots%20%26%20more',
        '/online-casino/jackpots',
        '/signup',
        '/loyalty',
        '/deposit',
        '/promotions',
        '/tournaments',
      ].map((path) => `${ORIGIN}/fi-FI${path}`),
    );
    expect(locs(made['sitemap.xml'])).toEqual(
      ['en-UN', 'en-UN.games', 'fi-FI'].map((name) => `${ORIGIN}/sitemap.${name}.xml`),
    );
    expect(locs(made['sitemap.en-UN.games.xml'])).toEqual([`${ORIGIN}/en-UN/play/aurora`]);
  });
  it('links each page to its existing translations by language tag', () => {
    const made = files({ pairs: ['en-UN', 'no-NO', 'de-JJ'] });
    const entry = (path: string) =>
      made['sitemap.no-NO.xml']?.split('\n').find((line) => line.includes(`<loc>${ORIGIN}/no-NO${path}</loc>`)) ?? '';
    expect(
      [...entry('/signup').matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, tag, href]) => [tag, href]),
    ).toEqual([
      ['en', `${ORIGIN}/en-UN/signup`],
      ['nb-NO', `${ORIGIN}/no-NO/signup`],
      ['de-DE', `${ORIGIN}/de-JJ/signup`],
      ['x-default', `${ORIGIN}/en-UN/signup`],
    ]);
    expect(entry('/online-casino/jackpots')).not.toContain('de-JJ');
    // No advertising of gambling in Norway without its permit.
    expect(made['sitemap.no-NO.xml']).not.toContain('/no-NO/promotions');
  });
  it('leaves out pages that the brand or the law does not offer', () => {
    const made = files({
      pairs: ['en-GG', 'de-JJ', 'en-UN'],
      capabilities: { ...brandConfig().capabilities, liveCasino: true },
    });
    expect(made).not.toHaveProperty(['sitemap.en-GG.games.xml']);
    expect(made['sitemap.de-JJ.xml']).not.toMatch(/live-casino-online|<loc>[^<]*jackpots/);
    expect(made['sitemap.en-UN.xml']).toContain('/live-casino-online/live-roulette');
    expect(
      files({ capabilities: { ...brandConfig().capabilities, casino: false } })['sitemap.en-UN.xml'],
    ).not.toContain('online-casino');
  });
  it('is reproducible and dated by the content alone', () => {
    expect(files()).toEqual(files());
    expect(new Set([...JSON.stringify(files()).matchAll(/<lastmod>([^<]*)/g)].map(([, at]) => at))).toEqual(
      new Set([day]),
    );
  });
  it('is left out if the public address is unknown, but robots.txt is not', () => {
    expect(discoveryFiles(brandConfig(), null, CONTENT)).toEqual({
      'robots.txt': 'User-agent: *\nDisallow: /api/\nDisallow: /identity/\nDisallow: /ws/\n',
    });
    expect(files()['robots.txt']).toContain(`\nSitemap: ${ORIGIN}/sitemap.xml\n`);
  });
});

it('lists a game only in markets where it opens (B§5)', () => {
  const documents = buildCatalogue({ games: 600 });
  const byId = new Map(documents.map((document) => [document._id, document]));
  const marketsOf = new Map(publicContent(documents).games.map(({ path, markets }) => [path, markets]));
  const seen = { absent: 0, country: 0, open: 0, excluded: 0 };
  for (const document of documents) {
    if (document._type !== 'game' || document.type !== 'casinoGames' || !document.demo) continue;
    const listed = marketsOf.get(`play/${document.slug.current}`);
    const provider = byId.get(document.provider._ref);
    const sub = byId.get(document.subProvider?._ref ?? '');
    const makers = [provider, sub].filter((maker) => maker?._type === 'provider' || maker?._type === 'subProvider');
    if (sub?._type === 'subProvider' && sub.excluded) {
      expect(listed).toBeUndefined();
      seen.excluded += 1;
    } else if (makers.some(({ restrictedCountry }) => restrictedCountry.includes('FI'))) {
      expect(listed).not.toContain('FI');
      expect(listed).toContain('UN');
      seen.country += 1;
    } else if (provider?._type === 'provider' && !provider.markets.includes('CA')) {
      expect(listed).not.toContain('CA');
      seen.absent += 1;
    } else {
      expect(listed).toContain('FI');
      seen.open += 1;
    }
  }
  expect(Object.values(seen).every((count) => count > 0)).toBe(true);
});

it('reads the public address from the configuration', () => {
  expect(readPublicOrigin({ SITE_ORIGINS: 'https://a.example, https://b.example' })).toBe('https://a.example');
  expect(readPublicOrigin({ SITE_ORIGIN: 'https://c.example/', SITE_ORIGINS: 'https://a.example' })).toBe(
    'https://c.example',
  );
  expect(readPublicOrigin({ SITE_ORIGIN: '' })).toBeNull();
  expect(() => readPublicOrigin({ SITE_ORIGIN: 'www.example.com' })).toThrow(/SITE_ORIGIN is "www\.example\.com"/);
});

it('is part of a release: each pair’s file, the index and robots.txt, for the repository’s dataset', async () => {
  const repository = join(import.meta.dirname, '../../..');
  const config = await readBrandConfig(repository, 'wireframe');
  const discovery = discoveryFiles(config, ORIGIN, publicContent(buildCatalogue({ games: 200 })));
  const root = builtBrand();
  const { directory, manifest } = await stampRelease({
    ...brandInputs(root, { config, origin: ORIGIN, discovery }),
    pair: 'fr-CA',
    inputs: 'f00d',
    outDir: join(root, 'out'),
  });
  expect(Object.keys(manifest.files).filter((file) => /sitemap|robots/.test(file))).toEqual([
    'robots.txt',
    'sitemap.fr-CA.games.xml',
    'sitemap.fr-CA.xml',
    'sitemap.xml',
  ]);
  const pages = locs(readFileSync(join(directory, 'sitemap.fr-CA.xml'), 'utf8'));
  expect(pages).toEqual(
    expect.arrayContaining(
      [
        '',
        '/online-casino/slots',
        '/live-casino-online',
        '/privacy-policy',
        '/information/fair-play',
        '/contact-us/complaints',
        '/promotions',
      ].map((path) => `${ORIGIN}/fr-CA${path}`),
    ),
  );
  expect(new Set(pages).size).toBe(pages.length);
  expect(pages.some((page) => /my-account|search|401|play\//.test(page ?? ''))).toBe(false);
  expect(locs(readFileSync(join(directory, 'sitemap.fr-CA.games.xml'), 'utf8')).length).toBeGreaterThan(50);
});
