import { useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useLocalePath, useOverlay } from '@baize/shell';
import { useIsModalOpen } from '@baize/ui/open-modals';

/**
 * Pages on which good news may open over the page, under the locale prefix: home, lobbies, promotions, loyalty,
 * tournaments, and of the account what is no form. Everywhere else it waits: over games and bets, in the cashier, at
 * sign-up and verification, and on pages where players limit themselves or look for help.
 */
const ORDINARY =
  /^(?:(?:online-casino|live-casino-online|promotions|loyalty|tournaments)(?!\/play\/)(?:\/.*)?|my-account(?:\/rewards(?:\/active)?|\/inbox(?:\/notifications)?)?)?$/;

/** Where someone types or plays in a frame, nothing opens. */
const BUSY = 'input, textarea, select, iframe, [contenteditable]';
const isFree = () => document.visibilityState === 'visible' && document.activeElement?.matches(BUSY) !== true;

function watchPage(listener: () => void): () => void {
  // Between two fields no field has the focus.
  const later = () => void setTimeout(listener);
  document.addEventListener('focusin', later);
  document.addEventListener('focusout', later);
  document.addEventListener('visibilitychange', later);
  return () => {
    document.removeEventListener('focusin', later);
    document.removeEventListener('focusout', later);
    document.removeEventListener('visibilitychange', later);
  };
}

/**
 * Tells whether news may open now: the tab is visible, the page is an ordinary one, no other dialog is open and nobody
 * types. Once shown, it stays until the player leaves such pages or another overlay opens.
 */
export function useQuietMoment(isWanted: boolean): boolean {
  const home = useLocalePath()('');
  const { pathname } = useLocation();
  const [overlay] = useOverlay();
  const isModalOpen = useIsModalOpen();
  const isPageFree = useSyncExternalStore(watchPage, isFree, () => false);
  const [isShown, setShown] = useState(false);
  const path = pathname.slice(home.length).replace(/^\/+|\/+$/g, '');
  const isPossible = isWanted && overlay === null && ORDINARY.test(path);
  // The dialog counts as an open one itself, so only its beginning waits for others.
  if (isPossible && !isShown && !isModalOpen && isPageFree) setShown(true);
  if (!isPossible && isShown) setShown(false);
  return isPossible && isShown;
}
