import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { createStore } from 'jotai';
import { brand } from 'virtual:brand';
import { resolveLocalePath } from '@baize/brand';
import { startAuth } from '@baize/auth';
import { configureHttp } from '@baize/http';
import { createI18n, fetchMessages } from '@baize/i18n';
import { authorisationAtom, sessionAtom } from '@baize/session';
import { SITE_ID } from '@baize/contracts/site';
import { createQueryClient, firstLook, overlayAtom, pageHeadAtom, setToastAtom, startConsent } from '@baize/shell';
import { chatAddressAtom } from '@baize/support';
import { loadStart, readBoot } from './document/boot.ts';
import { canonicalPath, keepCanonical } from './document/canonical-address.ts';
import { modulesOf } from './modules.ts';
import { readPageData, renewAnswers, takeAnswers } from './document/page-data.ts';
import { aliveAtom } from './document/Alive.tsx';
import { isMissingCode, reloadForNewCode } from './document/missing-code.ts';
import { Providers } from './providers.tsx';
import { recordEvents } from './record-events.ts';
import { updateAtom } from './overlays/update.ts';
import { createSiteRouter, loadFirstPage, siteRoutes } from './router.tsx';
import { putOnStyles } from './document/whole-styles.ts';
import { keepAppHeight } from './document/app-height.ts';
import { showFatalScreen } from './document/fatal-screen.ts';

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root to draw into. Serve apps/site/index.html unchanged.');
  document.documentElement.classList.add(brand.themeClass);

  const boot = readBoot(document);
  const { redirect } = resolveLocalePath(location.pathname, boot.pairs);
  if (redirect) history.replaceState(null, '', `${redirect}${location.search}${location.hash}`);
  configureHttp({ siteContext: { siteId: SITE_ID, brand: brand.config.id, market: boot.pair } });
  const queryClient = createQueryClient();
  // Side by side with what the first screen needs anyway: whether it may be seen at all.
  const looked = firstLook(queryClient);
  const read = readPageData(document);
  const [{ market, legal, messages }] = await Promise.all([loadStart(boot, read?.namespaces), putOnStyles(document)]);
  const i18n = createI18n({
    languageTag: market.languageTag,
    messages,
    load: (namespace) => fetchMessages(boot.messages[namespace] ?? `/locales/${market.translation}/${namespace}.json`),
  });
  const store = createStore();
  store.set(chatAddressAtom, boot.chat);
  const site = { brand, market, legal, pairs: boot.pairs, origin: boot.origin };
  const routes = siteRoutes({ site, i18n, modules: modulesOf(site) });
  const canonical = canonicalPath(routes, location.pathname);
  if (canonical !== location.pathname)
    history.replaceState(history.state, '', `${canonical}${location.search}${location.hash}`);
  // A host may answer with a page that is another address's: it is no more than a picture then.
  const page = read?.path === location.pathname ? read : null;
  if (page) {
    takeAnswers(queryClient, page);
    store.set(pageHeadAtom, page.head);
    await loadFirstPage(routes);
  }
  const router = createSiteRouter(routes, { prerendered: page !== null });
  keepCanonical(router, routes);
  startAuth({
    pool: boot.identity,
    store,
    queryClient,
    // A session that ends by itself leads to the default page (A§2), and says so: a balance that is suddenly gone needs a reason.
    onSessionLost() {
      // The page that was left may have asked for a log-in on the way.
      void router.navigate(`/${market.pair}`).then(() => store.set(overlayAtom, null));
      store.set(setToastAtom, 'warning', { value: i18n.t('site.sessionEnded'), timer: null, swipeable: true });
    },
    onSessionFollowed(anew) {
      // What was typed into the page stays, unless somebody else had typed it.
      if (anew) void router.navigate(`/${market.pair}`);
      if (store.get(overlayAtom) === 'login') store.set(overlayAtom, null);
      store.set(setToastAtom, 'warning', null);
    },
  });
  startConsent(store);
  recordEvents({ store, router, site, address: boot.events });
  // Only players have a wallet: a visitor never fetches what follows it.
  let followed = false;
  const startFollowing = () => {
    if (followed || store.get(sessionAtom) === null) return;
    followed = true;
    // Without it the balance is asked for again and again; the next log-in tries anew.
    import('./follow-player.ts')
      .then(({ followPlayer }) => followPlayer({ store, queryClient, modules: modulesOf(site) }))
      .catch(() => {
        followed = false;
      });
  };
  store.sub(sessionAtom, startFollowing);
  startFollowing();
  keepAppHeight();
  if (import.meta.env.PROD) {
    // Behind everything that the page needs itself.
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
  // Not before: an answer that came earlier would be one that the page was not drawn from.
  const renew =
    page &&
    store.sub(aliveAtom, () => {
      renew?.();
      // What the visitor's own place and window leave behind is not asked for again.
      whenIdle(() => renewAnswers(queryClient, page));
    });
  // A prerendered page is that of a visitor who has searched for nothing: for them it only has to be brought to life.
  if (page && location.search === '' && store.get(authorisationAtom).status === 'resolved') {
    for (const element of document.head.querySelectorAll('[data-start]')) element.removeAttribute('data-start');
    // In slices: a phone answers a finger while the page comes to life.
    startTransition(() => void hydrateRoot(root, tree));
    return;
  }
  await looked;
  createRoot(root).render(tree);
}

/** How long a page that does not finish loading (a picture that hangs), and one that never rests, is waited for, in milliseconds. */
const LOAD_MS = 10_000;
const REST_MS = 3000;

/** Once the page has nothing left to do, or has had its time. */
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
  // After a rollout the page that a browser has kept names files that are gone.
  if (!isMissingCode(error) || !(await reloadForNewCode(new AbortController().signal))) showFatalScreen(error);
});
