import type { DomainModule } from '@baize/shell';
import { ACCOUNT_PATHS } from './paths.ts';

export const accountModule: DomainModule = {
  id: 'account',
  namespace: 'account',
  routes: [
    { path: ACCOUNT_PATHS.home, titleKey: 'account.home.documentTitle', lazy: () => import('./screens/AccountHome/AccountHome.tsx').then((screen) => ({ Component: screen.AccountHome })) },
  ],
  navigation: [],
};
