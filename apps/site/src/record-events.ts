import type { createStore } from 'jotai';
import type { createSiteRouter } from './router.tsx';
import type { RecordedEvent } from '@baize/contracts/events';
import { tellParty } from '@baize/http';
import { consentAtom, provideEventRecorder, readLoginOrigin, readPage, recordEvent } from '@baize/shell';
import type { Site } from '@baize/session';
import { measureField } from './document/field-metrics.ts';
import { isMeasured } from './document/visit-sample.ts';
import { modulesOf } from './modules.ts';
import { pageIdOf } from './page-id.ts';

export interface RecordEventsOptions {
  readonly store: ReturnType<typeof createStore>;
  readonly router: Pick<ReturnType<typeof createSiteRouter>, 'subscribe' | 'state'>;
  readonly site: Pick<Site, 'brand' | 'market'>;
  /** The recording party's address for events; null to record nothing. */
  readonly address: string | null;
}

/**
 * Records what visitors do, from their consent until they withdraw it (rulings 13 and 20).
 * Before consent nothing is sent, and nothing is kept to be sent later.
 */
export function recordEvents({ store, router, site, address }: RecordEventsOptions): void {
  if (address === null) return;
  // A prerendered page has recorded its own view under this visit (`record-view.ts`).
  const { visit: recorded, viewed } = document.documentElement.dataset;
  const visit = recorded ?? crypto.randomUUID();
  // The visitor may have gone on to another page before this code arrived.
  let isViewed = viewed === router.state.location.pathname;
  const page = () => {
    const { pathname } = router.state.location;
    const pageId = pageIdOf(modulesOf(site), pathname, site.brand.config.id);
    return { page: readPage(pathname).rootPageId ?? 'home', ...(pageId === null ? {} : { pageId }) };
  };
  let recording: string | null = null;
  const follow = () => {
    const consent = store.get(consentAtom);
    // A login may bring another consent with its own id; later events name that one.
    const cookiesConsentId = consent?.performanceFunctional === true ? consent.cookiesConsentId : null;
    if (cookiesConsentId === recording) return;
    const begins = recording === null;
    recording = cookiesConsentId;
    provideEventRecorder(
      cookiesConsentId === null
        ? null
        : ({ name, error, metrics }) => {
            const campaign = name.startsWith('sign-up') ? readLoginOrigin()?.campaign : undefined;
            const event: RecordedEvent = {
              name,
              ...page(),
              at: new Date().toISOString(),
              brand: site.brand.config.id,
              market: site.market.pair,
              visit,
              cookiesConsentId,
              ...(campaign ? { campaign } : {}),
              ...(error === undefined ? {} : { error }),
              ...(metrics === undefined ? {} : { metrics }),
            };
            tellParty(address, event);
          },
    );
    if (begins && !isViewed) recordEvent({ name: 'page-view' });
    if (begins) isViewed = false;
  };
  store.sub(consentAtom, follow);
  follow();
  if (recorded === undefined && isMeasured(visit))
    measureField((metrics) => recordEvent({ name: 'field-metrics', metrics }));
  let { pathname } = router.state.location;
  router.subscribe((state) => {
    if (state.navigation.state !== 'idle' || state.location.pathname === pathname) return;
    pathname = state.location.pathname;
    recordEvent({ name: 'page-view' });
  });
}
