import { render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryRouter, Outlet, RouterProvider, type RouteObject } from 'react-router-dom';
import { createI18n } from '@baize/i18n';
import { createSurroundings, defaultHandlers, playerSession, serve, testSite } from '@baize/testing';
import { Providers } from '../providers.tsx';
import { siteHandlers } from '../testing/site-handlers.ts';
import { siteRoutes } from '../router.tsx';
import { siteModule } from '../site-modules.ts';

/** The real route table, with a frame and an error screen that need no providers. */
const bare = (route: RouteObject): RouteObject =>
  ({
    ...route,
    ...(route.errorElement ? { errorElement: <p>broken</p> } : {}),
    ...(route.hydrateFallbackElement ? { hydrateFallbackElement: <p>wait</p> } : {}),
    ...(route.path === '401'
      ? { lazy: () => Promise.reject(new Error('offline')) }
      : route.path === '403'
        ? { lazy: undefined, element: <p>here</p> }
        : {}),
    ...(route.children ? { children: route.children.map(bare) } : {}),
  }) as RouteObject;

it('shows the error screen inside the frame when a page’s code cannot be fetched', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const i18n = createI18n({ languageTag: 'en', messages: { default: {} }, load: () => Promise.resolve({}) });
  const [root] = siteRoutes({ site: testSite({ pair: 'en-UN' }), i18n, modules: [siteModule] }).map(bare);
  const router = createMemoryRouter(
    [
      {
        ...root,
        element: (
          <>
            <b>frame</b>
            <Outlet />
          </>
        ),
      } as RouteObject,
    ],
    { initialEntries: ['/en-UN/403'] },
  );
  render(<RouterProvider router={router} />);
  await screen.findByText('here');
  await router.navigate('/en-UN/401');
  expect(await screen.findByText('broken')).toBeVisible();
  expect(screen.getByText('frame')).toBeVisible();
});

it('keeps header and footer around it, so that other pages stay within reach, and tries again on request', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  serve(...siteHandlers(), ...defaultHandlers());
  const surroundings = createSurroundings(testSite({ pair: 'en-UN' }), null);
  const broken = (route: RouteObject): RouteObject =>
    ({
      ...route,
      ...(route.path === '401' ? { lazy: () => Promise.reject(new Error('offline')) } : {}),
      ...(route.children ? { children: route.children.map(broken) } : {}),
    }) as RouteObject;
  const router = createMemoryRouter(
    siteRoutes({ site: surroundings.site, i18n: surroundings.i18n, modules: [siteModule] }).map(broken),
    { initialEntries: ['/en-UN/401'] },
  );
  render(
    <Providers {...surroundings}>
      <RouterProvider router={router} />
    </Providers>,
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'SOMETHING WENT WRONG' })).toBeVisible();
  expect(within(screen.getByRole('banner')).getAllByRole('link').length).toBeGreaterThan(0);
  expect(within(screen.getByRole('contentinfo')).getAllByRole('link').length).toBeGreaterThan(0);
  const reload = vi.fn();
  vi.stubGlobal('location', { ...window.location, reload });
  screen.getByRole('button', { name: 'Try again' }).click();
  vi.unstubAllGlobals();
  expect(reload).toHaveBeenCalledTimes(1);
});

it.each([
  ['that they are offline', 'visitor', null, 'Check your connection and try again.'],
  [
    'that they are offline and their money is safe',
    'player',
    playerSession(),
    'Check your connection and try again. Your balance and pending withdrawals are safe.',
  ],
])('says %s to a %s, and shows the page once they are back online', async (_, __, who, words) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  serve(...siteHandlers(), ...defaultHandlers());
  const surroundings = createSurroundings(testSite({ pair: 'en-UN' }), who);
  const broken = (route: RouteObject): RouteObject =>
    ({
      ...route,
      ...(route.path === '401' ? { lazy: () => Promise.reject(new Error('no texts')) } : {}),
      ...(route.children ? { children: route.children.map(broken) } : {}),
    }) as RouteObject;
  const router = createMemoryRouter(
    siteRoutes({ site: surroundings.site, i18n: surroundings.i18n, modules: [siteModule] }).map(broken),
    { initialEntries: ['/en-UN/401'] },
  );
  render(
    <Providers {...surroundings}>
      <RouterProvider router={router} />
    </Providers>,
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible();
  expect(screen.getByText(words, { exact: true })).toBeVisible();
  const reload = vi.fn();
  vi.stubGlobal('location', { ...window.location, reload });
  window.dispatchEvent(new Event('online'));
  vi.unstubAllGlobals();
  expect(reload).toHaveBeenCalledTimes(1);
});

describe('a page whose code a rollout has removed', () => {
  const GONE = 'Failed to fetch dynamically imported module: https://www.example.com/assets/Problem-old.js';
  const reload = vi.fn();
  const asked = vi.fn<(method: string | undefined) => Response>();
  let left = () => {};

  /** The page, the server's answer whether it exists, and what the tab remembers from before. */
  function broken(message: string, answer: () => Response) {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    serve(...siteHandlers(), ...defaultHandlers());
    asked.mockImplementation(answer);
    const surroundings = createSurroundings(testSite({ pair: 'en-UN' }), null);
    const gone = (route: RouteObject): RouteObject =>
      ({
        ...route,
        ...(route.path === '401' ? { lazy: () => Promise.reject(new TypeError(message)) } : {}),
        ...(route.children ? { children: route.children.map(gone) } : {}),
      }) as RouteObject;
    const router = createMemoryRouter(
      siteRoutes({ site: surroundings.site, i18n: surroundings.i18n, modules: [siteModule] }).map(gone),
      { initialEntries: ['/en-UN/401'] },
    );
    vi.stubGlobal('location', {
      ...window.location,
      href: 'https://www.example.com/en-UN/401',
      pathname: '/en-UN/401',
      reload,
    });
    vi.stubGlobal('fetch', async (_: string, init?: RequestInit) => asked(init?.method));
    left = render(
      <Providers {...surroundings}>
        <RouterProvider router={router} />
      </Providers>,
    ).unmount;
  }
  const problem = () => screen.findByRole('heading', { level: 1, name: 'Oops, something went wrong.' });

  beforeEach(() => {
    reload.mockClear();
    asked.mockClear();
    sessionStorage.clear();
  });
  afterEach(() => {
    left();
    vi.unstubAllGlobals();
  });

  it.each([
    GONE,
    'error loading dynamically imported module: https://www.example.com/a.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/a.css',
  ])('is reloaded automatically once: %s', async (message) => {
    broken(message, () => new Response());
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(asked.mock.calls).toEqual([['HEAD']]);
    expect(screen.queryByRole('heading', { level: 1, name: 'Oops, something went wrong.' })).toBeNull();
    // The new page lacks the file too.
    left();
    broken(message, () => new Response());
    expect(await problem()).toBeVisible();
    expect(reload).toHaveBeenCalledTimes(1);
    screen.getByRole('button', { name: 'Reload' }).click();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it.each([
    [
      'the server does not answer',
      () => {
        throw new TypeError('Failed to fetch');
      },
    ],
    ['the server is down', () => new Response(null, { status: 503 })],
  ] as const)('shows the error and does not reload when %s', async (_, answer) => {
    broken(GONE, answer);
    expect(await problem()).toBeVisible();
    expect(reload).not.toHaveBeenCalled();
    // Later, when the server is back, it reloads.
    left();
    broken(GONE, () => new Response());
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  });

  it('does not reload where the tab cannot remember that it did', async () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new Error('blocked');
      },
      clear: () => undefined,
    });
    broken(GONE, () => new Response());
    expect(await problem()).toBeVisible();
    expect(reload).not.toHaveBeenCalled();
  });
});
