import { Gauge, SlidersHorizontal } from 'lucide-react';
import { atom } from 'jotai';
import { sessionAtom } from '@baize/session/state';
import type { DomainModule } from '@baize/shell';
import { BREAK_NOTICE, fillSlot, MONEY_RAIL, sessionEndAtom } from '@baize/shell/module';
import { LIMITS_PATHS } from './paths.ts';

/** The player's own limits and breaks. A login is enough: no one is prevented from restricting themselves (ruling 19). */
export const limitsModule: DomainModule = {
  id: 'limits',
  namespace: 'limits',
  routes: [
    {
      path: LIMITS_PATHS.limits,
      guards: ['login'],
      onBreak: 'open',
      titleKey: 'limits.documentTitle',
      lazy: () =>
        import('./screens/GamblingLimits/GamblingLimits.tsx').then((screen) => ({ Component: screen.GamblingLimits })),
    },
  ],
  // Addresses that visitors type.
  redirects: [
    { path: 'limits', to: LIMITS_PATHS.limits },
    { path: 'gambling-limits', to: LIMITS_PATHS.limits },
  ],
  navigation: [
    {
      id: 'limits',
      path: LIMITS_PATHS.limits,
      labelKey: 'limits.frame.limits',
      icon: SlidersHorizontal,
      placement: 'account',
      order: 60,
    },
  ],
  bottomBar: [
    {
      id: 'limits',
      place: 3,
      order: 10,
      labelKey: 'limits.frame.limits',
      icon: Gauge,
      path: LIMITS_PATHS.limits,
      onBreak: 'only',
    },
  ],
  welcome: () => import('./welcome.ts'),
  socket: () => import('./socket.ts'),
  slots: [
    fillSlot(MONEY_RAIL, {
      id: 'limits.left',
      order: 30,
      lazy: () => import('./components/RailLimits.tsx').then((part) => ({ Component: part.RailLimits })),
    }),
    fillSlot(BREAK_NOTICE, {
      id: 'limits.break',
      order: 10,
      lazy: () => import('./overlays/BreakBanner.tsx').then((part) => ({ Component: part.BreakBanner })),
    }),
  ],
  overlays: [
    {
      id: 'limits.notices',
      when: atom((get) => get(sessionAtom) !== null || get(sessionEndAtom) !== null),
      lazy: () => import('./overlays/PlayerNotices.tsx').then((overlay) => ({ Component: overlay.PlayerNotices })),
    },
  ],
};
