import type { createStore } from 'jotai';
import { sessionAtom } from '@baize/session';
import { overlayAtom, sessionEndAtom, setToastAtom } from '@baize/shell';
import { SITE_PATHS } from './paths.ts';

/** How long the news of a logout in another tab is shown, in milliseconds. */
const LOGGED_OUT_MS = 6000;
/** How long the answer to a break may take after its session has ended, in milliseconds. */
const BREAK_ANSWER_MS = 1500;

export interface LostSession {
  readonly store: ReturnType<typeof createStore>;
  /** Opens the default page; resolves when it is there. */
  readonly openDefaultPage: () => Promise<void>;
  /** Where the session ended, as far as is known by now. */
  readonly where: () => 'here' | 'another-tab';
  readonly translate: (key: string) => string;
}

/**
 * Leads a player whose session has ended by itself to the default page (A§2) and says why: a balance that suddenly
 * disappears needs an explanation.
 */
export function leaveLostSession({ store, openDefaultPage, where, translate }: LostSession): void {
  // The page that was left may have opened the login popup meanwhile. One that the player opened from the notice about
  // the end stays.
  let isNoticeRead = false;
  const stop = store.sub(sessionEndAtom, () => (isNoticeRead = store.get(sessionEndAtom) === null));
  void openDefaultPage().then(() => {
    stop();
    if (!isNoticeRead) store.set(overlayAtom, null);
  });
  // The API ends the session of a break before it answers the call that started it; its own notice says more.
  // So does the page that opens when an account is closed.
  setTimeout(() => {
    const isExplained = store.get(sessionEndAtom) !== null || location.pathname.endsWith(SITE_PATHS.closedAccount);
    if (isExplained || store.get(sessionAtom) !== null) return;
    const isOwn = where() === 'another-tab';
    store.set(setToastAtom, 'warning', {
      // A logout in another tab is nearly always the player's own, and so is a break that they began there: nothing to
      // explain, and nothing to repeat.
      value: translate(isOwn ? 'site.sessionEndedInAllTabs' : 'site.sessionEnded'),
      timer: isOwn ? LOGGED_OUT_MS : null,
      swipeable: true,
    });
  }, BREAK_ANSWER_MS);
}
