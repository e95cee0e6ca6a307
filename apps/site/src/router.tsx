import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { loadNamespace, type I18n } from '@baize/i18n';
import type { DomainModule, DomainRoute } from '@baize/shell';
import type { Site } from '@baize/session';
import { Guarded } from './frame/Guarded.tsx';
import { Page } from './frame/Page.tsx';
import { PageSkeleton } from './frame/PageSkeleton.tsx';
import { Root } from './frame/Root.tsx';
import { RouteError } from './frame/RouteError.tsx';
import { SiteFrame } from './frame/SiteFrame.tsx';
import { SITE_PATHS } from './paths.ts';

export interface SiteRouterOptions {
  readonly site: Site;
  readonly i18n: I18n;
  readonly modules: readonly DomainModule[];
}

/** A domain's route with its frame, its guards, its code and its texts, the last two fetched side by side. */
function domainRoute(i18n: I18n, module: DomainModule, route: DomainRoute): RouteObject {
  return {
    path: route.path,
    errorElement: <RouteError />,
    lazy: async () => {
      const [{ Component }] = await Promise.all([route.lazy(), loadNamespace(i18n, module.namespace)]);
      return {
        element: (
          <Page titleKey={route.titleKey} namespace={module.namespace} frame={route.frame ?? 'standard'}>
            <Guarded guards={route.guards ?? []}><Component /></Guarded>
          </Page>
        ),
      };
    },
  };
}

/** Heroes that begin at the header. */
const EDGE_TO_EDGE: ReadonlySet<string> = new Set(['full', 'editorial']);

const page = (titleKey: string, lazy: () => Promise<{ readonly Component: React.ComponentType }>, path?: string, top?: 'none'): RouteObject => ({
  ...(path === undefined ? { index: true as const } : { path }),
  errorElement: <RouteError />,
  lazy: async () => {
    const { Component } = await lazy();
    return { element: <Page titleKey={titleKey} top={top}><Component /></Page> };
  },
});

const errorPage = (kind: 'unauthorised' | 'forbidden' | 'notFound' | 'server' | 'restricted') => () =>
  import('./pages/Problem/Problem.tsx').then(({ Problem }) => ({ Component: () => <Problem kind={kind} /> }));

/** A game composes games and wallet, so its page is the site's; guards as for the casino (B§2). */
const playRoute: RouteObject = {
  path: 'play/:gameSlug',
  errorElement: <RouteError />,
  lazy: async () => {
    const { Play } = await import('./pages/Play/Play.tsx');
    return { element: <Page titleKey="site.play.documentTitle" frame="immersive"><Guarded guards={['notRiskPayout', 'notSuspended', 'casino']}><Play /></Guarded></Page> };
  },
};

/** All routes of the site under its locale prefix (A§2, B§2). The table is the same in the browser and in a server render. */
export function siteRoutes({ site, i18n, modules }: SiteRouterOptions): RouteObject[] {
  return [
    {
      path: `/${site.market.pair}`,
      element: <Root />,
      hydrateFallbackElement: <SiteFrame kind="standard"><PageSkeleton /></SiteFrame>,
      errorElement: <RouteError />,
      children: [
        // A hero from edge to edge begins at the header.
        page('site.home.documentTitle', () => import('./pages/Home/Home.tsx').then(({ Home }) => ({ Component: Home })), undefined, EDGE_TO_EDGE.has(site.brand.layout.hero) && site.brand.layout.home[0] === 'hero' ? 'none' : undefined),
        ...modules.flatMap((module) => module.routes.map((route) => domainRoute(i18n, module, route))),
        playRoute,
        page('site.cookies.settings', () => import('./pages/CookieSettings/CookieSettings.tsx').then(({ CookieSettings }) => ({ Component: CookieSettings })), SITE_PATHS.cookieSettings),
        page('site.problem.unauthorised.title', errorPage('unauthorised'), '401'),
        page('site.problem.forbidden.title', errorPage('forbidden'), '403'),
        page('site.problem.server.title', errorPage('server'), '500'),
        page('site.problem.restricted.title', errorPage('restricted'), 'restricted'),
        page('site.problem.notFound.title', errorPage('notFound'), '*'),
      ],
    },
  ];
}

export const createSiteRouter = (options: SiteRouterOptions) => createBrowserRouter(siteRoutes(options));
