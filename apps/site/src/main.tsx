import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { createStore } from 'jotai';
import { brand } from 'virtual:brand';
import { resolveLocalePath } from '@baize/brand';
import { startAuth } from '@baize/auth';
import { configureHttp } from '@baize/http';
import { createI18n, fetchMessages } from '@baize/i18n';
import { SITE_ID } from '@baize/contracts/site';
import { createQueryClient, firstLook, overlayAtom, setToastAtom, startConsent } from '@baize/shell';
import { chatAddressAtom } from '@baize/support';
import { loadStart, readBoot } from './boot.ts';
import { followWallet } from './follow-wallet.ts';
import { modulesOf } from './modules.ts';
import { Providers } from './providers.tsx';
import { recordEvents } from './record-events.ts';
import { createSiteRouter } from './router.tsx';
import { keepAppHeight } from './app-height.ts';
import { showFatalScreen } from './fatal-screen.ts';

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
  const [{ market, legal, messages }] = await Promise.all([loadStart(boot), firstLook(queryClient)]);
  const i18n = createI18n({
    languageTag: market.languageTag, messages: { default: messages },
    load: (namespace) => fetchMessages(boot.messages[namespace] ?? `/locales/${market.translation}/${namespace}.json`),
  });
  const store = createStore();
  store.set(chatAddressAtom, boot.chat);
  const site = { brand, market, legal, pairs: boot.pairs, origin: boot.origin };
  const router = createSiteRouter({ site, i18n, modules: modulesOf(site) });
  startAuth({
    pool: boot.identity, store, queryClient,
    // A session that ends by itself leads to the default page (A§2), and says so: a balance that is suddenly gone needs a reason.
    onSessionLost() {
      // The page that was left may have asked for a log-in on the way.
      void router.navigate(`/${market.pair}`).then(() => store.set(overlayAtom, null));
      store.set(setToastAtom, 'warning', { value: i18n.t('site.sessionEnded'), timer: null, swipeable: true });
    },
  });
  startConsent(store);
  recordEvents({ store, router, site, address: boot.events });
  followWallet({ store, queryClient });
  keepAppHeight();

  createRoot(root).render(
    <StrictMode>
      <Providers site={site} i18n={i18n} queryClient={queryClient} store={store}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  );
}

start().catch(showFatalScreen);
