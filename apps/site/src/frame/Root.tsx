import { Outlet, ScrollRestoration } from 'react-router-dom';
import { MaintenanceScreen, Overlays, useMaintenance } from '../overlays/Overlays.tsx';

/** Around every page: the page scrolls to its top on navigation (A§2) and back to where it was on "back". */
export function Root() {
  if (useMaintenance()) return <MaintenanceScreen />;
  return (
    <>
      <Outlet />
      <Overlays />
      <ScrollRestoration />
    </>
  );
}
