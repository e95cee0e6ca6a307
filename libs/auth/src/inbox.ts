import { FileCheck, PartyPopper } from 'lucide-react';
import type { InboxKinds } from '@baize/shell';

/** What the inbox says of the sign-up and of accepted terms. */
export const inboxKinds = {
  WELCOME: {
    icon: PartyPopper,
    titleKey: 'auth.inbox.WELCOME.title',
    textKey: 'auth.inbox.WELCOME.text',
  },
  TERMS_ACCEPTED: {
    icon: FileCheck,
    titleKey: 'auth.inbox.TERMS_ACCEPTED.title',
    textKey: 'auth.inbox.TERMS_ACCEPTED.text',
  },
} as const satisfies InboxKinds;
