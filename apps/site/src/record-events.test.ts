import { createStore } from 'jotai';
import { beforeEach, expect, it, vi } from 'vitest';
import { CONSENT_VERSION } from '@baize/contracts/consent';
import { EVENTS_PATH, siteEvent } from '@baize/contracts/events';
import { configureHttp } from '@baize/http';
import { consentAtom, provideEventRecorder, recordEvent, rememberLoginOrigin } from '@baize/shell';
import { testSite } from '@baize/testing';
import { recordEvents } from './record-events.ts';

const ADDRESS = `https://events.example${EVENTS_PATH}`;
const fetched = vi.fn<typeof fetch>(() => Promise.resolve(new Response(null, { status: 204 })));
const consent = (performanceFunctional: boolean) => ({
  cookiesConsentId: '6f1c1f0e-3f57-4a6e-9d55-0d7a4b8f5a01',
  version: CONSENT_VERSION,
  essentials: true as const,
  performanceFunctional,
  marketing: true,
});

function start(address: string | null = ADDRESS) {
  const store = createStore();
  const listeners: ((state: never) => void)[] = [];
  const router = {
    state: { location: { pathname: '/en-UN/online-casino/slots' }, navigation: { state: 'idle' } },
    subscribe: (listener: never) => {
      listeners.push(listener);
      return () => undefined;
    },
  };
  recordEvents({ store, router: router as never, site: testSite(), address });
  return {
    store,
    go: (pathname: string) => {
      router.state.location = { pathname };
      for (const listener of listeners) listener(router.state as never);
    },
  };
}
const sent = () => fetched.mock.calls.map(([, init]) => siteEvent.parse(JSON.parse(String(init?.body))));

beforeEach(() => {
  fetched.mockClear();
  provideEventRecorder(null);
  configureHttp({ fetch: fetched });
});

it('sends nothing before a choice or after a refusal, and never sends earlier events later', () => {
  const { store, go } = start();
  recordEvent({ name: 'sign-up-start' });
  go('/en-UN');
  store.set(consentAtom, consent(false));
  recordEvent({ name: 'login-complete' });
  go('/en-UN/terms');
  expect(fetched).not.toHaveBeenCalled();
  store.set(consentAtom, consent(true));
  expect(sent().map(({ name, page }) => `${name} ${page}`)).toEqual(['page-view terms']);
});

it('sends each page once from consent until it is withdrawn', () => {
  const { store, go } = start();
  store.set(consentAtom, consent(true));
  go('/en-UN/online-casino/slots');
  go('/en-UN');
  recordEvent({ name: 'deposit-complete' });
  store.set(consentAtom, consent(false));
  go('/en-UN/terms');
  recordEvent({ name: 'login-complete' });
  expect(sent().map(({ name, page }) => `${name} ${page}`)).toEqual([
    'page-view online-casino',
    'page-view home',
    'deposit-complete home',
  ]);
  expect(sent().map(({ pageId }) => pageId)).toEqual(['casino-lobby', undefined, undefined]);
});

it('names the consent in effect at the time of the event, also after a login has brought another', () => {
  const { store } = start();
  store.set(consentAtom, consent(true));
  const later = '6f1c1f0e-3f57-4a6e-9d55-0d7a4b8f5a02';
  store.set(consentAtom, { ...consent(true), cookiesConsentId: later });
  recordEvent({ name: 'login-complete' });
  expect(sent().map(({ name, cookiesConsentId }) => `${name} ${cookiesConsentId.slice(-1)}`)).toEqual([
    'page-view 1',
    'login-complete 2',
  ]);
});

it('contains no cookie, no token and no player data', () => {
  const { store } = start();
  store.set(consentAtom, consent(true));
  expect(fetched.mock.calls[0]?.[0]).toBe(ADDRESS);
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
  });
  expect(Object.keys(sent()[0] ?? {}).sort()).toEqual([
    'at',
    'brand',
    'cookiesConsentId',
    'market',
    'name',
    'page',
    'pageId',
    'visit',
  ]);
});

it('goes on with the visit of a page that has recorded itself, and records only what followed it', () => {
  const visit = '6f1c1f0e-3f57-4a6e-9d55-0d7a4b8f5a03';
  const { dataset } = document.documentElement;
  for (const [viewed, expected] of [
    ['/en-UN/online-casino/slots', ['home']],
    // The visitor went on before this code had arrived.
    ['/en-UN/terms', ['online-casino', 'home']],
  ] as const) {
    fetched.mockClear();
    Object.assign(dataset, { visit, viewed });
    const { store, go } = start();
    store.set(consentAtom, consent(true));
    go('/en-UN');
    expect(sent().map(({ page }) => page)).toEqual(expected);
    expect(sent().every((event) => event.visit === visit)).toBe(true);
    store.set(consentAtom, consent(false));
  }
  delete dataset['visit'];
  delete dataset['viewed'];
});

it('sends nothing where no recording party is set, and survives one that is down', async () => {
  start(null).store.set(consentAtom, consent(true));
  expect(fetched).not.toHaveBeenCalled();
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  start().store.set(consentAtom, consent(true));
  await Promise.resolve();
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('reports an error with its call and code, and only with consent', () => {
  const { store } = start();
  const event = { name: 'wallet-error', error: 'walletBalance 500 error.system.error' } as const;
  recordEvent(event);
  expect(fetched).not.toHaveBeenCalled();
  store.set(consentAtom, consent(true));
  recordEvent(event);
  expect(sent().map(({ name, error }) => [name, error])).toEqual([
    ['page-view', undefined],
    ['wallet-error', event.error],
  ]);
});

it('names the campaign that led to a sign-up, only on the sign-up event', () => {
  rememberLoginOrigin({ path: '/en-UN', bonusCode: 'SPRING', campaign: 'tv-1' });
  const { store } = start();
  store.set(consentAtom, consent(true));
  recordEvent({ name: 'sign-up-start' });
  recordEvent({ name: 'login-complete' });
  rememberLoginOrigin(null);
  recordEvent({ name: 'sign-up-complete' });
  expect(sent().map(({ name, campaign }) => [name, campaign])).toEqual([
    ['page-view', undefined],
    ['sign-up-start', 'tv-1'],
    ['login-complete', undefined],
    ['sign-up-complete', undefined],
  ]);
});
