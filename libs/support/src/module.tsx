import type { DomainModule } from '@baize/shell';
import { SUPPORT_PATHS } from './paths.ts';

export const supportModule: DomainModule = {
  id: 'support',
  namespace: 'support',
  routes: [
    { path: SUPPORT_PATHS.home, titleKey: 'support.home.documentTitle', lazy: () => import('./screens/SupportHome/SupportHome.tsx').then((screen) => ({ Component: screen.SupportHome })) },
  ],
  navigation: [],
};
