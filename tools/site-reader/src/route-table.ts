import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrandConfig, ResolvedMarket } from '@baize/brand';
import { findRoute } from '@baize/shell/find-route';
import { HOME_SECTIONS, partsOf } from '@baize/shell/module';
import { isModuleAvailable, MODULES } from '@baize/site/modules';

type DomainModule = (typeof MODULES)[number];
type DomainRoute = DomainModule['routes'][number];

/** An address of the site with its conditions. */
export interface SiteRoute
  extends Pick<DomainRoute, 'entries' | 'flag' | 'public'>, Pick<DomainModule, 'capability' | 'allowedBy'> {
  /** Pattern under the locale prefix, as the module writes it; home is empty. */
  readonly path: string;
  /** The module's route; null for a redirect. */
  readonly route: DomainRoute | null;
  readonly module: DomainModule;
}

/** Ids of the home page's sections that modules add; a brand places them in `layout.home`. */
export const HOME_PARTS: readonly string[] = partsOf(MODULES, HOME_SECTIONS).map(({ id }) => id);

/** Every route of the site, read from its modules. */
export const SITE_ROUTES: readonly SiteRoute[] = MODULES.flatMap((module) => {
  const { capability, allowedBy } = module;
  const needs = { ...(capability ? { capability } : {}), ...(allowedBy ? { allowedBy } : {}) };
  return [
    ...module.routes.map((route): SiteRoute => {
      const { path, entries, flag, public: page } = route;
      return {
        ...needs,
        path,
        route,
        module,
        ...(entries ? { entries } : {}),
        ...(flag ? { flag } : {}),
        ...(page ? { public: page } : {}),
      };
    }),
    ...(module.redirects ?? []).map(({ path }): SiteRoute => ({ ...needs, path, route: null, module })),
  ];
});

/** The routes that the sitemap lists. */
export const PUBLIC_ROUTES: readonly SiteRoute[] = SITE_ROUTES.filter(
  (route) => route.public !== undefined && route.public.listed !== false,
);

/** Tells whether a public route exists for visitors of a brand in a market. */
export function isOpen(
  route: SiteRoute,
  brand: Pick<BrandConfig, 'capabilities'>,
  market: Pick<ResolvedMarket, 'rules'>,
): boolean {
  const { needs, hiddenBy } = route.public ?? {};
  return (
    isModuleAvailable(route, brand, market) &&
    (needs === undefined || brand.capabilities[needs]) &&
    (hiddenBy === undefined || !market.rules[hiddenBy].value)
  );
}

/**
 * Returns the route that answers an address written as the table has it; null where no route does.
 * @param address under the locale prefix, with or without a leading slash; query and hash do not count
 */
export const findSiteRoute = (address: string, brand: string): SiteRoute | null =>
  findRoute(SITE_ROUTES, address, { brand, caseSensitive: true });

/** Folder of the file that exports a module, by the module. */
let folders: Promise<ReadonlyMap<DomainModule, string>> | undefined;

async function readFolders(root: string): Promise<ReadonlyMap<DomainModule, string>> {
  const files = [
    'apps/site/src/site-modules.ts',
    ...readdirSync(join(root, 'libs')).map((library) => `libs/${library}/src/module.ts`),
  ].filter((file) => existsSync(join(root, file)));
  const found = new Map<DomainModule, string>();
  for (const file of files) {
    const exported = (await import(pathToFileURL(join(root, file)).href)) as Record<string, unknown>;
    for (const value of Object.values(exported))
      if (MODULES.includes(value as DomainModule)) found.set(value as DomainModule, file.replace(/\/[^/]+$/, ''));
  }
  return found;
}

/**
 * Returns the file that a module's `lazy` imports, relative to the repository. It is read from the function's source, so
 * that no second list can differ from it.
 * @param what names the part in the error
 * @throws if `lazy` does not import a file of its own library, or the file is missing
 */
async function importedFile(root: string, module: DomainModule, lazy: unknown, what: string): Promise<string> {
  folders ??= readFolders(root);
  const folder = (await folders).get(module);
  const [, imported] = /import\(\s*["'`]\.\/([^"'`]+\.tsx?)["'`]\s*\)/.exec(String(lazy)) ?? [];
  const file = folder !== undefined && imported !== undefined ? `${folder}/${imported}` : undefined;
  if (file === undefined || !existsSync(join(root, file)))
    throw new Error(
      `${what} in module "${module.id}" is unknown (${file ?? 'no import found'}), so a release could not preload its code. Write its lazy as () => import('./screens/X/X.tsx').then(…), with a file of the same library.`,
    );
  return file;
}

/**
 * Returns the file of the screen that a route loads: the release preloads its chunk with the page.
 * @param root the repository whose modules are running
 * @throws if the file cannot be read from the route's `lazy`
 */
export const screenFile = (root: string, { route, module, path }: SiteRoute): Promise<string> =>
  importedFile(root, module, route?.lazy, `The screen of "${path}"`);

/** An overlay whose code is preloaded on public pages. */
export interface PreloadedOverlay {
  readonly file: string;
  /** Namespace of its texts. */
  readonly namespace: string;
}

/** Returns the overlays that visitors of public pages open first. */
export const preloadedOverlays = (root: string): Promise<readonly PreloadedOverlay[]> =>
  Promise.all(
    MODULES.flatMap((module) =>
      (module.overlays ?? [])
        .filter(({ preloaded }) => preloaded)
        .map(async ({ id, lazy }) => ({
          file: await importedFile(root, module, lazy, `The overlay "${id}"`),
          namespace: module.namespace,
        })),
    ),
  );
