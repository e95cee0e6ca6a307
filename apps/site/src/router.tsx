import { createBrowserRouter, matchRoutes, Navigate, useLocation, type RouteObject } from 'react-router-dom';
import { loadNamespace, type I18n } from '@baize/i18n';
import {
  guardsOf,
  LazyPart,
  loadPart,
  localePath,
  partsOf,
  type AllowingRule,
  type DomainModule,
  type DomainRoute,
  type LazyComponent,
} from '@baize/shell';
import { routePattern } from '@baize/shell/find-route';
import type { Site } from '@baize/session';
import { Flagged } from './gates/Flagged.tsx';
import { Guarded } from './gates/Guarded.tsx';
import { Lawful } from './gates/PlayerLaw.tsx';
import { Page } from './frame/Page.tsx';
import { PageSkeleton } from './frame/PageSkeleton.tsx';
import { Root } from './frame/Root.tsx';
import { RouteError } from './problem/RouteError.tsx';
import { SiteFrame } from './frame/SiteFrame.tsx';

export interface SiteRouterOptions {
  readonly site: Site;
  readonly i18n: I18n;
  readonly modules: readonly DomainModule[];
}

/** Returns the description that the market's law lets a page have (ruling 22). */
function lawfulDescription(page: DomainRoute['public'], { rules }: Site['market']): string | undefined {
  const { descriptionKey, descriptionKeyWithout = {} } = page ?? {};
  const rule = (Object.keys(descriptionKeyWithout) as AllowingRule[]).find((name) => !rules[name].value);
  return rule === undefined ? descriptionKey : descriptionKeyWithout[rule];
}

/** A module's route with its frame and guards. Its code and texts are fetched in parallel. */
function domainRoute(
  { i18n, site, modules }: SiteRouterOptions,
  module: DomainModule,
  route: DomainRoute,
): RouteObject {
  const namespace = route.namespace ?? module.namespace;
  const path = routePattern(route.path, site.brand.config.id);
  const parts = (route.slots ?? []).flatMap((slot) => partsOf(modules, slot));
  // Of the modules whose parts the page shows at once.
  const owners = modules.filter(({ slots = [] }) => slots.some((part) => parts.includes(part)));
  const skeleton = route.skeleton && <LazyPart load={route.skeleton} />;
  return {
    ...(path === '' ? { index: true as const } : { path }),
    ...(skeleton && {
      handle: route.skeleton,
      hydrateFallbackElement: <SiteFrame kind={route.frame ?? 'standard'}>{skeleton}</SiteFrame>,
    }),
    lazy: async () => {
      const [{ Component }] = await Promise.all([
        route.lazy(),
        ...parts.map((part) => loadPart(part.lazy)),
        ...[namespace, ...owners.map((owner) => owner.namespace)].map((name) => loadNamespace(i18n, name)),
      ]);
      const element = (
        <Page
          titleKey={route.titleKey}
          descriptionKey={lawfulDescription(route.public, site.market)}
          namespace={namespace}
          frame={route.frame ?? 'standard'}
          top={route.touchesHeader?.(site.brand.layout) ? 'none' : undefined}
        >
          <Guarded guards={guardsOf(route)} skeleton={skeleton}>
            {module.allowedBy === undefined ? (
              <Component />
            ) : (
              <Lawful by={module.allowedBy}>
                <Component />
              </Lawful>
            )}
          </Guarded>
        </Page>
      );
      return { element: route.flag === undefined ? element : <Flagged flag={route.flag}>{element}</Flagged> };
    },
  };
}

/** Leads to another address, with the query of this one. */
function Forward({ to }: { readonly to: string }) {
  const { search, hash } = useLocation();
  const [pathname = '', own] = to.split('#');
  return <Navigate replace to={{ pathname, search, hash: own ?? hash }} />;
}

/** The page for an address that no route knows (A§2). */
const missing: RouteObject = {
  path: '*',
  lazy: async () => {
    const { Missing } = await import('./problem/Missing.tsx');
    return {
      element: (
        <Page titleKey="shell.notFound.title">
          <Missing />
        </Page>
      ),
    };
  },
};

/**
 * All routes of the site under its locale prefix (A§2, B§2). The table is the same in the browser and in a server
 * render.
 */
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
      // One boundary around all pages, not one on each: the router does not render the boundary of a lazy route whose
      // code could not be fetched.
      children: [
        {
          errorElement: <RouteError framed />,
          children: [
            ...modules.flatMap((module) => [
              ...module.routes.map((route) => domainRoute({ i18n, site, modules }, module, route)),
              ...(module.redirects ?? []).map(({ path, to }): RouteObject => ({
                path,
                element: <Forward to={localePath(site.market.pair, to)} />,
              })),
            ]),
            missing,
          ],
        },
      ],
    },
  ];
}

/**
 * @param options `prerendered`: the page stands, and stays where its reader has scrolled by now or the browser has
 * brought it back to
 */
export const createSiteRouter = (routes: RouteObject[], { prerendered = false } = {}) =>
  createBrowserRouter(routes, prerendered ? { hydrationData: { loaderData: {} } } : {});

/** Fetches something of each route of the current page. */
const loadFirst = (load: (route: RouteObject) => Promise<unknown>) => (routes: RouteObject[]) =>
  Promise.all((matchRoutes(routes, location) ?? []).map(({ route }) => load(route)));

/** Fetches what stands in the current page's place while its code is fetched. Without it the place is empty until then. */
export const loadFirstSkeleton = loadFirst(async ({ handle }) => {
  if (handle) await loadPart(handle as LazyComponent).catch(() => undefined);
});

/** Fetches the code of the current page, so that the first render shows the page and not a skeleton. */
export const loadFirstPage = loadFirst(async (route) => {
  if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
});
