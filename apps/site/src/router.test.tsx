import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { accessDetails, type PlayerProfile } from '@baize/contracts/player';
import { siteFlags } from '@baize/contracts/site';
import {
  createSurroundings,
  defaultHandlers,
  handle,
  playerProfile,
  playerSession,
  serve,
  testBrand,
  testSite,
  type Who,
} from '@baize/testing';
import { overlayAtom, type DomainModule, playerQueries } from '@baize/shell';
import { modulesOf } from './modules.ts';
import { Providers } from './providers.tsx';
import { loadFirstSkeleton, siteRoutes } from './router.tsx';
import { casinoPlayModule, livePlayModule, siteModule } from './site-modules.ts';

/*
 * Every address × every kind of visitor (A§2, B§2). Screens and frame are stand-ins: the tests check who may see a
 * page, and where everyone else is sent.
 */
const page = (name: string) => () => <p data-testid="page">{name}</p>;
vi.mock('./frame/SiteFrame.tsx', () => ({
  SiteFrame: ({ children }: { readonly children: React.ReactNode }) => children,
}));
vi.mock('./overlays/Overlays.tsx', async (original) => ({ ...(await original<object>()), Overlays: () => null }));
vi.mock('./pages/Home/Home.tsx', () => ({ Home: () => <p data-testid="page">home</p> }));
vi.mock('./pages/Play/Play.tsx', () => ({ Play: () => <p data-testid="page">play</p> }));
vi.mock('./pages/Play/PlayByProvider.tsx', () => ({
  playByProvider: (route: string, provider: string) => () => <p data-testid="page">{`${route} ${provider}`}</p>,
}));

const FLAGS = {
  liveTableRoute: true,
  signupCallback: true,
  fluidPayment: false,
  maintenance: false,
  playSlugRoute: true,
};
const brand = testBrand({
  capabilities: { casino: true, liveCasino: true, sportsbook: true, virtuals: true, promotions: true },
});
/** The domains' screens are replaced; the site's own pages are real or mocked above. */
const OWN: readonly DomainModule[] = [siteModule, casinoPlayModule, livePlayModule];
const standIns = (modules: readonly DomainModule[]): readonly DomainModule[] =>
  modules.map((module) =>
    OWN.includes(module)
      ? module
      : {
          ...module,
          routes: module.routes.map((route) => ({
            ...route,
            lazy: () => Promise.resolve({ Component: page(route.path) }),
          })),
        },
  );

interface Visit {
  readonly who?: Who;
  readonly profile?: Partial<PlayerProfile> | 'fails';
  readonly flags?: Partial<typeof FLAGS>;
  readonly site?: ReturnType<typeof testSite>;
}

function visit(path: string, { who = null, profile = {}, flags = {}, site = testSite({ brand }) }: Visit = {}) {
  serve(
    handle(siteFlags, { flags: { ...FLAGS, ...flags }, maintenanceUntil: null }),
    handle(accessDetails, () => {
      if (profile === 'fails') throw new Error('away');
      return playerProfile(profile);
    }),
    ...defaultHandlers(),
  );
  const surroundings = createSurroundings(site, who);
  const router = createMemoryRouter(siteRoutes({ site, i18n: surroundings.i18n, modules: standIns(modulesOf(site)) }), {
    initialEntries: [path],
  });
  const { unmount } = render(
    <Providers {...surroundings}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { router, unmount, ...surroundings };
}

/** Where the visitor ended up: `shown` for the requested page, `home`, or the code of an error page. */
async function outcome(path: string, options: Visit): Promise<string> {
  const { router, queryClient } = visit(path, options);
  // A page that is open to visitors does not wait for the profile, which may still close it (ruling 19).
  if (options.who && options.who !== 'pending') {
    await waitFor(() =>
      expect(
        queryClient
          .getQueryCache()
          .findAll(playerQueries('profile'))
          .map(({ state }) => state.fetchStatus),
      ).toEqual(['idle']),
    );
    // A query notifies the page of its result in the next task.
    await act(
      () =>
        new Promise((resolve) => {
          setTimeout(resolve, 0);
        }),
    );
  }
  return waitFor(() => {
    // By hand: the library's queries print the document each time they find nothing, and this runs five hundred
    // times.
    const code = document.querySelector('[data-code]')?.getAttribute('data-code');
    if (code && ['401', '403', '404', '500'].includes(code)) return code;
    const shown = document.querySelector('[data-testid="page"]');
    if (!shown) throw new Error('The page has not rendered yet.');
    return shown.textContent === 'home' && path !== '/en-UN'
      ? 'home'
      : router.state.location.pathname === path.split(/[?#]/)[0]
        ? 'shown'
        : `${router.state.location.pathname}`;
  });
}

const permissions = (over: Record<string, boolean>) => ({ permissions: { ...playerProfile().permissions, ...over } });
const VISITORS = {
  visitor: {},
  player: { who: playerSession(), profile: permissions({ bonuses: true }) },
  payout: { who: playerSession(), profile: permissions({ payout: true }) },
  suspended: { who: playerSession(), profile: { multibrand: { suspended: true } } },
  noCasino: { who: playerSession(), profile: permissions({ casino: false }) },
  noLive: { who: playerSession(), profile: permissions({ liveCasino: false }) },
  noSports: { who: playerSession(), profile: permissions({ sports: false, virtualSports: false }) },
  noClaim: { who: playerSession(), profile: permissions({ bonuses: false }) },
  timedOut: {
    who: playerSession(),
    profile: { accountStatus: 'TIMEOUT', accountStatusUntil: '2026-12-01T10:00:00.000Z' },
  },
  excluded: {
    who: playerSession(),
    profile: {
      ...permissions({ payout: true, casino: false }),
      multibrand: { suspended: true },
      accountStatus: 'SELF_EXCLUDED',
    },
  },
} satisfies Record<string, Visit>;

/** Outcomes in the order of VISITORS: `s` shown, `h` sent home, `m` to the withdrawal, `4` the access-error page. */
const TABLE: readonly (readonly [string, string])[] = [
  //                                        visitor player payout suspended noCasino noLive noSports noClaim timedOut
  // excluded
  ['', 's s s s s s s s m m'],
  ['online-casino', 's s h h h s s s m m'],
  ['online-casino/slots', 's s h h h s s s m m'],
  ['online-casino/play/relax/10001', 's s h h h s s s m m'],
  ['online-casino/play/novomatic', 's s h h h s s s m m'],
  ['online-casino/play/trifecta/1', 's s h h h s s s m m'],
  ['play/night-bloom', 's s h h s s s s m m'],
  ['live-casino-online', 's s h h s h s s m m'],
  ['live-casino-online/roulette', 's s h h s h s s m m'],
  // The page asks a visitor to log in, once it knows that the table is open to them.
  ['live-casino-online/play/evolution/20001', 's s h h s h s s m m'],
  ['live-casino-online/play/creedroomz/20001', 's s h h s h s s m m'],
  ['sportsbook', 's s h h s s h s m m'],
  ['sportsbook/football/europe/league/match-1', 's s h h s s h s m m'],
  ['virtuals', 's s h h s s h s m m'],
  ['signup', 's s s s s s s s m m'],
  ['signup/pnp', 's s s s s s s s m m'],
  ['signup/callback', 's s s s s s s s m m'],
  ['terms', 's s s s s s s s s s'],
  ['privacy-policy', 's s s s s s s s s s'],
  ['age-restrictions', 's s s s s s s s s s'],
  ['bonus-terms', 's s s s s s s s s s'],
  ['betting-rules', 's s s s s s s s s s'],
  ['casino-rules', 's s s s s s s s s s'],
  ['responsible-gambling', 's s s s s s s s s s'],
  ['contact-live-chat', 's s s s s s s s s s'],
  ['information/how-it-works', 's s s s s s s s s s'],
  ['my-account/banking', '4 s s s s s s s m m'],
  ['my-account/banking/transactions', '4 s s s s s s s s s'],
  ['my-account/banking/withdraw', '4 s s s s s s s s s'],
  ['my-account/banking/deposit', '4 s h h s s s s m m'],
  ['my-account/account', '4 s s s s s s s m m'],
  ['my-account/account/verification', '4 s s s s s s s s s'],
  ['my-account/gambling-limits', '4 s s s s s s s s s'],
  ['my-account/rewards', '4 s h h s s s s m m'],
  ['my-account/rewards/active', '4 s h h s s s s m m'],
  ['my-account/inbox', '4 s h h s s s s m m'],
  ['my-account/inbox/notifications', '4 s h h s s s s m m'],
  ['my-account/bonus-code', '4 s h h s s s h m m'],
  ['promotions', 's s s s s s s s m m'],
  ['promotions/casino', 's s s s s s s s m m'],
  ['promotions/casino/weekly-race', 's s s s s s s s m m'],
  ['promotions/casino/tag/new', 's s s s s s s s m m'],
  ['loyalty', 's s s s s s s s m m'],
  ['promo/spring', 's s s s s s s s m m'],
  ['reset-password', 's s s s s s s s m m'],
  ['send-documents', 's s s s s s s s s s'],
];
const NAMES = Object.keys(VISITORS) as (keyof typeof VISITORS)[];
const MONEY = '/en-UN/my-account/banking/withdraw';
const MEANING: Readonly<Record<string, string>> = { s: 'shown', h: 'home', m: MONEY, 4: '401' };

describe.each(TABLE)('/en-UN/%s', (path, outcomes) => {
  it.each(NAMES.map((name, index) => [name, MEANING[outcomes.split(' ')[index] ?? ''] ?? '?'] as const))(
    '%s: %s',
    async (name, expected) => {
      expect(await outcome(path === '' ? '/en-UN' : `/en-UN/${path}`, VISITORS[name])).toBe(expected);
    },
  );
});

describe('unknown addresses', () => {
  it.each([
    'nothing-here',
    'my-account/banking/nothing',
    'color-palette',
    'palette',
    'information',
    'promo',
    'landing',
    `${'a/'.repeat(300)}b`,
    '%E0%A4%A',
    '%2F%2Fexample.com',
    '..%2f..%2fetc',
    'play',
    'sportsbook/a/b/c/d/e',
    "');alert(1)//",
    '\u202Eevil',
    '%00',
  ])('/en-UN/%s is not found, and nothing breaks', async (path) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(await outcome(`/en-UN/${path}`, {})).toBe('404');
  });

  it('the generic error screen has its own address (A§2)', async () => {
    visit('/en-UN/oops');
    expect(await screen.findByRole('heading', { level: 1, name: 'Oops, something went wrong.' })).toBeVisible();
  });

  it.each(['401', '403', '500'])('shows an error page at /en-UN/%s', async (code) =>
    expect(await outcome(`/en-UN/${code}`, {})).toBe(code),
  );

  it('hides an address with a flag while the flag is off', async () => {
    expect(await outcome('/en-UN/signup/callback', { flags: { signupCallback: false } })).toBe('404');
    document.body.innerHTML = '';
    expect(await outcome('/en-UN/live-casino-online/play/creedroomz/1', { flags: { liveTableRoute: false } })).toBe(
      '404',
    );
  });

  it('treats as unknown what a brand does not offer or a market forbids', { timeout: 20_000 }, async () => {
    const casinoOnly = testSite({
      brand: testBrand({
        capabilities: { casino: true, liveCasino: false, sportsbook: false, virtuals: false, promotions: false },
      }),
    });
    for (const path of ['live-casino-online', 'live-casino-online/play/evolution/1', 'sportsbook', 'virtuals']) {
      expect(await outcome(`/en-UN/${path}`, { site: casinoOnly }), path).toBe('404');
      document.body.innerHTML = '';
    }
  });
});

it('describes the casino without jackpots where the law forbids them (ruling 22)', async () => {
  const described = (path: string) =>
    waitFor(() => {
      const found = document.head.querySelector('meta[name="description"]')?.getAttribute('content');
      if (!found) throw new Error(`${path} has no description yet.`);
      return found;
    });
  const { unmount } = visit('/de-JJ/online-casino', { site: testSite({ pair: 'de-JJ', brand }) });
  expect(await described('/de-JJ/online-casino')).toMatch(/^Spielautomaten und Tischspiele bei Wireframe/);
  unmount();
  visit('/de-AT/online-casino', { site: testSite({ pair: 'de-AT', brand }) });
  expect(await described('/de-AT/online-casino')).toMatch(/^Spielautomaten, Tischspiele und Jackpots bei Wireframe/);
});

it('opens the login popup for a visitor on any path with #login', async () => {
  const { store } = visit('/en-UN/terms#login');
  await waitFor(() => expect(store.get(overlayAtom)).toBe('auth.login'));
  document.body.innerHTML = '';
  const player = visit('/en-UN/terms#login', VISITORS.player);
  expect(await screen.findByTestId('page')).toBeVisible();
  expect(player.store.get(overlayAtom)).toBeNull();
});

describe('data that is loading or cannot be loaded', () => {
  it('waits, and shows nothing of a page that this visitor may not be allowed to see', async () => {
    visit('/en-UN/my-account/banking', { who: 'pending' });
    await waitFor(() => expect(document.querySelector('[aria-busy="true"], [role="status"]')).not.toBeNull());
    expect(screen.queryByTestId('page')).toBeNull();
  });

  it('offers to try again when the profile cannot be loaded', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await outcome('/en-UN/online-casino', { who: playerSession(), profile: 'fails' })).toBe('500');
  });

  it.each([
    ['online-casino/play', '/en-UN/online-casino'],
    ['online-casino/play/unknown/1', '/en-UN/online-casino'],
    ['live-casino-online/play/relax/1', '/en-UN/live-casino-online'],
    ['activity-reset', '/en-UN/responsible-gambling'],
  ])('%s leads to %s', async (path, lobby) => {
    expect(await outcome(`/en-UN/${path}`, {})).toBe(lobby);
  });

  it('accepts any casing and a trailing slash', async () => {
    for (const path of ['/en-UN/ONLINE-CASINO', '/en-UN/online-casino/']) {
      expect(await outcome(path, {}), path).toBe('shown');
      document.body.innerHTML = '';
    }
  });
});

/** Shows an address whose page never arrives. */
async function openWaiting(path: string): Promise<void> {
  const site = testSite({ brand });
  const surroundings = createSurroundings(site, null);
  const modules = modulesOf(site).map((module) => ({
    ...module,
    routes: module.routes.map((route) => ({ ...route, lazy: () => new Promise<never>(() => undefined) })),
  }));
  const routes = siteRoutes({ site, i18n: surroundings.i18n, modules });
  serve(...defaultHandlers());
  history.replaceState(null, '', `/en-UN/${path}`);
  await loadFirstSkeleton(routes);
  render(
    <Providers {...surroundings}>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: [location.pathname] })} />
    </Providers>,
  );
}

describe('a page whose code is on its way shows its own skeleton from the first drawing on', () => {
  it.each([
    ['sportsbook', 'Sports'],
    ['sportsbook/football/england', 'Sports'],
    ['virtuals', 'Virtual sports'],
  ])('%s', async (path, title) => {
    await openWaiting(path);
    const skeleton = screen.getByRole('heading', { level: 1, name: title }).closest('[aria-busy=true]');
    // The places of its odds, one by one.
    expect(skeleton?.querySelectorAll('span').length).toBeGreaterThan(30);
    expect(document.querySelectorAll('[aria-busy=true]')).toHaveLength(1);
  });

  it.each(['play/aurora', 'online-casino/play/relax/7', 'live-casino-online/play/evolution/7'])('%s', async (path) => {
    await openWaiting(path);
    const skeleton = document.querySelector('[aria-busy=true]');
    expect(skeleton?.querySelector('[data-shape="fill"]')).not.toBeNull();
    expect(skeleton?.querySelector('[data-shape="card"]')).toBeNull();
  });
});
