import { atom, useAtomValue, useSetAtom, type createStore } from 'jotai';
import { CONSENT_VERSION, cookieConsent, readCookieConsent, saveCookieConsent, type ConsentOption, type CookieConsent } from '@baize/contracts/consent';
import { ApiError, call } from '@baize/http';
import { sessionAtom } from '@baize/session';

/** What the browser may keep of a consent (A§5: cookie options, accepted flag, consent id). */
export const CONSENT_KEYS = { options: 'cookie-options', accepted: 'cookies-accepted', id: 'cookies-consent-id' } as const;

/** A choice about everything that may be refused. */
export type ConsentChoice = Readonly<Record<ConsentOption, boolean>>;
export const ACCEPT_ALL: ConsentChoice = { performanceFunctional: true, marketing: true };
export const REFUSE_ALL: ConsentChoice = { performanceFunctional: false, marketing: false };

/** The choice that holds; null until one is made, undefined until the browser was asked. In both only essentials run (ruling 20). */
export const consentAtom = atom<CookieConsent | null | undefined>(undefined);
/** A choice made since this page was loaded is newer than what the server knows; it is there until the server has it. */
const unsavedAtom = atom(false);

function keep(consent: CookieConsent): void {
  const { cookiesConsentId, ...options } = consent;
  try {
    localStorage.setItem(CONSENT_KEYS.id, cookiesConsentId);
    localStorage.setItem(CONSENT_KEYS.options, JSON.stringify(options));
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

/** Makes a choice: it holds at once, here and, for a player, on the server. */
export const chooseConsentAtom = atom(null, async (get, set, choice: ConsentChoice): Promise<void> => {
  const id = get(consentAtom)?.cookiesConsentId ?? storedId();
  const consent: CookieConsent = { cookiesConsentId: id && /^[0-9a-f-]{36}$/i.test(id) ? id : crypto.randomUUID(), version: CONSENT_VERSION, essentials: true, ...choice };
  set(consentAtom, consent);
  set(unsavedAtom, true);
  keep(consent);
  if (!get(sessionAtom)) return;
  // Should it fail, the next log-in or page of the player brings it; what was chosen holds here in any case.
  await call(saveCookieConsent, { body: consent }).then(() => set(unsavedAtom, false), () => undefined);
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
  const agree = async (playerId: string): Promise<void> => {
    const save = async (): Promise<void> => {
      const consent = store.get(consentAtom);
      if (!consent) return;
      await call(saveCookieConsent, { body: consent });
      store.set(unsavedAtom, false);
    };
    try {
      if (store.get(unsavedAtom)) {
        await save();
        return;
      }
      const known = await call(readCookieConsent, {});
      if (player !== playerId || store.get(unsavedAtom) || known.version !== CONSENT_VERSION) return;
      store.set(consentAtom, known);
      keep(known);
    } catch (error) {
      if (error instanceof ApiError && error.status === 404 && player === playerId) await save().catch(() => undefined);
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
