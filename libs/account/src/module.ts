import { Inbox, User } from 'lucide-react';
import type { DomainModule, Guard } from '@baize/shell';
import { ACCOUNT_DOCUMENTS, ACCOUNT_NOTICE, fillSlot } from '@baize/shell/module';
import { ACCOUNT_PATHS } from './paths.ts';

/** A§2: the inbox is closed to players with payout risk or a suspension; their own details never are. */
const INBOX: readonly Guard[] = ['login', 'notRiskPayout', 'notSuspended'];

/** The player's own details, their verification and their inbox. */
export const accountModule: DomainModule = {
  id: 'account',
  namespace: 'account',
  routes: [
    {
      path: ACCOUNT_PATHS.account,
      guards: ['login'],
      titleKey: 'account.documentTitle',
      lazy: () => import('./screens/Account/Account.tsx').then((screen) => ({ Component: screen.Account })),
    },
    {
      path: ACCOUNT_PATHS.verification,
      guards: ['login'],
      // A withdrawal may need documents, and a break never prevents it (ruling 19).
      onBreak: 'open',
      slots: [ACCOUNT_DOCUMENTS],
      titleKey: 'account.verification.documentTitle',
      lazy: () =>
        import('./screens/Verification/Verification.tsx').then((screen) => ({ Component: screen.Verification })),
    },
    {
      path: ACCOUNT_PATHS.privacy,
      guards: ['login'],
      // Players can leave and ask for their data during a break too.
      onBreak: 'open',
      titleKey: 'account.privacy.documentTitle',
      lazy: () => import('./screens/Privacy/Privacy.tsx').then((screen) => ({ Component: screen.Privacy })),
    },
    {
      path: ACCOUNT_PATHS.inbox,
      guards: INBOX,
      titleKey: 'account.inbox.documentTitle',
      lazy: () => import('./screens/Inbox/Inbox.tsx').then((screen) => ({ Component: screen.Messages })),
    },
    {
      path: ACCOUNT_PATHS.notifications,
      guards: INBOX,
      titleKey: 'account.notifications.documentTitle',
      lazy: () => import('./screens/Inbox/Inbox.tsx').then((screen) => ({ Component: screen.Notifications })),
    },
  ],
  slots: [
    fillSlot(ACCOUNT_NOTICE, {
      id: 'account.confined',
      order: 10,
      guards: ['login'],
      lazy: () => import('./components/ConfinedNotice.tsx').then((part) => ({ Component: part.ConfinedNotice })),
    }),
  ],
  // Addresses that visitors type.
  redirects: [
    { path: 'account', to: ACCOUNT_PATHS.account },
    { path: 'inbox', to: ACCOUNT_PATHS.inbox },
  ],
  socket: () => import('./socket.ts'),
  inbox: () => import('./inbox.ts'),
  navigation: [
    {
      id: 'account',
      path: ACCOUNT_PATHS.account,
      labelKey: 'account.frame.account',
      icon: User,
      hint: () => import('./components/AccountHint.tsx').then((part) => ({ Component: part.AccountHint })),
      hubBadge: () => import('./components/AccountHint.tsx').then((part) => ({ Component: part.DocumentsBadge })),
      placement: 'account',
      order: 10,
    },
    {
      id: 'inbox',
      path: ACCOUNT_PATHS.inbox,
      labelKey: 'account.frame.inbox',
      icon: Inbox,
      badge: () => import('./components/UnreadBadge.tsx').then((part) => ({ Component: part.UnreadBadge })),
      hint: () => import('./components/UnreadBadge.tsx').then((part) => ({ Component: part.UnreadHint })),
      placement: 'account',
      order: 70,
    },
  ],
};
