import { expect, it } from 'vitest';
import type { RouteObject } from 'react-router-dom';
import { testBrand, testSite } from '@baize/testing';
import { createI18n } from '@baize/i18n';
import { FURTHER_PAGES } from './further-pages.ts';
import { modulesOf } from './modules.ts';
import { PUBLIC_PAGES } from './public-pages.ts';
import { siteRoutes } from './router.tsx';

/** Every capability, in a market that allows everything. */
const site = testSite({
  brand: testBrand({
    capabilities: { casino: true, liveCasino: true, sportsbook: true, virtuals: true, promotions: true },
  }),
});

it('holds exactly the routes of the domains that search engines may keep, and the site’s own', () => {
  const described = modulesOf(site).flatMap(({ routes }) =>
    routes.filter(({ descriptionKey }) => descriptionKey !== undefined).map(({ path }) => path),
  );
  expect(PUBLIC_PAGES.map(({ path }) => path).sort()).toEqual(['', 'play/:gameSlug', ...described].sort());
});

const i18n = createI18n({ languageTag: 'en', messages: { default: {} }, load: () => Promise.resolve({}) });
const known = (siteRoutes({ site, i18n, modules: modulesOf(site) })[0]?.children?.[0]?.children ?? []).map(
  (route: RouteObject) => (route.index ? '' : (route.path ?? '')),
);
const pages = [...PUBLIC_PAGES, ...FURTHER_PAGES];

it('is with the further pages the whole route table, each address once', () => {
  const written = pages.map(({ path }) => path.replace(':brand', site.brand.config.id));
  expect([...written, '*'].sort()).toEqual([...new Set(known)].sort());
});

it('says of each domain’s address what it depends on, as the domain does', () => {
  const ofDomains = modulesOf(site).flatMap(({ routes, capability, allowedBy }) =>
    routes.map(({ path, flag }) => ({ path, capability, allowedBy, flag })),
  );
  for (const route of ofDomains)
    expect({
      capability: undefined,
      allowedBy: undefined,
      flag: undefined,
      ...pages.find(({ path }) => path === route.path),
    }).toMatchObject(route);
});

it('knows where every item of the navigation leads', () => {
  for (const { path } of modulesOf(site).flatMap(({ navigation }) => navigation)) expect(known).toContain(path);
});
