import { act } from '@testing-library/react';
import { StrictMode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { prerender } from 'react-dom/static';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createStore } from 'jotai';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { brand } from 'virtual:brand';
import type { LocalePair } from '@baize/brand';
import { configureHttp, httpConfiguration } from '@baize/http';
import { createI18n } from '@baize/i18n';
import { authorisationAtom } from '@baize/session';
import { createQueryClient, pageHeadAtom, startConsent } from '@baize/shell';
import {
  defaultHandlers,
  handleContent,
  messagesOf,
  playerSession,
  promotion,
  promotionCategories,
  serve,
  testSite,
} from '@baize/testing';
import { renderPage } from './entry-server.tsx';
import { modulesOf } from './modules.ts';
import { takeAnswers } from './document/page-data.ts';
import { Providers } from './providers.tsx';
import type { ServerStart } from '@baize/boot';
import { loadFirstPage, siteRoutes } from './router.tsx';
import { siteHandlers } from './testing/site-handlers.ts';

let root: Root | null = null;
let stop = () => {};
afterEach(() => {
  act(() => root?.unmount());
  stop();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

const PROMOTIONS = [promotion('first'), promotion('second'), promotion('over', { endDate: '2020-01-01T00:00:00Z' })];
const PAIRS = ['en-UN', 'fi-FI'] as const;
const PATHS = [
  ['home', ''],
  ['a lobby', '/online-casino'],
  ['promotions', '/promotions'],
  ['a page of the content service', '/terms'],
  ['the sign-up', '/signup'],
] as const;

/** A prerendered page as a release writes it. */
async function written(path: string, pair: LocalePair) {
  serve(
    handleContent('promotions', PROMOTIONS),
    handleContent('promotionCategories', promotionCategories()),
    ...siteHandlers(),
    ...defaultHandlers(),
  );
  const ask = httpConfiguration().fetch;
  const { market, legal, pairs } = testSite({ pair, brand });
  const { default: messages = {}, ...own } = messagesOf(market.translation);
  const start: ServerStart = {
    boot: {
      pair,
      pairs,
      market: '',
      messages: {},
      identity: { userPoolId: 'eu-local-1_baize', userPoolClientId: 'baize-wireframe', endpoint: null },
      origin: null,
      events: null,
      chat: null,
    },
    market,
    legal,
    messages: { default: messages },
    load: (namespace) => Promise.resolve(own[namespace] ?? {}),
    fetch: (input, init) =>
      String(input).includes('/content/')
        ? ask(input, init)
        : Promise.reject(new TypeError('A server render asks the content service only.')),
  };
  return { start, own, page: await renderPage(`/${pair}${path}`, start) };
}
const release = new Map<string, Awaited<ReturnType<typeof written>>>();

// All at once, before the browser environment exists: code that runs later must find its window.
beforeAll(async () => {
  vi.stubGlobal('window', undefined);
  for (const pair of PAIRS) for (const [, path] of PATHS) release.set(`/${pair}${path}`, await written(path, pair));
  // The server renderer leaves contexts as its last task set them, which matters only in this shared process; rendering
  // an empty page resets them.
  await prerender(null);
  vi.unstubAllGlobals();
});

/**
 * Hydrates a page as main.tsx does, and collects every complaint of React.
 * @param meanwhile what happens while the page's parts still wait for their turn
 * @param state of the page's entry in the history
 */
async function bringToLife(
  address: string,
  meanwhile: (store: ReturnType<typeof createStore>) => void = () => {},
  state: object | null = null,
) {
  const found = release.get(address);
  if (!found) throw new Error(`${address} was not prerendered.`);
  const { start, own, page } = found;
  const {
    market,
    legal,
    messages,
    boot: { pairs },
  } = start;
  document.head.innerHTML = page.head.replaceAll(' data-start', '');
  document.body.innerHTML = `<div id="root">${page.html}</div>`;
  history.replaceState(state, '', address);

  // No request is answered, so any change comes from the hydration itself.
  configureHttp({ fetch: () => new Promise<Response>(() => undefined) });
  const said: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((...words) => {
    const text = words.map(String).join(' ').slice(0, 800);
    // Only in a test do the server's and the browser's renderer run in the same process.
    if (!text.includes('multiple renderers concurrently')) said.push(text);
  });
  const i18n = createI18n({
    languageTag: market.languageTag,
    messages: { ...messages, ...Object.fromEntries(page.namespaces.map((name) => [name, own[name] ?? {}])) },
    load: start.load,
  });
  const site = { brand, market, legal, pairs, origin: null };
  const queryClient = createQueryClient();
  takeAnswers(queryClient, JSON.parse(JSON.stringify(page.data)) as typeof page.data);
  const store = createStore();
  store.set(authorisationAtom, { status: 'resolved', authorised: false });
  store.set(pageHeadAtom, page.data.head);
  stop = startConsent(store);
  const routes = siteRoutes({ site, i18n, modules: modulesOf(site) });
  await loadFirstPage(routes);
  meanwhile(store);
  const element = document.getElementById('root') as HTMLElement;
  const before = element.innerHTML;
  await act(async () => {
    root = hydrateRoot(
      element,
      <StrictMode>
        <Providers site={site} i18n={i18n} queryClient={queryClient} store={store}>
          <RouterProvider router={createBrowserRouter(routes)} />
        </Providers>
      </StrictMode>,
      { onRecoverableError: (error) => said.push(String(error)) },
    );
    await Promise.resolve();
  });
  return { page, element, said, before };
}

describe.each(PAIRS)('a page prerendered for %s', (pair) => {
  it.each(PATHS)('becomes the player’s who logged in before all its parts were hydrated: %s', async (_, path) => {
    const { said, element } = await bringToLife(`/${pair}${path}`, (store) =>
      store.set(authorisationAtom, { status: 'resolved', authorised: true, session: playerSession() }),
    );
    expect(said).toEqual([]);
    // The visitor's buttons have gone.
    expect(element.querySelectorAll('header a[href$="/signup"]')).toHaveLength(0);
  });
  it.each(PATHS)('hydrates without a change: %s', async (_, path) => {
    const { page, element, said, before } = await bringToLife(`/${pair}${path}`);
    expect(page.status).toBe(200);
    expect(said).toEqual([]);
    // Everything that was there is still there, word for word and in order. What only the app adds stands between and
    // after it: further rows, and overlays.
    const words = (html: string) =>
      html
        .replace(/<svg[^]*?<\/svg>/g, '')
        .split(/<[^>]*>/)
        .map((word) => word.trim())
        .filter(Boolean);
    expect(words(before).length).toBeGreaterThan(20);
    const after = words(element.innerHTML);
    let at = 0;
    const loading = release.get(`/${pair}${path}`)?.start.messages['default']?.['games.loading'];
    const missing = words(before).find((word) => {
      // The title of a row that waits for the app gives way to the row's own.
      if (word === loading) return false;
      at = after.indexOf(word, at) + 1;
      return at === 0;
    });
    expect(missing).toBeUndefined();
    // React has taken over the release's title and description.
    expect([
      document.head.querySelectorAll('title').length,
      document.head.querySelectorAll('meta[name=description]').length,
    ]).toEqual([1, 1]);
    // A page of the content service has its own title, even without scripts.
    const heading = element.querySelector('h1')?.textContent ?? '';
    if (path === '/terms') expect(page.head).toMatch(new RegExp(`<title[^>]*>${heading} – `));
  });
  it('hydrates a sign-up that was reloaded in its second step, and says what happened', async () => {
    const { said, element } = await bringToLife(`/${pair}/signup`, undefined, {
      usr: { step: { index: 1, entries: 1 } },
      idx: 1,
    });
    expect(said).toEqual([]);
    expect(element.textContent).toContain(
      messagesOf(pair === 'fi-FI' ? 'fi' : 'en')['auth']?.['auth.signUp.lost.title'],
    );
  });
});
