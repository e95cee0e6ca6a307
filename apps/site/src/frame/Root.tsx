import { Activity, lazy, Suspense, useEffect, useMemo } from 'react';
import { Outlet, ScrollRestoration, useLocation, type Location } from 'react-router-dom';
import { useFollowPlayRoute } from '@baize/games';
import { useAuthorisation } from '@baize/session';
import { useFlag, useFollowedLinks, useOverlay, useRefusedAccess } from '@baize/shell';
import { Overlays } from '../overlays/Overlays.tsx';
import { Alive } from '../document/Alive.tsx';
import { Head } from '../document/Head.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { TermsGate } from '../gates/TermsGate.tsx';
import { usePlaceKept } from './use-place-kept.ts';

// What stands in place of the site is fetched by those few who see it.
const MaintenanceSite = lazy(() =>
  import('../closed/Maintenance.tsx').then((module) => ({ default: module.MaintenanceSite })),
);
const RestrictedSite = lazy(() =>
  import('../closed/Restricted.tsx').then((module) => ({ default: module.RestrictedSite })),
);

/** A game that nobody sees must not go on playing: its round is settled by the studio, and the page opens it anew. */
const GAME = /\/play\//;

/** What a scroll position is kept under. Every page that the browser loads itself has the key `default`: there its address tells it from others, or a link from outside would open where the page before it was left. */
export const placeKey = ({ key, pathname, search }: Pick<Location, 'key' | 'pathname' | 'search'>): string =>
  key === 'default' ? `${pathname}${search}` : key;

/**
 * Around every page: the page scrolls to its top on navigation (A§2) and back to where it was on "back". A country or an
 * address that may not be served, and maintenance, override everything (A§2), also while the site is open. Maintenance only
 * hides the page, with whatever is typed into it; it comes back as it was.
 */
export function Root() {
  useLoginHash();
  useFollowedLinks();
  useFollowPlayRoute();
  const { pathname } = useLocation();
  const refused = useRefusedAccess();
  const maintenance = useFlag('maintenance');
  usePlaceKept(maintenance);
  // The same element whatever this one learns (flags, access): a new one would bring the whole prerendered page to life in one long task.
  const page = useMemo(
    () => (
      <Activity mode={maintenance ? 'hidden' : 'visible'}>
        <TermsGate>
          <Outlet />
        </TermsGate>
      </Activity>
    ),
    [maintenance],
  );
  if (refused)
    return (
      <>
        <Head titleKey={`site.problem.${refused.kind === 'blocked' ? 'regionBlocked' : 'restricted'}.title`} />
        <Suspense fallback={<PageSkeleton />}>
          <RestrictedSite kind={refused.kind} />
          <Alive />
        </Suspense>
      </>
    );
  return (
    <>
      {maintenance && (
        <>
          <Head titleKey="site.problem.maintenance.title" />
          <Suspense fallback={<PageSkeleton />}>
            <MaintenanceSite />
            <Alive />
          </Suspense>
        </>
      )}
      {!(maintenance && GAME.test(pathname)) && page}
      {!maintenance && <Overlays />}
      <ScrollRestoration getKey={placeKey} />
    </>
  );
}

/** A§2: `#login` on any path opens the log-in popup, for whoever is not in already. */
function useLoginHash(): void {
  const { hash } = useLocation();
  const authorisation = useAuthorisation();
  const [, openOverlay] = useOverlay();
  const visitor = authorisation.status === 'resolved' && !authorisation.authorised;
  useEffect(() => {
    if (hash === '#login' && visitor) openOverlay('login');
  }, [hash, visitor, openOverlay]);
}
