import { LazyPart, useProfile } from '@baize/shell';
import { ClosedLinks } from './ClosedLinks.tsx';
import { LevelNews } from './LevelNews.tsx';
import { WelcomeDialog } from './WelcomeDialog.tsx';

const loadVerificationDialog = () => import('@baize/kyc/VerificationDialog');

/** The site's own overlays for a player. A visitor never fetches them. */
export function PlayerOverlays() {
  // Few players have documents, so only they fetch the dialog about them.
  const hasDocuments = (useProfile().data?.requestDocumentTypeStatus ?? '') !== '';
  return (
    <>
      <WelcomeDialog />
      <ClosedLinks />
      <LevelNews />
      {hasDocuments && <LazyPart load={loadVerificationDialog} />}
    </>
  );
}
