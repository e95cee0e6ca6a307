import type { DomainModule } from '@baize/shell';
import { LIMITS_PATHS } from './paths.ts';

export const limitsModule: DomainModule = {
  id: 'limits',
  namespace: 'limits',
  routes: [
    { path: LIMITS_PATHS.home, titleKey: 'limits.home.documentTitle', lazy: () => import('./screens/LimitsHome/LimitsHome.tsx').then((screen) => ({ Component: screen.LimitsHome })) },
  ],
  navigation: [],
};
