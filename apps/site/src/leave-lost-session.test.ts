import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { authorisationAtom } from '@baize/session';
import { overlayAtom, sessionEndAtom, toastsAtom, type SessionEnd } from '@baize/shell';
import { playerSession } from '@baize/testing';
import { leaveLostSession } from './leave-lost-session.ts';

const IDLE: SessionEnd = { kind: 'idle' };

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, '', '/en-UN/my-account');
});
afterEach(() => vi.useRealTimers());

/** Loses a session; the default page opens when the test says so. */
function lose(where: 'here' | 'another-tab' = 'here', store = createStore()) {
  let arrive = (): void => undefined;
  const openDefaultPage = vi.fn(() => new Promise<void>((resolve) => (arrive = resolve)));
  leaveLostSession({ store, openDefaultPage, where: () => where, translate: (key) => key });
  return {
    store,
    openDefaultPage,
    arrive: async () => {
      arrive();
      await vi.advanceTimersByTimeAsync(0);
    },
    warning: async () => {
      await vi.advanceTimersByTimeAsync(1500);
      return store.get(toastsAtom).warning;
    },
  };
}

it('opens the default page and closes the login popup that the page behind it has opened', async () => {
  const { store, openDefaultPage, arrive } = lose();
  expect(openDefaultPage).toHaveBeenCalledOnce();
  store.set(overlayAtom, 'auth.login');
  await arrive();
  expect(store.get(overlayAtom)).toBeNull();
});

it('keeps a login popup that the player opened from the notice, whenever the session’s end became known', async () => {
  const before = createStore();
  before.set(sessionEndAtom, IDLE);
  for (const known of [before, createStore()]) {
    const { store, arrive } = lose('here', known);
    store.set(sessionEndAtom, IDLE);
    store.set(sessionEndAtom, null);
    store.set(overlayAtom, 'auth.login');
    await arrive();
    expect(store.get(overlayAtom)).toBe('auth.login');
  }
});

it('closes the popup behind a notice that nobody has read yet', async () => {
  const { store, arrive } = lose();
  store.set(overlayAtom, 'auth.login');
  store.set(sessionEndAtom, IDLE);
  await arrive();
  expect(store.get(overlayAtom)).toBeNull();
  // The next popup belongs to the player, and the notice is no longer watched.
  store.set(sessionEndAtom, null);
  store.set(overlayAtom, 'auth.login');
  await arrive();
  expect(store.get(overlayAtom)).toBe('auth.login');
});

it('says until it is closed why the balance is gone, and shortly that another tab logged out', async () => {
  expect(await lose('here').warning()).toMatchObject({ value: 'site.sessionEnded', timer: null });
  expect(await lose('another-tab').warning()).toMatchObject({ value: 'site.sessionEndedInAllTabs', timer: 6000 });
});

it('leaves the explanation to a notice, to the page of a closed account, and to the next login', async () => {
  const noticed = lose();
  noticed.store.set(sessionEndAtom, IDLE);
  expect(await noticed.warning()).toBeNull();

  const loggedIn = lose();
  loggedIn.store.set(authorisationAtom, { status: 'resolved', authorised: true, session: playerSession() });
  expect(await loggedIn.warning()).toBeNull();

  const closed = lose();
  history.replaceState(null, '', '/en-UN/closed-account');
  expect(await closed.warning()).toBeNull();
});
