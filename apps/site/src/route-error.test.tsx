import { render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createMemoryRouter, Outlet, RouterProvider, type RouteObject } from 'react-router-dom';
import { createI18n } from '@baize/i18n';
import { createSurroundings, defaultHandlers, serve, testSite } from '@baize/testing';
import { Providers } from './providers.tsx';
import { siteHandlers } from './testing/site-handlers.ts';
import { siteRoutes } from './router.tsx';

/** The table as it is, with a frame and an error screen that need nothing around them. */
const bare = (route: RouteObject): RouteObject => ({
  ...route, ...(route.errorElement ? { errorElement: <p>broken</p> } : {}), ...(route.hydrateFallbackElement ? { hydrateFallbackElement: <p>wait</p> } : {}),
  ...(route.path === '401' ? { lazy: () => Promise.reject(new Error('offline')) } : route.path === '403' ? { lazy: undefined, element: <p>here</p> } : {}),
  ...(route.children ? { children: route.children.map(bare) } : {}),
} as RouteObject);

it('shows the error screen inside the frame where a page’s code cannot be fetched', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const i18n = createI18n({ languageTag: 'en', messages: { default: {} }, load: () => Promise.resolve({}) });
  const [root] = siteRoutes({ site: testSite({ pair: 'en-UN' }), i18n, modules: [] }).map(bare);
  const router = createMemoryRouter([{ ...root, element: <><b>frame</b><Outlet /></> } as RouteObject], { initialEntries: ['/en-UN/403'] });
  render(<RouterProvider router={router} />);
  await screen.findByText('here');
  await router.navigate('/en-UN/401');
  expect(await screen.findByText('broken')).toBeVisible();
  expect(screen.getByText('frame')).toBeVisible();
});

it('keeps header and footer around it, so that other pages stay in reach, and its button tries again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  serve(...siteHandlers(), ...defaultHandlers());
  const surroundings = createSurroundings(testSite({ pair: 'en-UN' }), null);
  const broken = (route: RouteObject): RouteObject => ({ ...route, ...(route.path === '401' ? { lazy: () => Promise.reject(new Error('offline')) } : {}), ...(route.children ? { children: route.children.map(broken) } : {}) } as RouteObject);
  const router = createMemoryRouter(siteRoutes({ site: surroundings.site, i18n: surroundings.i18n, modules: [] }).map(broken), { initialEntries: ['/en-UN/401'] });
  render(<Providers {...surroundings}><RouterProvider router={router} /></Providers>);
  expect(await screen.findByRole('heading', { level: 1, name: 'SOMETHING WENT WRONG' })).toBeVisible();
  expect(within(screen.getByRole('banner')).getAllByRole('link').length).toBeGreaterThan(0);
  expect(within(screen.getByRole('contentinfo')).getAllByRole('link').length).toBeGreaterThan(0);
  const reload = vi.fn();
  vi.stubGlobal('location', { ...window.location, reload });
  screen.getByRole('button', { name: 'Try again' }).click();
  vi.unstubAllGlobals();
  expect(reload).toHaveBeenCalledTimes(1);
});
