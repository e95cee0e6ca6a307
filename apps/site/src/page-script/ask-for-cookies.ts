import { CONSENT_KEYS, CONSENT_VERSION } from '@baize/contracts/consent-storage';
import { isTakenOver } from './app-starter.ts';
import { storedAnswer } from './stored-answer.ts';

/** Stores an answer as the app does (`chooseConsentAtom`), and tells an app that is starting. */
function answer(allowed: boolean): void {
  const options = {
    version: CONSENT_VERSION,
    essentials: true,
    performanceFunctional: allowed,
    marketing: allowed,
  };
  try {
    localStorage.setItem(CONSENT_KEYS.id, localStorage.getItem(CONSENT_KEYS.id) ?? crypto.randomUUID());
    localStorage.setItem(CONSENT_KEYS.options, JSON.stringify(options));
    localStorage.setItem(CONSENT_KEYS.accepted, 'true');
  } catch {
    // Storage is blocked: the answer holds for this page, and the next one asks again.
  }
  dispatchEvent(new StorageEvent('storage', { key: CONSENT_KEYS.options }));
}

/**
 * Shows the page's cookie notice to those who have not answered it, and takes their answer without the app.
 * @param onAllowed called once the visitor has agreed
 */
export function askForCookies(onAllowed: () => void = () => undefined): void {
  const notice = document.querySelector<HTMLElement>('[data-by-page="cookies"]');
  if (!notice || storedAnswer() !== null) return;
  const root = document.documentElement;
  root.dataset['asks'] = 'cookies';
  root.style.setProperty('--notice', `${notice.offsetHeight}px`);
  notice.addEventListener('click', ({ target }) => {
    const choice = target instanceof Element ? target.closest<HTMLElement>('[data-choice]') : null;
    // The app answers for itself once it is there.
    if (!choice || isTakenOver(root)) return;
    const allowed = choice.dataset['choice'] === 'all';
    answer(allowed);
    // For the app, where storage is blocked.
    root.dataset['answered'] = allowed ? 'all' : 'none';
    delete root.dataset['asks'];
    root.style.removeProperty('--notice');
    if (allowed) onAllowed();
  });
}
