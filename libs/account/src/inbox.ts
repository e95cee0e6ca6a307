import { KeyRound, Phone } from 'lucide-react';
import type { InboxKinds } from '@baize/shell';

/** How the inbox shows changes to the login and the phone number. */
export const inboxKinds = {
  PASSWORD_CHANGED: {
    icon: KeyRound,
    titleKey: 'account.inbox.PASSWORD_CHANGED.title',
    textKey: 'account.inbox.PASSWORD_CHANGED.text',
    mentionsSupport: true,
  },
  PHONE_CHANGED: {
    icon: Phone,
    titleKey: 'account.inbox.PHONE_CHANGED.title',
    textKey: 'account.inbox.PHONE_CHANGED.text',
    mentionsSupport: true,
  },
} as const satisfies InboxKinds;
