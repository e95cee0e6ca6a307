import type { DomainModule } from '@baize/shell';
import { ACCOUNT_DOCUMENTS, fillSlot } from '@baize/shell/module';
import { PHONE_PATH } from './paths.ts';

/** The documents that a player is asked for. The account's verification page shows them, and a phone may send them. */
export const kycModule: DomainModule = {
  id: 'kyc',
  namespace: 'kyc',
  routes: [
    {
      // Without a guard: the phone that opens the link is not logged in.
      path: PHONE_PATH,
      onBreak: 'open',
      titleKey: 'kyc.phone.page',
      frame: 'focused',
      // From the documents' file: one of its own would be one more name in the first screen.
      lazy: () => import('./components/Documents.tsx').then((screen) => ({ Component: screen.SendFromPhone })),
    },
  ],
  socket: () => import('./socket.ts'),
  slots: [
    fillSlot(ACCOUNT_DOCUMENTS, {
      id: 'kyc',
      order: 10,
      // Exported as `Component`: a few bytes less of the first screen.
      lazy: () => import('./components/Documents.tsx'),
    }),
  ],
};
