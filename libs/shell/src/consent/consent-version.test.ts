import { createStore } from 'jotai';
import { afterEach, expect, it, vi } from 'vitest';
import { readCookieConsent, saveCookieConsent, type CookieConsent } from '@baize/contracts/consent';
import { authorisationAtom, provideIdentityToken } from '@baize/session';
import { handle, playerSession, serve } from '@baize/testing';
import { CONSENT_KEYS } from '@baize/contracts/consent-storage';
import { consentAtom, startConsent } from './consent.ts';

// Adding a purpose gives the question a second version.
vi.mock('@baize/contracts/consent', async (original) => ({ ...(await original<object>()), CONSENT_VERSION: 2 }));

const ID = '7d5f1f5e-2f0a-4f3e-9f43-0f1f6c1d9a10';
const answer = (version: number, marketing: boolean): CookieConsent => ({
  cookiesConsentId: ID,
  version,
  essentials: true,
  performanceFunctional: false,
  marketing,
});
let stop = () => {};
afterEach(() => {
  stop();
  localStorage.clear();
});

function signInto(known: CookieConsent) {
  provideIdentityToken({ token: () => Promise.resolve('token'), refused: () => undefined });
  const served = serve(handle(readCookieConsent, known), handle(saveCookieConsent, answer(2, false)));
  const store = createStore();
  stop = startConsent(store);
  store.set(authorisationAtom, { status: 'resolved', authorised: true, session: playerSession() });
  return { served, store };
}

it('ignores a player’s answer to an older question', async () => {
  const { served, store } = signInto(answer(1, true));
  await vi.waitFor(() => expect(served.to(readCookieConsent)).toHaveLength(1));
  await new Promise((resolve) => {
    setTimeout(resolve, 20);
  });
  expect(store.get(consentAtom)).toBeNull();
  expect(served.to(saveCookieConsent)).toHaveLength(0);
});

it('sends the answer to the new question to a server that has only the older one', async () => {
  localStorage.setItem(CONSENT_KEYS.id, ID);
  localStorage.setItem(
    CONSENT_KEYS.options,
    JSON.stringify({ version: 2, essentials: true, performanceFunctional: false, marketing: false }),
  );
  const { served, store } = signInto(answer(1, true));
  await vi.waitFor(() => expect(served.to(saveCookieConsent)[0]?.body).toEqual(answer(2, false)));
  expect(store.get(consentAtom)).toEqual(answer(2, false));
});
