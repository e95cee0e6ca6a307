import { ArrowDownToLine, CircleX, Clock, Landmark, ShieldCheck, Trophy, Undo2 } from 'lucide-react';
import type { InboxKinds } from '@baize/shell';

/** What the inbox says of deposits, withdrawals and wins under review. */
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
  WITHDRAWAL_HELD: {
    icon: ShieldCheck,
    titleKey: 'wallet.inbox.WITHDRAWAL_HELD.title',
    textKey: 'wallet.inbox.WITHDRAWAL_HELD.text',
  },
  DEPOSIT_EXPIRED: {
    icon: Clock,
    titleKey: 'wallet.inbox.DEPOSIT_EXPIRED.title',
    textKey: 'wallet.inbox.DEPOSIT_EXPIRED.text',
  },
  DEPOSIT_REVERSED: {
    icon: Undo2,
    titleKey: 'wallet.inbox.DEPOSIT_REVERSED.title',
    textKey: 'wallet.inbox.DEPOSIT_REVERSED.text',
    mentionsSupport: true,
  },
  BALANCE_CREDITED: {
    icon: ShieldCheck,
    titleKey: 'wallet.inbox.BALANCE_CREDITED.title',
    textKey: 'wallet.inbox.BALANCE_CREDITED.text',
    mentionsSupport: true,
  },
  BALANCE_DEBITED: {
    icon: ShieldCheck,
    titleKey: 'wallet.inbox.BALANCE_DEBITED.title',
    textKey: 'wallet.inbox.BALANCE_DEBITED.text',
    mentionsSupport: true,
  },
  WIN_HELD: {
    icon: ShieldCheck,
    titleKey: 'wallet.inbox.WIN_HELD.title',
    textKey: 'wallet.inbox.WIN_HELD.text',
  },
  WIN_PAID: {
    icon: Trophy,
    titleKey: 'wallet.inbox.WIN_PAID.title',
    textKey: 'wallet.inbox.WIN_PAID.text',
  },
  WIN_REFUSED: {
    icon: CircleX,
    titleKey: 'wallet.inbox.WIN_REFUSED.title',
    textKey: 'wallet.inbox.WIN_REFUSED.text',
  },
  WITHDRAWAL_RETURNED: {
    icon: Undo2,
    titleKey: 'wallet.inbox.WITHDRAWAL_RETURNED.title',
    textKey: 'wallet.inbox.WITHDRAWAL_RETURNED.text',
    mentionsSupport: true,
  },
} as const satisfies InboxKinds;
