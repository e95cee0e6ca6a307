import { createBrowserRouter, matchRoutes, Navigate, type RouteObject } from 'react-router-dom';
import type { LocalePair } from '@baize/brand';
import { CONTENT_PATHS, contentModule } from '@baize/content';
import { loadNamespace, type I18n } from '@baize/i18n';
import type { FeatureFlags } from '@baize/contracts/site';
import {
  ACCEPT_TERMS_PATH,
  guardsOf,
  localePath,
  type AllowingRule,
  type DomainModule,
  type DomainRoute,
  type GuardName,
} from '@baize/shell';
import type { Site } from '@baize/session';
import { CASINO_PLAY_PROVIDERS, GAME_PATHS, LIVE_PLAY_PROVIDERS, LIVE_TABLE_PROVIDER } from '@baize/games';
import { Flagged } from './gates/Flagged.tsx';
import { Guarded } from './gates/Guarded.tsx';
import { Page } from './frame/Page.tsx';
import { PageSkeleton } from './frame/PageSkeleton.tsx';
import { Root } from './frame/Root.tsx';
import { RouteError } from './problem/RouteError.tsx';
import { SiteFrame } from './frame/SiteFrame.tsx';
import type { PlaceRefusal } from './closed/Restricted.tsx';
import { SITE_PATHS } from './paths.ts';

export interface SiteRouterOptions {
  readonly site: Site;
  readonly i18n: I18n;
  readonly modules: readonly DomainModule[];
}

/** The description that the market's law lets a page have (ruling 22). */
function lawfulDescription(
  { descriptionKey, descriptionKeyWithout = {} }: DomainRoute,
  { rules }: Site['market'],
): string | undefined {
  const rule = (Object.keys(descriptionKeyWithout) as AllowingRule[]).find((name) => !rules[name].value);
  return rule === undefined ? descriptionKey : descriptionKeyWithout[rule];
}

/** A domain's route with its frame, its guards, its code and its texts, the last two fetched side by side. */
function domainRoute(
  { i18n, site }: Pick<SiteRouterOptions, 'i18n' | 'site'>,
  module: DomainModule,
  route: DomainRoute,
): RouteObject {
  return {
    path: route.path,
    lazy: async () => {
      const [{ Component }] = await Promise.all([route.lazy(), loadNamespace(i18n, module.namespace)]);
      const element = (
        <Page
          titleKey={route.titleKey}
          descriptionKey={lawfulDescription(route, site.market)}
          namespace={module.namespace}
          frame={route.frame ?? 'standard'}
        >
          <Guarded guards={guardsOf(route)}>
            <Component />
          </Guarded>
        </Page>
      );
      return { element: route.flag === undefined ? element : <Flagged flag={route.flag}>{element}</Flagged> };
    },
  };
}

/** A page of the site's own that is closed during a time-out or an exclusion (ruling 19), as every route of a domain is that does not say otherwise. */
const closedOnBreak = (lazy: () => Promise<{ readonly Component: React.ComponentType }>) => () =>
  lazy().then(({ Component }) => ({
    Component: () => (
      <Guarded guards={guardsOf({})}>
        <Component />
      </Guarded>
    ),
  }));

/** Heroes that begin at the header. */
const EDGE_TO_EDGE: ReadonlySet<string> = new Set(['full', 'editorial']);

const page = (
  titleKey: string,
  lazy: () => Promise<{ readonly Component: React.ComponentType }>,
  path?: string,
  top?: 'none',
  descriptionKey?: string,
): RouteObject => ({
  ...(path === undefined ? { index: true as const } : { path }),
  lazy: async () => {
    const { Component } = await lazy();
    return {
      element: (
        <Page titleKey={titleKey} descriptionKey={descriptionKey} top={top}>
          <Component />
        </Page>
      ),
    };
  },
});

const errorPage = (kind: 'unauthorised' | 'forbidden' | 'server' | 'oops') => () =>
  import('./problem/Problem.tsx').then(({ Problem }) => ({ Component: () => <Problem kind={kind} /> }));
const placePage = (kind: PlaceRefusal) => () =>
  import('./closed/Restricted.tsx').then(({ RestrictedScreen }) => ({
    Component: () => <RestrictedScreen kind={kind} />,
  }));

/** A game composes games and wallet, so its page is the site's. Which access it needs is known with the game, or by its lobby. */
const play = (
  path: string,
  guards: readonly GuardName[],
  lazy: () => Promise<{ readonly Component: React.ComponentType }>,
  flag?: keyof FeatureFlags,
): RouteObject => ({
  path,
  lazy: async () => {
    const { Component } = await lazy();
    const element = (
      <Page titleKey="site.play.documentTitle" descriptionKey="site.play.description" frame="immersive">
        <Guarded guards={guardsOf({ guards })}>
          <Component />
        </Guarded>
      </Page>
    );
    return { element: flag === undefined ? element : <Flagged flag={flag}>{element}</Flagged> };
  },
});
const byProvider = (route: 'casino' | 'live', provider: string) => () =>
  import('./pages/Play/PlayByProvider.tsx').then(({ playByProvider }) => ({
    Component: playByProvider(route, provider),
  }));

const has = (modules: readonly DomainModule[], id: string) => modules.some((module) => module.id === id);

/** Every play address of B§2: by slug, which is the last segment, and by provider and id; live tables need a log-in. */
const playRoutes = (modules: readonly DomainModule[]): readonly RouteObject[] => [
  play('play/:gameSlug', ['notRiskPayout', 'notSuspended'], () =>
    import('./pages/Play/Play.tsx').then(({ Play }) => ({ Component: Play })),
  ),
  ...(has(modules, 'games') ? CASINO_PLAY_PROVIDERS : []).map((provider) =>
    play(
      `${GAME_PATHS.casino}/play/${provider}/:id?`,
      ['notRiskPayout', 'notSuspended', 'casino'],
      byProvider('casino', provider),
    ),
  ),
  ...(has(modules, 'live-casino') ? LIVE_PLAY_PROVIDERS : []).map((provider) =>
    play(
      `${GAME_PATHS.liveCasino}/play/${provider}/:id?`,
      ['login', 'notRiskPayout', 'notSuspended', 'liveCasino'],
      byProvider('live', provider),
    ),
  ),
  ...(has(modules, 'live-casino')
    ? [
        play(
          `${GAME_PATHS.liveCasino}/play/${LIVE_TABLE_PROVIDER}/:id?`,
          ['login', 'notRiskPayout', 'notSuspended', 'liveCasino'],
          byProvider('live', LIVE_TABLE_PROVIDER),
          'liveTableRoute',
        ),
      ]
    : []),
];

/** B§2: a play address that names no game leads to the path before `play/`. */
const beforePlay =
  (pair: LocalePair) =>
  (lobby: string): RouteObject => ({
    path: `${lobby}/play/*`,
    element: <Navigate to={localePath(pair, lobby)} replace />,
  });

/** All routes of the site under its locale prefix (A§2, B§2). The table is the same in the browser and in a server render. */
export function siteRoutes({ site, i18n, modules }: SiteRouterOptions): RouteObject[] {
  return [
    {
      path: `/${site.market.pair}`,
      element: <Root />,
      hydrateFallbackElement: (
        <SiteFrame kind="standard">
          <PageSkeleton />
        </SiteFrame>
      ),
      errorElement: <RouteError />,
      // One boundary around every page, not one on each: the router does not draw that of a lazy route whose own code could not be fetched.
      children: [
        {
          errorElement: <RouteError framed />,
          children: [
            // A hero from edge to edge begins at the header.
            page(
              'site.home.documentTitle',
              closedOnBreak(() => import('./pages/Home/Home.tsx').then(({ Home }) => ({ Component: Home }))),
              undefined,
              EDGE_TO_EDGE.has(site.brand.layout.hero) && site.brand.layout.home[0] === 'hero' ? 'none' : undefined,
              'site.home.description',
            ),
            page(
              'site.home.documentTitle',
              closedOnBreak(() =>
                import('./pages/Welcome/Welcome.tsx').then(({ Welcome }) => ({ Component: Welcome })),
              ),
              `welcome-to-${site.brand.config.id}`,
            ),
            domainRoute({ i18n, site }, contentModule, {
              path: `${CONTENT_PATHS.landing}/:id`,
              titleKey: 'content.landing.documentTitle',
              lazy: () => import('./pages/Landing/Landing.tsx').then(({ Landing }) => ({ Component: Landing })),
            }),
            // Before the content service's own pages, of which it is one.
            domainRoute({ i18n, site }, contentModule, {
              path: 'contact-live-chat',
              onBreak: 'open',
              titleKey: 'content.page.documentTitle',
              descriptionKey: 'content.page.description',
              lazy: () =>
                Promise.all([import('./pages/Contact/Contact.tsx'), loadNamespace(i18n, 'support')]).then(
                  ([{ Contact }]) => ({ Component: Contact }),
                ),
            }),
            ...modules.flatMap((module) => module.routes.map((route) => domainRoute({ i18n, site }, module, route))),
            ...playRoutes(modules),
            ...[
              ...(has(modules, 'games') ? [GAME_PATHS.casino] : []),
              ...(has(modules, 'live-casino') ? [GAME_PATHS.liveCasino] : []),
            ].map(beforePlay(site.market.pair)),
            page(
              'site.cookies.settings',
              () =>
                import('./pages/CookieSettings/CookieSettings.tsx').then(({ CookieSettings }) => ({
                  Component: CookieSettings,
                })),
              SITE_PATHS.cookieSettings,
            ),
            page(
              'site.header.account',
              closedOnBreak(() =>
                import('./pages/AccountHub/AccountHub.tsx').then(({ AccountHub }) => ({ Component: AccountHub })),
              ),
              SITE_PATHS.account,
            ),
            page(
              'site.terms.title',
              () =>
                import('./pages/AcceptTerms/AcceptTerms.tsx').then(({ AcceptTerms }) => ({
                  Component: () => (
                    <Guarded guards={['login']}>
                      <AcceptTerms />
                    </Guarded>
                  ),
                })),
              ACCEPT_TERMS_PATH,
            ),
            page(
              'site.closed.title',
              () =>
                import('./closed/ClosedAccount/ClosedAccount.tsx').then(({ ClosedAccount }) => ({
                  Component: ClosedAccount,
                })),
              SITE_PATHS.closedAccount,
            ),
            // A§2: a link that resets the activity timer, as old messages hold it, leads to the tools for playing within limits.
            {
              path: 'activity-reset',
              element: <Navigate to={localePath(site.market.pair, 'responsible-gambling')} replace />,
            },
            page('site.problem.unauthorised.title', errorPage('unauthorised'), '401'),
            page('site.problem.forbidden.title', errorPage('forbidden'), '403'),
            page('site.problem.server.title', errorPage('server'), '500'),
            page('site.problem.oops.title', errorPage('oops'), 'oops'),
            page('site.problem.restricted.title', placePage('restricted'), 'restricted'),
            page('site.problem.regionBlocked.title', placePage('blocked'), 'region-blocked'),
            page(
              'shell.notFound.title',
              () => import('./problem/Missing.tsx').then(({ Missing }) => ({ Component: Missing })),
              '*',
            ),
          ],
        },
      ],
    },
  ];
}

/** @param options `prerendered`: the page stands, and stays where its reader has scrolled by now or the browser has brought it back to */
export const createSiteRouter = (routes: RouteObject[], { prerendered = false } = {}) =>
  createBrowserRouter(routes, prerendered ? { hydrationData: { loaderData: {} } } : {});

/** Fetches the code of the page that the browser is on, so that its first render draws that page and no skeleton. */
export async function loadFirstPage(routes: RouteObject[]): Promise<void> {
  await Promise.all(
    (matchRoutes(routes, location) ?? []).map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}
