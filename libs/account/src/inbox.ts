import {
  ClipboardCheck,
  ClipboardList,
  ClipboardX,
  FileCheck,
  FileWarning,
  FileX,
  Fingerprint,
  KeyRound,
  Phone,
  ShieldAlert,
  ShieldCheck,
  ShieldOff,
} from 'lucide-react';
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
  SECOND_FACTOR_ON: {
    icon: ShieldCheck,
    titleKey: 'account.inbox.SECOND_FACTOR_ON.title',
    textKey: 'account.inbox.SECOND_FACTOR_ON.text',
    mentionsSupport: true,
  },
  SECOND_FACTOR_OFF: {
    icon: ShieldOff,
    titleKey: 'account.inbox.SECOND_FACTOR_OFF.title',
    textKey: 'account.inbox.SECOND_FACTOR_OFF.text',
    mentionsSupport: true,
  },
  SECOND_FACTOR_GUESSED: {
    icon: ShieldAlert,
    titleKey: 'account.inbox.SECOND_FACTOR_GUESSED.title',
    textKey: 'account.inbox.SECOND_FACTOR_GUESSED.text',
    mentionsSupport: true,
  },
  RECOVERY_CODE_USED: {
    icon: KeyRound,
    titleKey: 'account.inbox.RECOVERY_CODE_USED.title',
    textKey: 'account.inbox.RECOVERY_CODE_USED.text',
    mentionsSupport: true,
  },
  RECOVERY_CODES_RENEWED: {
    icon: KeyRound,
    titleKey: 'account.inbox.RECOVERY_CODES_RENEWED.title',
    textKey: 'account.inbox.RECOVERY_CODES_RENEWED.text',
    mentionsSupport: true,
  },
  PASSKEY_ADDED: {
    icon: Fingerprint,
    titleKey: 'account.inbox.PASSKEY_ADDED.title',
    textKey: 'account.inbox.PASSKEY_ADDED.text',
    mentionsSupport: true,
  },
  PASSKEY_REMOVED: {
    icon: Fingerprint,
    titleKey: 'account.inbox.PASSKEY_REMOVED.title',
    textKey: 'account.inbox.PASSKEY_REMOVED.text',
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
  QUESTIONNAIRE_REQUESTED: {
    icon: ClipboardList,
    titleKey: 'account.inbox.QUESTIONNAIRE_REQUESTED.title',
    textKey: 'account.inbox.QUESTIONNAIRE_REQUESTED.text',
  },
  QUESTIONNAIRE_REJECTED: {
    icon: ClipboardX,
    titleKey: 'account.inbox.QUESTIONNAIRE_REJECTED.title',
    textKey: 'account.inbox.QUESTIONNAIRE_REJECTED.text',
  },
  QUESTIONNAIRE_VERIFIED: {
    icon: ClipboardCheck,
    titleKey: 'account.inbox.QUESTIONNAIRE_VERIFIED.title',
    textKey: 'account.inbox.QUESTIONNAIRE_VERIFIED.text',
  },
} as const satisfies InboxKinds;
