import type { Boot, PageBlock } from '@baize/boot';
import type { RecordedEvent } from '@baize/contracts/events';
import { CONSENT_KEYS, CONSENT_VERSION } from '@baize/contracts/consent-storage';
import { isMeasured, measureField } from '../document/field-metrics.ts';

/** Whether the visitor agrees to being recorded now: they may have changed their mind since the page was opened. */
function hasAgreed(): boolean {
  const { version, performanceFunctional } = JSON.parse(localStorage.getItem(CONSENT_KEYS.options) ?? '{}') as {
    readonly version?: unknown;
    readonly performanceFunctional?: unknown;
  };
  return version === CONSENT_VERSION && performanceFunctional === true;
}

/**
 * Records that the page was seen, for visitors who have agreed to it (rulings 13 and 20). The app goes on under the same
 * visit (`record-events.ts`) and does not record this page again. A sample also tells how the page felt.
 */
export function recordView({ view, brand }: PageBlock, { events, pair }: Boot): void {
  if (events === null) return;
  try {
    const cookiesConsentId = localStorage.getItem(CONSENT_KEYS.id);
    if (!hasAgreed() || cookiesConsentId === null) return;
    const visit = crypto.randomUUID();
    document.documentElement.dataset['visit'] = visit;
    const tell = (own: Pick<RecordedEvent, 'name' | 'metrics'>) => {
      const event: RecordedEvent = {
        ...own,
        ...(view as Pick<RecordedEvent, 'page' | 'pageId'>),
        at: new Date().toISOString(),
        brand,
        market: pair,
        visit,
        cookiesConsentId,
      };
      fetch(events, {
        method: 'POST',
        mode: 'cors',
        credentials: 'omit',
        keepalive: true,
        referrerPolicy: 'no-referrer',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(event),
      }).catch(() => undefined);
    };
    tell({ name: 'page-view' });
    if (isMeasured(visit)) measureField((metrics) => hasAgreed() && tell({ name: 'field-metrics', metrics }));
  } catch {
    // Storage is blocked: nobody has agreed to anything.
  }
}
