import { FileCheck, FileWarning, FileX, KeyRound, Phone } from 'lucide-react';
import type { InboxKinds } from '@baize/shell';

/** How the inbox shows changes to the login and the phone number, and news about documents. */
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
  DOCUMENT_REQUESTED: {
    icon: FileWarning,
    titleKey: 'account.inbox.DOCUMENT_REQUESTED.title',
    textKey: 'account.inbox.DOCUMENT_REQUESTED.text',
  },
  DOCUMENT_REJECTED: {
    icon: FileX,
    titleKey: 'account.inbox.DOCUMENT_REJECTED.title',
    textKey: 'account.inbox.DOCUMENT_REJECTED.text',
  },
  DOCUMENT_VERIFIED: {
    icon: FileCheck,
    titleKey: 'account.inbox.DOCUMENT_VERIFIED.title',
    textKey: 'account.inbox.DOCUMENT_VERIFIED.text',
  },
} as const satisfies InboxKinds;
