import { atom, useAtomValue, useSetAtom, type createStore } from 'jotai';
import {
  CONSENT_VERSION,
  cookieConsent,
  readCookieConsent,
  saveCookieConsent,
  type ConsentOption,
  type CookieConsent,
} from '@baize/contracts/consent';
import { ApiError, call } from '@baize/http';
import { sessionAtom } from '@baize/session';

/** What the browser may keep of a consent (A§5: cookie options, accepted flag, consent id). */
export const CONSENT_KEYS = {
  options: 'cookie-options',
  accepted: 'cookies-accepted',
  id: 'cookies-consent-id',
} as const;

/** A choice about everything that may be refused. */
export type ConsentChoice = Readonly<Record<ConsentOption, boolean>>;
export const ACCEPT_ALL: ConsentChoice = { performanceFunctional: true, marketing: true };
export const REFUSE_ALL: ConsentChoice = { performanceFunctional: false, marketing: false };

/** The choice that holds; null until one is made, undefined until the browser was asked. In both only essentials run (ruling 20). */
export const consentAtom = atom<CookieConsent | null | undefined>(undefined);
/** A choice made since this page was loaded is newer than what the server knows; it is there until the server has it. */
const unsavedAtom = atom(false);
const savingAtom = atom(Promise.resolve());

/** @param unsavedFor the player whose server record has yet to hear of it; the next page then brings it there, instead of taking over what the server still knows */
function keep(consent: CookieConsent, unsavedFor?: string): void {
  const { cookiesConsentId, ...options } = consent;
  try {
    localStorage.setItem(CONSENT_KEYS.id, cookiesConsentId);
    localStorage.setItem(CONSENT_KEYS.options, JSON.stringify({ ...options, unsavedFor }));
    localStorage.setItem(CONSENT_KEYS.accepted, 'true');
  } catch {
    // Storage is blocked: the choice holds for this page, and is asked for again on the next.
  }
}

function storedId(): string | null {
  try {
    return localStorage.getItem(CONSENT_KEYS.id);
  } catch {
    return null;
  }
}

/** What this browser remembers; null where that is nothing, garbage, or an answer to an older question. */
export function storedConsent(): CookieConsent | null {
  try {
    const options: unknown = JSON.parse(localStorage.getItem(CONSENT_KEYS.options) ?? 'null');
    const parsed = cookieConsent.safeParse({ ...(options as object | null), cookiesConsentId: storedId() });
    return parsed.success && parsed.data.version === CONSENT_VERSION ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Whose choice an earlier page could not bring to the server; null where nothing waits. */
function storedUnsavedFor(): string | null {
  try {
    const { unsavedFor } = JSON.parse(localStorage.getItem(CONSENT_KEYS.options) ?? '{}') as {
      readonly unsavedFor?: unknown;
    };
    return typeof unsavedFor === 'string' ? unsavedFor : null;
  } catch {
    return null;
  }
}

/** The player of whom this tab has been told that the server knows no choice. */
const UNKNOWN_KEY = 'cookies-consent-unknown';
/** Whether a question would only be refused again: nobody has chosen here since, and a refusal stands red in the browser's console with every page. */
function knownUnknown(playerId: string): boolean {
  try {
    return storedConsent() === null && sessionStorage.getItem(UNKNOWN_KEY) === playerId;
  } catch {
    return false;
  }
}
function rememberUnknown(playerId: string): void {
  try {
    sessionStorage.setItem(UNKNOWN_KEY, playerId);
  } catch {
    // Then the next page asks again.
  }
}

/**
 * Brings the choice that holds to the server, one call at a time: a choice must never arrive behind the one that replaced it.
 * Should it fail, the next log-in or page of the player brings it; what was chosen holds here in any case.
 */
const saveConsentAtom = atom(null, (get, set): Promise<void> => {
  const saving = get(savingAtom)
    .then(async () => {
      const consent = get(consentAtom);
      const playerId = get(sessionAtom)?.playerId;
      if (!consent || playerId === undefined || !get(unsavedAtom)) return;
      keep(consent, playerId);
      await call(saveCookieConsent, { body: consent });
      if (get(consentAtom) !== consent || get(sessionAtom)?.playerId !== playerId) return;
      set(unsavedAtom, false);
      keep(consent);
    })
    .catch(() => undefined);
  set(savingAtom, saving);
  return saving;
});

/** Makes a choice: it holds at once, here and, for a player, on the server. */
export const chooseConsentAtom = atom(null, async (get, set, choice: ConsentChoice): Promise<void> => {
  const id = cookieConsent.shape.cookiesConsentId.safeParse(get(consentAtom)?.cookiesConsentId ?? storedId());
  const consent: CookieConsent = {
    cookiesConsentId: id.success ? id.data : crypto.randomUUID(),
    version: CONSENT_VERSION,
    essentials: true,
    ...choice,
  };
  set(consentAtom, consent);
  set(unsavedAtom, true);
  keep(consent, get(sessionAtom)?.playerId);
  await set(saveConsentAtom);
});

/** The choice that holds, and how to make another. */
export function useConsent() {
  return { consent: useAtomValue(consentAtom), choose: useSetAtom(chooseConsentAtom) };
}

/**
 * Reads what this browser remembers, agrees with the server about a player (A§6: after a 404 the local choice is saved
 * there), and follows other tabs.
 * @returns how to stop
 */
export function startConsent(store: ReturnType<typeof createStore>): () => void {
  store.set(consentAtom, storedConsent());
  let player: string | null = null;
  /** The choice of this browser is newer than, or unknown to, the server. */
  const tell = (): Promise<void> => {
    store.set(unsavedAtom, true);
    return store.set(saveConsentAtom);
  };
  const agree = async (playerId: string): Promise<void> => {
    if (store.get(unsavedAtom) || storedUnsavedFor() === playerId || knownUnknown(playerId)) return tell();
    try {
      const known = await call(readCookieConsent, {});
      if (player !== playerId || store.get(unsavedAtom) || known.version > CONSENT_VERSION) return;
      if (known.version < CONSENT_VERSION) return await tell();
      store.set(consentAtom, known);
      keep(known);
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 404 && player === playerId)) return;
      rememberUnknown(playerId);
      await tell();
    }
  };
  const follow = (): void => {
    const next = store.get(sessionAtom)?.playerId ?? null;
    if (next === player) return;
    player = next;
    if (next !== null) void agree(next);
  };
  const stopSession = store.sub(sessionAtom, follow);
  follow();
  const onStorage = (event: StorageEvent): void => {
    if (event.key === CONSENT_KEYS.options) store.set(consentAtom, storedConsent());
  };
  addEventListener('storage', onStorage);
  return () => {
    stopSession();
    removeEventListener('storage', onStorage);
  };
}
