import { ClosedLinks } from './ClosedLinks.tsx';
import { WelcomeDialog } from './WelcomeDialog.tsx';

/** The site's own overlays for a player. A visitor never fetches them. */
export function PlayerOverlays() {
  return (
    <>
      <WelcomeDialog />
      <ClosedLinks />
    </>
  );
}
