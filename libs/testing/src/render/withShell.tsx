import type { RequestHandler } from 'msw';
import { useMemo, type ComponentType, type ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import {
  DEFAULT_PAIR,
  legalTexts,
  MARKETS,
  translationLocale,
  type BrandLegal,
  type BrandManifest,
  type LocalePair,
  type MarketRecord,
} from '@baize/brand';
import type { createStore } from 'jotai';
import type { DomainModule } from '@baize/shell';
import { serve } from '../api/serve.ts';
import { testSite } from '../site/test-site.ts';
import { defaultHandlers } from './default-handlers.ts';
import { createSurroundings, FollowedLinks, Shell, type Who } from './Shell.tsx';

export interface WithShellOptions {
  readonly who?: Who;
  readonly handlers?: readonly RequestHandler[];
  /** Under the locale prefix, e.g. `online-casino?search=x`. */
  readonly path?: string;
  /** Route pattern under the prefix, for screens that read parameters. */
  readonly route?: string;
  /** The modules whose slots and inbox kinds the screen shows; default: none. */
  readonly modules?: readonly DomainModule[];
  /** What the market of the toolbar's locale offers here, for a screen that only some markets have. */
  readonly market?: Partial<MarketRecord>;
  /** Sets flow state before the screen renders. */
  readonly prepare?: (store: ReturnType<typeof createStore>) => void;
}

/** What Storybook's toolbar chooses (.storybook/brands.ts). */
interface ChosenBrand {
  readonly manifest?: BrandManifest;
  readonly legal?: BrandLegal;
}

/** Returns the first pair of the markets with the texts of a locale; the default pair if there is none. */
const pairOf = (locale: string): LocalePair =>
  [
    DEFAULT_PAIR,
    ...Object.values(MARKETS).flatMap(({ id, languages }) =>
      languages.map((language): LocalePair => `${language}-${id}`),
    ),
  ].find((pair) => translationLocale(pair) === locale) ?? DEFAULT_PAIR;

/** Outside of Storybook: the reference brand. */
const NO_BRAND: ChosenBrand = {};

function Scene({
  options,
  pair,
  chosen: { manifest, legal },
  children,
}: {
  readonly options: WithShellOptions;
  readonly pair: LocalePair;
  readonly chosen: ChosenBrand;
  readonly children: ReactNode;
}) {
  const surroundings = useMemo(() => {
    serve(...(options.handlers ?? []), ...defaultHandlers());
    const site = testSite({
      pair,
      ...(manifest ? { brand: manifest } : {}),
      ...(legal ? { legal: legalTexts(legal, translationLocale(pair)) } : {}),
    });
    const market = { ...site.market, market: { ...site.market.market, ...options.market } };
    const made = createSurroundings({ ...site, market }, options.who ?? null);
    options.prepare?.(made.store);
    return made;
  }, [options, pair, manifest, legal]);
  return (
    <Shell surroundings={surroundings} modules={options.modules}>
      <MemoryRouter key={pair} initialEntries={[`/${pair}/${options.path ?? ''}`]}>
        <FollowedLinks />
        <Routes>
          <Route path={`/:pair/${options.route ?? '*'}`} element={children} />
          <Route path="*" element={null} />
        </Routes>
      </MemoryRouter>
    </Shell>
  );
}

/**
 * Storybook decorator: the site's environment in the toolbar's brand and locale, with handlers for the screen's requests.
 */
export function withShell(options: WithShellOptions = {}) {
  return function WithShell(
    Story: ComponentType,
    {
      globals,
      loaded = {},
    }: { readonly globals: Readonly<Record<string, unknown>>; readonly loaded?: Readonly<Record<string, unknown>> },
  ) {
    return (
      <Scene
        options={options}
        pair={pairOf(String(globals['locale']))}
        chosen={(loaded['brand'] as ChosenBrand | undefined) ?? NO_BRAND}
      >
        <Story />
      </Scene>
    );
  };
}
