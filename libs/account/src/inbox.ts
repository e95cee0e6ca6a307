import { KeyRound, Phone } from 'lucide-react';
import type { InboxKinds } from '@baize/shell';

/** How the inbox shows changes to the login and the phone number. */
export const inboxKinds = {
  PASSWORD_CHANGED: {
    icon: KeyRound,
    titleKey: 'account.inbox.PASSWORD_CHANGED.title',
    textKey: 'account.inbox.PASSWORD_CHANGED.text',
  },
  PHONE_CHANGED: {
    icon: Phone,
    titleKey: 'account.inbox.PHONE_CHANGED.title',
    textKey: 'account.inbox.PHONE_CHANGED.text',
  },
} as const satisfies InboxKinds;
