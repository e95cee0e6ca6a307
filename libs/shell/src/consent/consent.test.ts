import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CONSENT_VERSION, readCookieConsent, saveCookieConsent, type CookieConsent } from '@baize/contracts/consent';
import { CONSENT_KEYS } from '@baize/contracts/consent-storage';
import { authorisationAtom, provideIdentityToken } from '@baize/session';
import { handle, playerSession, refuse, serve } from '@baize/testing';
import { ACCEPT_ALL, chooseConsentAtom, consentAtom, REFUSE_ALL, startConsent, storedConsent } from './consent.ts';

const ID = '7d5f1f5e-2f0a-4f3e-9f43-0f1f6c1d9a10';
const consent = (more: Partial<CookieConsent> = {}): CookieConsent => ({
  cookiesConsentId: ID,
  version: CONSENT_VERSION,
  essentials: true,
  performanceFunctional: false,
  marketing: false,
  ...more,
});
const remember = ({ cookiesConsentId, ...options }: CookieConsent) => {
  localStorage.setItem(CONSENT_KEYS.id, cookiesConsentId);
  localStorage.setItem(CONSENT_KEYS.options, JSON.stringify(options));
};
let stop = () => {};
const start = () => {
  const store = createStore();
  stop = startConsent(store);
  return store;
};
const signIn = (store: ReturnType<typeof createStore>) =>
  store.set(authorisationAtom, { status: 'resolved', authorised: true, session: playerSession() });

beforeEach(() => provideIdentityToken({ token: () => Promise.resolve('token'), refused: () => undefined }));
afterEach(() => {
  stop();
  localStorage.clear();
  vi.restoreAllMocks();
});

describe('a visitor’s consent (ruling 20)', () => {
  it('is missing before the choice: only essentials run', () => expect(start().get(consentAtom)).toBeNull());

  it('applies at once and on the next page, and keeps its id through later changes', async () => {
    const store = start();
    await store.set(chooseConsentAtom, ACCEPT_ALL);
    const first = store.get(consentAtom);
    expect(first).toMatchObject({ ...ACCEPT_ALL, version: CONSENT_VERSION });
    await store.set(chooseConsentAtom, REFUSE_ALL);
    expect(storedConsent()).toEqual({ ...first, ...REFUSE_ALL });
    stop();
    expect(start().get(consentAtom)).toEqual({ ...first, ...REFUSE_ALL });
  });

  it.each([
    ['garbage', '{"perf'],
    ['a list', '[]'],
    ['an older question', JSON.stringify({ ...consent(), version: 0 })],
    ['a newer question', JSON.stringify({ ...consent(), version: CONSENT_VERSION + 1 })],
    ['words for choices', '{"version":1,"essentials":true,"performanceFunctional":"yes","marketing":1}'],
  ])('is requested again when the browser has stored %s', (_what, text) => {
    localStorage.setItem(CONSENT_KEYS.id, ID);
    localStorage.setItem(CONSENT_KEYS.options, text);
    expect(start().get(consentAtom)).toBeNull();
  });

  it('applies to the current page where storage is blocked', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const store = start();
    await store.set(chooseConsentAtom, REFUSE_ALL);
    expect(store.get(consentAtom)).toMatchObject(REFUSE_ALL);
  });

  it('follows a choice in another tab', () => {
    const store = start();
    remember(consent({ marketing: true }));
    dispatchEvent(new StorageEvent('storage', { key: CONSENT_KEYS.options }));
    expect(store.get(consentAtom)).toEqual(consent({ marketing: true }));
  });
});

describe('a player’s consent (A§6)', () => {
  it('is the server’s, if it has one', async () => {
    serve(handle(readCookieConsent, consent({ marketing: true, cookiesConsentId: ID })));
    remember(consent());
    const store = start();
    signIn(store);
    await vi.waitFor(() => expect(store.get(consentAtom)?.marketing).toBe(true));
    expect(storedConsent()?.marketing).toBe(true);
  });

  it('is saved on the server after a 404, with the visitor’s id', async () => {
    const served = serve(
      handle(readCookieConsent, refuse(404, 'error.not_found')),
      handle(saveCookieConsent, consent()),
    );
    remember(consent());
    signIn(start());
    await vi.waitFor(() => expect(served.to(saveCookieConsent)[0]?.body).toEqual(consent()));
  });

  it('saves nothing for a player who has not chosen', async () => {
    const served = serve(handle(readCookieConsent, refuse(404, 'error.not_found')));
    signIn(start());
    await vi.waitFor(() => expect(served.to(readCookieConsent)).toHaveLength(1));
    expect(served.to(saveCookieConsent)).toHaveLength(0);
  });

  it('is asked for without a 404, which browsers report as a fault, and saved where the server has none', async () => {
    const served = serve(handle(readCookieConsent, null), handle(saveCookieConsent, consent()));
    remember(consent());
    signIn(start());
    await vi.waitFor(() => expect(served.to(saveCookieConsent)[0]?.body).toEqual(consent()));
    expect(served.to(readCookieConsent).map(({ query }) => query)).toEqual([{ orNone: 'true' }]);
  });

  it('leaves nothing in the browser for a player who has not chosen anywhere', async () => {
    const served = serve(handle(readCookieConsent, null));
    const store = start();
    signIn(store);
    await vi.waitFor(() => expect(served.to(readCookieConsent)).toHaveLength(1));
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
    expect(served.to(saveCookieConsent)).toHaveLength(0);
    expect([store.get(consentAtom), localStorage.length, sessionStorage.length]).toEqual([null, 0, 0]);
  });

  it('is the choice just made, not the server’s older one', async () => {
    const served = serve(handle(readCookieConsent, consent(ACCEPT_ALL)), handle(saveCookieConsent, consent()));
    const store = start();
    await store.set(chooseConsentAtom, REFUSE_ALL);
    signIn(store);
    await vi.waitFor(() => expect(served.to(saveCookieConsent)[0]?.body).toMatchObject(REFUSE_ALL));
    expect(store.get(consentAtom)).toMatchObject(REFUSE_ALL);
  });

  it('is sent by the next page if the server could not be reached, and not replaced by an older one', async () => {
    serve(handle(readCookieConsent, consent(ACCEPT_ALL)), handle(saveCookieConsent, refuse(500, 'error.system.error')));
    const first = start();
    signIn(first);
    await vi.waitFor(() => expect(first.get(consentAtom)).toMatchObject(ACCEPT_ALL));
    await first.set(chooseConsentAtom, REFUSE_ALL);
    stop();
    const served = serve(handle(readCookieConsent, consent(ACCEPT_ALL)), handle(saveCookieConsent, consent()));
    const second = start();
    signIn(second);
    await vi.waitFor(() => expect(served.to(saveCookieConsent)[0]?.body).toMatchObject(REFUSE_ALL));
    expect(second.get(consentAtom)).toMatchObject(REFUSE_ALL);
    await vi.waitFor(() => expect(localStorage.getItem(CONSENT_KEYS.options)).not.toContain('unsavedFor'));
  });

  it('is not taken from another player whose choice could not be saved', async () => {
    serve(handle(readCookieConsent, consent(ACCEPT_ALL)), handle(saveCookieConsent, consent()));
    remember({ ...consent(), unsavedFor: 'another player' } as CookieConsent);
    const store = start();
    signIn(store);
    await vi.waitFor(() => expect(store.get(consentAtom)).toMatchObject(ACCEPT_ALL));
  });

  it('reaches the server in the order of the choices, however slow it is', async () => {
    const open: (() => void)[] = [];
    const served = serve(
      handle(readCookieConsent, refuse(404, 'error.not_found')),
      handle(saveCookieConsent, async () => {
        await new Promise<void>((resolve) => {
          open.push(resolve);
        });
        return consent();
      }),
    );
    const store = start();
    signIn(store);
    await vi.waitFor(() => expect(served.to(readCookieConsent)).toHaveLength(1));
    const accepted = store.set(chooseConsentAtom, ACCEPT_ALL);
    await vi.waitFor(() => expect(open).toHaveLength(1));
    const refused = store.set(chooseConsentAtom, REFUSE_ALL);
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
    expect(served.to(saveCookieConsent)).toHaveLength(1);
    open[0]?.();
    await accepted;
    await vi.waitFor(() => expect(open).toHaveLength(2));
    open[1]?.();
    await refused;
    expect(served.to(saveCookieConsent).map(({ body }) => (body as CookieConsent).marketing)).toEqual([true, false]);
  });

  it('applies in this browser even if the server cannot be reached', async () => {
    serve(
      handle(readCookieConsent, refuse(500, 'error.system.error')),
      handle(saveCookieConsent, refuse(500, 'error.system.error')),
    );
    const store = start();
    signIn(store);
    await store.set(chooseConsentAtom, REFUSE_ALL);
    expect(store.get(consentAtom)).toMatchObject(REFUSE_ALL);
  });
});
