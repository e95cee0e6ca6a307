import { CircleCheck, CircleX, Clock, Gift, Hourglass, Trophy } from 'lucide-react';
import type { InboxKinds } from '@baize/shell';

/** What the inbox says of bonuses. */
export const inboxKinds = {
  BONUS_GRANTED: {
    icon: Gift,
    titleKey: 'bonus.inbox.BONUS_GRANTED.title',
    textKey: 'bonus.inbox.BONUS_GRANTED.text',
  },
  BONUS_ENDING: {
    icon: Hourglass,
    titleKey: 'bonus.inbox.BONUS_ENDING.title',
    textKey: 'bonus.inbox.BONUS_ENDING.text',
  },
  BONUS_EXPIRED: {
    icon: Clock,
    titleKey: 'bonus.inbox.BONUS_EXPIRED.title',
    textKey: 'bonus.inbox.BONUS_EXPIRED.text',
  },
  BONUS_COMPLETED: {
    icon: CircleCheck,
    titleKey: 'bonus.inbox.BONUS_COMPLETED.title',
    textKey: 'bonus.inbox.BONUS_COMPLETED.text',
  },
  BONUS_CANCELLED: {
    icon: CircleX,
    titleKey: 'bonus.inbox.BONUS_CANCELLED.title',
    textKey: 'bonus.inbox.BONUS_CANCELLED.text',
    mentionsSupport: true,
  },
  BONUS_SHARED: {
    icon: CircleX,
    titleKey: 'bonus.inbox.BONUS_SHARED.title',
    textKey: 'bonus.inbox.BONUS_SHARED.text',
    mentionsSupport: true,
  },
  TOURNAMENT_PRIZE: {
    icon: Trophy,
    titleKey: 'bonus.inbox.TOURNAMENT_PRIZE.title',
    textKey: 'bonus.inbox.TOURNAMENT_PRIZE.text',
  },
  TOURNAMENT_STOPPED: {
    icon: Trophy,
    titleKey: 'bonus.inbox.TOURNAMENT_STOPPED.title',
    namedTitleKey: 'bonus.inbox.TOURNAMENT_STOPPED.named',
    textKey: 'bonus.inbox.TOURNAMENT_STOPPED.text',
  },
} as const satisfies InboxKinds;
