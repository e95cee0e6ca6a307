import { CoolingNotice } from './CoolingNotice.tsx';
import { WelcomeDialog } from './WelcomeDialog.tsx';

/**
 * Dialogs that combine several domains, for a player who is logged in or has just been. A visitor never fetches them.
 */
export function PlayerOverlays() {
  return (
    <>
      <WelcomeDialog />
      <CoolingNotice />
    </>
  );
}
