import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Boot, PageBlock } from '@baize/boot';
import { siteEvent } from '@baize/contracts/events';
import { CONSENT_KEYS, CONSENT_VERSION } from '@baize/contracts/consent-storage';
import { recordView } from './record-view.ts';

const ID = '7d5f1f5e-2f0a-4f3e-9f43-0f1f6c1d9a10';
const page = { view: { page: 'online-casino', pageId: 'casino-lobby' }, brand: 'northlight' } as PageBlock;
const boot = { events: 'https://events.example/events/collect', pair: 'en-UN' } as unknown as Boot;
const call = vi.fn(() => Promise.resolve(new Response(null, { status: 204 })));
const answer = (performanceFunctional: boolean, version = CONSENT_VERSION) => {
  localStorage.setItem(CONSENT_KEYS.id, ID);
  localStorage.setItem(CONSENT_KEYS.options, JSON.stringify({ version, performanceFunctional }));
};
beforeEach(() => {
  call.mockClear();
  vi.stubGlobal('fetch', call);
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
  delete document.documentElement.dataset['visit'];
});

it('records a valid event under a visit that the app goes on with', () => {
  answer(true);
  recordView(page, boot);
  const [address, { body }] = call.mock.calls[0] as unknown as [string, { body: string }];
  const event = siteEvent.parse(JSON.parse(body));
  expect(address).toBe(boot.events);
  expect(event).toMatchObject({
    name: 'page-view',
    page: 'online-casino',
    pageId: 'casino-lobby',
    cookiesConsentId: ID,
  });
  expect(document.documentElement.dataset['visit']).toBe(event.visit);
});

it.each([
  ['before an answer', () => undefined, boot],
  ['after a refusal', () => answer(false), boot],
  ['after an answer to an older question', () => answer(true, CONSENT_VERSION - 1), boot],
  ['where nothing is recorded', () => answer(true), { ...boot, events: null }],
])('sends nothing %s', (_, prepare, given) => {
  prepare();
  recordView(page, given);
  expect(call).not.toHaveBeenCalled();
  expect(document.documentElement.dataset['visit']).toBeUndefined();
});
