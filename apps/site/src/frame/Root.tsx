import { useEffect } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { useFollowPlayRoute } from '@baize/games';
import { useAuthorisation } from '@baize/session';
import { useOverlay } from '@baize/shell';
import { Head } from './Head.tsx';
import { MaintenanceScreen, Overlays, useMaintenance } from '../overlays/Overlays.tsx';

/** Around every page: the page scrolls to its top on navigation (A§2) and back to where it was on "back". */
export function Root() {
  useLoginHash();
  useFollowPlayRoute();
  if (useMaintenance()) return <><Head titleKey="site.problem.maintenance.title" /><MaintenanceScreen /></>;
  return (
    <>
      <Outlet />
      <Overlays />
      <ScrollRestoration />
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
