import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { RouterProvider } from 'react-router-dom';
import { createStore, type Atom } from 'jotai';
import { brand } from 'virtual:brand';
import { resolveLocalePath } from '@baize/brand';
import { startAuth } from '@baize/auth';
import { hasStoredSession } from '@baize/auth/stored-session';
import { configureHttp } from '@baize/http';
import { createI18n, fetchMessages, loadNamespace, type I18n } from '@baize/i18n';
import { authorisationAtom, sessionAtom } from '@baize/session';
import { SITE_ID } from '@baize/contracts/site';
import {
  ACCEPT_ALL,
  chooseConsentAtom,
  consentAtom,
  createQueryClient,
  checkInitialAccess,
  loadPart,
  overlayAtom,
  pageHeadAtom,
  REFUSE_ALL,
  setToastAtom,
  startConsent,
  type DomainModule,
} from '@baize/shell';
import { chatAddressAtom } from '@baize/support';
import { prefersReducedMotion } from '@baize/ui/prefersReducedMotion';
import { loadStart, readBoot } from './document/boot.ts';
import { canonicalPath, keepCanonical } from './document/canonical-address.ts';
import { leaveLostSession } from './leave-lost-session.ts';
import { modulesOf } from './modules.ts';
import { fetchPageData, readPageBlock, renewAnswers, takeAnswers } from './document/page-data.ts';
import { isHydratedAtom } from './document/HydrationMarker.tsx';
import { isMissingCode, reloadForNewCode } from './document/missing-code.ts';
import { START_FAILED } from './page-script/start-failed.ts';
import { Providers } from './providers.tsx';
import { updateAtom } from './overlays/update.ts';
import { createSiteRouter, loadFirstPage, loadFirstSkeleton, siteRoutes } from './router.tsx';
import { applyDeferredStyles } from './document/deferred-styles.ts';
import { keepAppHeight } from './document/app-height.ts';
import { showFatalScreen } from './document/fatal-screen.ts';

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root. Serve apps/site/index.html unchanged.');
  document.documentElement.classList.add(brand.themeClass);

  const boot = readBoot(document);
  const { redirect } = resolveLocalePath(location.pathname, boot.pairs);
  if (redirect) history.replaceState(null, '', `${redirect}${location.search}${location.hash}`);
  configureHttp({ siteContext: { siteId: SITE_ID, brand: brand.config.id, market: boot.pair } });
  const queryClient = createQueryClient();
  // In parallel with what the first screen needs: whether the visitor may see it at all.
  const accessChecked = checkInitialAccess(queryClient);
  const block = readPageBlock(document, location.pathname);
  const [page, { market, legal, messages }] = await Promise.all([
    block && fetchPageData(block),
    loadStart(boot, block?.namespaces),
    applyDeferredStyles(document, block?.styles ?? []),
  ]);
  const i18n = createI18n({
    languageTag: market.languageTag,
    messages,
    load: (namespace) => fetchMessages(boot.messages[namespace] ?? `/locales/${market.translation}/${namespace}.json`),
  });
  const store = createStore();
  store.set(chatAddressAtom, boot.chat);
  const site = { brand, market, legal, pairs: boot.pairs, origin: boot.origin };
  loadAskedPopup(modulesOf(site), i18n);
  const routes = siteRoutes({ site, i18n, modules: modulesOf(site) });
  const canonical = canonicalPath(routes, location.pathname);
  if (canonical !== location.pathname)
    history.replaceState(history.state, '', `${canonical}${location.search}${location.hash}`);
  if (page) {
    takeAnswers(queryClient, page);
    store.set(pageHeadAtom, page.head);
  }
  // A prerendered page stands until the app can draw on: its own address, or one that the visitor went to from it.
  const isPrerendered = document.getElementById('page') !== null;
  await (isPrerendered ? loadFirstPage : loadFirstSkeleton)(routes);
  const router = createSiteRouter(routes, { prerendered: page !== null });
  keepCanonical(router, routes);
  startAuth({
    pool: boot.identity,
    store,
    queryClient,
    onSessionLost: (where) =>
      leaveLostSession({
        store,
        openDefaultPage: () => router.navigate(`/${market.pair}`),
        where,
        translate: (key) => i18n.t(key),
      }),
    onSessionFollowed(replaced) {
      // Keeps what was typed into the page, unless another player typed it.
      if (replaced) void router.navigate(`/${market.pair}`);
      if (store.get(overlayAtom) === 'auth.login') store.set(overlayAtom, null);
      store.set(setToastAtom, 'warning', null);
    },
  });
  startConsent(store);
  // Where storage is blocked, the answer that the page has taken holds for as long as the page.
  const { answered } = document.documentElement.dataset;
  if (answered !== undefined && store.get(consentAtom) === null)
    void store.set(chooseConsentAtom, answered === 'all' ? ACCEPT_ALL : REFUSE_ALL);
  // Nobody is recorded without consent: most visitors never fetch the code for it. The next answer tries again.
  startOnce(store, consentAtom, (consent) =>
    boot.events === null || consent?.performanceFunctional !== true
      ? null
      : import('./record-events.ts').then(({ recordEvents }) =>
          recordEvents({ store, router, site, address: boot.events }),
        ),
  );
  // Only players have a wallet, so a visitor never fetches the code for its socket. Without the socket the balance is
  // polled; the next login tries again.
  startOnce(store, sessionAtom, (session) =>
    session === null
      ? null
      : import('./follow-player.ts').then(({ followPlayer }) =>
          followPlayer({ store, queryClient, modules: modulesOf(site) }),
        ),
  );
  // A page from the browser's back/forward cache has heard nothing of a login or logout elsewhere.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && hasStoredSession(boot.identity) !== (store.get(sessionAtom) !== null)) location.reload();
  });
  keepAppHeight();
  if (Object.keys(market.market.regionLanguage).length > 0)
    // Without the answer the page stays as it is; its footer has the same choice.
    whenIdle(
      () =>
        void import('./offer-language.ts')
          .then(({ offerLanguage }) => offerLanguage({ store, queryClient, site }))
          .catch(() => undefined),
    );
  if (import.meta.env.PROD) {
    // After everything that the page itself needs.
    whenIdle(
      () =>
        void import('./service-worker/follow.ts').then(
          ({ followServiceWorker }) => followServiceWorker((change) => store.set(updateAtom, { change })),
          () => undefined,
        ),
    );
  }

  const tree = (
    <StrictMode>
      <Providers site={site} i18n={i18n} queryClient={queryClient} store={store}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>
  );
  // Not earlier: a fresh answer would differ from the one that the page was rendered from.
  const renew =
    page &&
    store.sub(isHydratedAtom, () => {
      renew?.();
      // Queries that the visitor's country and window have replaced are not refetched.
      whenIdle(() => renewAnswers(queryClient, page));
    });
  // A prerendered page is that of a visitor without a search, so for them hydration is enough.
  if (page && location.search === '' && store.get(authorisationAtom).status === 'resolved') {
    for (const element of document.head.querySelectorAll('[data-start]')) element.removeAttribute('data-start');
    // Section by section, so that a phone responds to touch while the page hydrates.
    startTransition(() => void hydrateRoot(root, tree));
    // From here on React answers: a press hydrates the part that it meets first.
    document.documentElement.dataset['app'] = 'listening';
    return;
  }
  await accessChecked;
  const draw = () => createRoot(root).render(tree);
  // From a prerendered page to an address that only the app draws, the one fades into the other.
  if (isPrerendered && !block && 'startViewTransition' in document && !prefersReducedMotion())
    document.startViewTransition(() => flushSync(draw));
  else draw();
}

/**
 * Fetches the popup that the visitor has asked for before the site was there, while the page starts. If that fails, the
 * popup fetches itself when it opens.
 */
function loadAskedPopup(modules: readonly DomainModule[], i18n: I18n): void {
  const { asked } = document.documentElement.dataset;
  for (const { namespace, overlays } of modules) {
    const popup = overlays?.find(({ id }) => id === asked);
    if (popup) Promise.all([loadPart(popup.lazy), loadNamespace(i18n, namespace)]).catch(() => undefined);
  }
}

/** Starts a part of the site once, when an atom's value calls for it. A start that fails is tried at the next value. */
function startOnce<Value>(
  store: ReturnType<typeof createStore>,
  atom: Atom<Value>,
  start: (value: Value) => Promise<unknown> | null,
): void {
  let isStarted = false;
  const check = () => {
    const starting = isStarted ? null : start(store.get(atom));
    if (starting === null) return;
    isStarted = true;
    starting.catch(() => {
      isStarted = false;
    });
  };
  store.sub(atom, check);
  check();
}

/**
 * The longest wait for a page that does not finish loading (a picture that hangs) or never becomes idle, in
 * milliseconds.
 */
const LOAD_MS = 10_000;
const REST_MS = 3000;

/** Waits until the page is idle, or until the longest wait is over. */
function whenIdle(then: () => void): void {
  const wait = () => {
    clearTimeout(late);
    removeEventListener('load', wait);
    if (typeof requestIdleCallback === 'function') requestIdleCallback(then, { timeout: REST_MS });
    else setTimeout(then, REST_MS);
  };
  const late = setTimeout(wait, LOAD_MS);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait);
}

start().catch(async (error: unknown) => {
  // After a rollout a page cached by the browser may refer to files that no longer exist.
  if (isMissingCode(error) && (await reloadForNewCode(new AbortController().signal))) return;
  // A prerendered page stays as it is, also where its visitor was to go on to another address, and its script says why
  // nothing happens.
  const { app, hydrated } = document.documentElement.dataset;
  if (document.getElementById('page') && (app ?? hydrated) === undefined) {
    console.error(error);
    dispatchEvent(new Event(START_FAILED));
  } else showFatalScreen(error);
});
