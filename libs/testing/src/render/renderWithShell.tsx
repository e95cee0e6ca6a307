import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { RequestHandler } from 'msw';
import { useLayoutEffect, type ReactNode } from 'react';
import {
  MemoryRouter,
  parsePath,
  Route,
  Routes,
  useLocation,
  type InitialEntry,
  type Location,
} from 'react-router-dom';
import type { BrandManifest, LocalePair } from '@baize/brand';
import type { DomainModule } from '@baize/shell';
import { serve, type Served } from '../api/serve.ts';
import { testSite } from '../site/test-site.ts';
import { defaultHandlers } from './default-handlers.ts';
import { createSurroundings, FollowedLinks, Shell, type Surroundings, type Who } from './Shell.tsx';

export interface RenderWithShellOptions {
  /** Default: a visitor. */
  readonly who?: Who;
  readonly handlers?: readonly RequestHandler[];
  /** The page's path; default: the locale's root. */
  readonly path?: string;
  /** History entries before `path`, oldest first. */
  readonly before?: readonly InitialEntry[];
  /** The navigation state of `path`. */
  readonly state?: unknown;
  /** Route pattern for screens that read parameters. */
  readonly route?: string;
  readonly pair?: LocalePair;
  readonly brand?: BrandManifest;
  /** The modules whose slots and inbox kinds the screen shows; default: none. */
  readonly modules?: readonly DomainModule[];
  /** Advances fake timers while the user types. */
  readonly advanceTimers?: (milliseconds: number) => unknown;
}

export interface Rendered extends RenderResult, Surroundings {
  readonly user: UserEvent;
  readonly served: Served;
  /** The page's current location. */
  readonly location: () => Location;
}

/**
 * Renders a screen as the site would: brand and market, session, query cache, real English texts, router, and handlers
 * for its requests.
 */
export function renderWithShell(
  screen: ReactNode,
  {
    who = null,
    handlers = [],
    pair = 'en-UN',
    path = `/${pair}`,
    before = [],
    state = null,
    route = '*',
    brand,
    modules,
    advanceTimers,
  }: RenderWithShellOptions = {},
): Rendered {
  const served = serve(...handlers, ...defaultHandlers());
  const surroundings = createSurroundings(testSite({ pair, ...(brand ? { brand } : {}) }), who);
  let here: Location | undefined;
  function Here() {
    const location = useLocation();
    // Once it is on the screen: the router draws in the background, and may drop what it has drawn for a newer address.
    useLayoutEffect(() => {
      here = location;
    }, [location]);
    return null;
  }
  const rendered = render(
    <Shell surroundings={surroundings} modules={modules}>
      <MemoryRouter initialEntries={[...before, { ...parsePath(path), state }]}>
        <Here />
        <FollowedLinks />
        <Routes>
          <Route path={route} element={screen} />
          <Route path="*" element={null} />
        </Routes>
      </MemoryRouter>
    </Shell>,
  );
  return {
    ...rendered,
    ...surroundings,
    served,
    user: userEvent.setup(
      advanceTimers
        ? {
            advanceTimers: (milliseconds) => {
              advanceTimers(milliseconds);
            },
          }
        : {},
    ),
    location: () => {
      if (!here) throw new Error('The screen has not rendered yet.');
      return here;
    },
  };
}
