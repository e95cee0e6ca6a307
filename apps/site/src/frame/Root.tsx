import { Activity, lazy, Suspense, useEffect, useMemo, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigate, type Location } from 'react-router-dom';
import { useFollowPlayRoute } from '@baize/games';
import { useAuthorisation } from '@baize/session';
import { currentPath, useFlag, useFollowedLinks, useOverlay, useRefusedAccess } from '@baize/shell';
import { Overlays } from '../overlays/Overlays.tsx';
import { HydrationMarker } from '../document/HydrationMarker.tsx';
import { Head } from '../document/Head.tsx';
import { LawStrip, useLawStrip } from './LawStrip.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { TermsGate } from '../gates/TermsGate.tsx';
import { useRestoredPlace } from './use-restored-place.ts';

// Only the few visitors who see these screens fetch their code.
const MaintenanceSite = lazy(() =>
  import('../closed/Maintenance.tsx').then((module) => ({ default: module.MaintenanceSite })),
);
const RestrictedSite = lazy(() =>
  import('../closed/Restricted.tsx').then((module) => ({ default: module.RestrictedSite })),
);

/**
 * A game must not continue while it is hidden: the studio settles the open round, and the page launches the game again.
 */
const GAME = /\/play\//;

/**
 * Returns the key under which a scroll position is stored. Every page that the browser loads itself has the key
 * `default`, so its address is used instead; otherwise a link from outside would open at the previous page's position.
 */
export const placeKey = ({ key, pathname, search }: Pick<Location, 'key' | 'pathname' | 'search'>): string =>
  key === 'default' ? `${pathname}${search}` : key;

/**
 * Wraps every page: scrolls to the top on navigation (A§2) and restores the position on "back". A refused country or
 * network address and maintenance override everything (A§2), even while the site is open. Maintenance only hides the
 * page, so anything typed into it is still there afterwards.
 */
export function Root() {
  useAskedPopup();
  useFollowedLinks();
  useFollowPlayRoute();
  const { pathname } = useLocation();
  const refused = useRefusedAccess();
  const maintenance = useFlag('maintenance');
  // Given to them, because their own import would make the first load of every page heavier.
  const strip = useLawStrip() ? <LawStrip /> : undefined;
  useRestoredPlace(maintenance);
  // Memoised, whatever changes here (flags, access): a new element would hydrate the whole prerendered page in one long
  // task.
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
          <RestrictedSite kind={refused.kind} strip={strip} />
          <HydrationMarker />
        </Suspense>
      </>
    );
  return (
    <>
      {maintenance && (
        <>
          <Head titleKey="site.problem.maintenance.title" />
          <Suspense fallback={<PageSkeleton />}>
            <MaintenanceSite strip={strip} />
            <HydrationMarker />
          </Suspense>
        </>
      )}
      {!(maintenance && GAME.test(pathname)) && page}
      {!maintenance && <Overlays />}
      <ScrollRestoration getKey={placeKey} />
    </>
  );
}

/**
 * A§2: `#login` on any path opens the login popup for a visitor; a player's address loses it. A reload opens the
 * sign-up popup again, whose entry in the browser's history is the current one.
 */
function useAskedPopup(): void {
  const location = useLocation();
  const { hash, state } = location;
  const navigate = useNavigate();
  const isInterrupted = useRef((state as { readonly signUp?: boolean } | null)?.signUp);
  const authorisation = useAuthorisation();
  const [, openOverlay] = useOverlay();
  const visitor = authorisation.status === 'resolved' && !authorisation.authorised;
  useEffect(() => {
    if (hash === '#login' && visitor) openOverlay('auth.login');
  }, [hash, visitor, openOverlay]);
  const leftOver = hash === '#login' && authorisation.status === 'resolved' && authorisation.authorised;
  useEffect(() => {
    if (leftOver) void navigate(currentPath({ ...location, hash: '' }), { replace: true, preventScrollReset: true });
  }, [leftOver, location, navigate]);
  useEffect(() => {
    if (!isInterrupted.current || authorisation.status !== 'resolved') return;
    // Once: a player who finished joining on this page, and logs out later, did not ask to join again.
    isInterrupted.current = false;
    if (visitor) openOverlay('auth.signUp');
  }, [authorisation.status, visitor, openOverlay]);
}
