import { SlidersHorizontal } from 'lucide-react';
import type { DomainModule } from '@baize/shell';
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
};
