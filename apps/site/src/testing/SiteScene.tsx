import type { createStore } from 'jotai';
import type { RequestHandler } from 'msw';
import { useMemo } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { legalTexts, type BrandLegal, type BrandManifest, type LocalePair } from '@baize/brand';
import { createSurroundings, defaultHandlers, serve, testBrand, testSite, type Who } from '@baize/testing';
import { modulesOf } from '../modules.ts';
import { Providers } from '../providers.tsx';
import { siteRoutes } from '../router.tsx';
import { siteHandlers } from './site-handlers.ts';

export interface SiteStoryOptions {
  /** Under the locale prefix; the home page unless said. */
  readonly path?: string;
  /** A visitor unless said. */
  readonly who?: Who;
  /** Answer before those of the filled site. */
  readonly handlers?: readonly RequestHandler[];
  /** Puts flow state in place before the page is drawn. */
  readonly prepare?: (store: ReturnType<typeof createStore>) => void;
}

/** The toolbar's locale as a pair, if the brand enables it. */
const PAIRS: Readonly<Record<string, LocalePair>> = {
  en: 'en-UN', fi: 'fi-FI', no: 'no-NO', de: 'de-AT', pl: 'pl-UN', caf: 'fr-CA', pt: 'pt-PT', cl: 'es-CL', pe: 'es-PE', tr: 'tr-TR', tl: 'tl-PH', ja: 'ja-UN',
};

function SiteScene({ options, brand, legal, locale }: { readonly options: SiteStoryOptions; readonly brand: BrandManifest; readonly legal: BrandLegal | undefined; readonly locale: string }) {
  const { surroundings, router } = useMemo(() => {
    serve(...(options.handlers ?? []), ...siteHandlers(), ...defaultHandlers());
    const wanted = PAIRS[locale] ?? 'en-UN';
    const pair = [wanted, 'en-UN' as LocalePair].find((candidate) => brand.config.pairs.includes(candidate)) ?? (brand.config.pairs[0] as LocalePair);
    const made = createSurroundings(testSite({ pair, brand, ...(legal ? { legal: legalTexts(legal, locale) } : {}) }), options.who ?? null);
    options.prepare?.(made.store);
    const routes = siteRoutes({ site: made.site, i18n: made.i18n, modules: modulesOf(made.site) });
    return { surroundings: made, router: createMemoryRouter(routes, { initialEntries: [`/${pair}${options.path ? `/${options.path}` : ''}`] }) };
  }, [options, brand, legal, locale]);
  return <Providers {...surroundings}><RouterProvider key={`${brand.config.id} ${locale}`} router={router} /></Providers>;
}

/** Storybook's render function for a page of the site as a player meets it: frame, routes, guards and overlays, in the toolbar's brand and locale. */
export function sitePage(options: SiteStoryOptions = {}) {
  return function Page(_args: unknown, { globals, loaded }: { readonly globals: Readonly<Record<string, unknown>>; readonly loaded: Readonly<Record<string, unknown>> }) {
    const { manifest: brand = testBrand(), legal } = (loaded['brand'] as { readonly manifest?: BrandManifest; readonly legal?: BrandLegal } | undefined) ?? {};
    return <SiteScene options={options} brand={brand} legal={legal} locale={String(globals['locale'])} />;
  };
}
