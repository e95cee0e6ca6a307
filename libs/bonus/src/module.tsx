import type { DomainModule } from '@baize/shell';
import { BONUS_PATHS } from './paths.ts';

export const bonusModule: DomainModule = {
  id: 'bonus',
  namespace: 'bonus',
  routes: [
    { path: BONUS_PATHS.home, titleKey: 'bonus.home.documentTitle', lazy: () => import('./screens/BonusHome/BonusHome.tsx').then((screen) => ({ Component: screen.BonusHome })) },
  ],
  navigation: [],
};
