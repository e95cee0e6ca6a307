import { atom } from 'jotai';
import type { DomainModule } from '@baize/shell';
import { CONTACT_OPTIONS, fillSlot } from '@baize/shell/module';
import { chatAddressAtom } from './state/chat.ts';

/** The support chat. Its widget is shown over every page; the contact page opens it too. */
export const supportModule: DomainModule = {
  id: 'support',
  namespace: 'support',
  routes: [],
  slots: [
    fillSlot(CONTACT_OPTIONS, {
      id: 'support.contact',
      order: 10,
      lazy: () => import('./components/ContactOptions.tsx').then((part) => ({ Component: part.ContactOptions })),
    }),
  ],
  overlays: [
    {
      id: 'support.chat',
      when: atom((get) => get(chatAddressAtom) !== null),
      // Without its code there is no chat, and the page stays: it must not become an error because of that.
      lazy: () =>
        import('./overlays/SupportChat.tsx').then(
          (overlay) => ({ Component: overlay.SupportChat }),
          () => ({ Component: () => null }),
        ),
      preloaded: true,
    },
  ],
};
