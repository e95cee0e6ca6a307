import { atom, useAtomValue, useSetAtom, type createStore } from 'jotai';
import {
  CONSENT_VERSION,
  cookieConsent,
  readCookieConsent,
  saveCookieConsent,
  type ConsentOption,
  type CookieConsent,
} from '@baize/contracts/consent';
import { CONSENT_KEYS } from '@baize/contracts/consent-storage';
import { ApiError, call } from '@baize/http';
import { sessionAtom } from '@baize/session';

/** A choice for every purpose that can be refused. */
export type ConsentChoice = Readonly<Record<ConsentOption, boolean>>;
export const ACCEPT_ALL: ConsentChoice = { performanceFunctional: true, marketing: true };
export const REFUSE_ALL: ConsentChoice = { performanceFunctional: false, marketing: false };

/**
 * The current choice; null until one is made, undefined until storage has been read. In both cases only essentials run
 * (ruling 20).
 */
export const consentAtom = atom<CookieConsent | null | undefined>(undefined);
/** A choice made since this page was loaded, newer than the server's; set until the server has saved it. */
const unsavedAtom = atom(false);
const savingAtom = atom(Promise.resolve());

/**
 * @param unsavedFor the player for whom the choice still has to be saved on the server; the next page then sends it
 * instead of adopting the server's older one
 */
function keep(consent: CookieConsent, unsavedFor?: string): void {
  const { cookiesConsentId, ...options } = consent;
  try {
    localStorage.setItem(CONSENT_KEYS.id, cookiesConsentId);
    localStorage.setItem(CONSENT_KEYS.options, JSON.stringify({ ...options, unsavedFor }));
    localStorage.setItem(CONSENT_KEYS.accepted, 'true');
  } catch {
    // Storage is blocked: the choice applies to this page, and the next page asks again.
  }
}

function storedId(): string | null {
  try {
    return localStorage.getItem(CONSENT_KEYS.id);
  } catch {
    return null;
  }
}

/** Returns the stored choice; null if there is none, or if it is invalid or answers an older question. */
export function storedConsent(): CookieConsent | null {
  try {
    const options: unknown = JSON.parse(localStorage.getItem(CONSENT_KEYS.options) ?? 'null');
    const parsed = cookieConsent.safeParse({ ...(options as object | null), cookiesConsentId: storedId() });
    return parsed.success && parsed.data.version === CONSENT_VERSION ? parsed.data : null;
  } catch {
    return null;
  }
}

/** The player whose choice an earlier page could not save on the server; null if none is pending. */
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

/**
 * Saves the current choice on the server, one call at a time: a choice must never arrive after the one that replaced
 * it. If the call fails, the player's next login or page sends it; in this browser the choice applies anyway.
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

/** Makes a choice. It applies at once in this browser and, for a player, is saved on the server. */
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

/** Returns the current choice and a function to make another. */
export function useConsent() {
  return { consent: useAtomValue(consentAtom), choose: useSetAtom(chooseConsentAtom) };
}

/**
 * Reads the stored choice, synchronises it with the server for a player (A§6: where the server has none, the local
 * choice is saved there), and follows other tabs.
 * @returns a function that stops it
 */
export function startConsent(store: ReturnType<typeof createStore>): () => void {
  store.set(consentAtom, storedConsent());
  let player: string | null = null;
  /** This browser's choice is newer than the server's, or the server has none. */
  const tell = (): Promise<void> => {
    store.set(unsavedAtom, true);
    return store.set(saveConsentAtom);
  };
  const agree = async (playerId: string): Promise<void> => {
    if (store.get(unsavedAtom) || storedUnsavedFor() === playerId) return tell();
    try {
      const known = await call(readCookieConsent, { query: { orNone: 'true' } });
      if (player !== playerId || store.get(unsavedAtom)) return;
      if (!known || known.version < CONSENT_VERSION) return await tell();
      if (known.version > CONSENT_VERSION) return;
      store.set(consentAtom, known);
      keep(known);
    } catch (error) {
      if (error instanceof ApiError && error.status === 404 && player === playerId) await tell();
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
