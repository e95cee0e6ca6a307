import { expect, it } from 'vitest';
import type { RouteObject } from 'react-router-dom';
import { testBrand, testSite } from '@baize/testing';
import { createI18n } from '@baize/i18n';
import { modulesOf } from './modules.ts';
import { PUBLIC_PAGES } from './public-pages.ts';
import { siteRoutes } from './router.tsx';

/** Every capability, in a market that allows everything. */
const site = testSite({ brand: testBrand({ capabilities: { casino: true, liveCasino: true, sportsbook: true, virtuals: true, promotions: true } }) });

it('holds exactly the routes of the domains that search engines may keep, and the site’s own', () => {
  const described = modulesOf(site).flatMap(({ routes }) => routes.filter(({ descriptionKey }) => descriptionKey !== undefined).map(({ path }) => path));
  expect(PUBLIC_PAGES.map(({ path }) => path).sort()).toEqual(['', 'play/:gameSlug', ...described].sort());
});

it('holds no address that the route table does not know', () => {
  const i18n = createI18n({ languageTag: 'en', messages: { default: {} }, load: () => Promise.resolve({}) });
  const known = (siteRoutes({ site, i18n, modules: modulesOf(site) })[0]?.children?.[0]?.children ?? []).map((route: RouteObject) => (route.index ? '' : route.path));
  for (const { path } of PUBLIC_PAGES) expect(known, path).toContain(path);
});
