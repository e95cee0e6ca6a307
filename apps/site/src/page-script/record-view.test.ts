import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Boot, PageBlock } from '@baize/boot';
import { siteEvent } from '@baize/contracts/events';
import { CONSENT_KEYS, CONSENT_VERSION } from '@baize/contracts/consent-storage';
import { recordView } from './record-view.ts';

const ID = '7d5f1f5e-2f0a-4f3e-9f43-0f1f6c1d9a10';
const page = { view: { page: 'online-casino', pageId: 'casino-lobby' }, brand: 'northlight' } as PageBlock;
const boot = { events: 'https://events.example/events/collect', pair: 'en-UN' } as unknown as Boot;
const call = vi.fn((_address: string, _init: { readonly body: string }) =>
  Promise.resolve(new Response(null, { status: 204 })),
);
const answer = (performanceFunctional: boolean, version = CONSENT_VERSION) => {
  localStorage.setItem(CONSENT_KEYS.id, ID);
  localStorage.setItem(CONSENT_KEYS.options, JSON.stringify({ version, performanceFunctional }));
};
beforeEach(() => {
  call.mockClear();
  // Outside the sample: a random visit inside it would go on measuring in the next test.
  vi.spyOn(crypto, 'randomUUID').mockReturnValue('ffffffff-2f0a-4f3e-9f43-0f1f6c1d9a10');
  vi.stubGlobal('fetch', call);
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
  delete document.documentElement.dataset['visit'];
  delete document.documentElement.dataset['viewed'];
});

it('records a valid event under a visit that the app goes on with', () => {
  answer(true);
  recordView(page, boot);
  const [address, { body }] = call.mock.calls[0] ?? ['', { body: '{}' }];
  const event = siteEvent.parse(JSON.parse(body));
  expect(address).toBe(boot.events);
  expect(event).toMatchObject({
    name: 'page-view',
    page: 'online-casino',
    pageId: 'casino-lobby',
    cookiesConsentId: ID,
  });
  expect(document.documentElement.dataset).toMatchObject({ visit: event.visit, viewed: location.pathname });
});

it('tells of a sample how the page felt, unless the visitor has changed their mind meanwhile', async () => {
  for (const [agreesStill, sent] of [
    [true, ['page-view', 'field-metrics']],
    [false, ['page-view']],
  ] as const) {
    call.mockClear();
    vi.spyOn(crypto, 'randomUUID').mockReturnValue('00000000-2f0a-4f3e-9f43-0f1f6c1d9a10');
    vi.stubGlobal(
      'PerformanceObserver',
      class {
        static readonly supportedEntryTypes = ['largest-contentful-paint'];
        observe() {}
      },
    );
    answer(true);
    recordView(page, boot);
    await vi.dynamicImportSettled();
    answer(agreesStill);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    const events = call.mock.calls.map(([, { body }]) => siteEvent.parse(JSON.parse(body)));
    expect(events.map(({ name }) => name)).toEqual(sent);
    vi.restoreAllMocks();
  }
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
