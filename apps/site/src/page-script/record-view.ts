import type { Boot, PageBlock } from '@baize/boot';
import type { RecordedEvent } from '@baize/contracts/events';
import { sendToParty } from '@baize/http/send-to-party';
import { isMeasured } from '../document/visit-sample.ts';
import { storedAnswer } from './stored-answer.ts';

/**
 * Records that the page was seen, for visitors who have agreed to it (rulings 13 and 20). The app goes on under the same
 * visit (`record-events.ts`) and does not record this page again. A sample also tells how the page felt.
 */
export function recordView({ view, brand }: PageBlock, { events, pair }: Boot): void {
  const visit = crypto.randomUUID();
  const tell = (own: Pick<RecordedEvent, 'name' | 'metrics'>): boolean => {
    // Read each time: the visitor may have changed their mind since the page was opened.
    const answer = storedAnswer();
    if (events === null || !answer?.performanceFunctional) return false;
    const event: RecordedEvent = {
      ...own,
      ...(view as Pick<RecordedEvent, 'page' | 'pageId'>),
      at: new Date().toISOString(),
      brand,
      market: pair,
      visit,
      cookiesConsentId: answer.id,
    };
    sendToParty(events, event);
    return true;
  };
  if (!tell({ name: 'page-view' })) return;
  Object.assign(document.documentElement.dataset, { visit, viewed: location.pathname });
  if (!isMeasured(visit)) return;
  import('../document/field-metrics.ts').then(
    ({ measureField }) => measureField((metrics) => tell({ name: 'field-metrics', metrics })),
    // The sample is one visit smaller.
    () => undefined,
  );
}
