import { ArrowDownToLine, Landmark, Undo2 } from 'lucide-react';
import type { InboxKinds } from '@baize/shell';

/** What the inbox says of deposits and withdrawals. */
export const inboxKinds = {
  DEPOSIT_SUCCEEDED: {
    icon: ArrowDownToLine,
    titleKey: 'wallet.inbox.DEPOSIT_SUCCEEDED.title',
    textKey: 'wallet.inbox.DEPOSIT_SUCCEEDED.text',
  },
  WITHDRAWAL_PAID: {
    icon: Landmark,
    titleKey: 'wallet.inbox.WITHDRAWAL_PAID.title',
    textKey: 'wallet.inbox.WITHDRAWAL_PAID.text',
  },
  WITHDRAWAL_CANCELLED: {
    icon: Undo2,
    titleKey: 'wallet.inbox.WITHDRAWAL_CANCELLED.title',
    textKey: 'wallet.inbox.WITHDRAWAL_CANCELLED.text',
  },
  WITHDRAWAL_RETURNED: {
    icon: Undo2,
    titleKey: 'wallet.inbox.WITHDRAWAL_RETURNED.title',
    textKey: 'wallet.inbox.WITHDRAWAL_RETURNED.text',
  },
} as const satisfies InboxKinds;
