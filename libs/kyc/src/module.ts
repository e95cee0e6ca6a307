import type { DomainModule } from '@baize/shell';
import { ACCOUNT_DOCUMENTS, fillSlot } from '@baize/shell/module';

/** The documents that a player is asked for. The account's verification page shows them. */
export const kycModule: DomainModule = {
  id: 'kyc',
  namespace: 'kyc',
  routes: [],
  slots: [
    fillSlot(ACCOUNT_DOCUMENTS, {
      id: 'kyc',
      order: 10,
      // Exported as `Component`: a few bytes less of the first screen.
      lazy: () => import('./components/Documents.tsx'),
    }),
  ],
};
