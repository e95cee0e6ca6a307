import type { DomainModule } from '@baize/shell';
import { LIMITS_PATHS } from './paths.ts';

/** What players allow themselves. A log-in is all it needs: nobody is kept from restricting themselves (ruling 19). */
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
      labelKey: 'shell.navigation.limits',
      icon: 'limits',
      placement: 'account',
      order: 60,
    },
  ],
};
