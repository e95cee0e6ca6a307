import { CoolingNotice } from './CoolingNotice.tsx';
import { WelcomeDialog } from './WelcomeDialog.tsx';

/** Dialogs that combine several domains, for a player who is, or just was, logged in. A visitor never fetches them. */
export function PlayerOverlays() {
  return (
    <>
      <WelcomeDialog />
      <CoolingNotice />
    </>
  );
}
