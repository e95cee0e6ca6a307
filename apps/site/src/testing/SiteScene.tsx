import type { createStore } from 'jotai';
import type { RequestHandler } from 'msw';
import { useMemo } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import {
  DEFAULT_PAIR,
  legalTexts,
  translationLocale,
  type BrandLegal,
  type BrandManifest,
  type LocalePair,
} from '@baize/brand';
import { createSurroundings, defaultHandlers, serve, testBrand, testSite, type Who } from '@baize/testing';
import { modulesOf } from '../modules.ts';
import { Providers } from '../providers.tsx';
import { siteRoutes } from '../router.tsx';
import { siteHandlers } from './site-handlers.ts';

export interface SiteStoryOptions {
  /** The path under the locale prefix; the home page by default. */
  readonly path?: string;
  /** A visitor by default. */
  readonly who?: Who;
  /** Handlers that answer before those of the filled site. */
  readonly handlers?: readonly RequestHandler[];
  /** Sets the state of a flow before the page is rendered. */
  readonly prepare?: (store: ReturnType<typeof createStore>) => void;
}

/** Returns the brand's pair for the toolbar's locale, or its default pair. */
function pairOf({ config: { pairs } }: BrandManifest, locale: string): LocalePair {
  const known = [DEFAULT_PAIR, ...pairs].filter((pair) => pairs.includes(pair));
  return known.find((pair) => translationLocale(pair) === locale) ?? known[0] ?? DEFAULT_PAIR;
}

function SiteScene({
  options,
  brand,
  legal,
  locale,
}: {
  readonly options: SiteStoryOptions;
  readonly brand: BrandManifest;
  readonly legal: BrandLegal | undefined;
  readonly locale: string;
}) {
  const { surroundings, router } = useMemo(() => {
    serve(...(options.handlers ?? []), ...siteHandlers(), ...defaultHandlers());
    const pair = pairOf(brand, locale);
    const made = createSurroundings(
      testSite({ pair, brand, ...(legal ? { legal: legalTexts(legal, translationLocale(pair)) } : {}) }),
      options.who ?? null,
    );
    options.prepare?.(made.store);
    const routes = siteRoutes({ site: made.site, i18n: made.i18n, modules: modulesOf(made.site) });
    return {
      surroundings: made,
      router: createMemoryRouter(routes, { initialEntries: [`/${pair}${options.path ? `/${options.path}` : ''}`] }),
    };
  }, [options, brand, legal, locale]);
  return (
    <Providers {...surroundings}>
      <RouterProvider key={`${brand.config.id} ${locale}`} router={router} />
    </Providers>
  );
}

/**
 * Storybook's render function for a whole page of the site: frame, routes, guards and overlays, in the toolbar's brand
 * and locale.
 */
export function sitePage(options: SiteStoryOptions = {}) {
  return function Page(
    _args: unknown,
    {
      globals,
      loaded,
    }: { readonly globals: Readonly<Record<string, unknown>>; readonly loaded: Readonly<Record<string, unknown>> },
  ) {
    const { manifest: brand = testBrand(), legal } =
      (loaded['brand'] as { readonly manifest?: BrandManifest; readonly legal?: BrandLegal } | undefined) ?? {};
    return <SiteScene options={options} brand={brand} legal={legal} locale={String(globals['locale'])} />;
  };
}
