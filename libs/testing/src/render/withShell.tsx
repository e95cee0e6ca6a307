import type { RequestHandler } from 'msw';
import { useMemo, type ComponentType, type ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import type { LocalePair } from '@baize/brand';
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
  /** Sets flow state before the screen renders. */
  readonly prepare?: (store: ReturnType<typeof createStore>) => void;
}

/** Returns the toolbar's locale as a pair of the reference brand. */
const PAIRS: Readonly<Record<string, LocalePair>> = { en: 'en-UN', fi: 'fi-FI', caf: 'fr-CA' };

function Scene({
  options,
  pair,
  children,
}: {
  readonly options: WithShellOptions;
  readonly pair: LocalePair;
  readonly children: ReactNode;
}) {
  const surroundings = useMemo(() => {
    serve(...(options.handlers ?? []), ...defaultHandlers());
    const made = createSurroundings(testSite({ pair }), options.who ?? null);
    options.prepare?.(made.store);
    return made;
  }, [options, pair]);
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

/** Storybook decorator: the site's environment in the toolbar's locale, with handlers for the screen's requests. */
export function withShell(options: WithShellOptions = {}) {
  return function WithShell(
    Story: ComponentType,
    { globals }: { readonly globals: Readonly<Record<string, unknown>> },
  ) {
    return (
      <Scene options={options} pair={PAIRS[String(globals['locale'])] ?? 'en-UN'}>
        <Story />
      </Scene>
    );
  };
}
