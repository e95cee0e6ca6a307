import type { DomainModule } from '@baize/shell';
import { SPORTSBOOK_PATHS } from './paths.ts';

export const sportsbookModule: DomainModule = {
  id: 'sportsbook',
  namespace: 'sportsbook',
  routes: [
    { path: SPORTSBOOK_PATHS.home, titleKey: 'sportsbook.home.documentTitle', lazy: () => import('./screens/SportsbookHome/SportsbookHome.tsx').then((screen) => ({ Component: screen.SportsbookHome })) },
  ],
  navigation: [],
};
