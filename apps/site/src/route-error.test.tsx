import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createMemoryRouter, Outlet, RouterProvider, type RouteObject } from 'react-router-dom';
import { createI18n } from '@baize/i18n';
import { testSite } from '@baize/testing';
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
