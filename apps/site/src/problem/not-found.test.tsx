import { act, render, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import {
  createSurroundings,
  defaultHandlers,
  handleContent,
  promotion,
  promotionCategories,
  serve,
  staticPage,
  testBrand,
  testSite,
  type ContentParameters,
} from '@baize/testing';
import { listedCategory, lobbyCategory } from '@baize/games/testing';
import { modulesOf } from '../modules.ts';
import { Providers } from '../providers.tsx';
import { siteRoutes } from '../router.tsx';

const slots = listedCategory(lobbyCategory('slots'));
const PROMOTIONS = [
  promotion('first', { tags: [{ slug: 'season', name: 'Season' }] }),
  promotion('over', { endDate: '2020-01-01T00:00:00Z', tags: [{ slug: 'winter', name: 'Winter' }] }),
];

/** The whole site with a content service that has one entry of each kind. */
function open(path: string, pair: 'en-UN' | 'de-JJ' = 'en-UN') {
  serve(
    handleContent('categories', [slots]),
    handleContent('category', ({ category }: ContentParameters) => ({ name: String(category), games: [] })),
    handleContent('promotions', PROMOTIONS),
    handleContent('promotionCategories', promotionCategories()),
    handleContent('promotion', ({ slug, category }: ContentParameters) =>
      category === 'casino' ? (PROMOTIONS.find((entry) => entry.slug === slug) ?? null) : null,
    ),
    handleContent('staticPage', ({ slug }: ContentParameters) =>
      slug === 'fair-play' ? staticPage({ slug: 'fair-play', title: 'Fair play' }) : null,
    ),
    handleContent('landingPage', null),
    handleContent('signUpLanding', null),
    handleContent('vipPage', null),
    ...defaultHandlers(),
    // Every other request of the frame finds nothing: footer, banners, descriptions.
    http.all('*/content/*', () => HttpResponse.json({ ms: 1, result: null })),
    http.all('*/api/*', () =>
      HttpResponse.json({ code: 'error.not_found', message: '', validationErrors: [] }, { status: 404 }),
    ),
  );
  const site = {
    ...testSite({
      pair,
      brand: testBrand({
        pairs: [pair],
        capabilities: { casino: true, liveCasino: true, sportsbook: true, virtuals: true, promotions: true },
      }),
    }),
    origin: 'https://www.example.com',
  };
  const surroundings = createSurroundings(site, null);
  const router = createMemoryRouter(siteRoutes({ site, i18n: surroundings.i18n, modules: modulesOf(site) }), {
    initialEntries: [`/${pair}${path}`],
  });
  render(
    <Providers {...surroundings}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return router;
}

const all = (selector: string, attribute: string) =>
  [...document.head.querySelectorAll(selector)].map((element) => element.getAttribute(attribute));
/** What a search engine reads on the page. */
const head = () => ({
  title: document.title,
  robots: all('meta[name="robots"]', 'content'),
  canonical: all('link[rel="canonical"], link[rel="alternate"]', 'href').slice(0, 1),
});
const NOTHING = { title: 'Page not found! – Wireframe', robots: ['noindex'], canonical: [] };
const becomes = (wanted: object) => waitFor(() => expect(head()).toEqual(wanted));

it.each(['/live-casino-online', '/live-casino-online/roulette', '/live-casino-online/play/evolution/1'])(
  '%s is closed by law where live tables are forbidden, not misspelled (R29)',
  async (path) => {
    open(path, 'de-JJ');
    await waitFor(() => expect(document.title).toContain('Gesetzlich nicht erlaubt'));
    expect([...document.querySelectorAll('h1')].map(({ textContent }) => textContent)).toEqual([
      'Gesetzlich nicht erlaubt',
    ]);
  },
);

describe('an address of a family without an entry', () => {
  it.each([
    '/online-casino/nope',
    '/live-casino-online/nope',
    '/promotions/nope',
    '/promotions/nope/tag/season',
    '/promotions/casino/tag/nope',
    '/promotions/casino/nope',
    '/promotions/sports/first',
    '/information/nope',
    '/contact-us/nope',
    '/terms',
    '/loyalty',
    '/landing/nope',
    '/promo/nope',
    '/nope',
  ])('%s is the not-found page, by its own name', async (path) => {
    open(path);
    await becomes(NOTHING);
    expect([...document.querySelectorAll('h1')].map(({ textContent }) => textContent)).toEqual(['Page not found!']);
  });

  it.each([
    ['/promotions/casino', '/promotions/casino/tag/nope'],
    ['/promotions', '/promotions/nope'],
    ['/online-casino/slots', '/online-casino/nope'],
  ])('is so too after %s, whose answers are there already', async (known, unknown) => {
    const router = open(known);
    await waitFor(() =>
      expect(head()).toMatchObject({ robots: [], canonical: [`https://www.example.com/en-UN${known}`] }),
    );
    await act(
      () =>
        new Promise((resolve) => {
          setTimeout(resolve, 50);
        }),
    );
    await act(() => router.navigate(`/en-UN${unknown}`));
    await becomes(NOTHING);
    await act(() => router.navigate(`/en-UN${known}`));
    await waitFor(() => expect(head()).toMatchObject({ robots: [] }));
  });
});

describe('an address of a family with an entry', () => {
  it.each([
    ['/online-casino/slots', 'Slots', /^Slots at Wireframe/],
    ['/promotions', 'Promotions', /^Current promotions/],
    ['/promotions/casino', 'Casino · Promotions', /^Casino promotions at Wireframe/],
    ['/promotions/casino/tag/season', 'Season · Casino · Promotions', /^Casino · Season promotions at Wireframe/],
    ['/promotions/casino/tag/winter', 'Winter · Casino · Promotions', /^Casino · Winter promotions/],
    ['/information/fair-play', 'Fair play', /./],
  ])('%s is called %s', async (path, title, description) => {
    open(path);
    await becomes({ title: `${title} – Wireframe`, robots: [], canonical: [`https://www.example.com/en-UN${path}`] });
    expect(all('meta[name="description"]', 'content')).toEqual([expect.stringMatching(description)]);
  });
});
