import { lazy, Suspense } from 'react';
import { useAuthorisation } from '@baize/session';
import { HomeSitePlace } from '../overlays/HomeSitePlace.tsx';

// Only players see it.
const OtherMarket = lazy(() =>
  import('../overlays/OtherMarket.tsx').then((module) => ({ default: module.OtherMarket })),
);

/** The line below the header for a player on another market's site. Its place is kept while the player is not known. */
export function HomeSiteLine() {
  const authorisation = useAuthorisation();
  if (authorisation.status !== 'resolved') return <HomeSitePlace />;
  if (!authorisation.authorised) return null;
  return (
    <Suspense fallback={<HomeSitePlace />}>
      <OtherMarket />
    </Suspense>
  );
}
