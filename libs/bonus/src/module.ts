// The first screen has these icons already: it has no room for others.
import { Gift, Ticket } from 'lucide-react';
import type { DomainModule, Guard } from '@baize/shell';
import { CASHIER_OFFERS, fillSlot, GAME_STRIP, PROMOTION_OFFER } from '@baize/shell/module';
import { manualClaim } from './model/guards.ts';
import { BONUS_PATHS } from './paths.ts';

/** B§2: rewards and codes are closed to players with payout risk or a suspension. */
const GUARDS: readonly Guard[] = ['login', 'notRiskPayout', 'notSuspended'];

/** The player's rewards, their bonus in the cashier and in promotions, and the page for codes. */
export const bonusModule: DomainModule = {
  id: 'bonus',
  namespace: 'bonus',
  routes: [
    {
      path: BONUS_PATHS.rewards,
      guards: GUARDS,
      titleKey: 'bonus.rewards.documentTitle',
      lazy: () => import('./screens/Rewards/Rewards.tsx').then((screen) => ({ Component: screen.Rewards })),
    },
    {
      path: BONUS_PATHS.active,
      guards: GUARDS,
      titleKey: 'bonus.active.documentTitle',
      lazy: () => import('./screens/Rewards/Rewards.tsx').then((screen) => ({ Component: screen.ActiveRewards })),
    },
    {
      path: BONUS_PATHS.code,
      guards: [...GUARDS, manualClaim],
      titleKey: 'bonus.code.title',
      lazy: () => import('./screens/BonusCode/BonusCode.tsx').then((screen) => ({ Component: screen.BonusCode })),
    },
  ],
  // Addresses that visitors type.
  redirects: [{ path: 'rewards', to: BONUS_PATHS.rewards }],
  navigation: [
    {
      id: 'rewards',
      path: BONUS_PATHS.rewards,
      labelKey: 'bonus.frame.rewards',
      icon: Gift,
      placement: 'account',
      order: 50,
    },
    {
      id: 'bonus-code',
      path: BONUS_PATHS.code,
      labelKey: 'bonus.frame.code',
      icon: Ticket,
      placement: 'account',
      order: 55,
    },
  ],
  socket: () => import('./socket.ts'),
  inbox: () => import('./inbox.ts'),
  slots: [
    fillSlot(CASHIER_OFFERS, {
      id: 'bonus.cashier',
      order: 10,
      guards: GUARDS,
      lazy: () =>
        import('./components/CashierBonus/CashierBonus.tsx').then((part) => ({ Component: part.CashierBonus })),
    }),
    fillSlot(GAME_STRIP, {
      id: 'bonus.progress',
      order: 10,
      guards: GUARDS,
      lazy: () =>
        import('./components/GameProgress/GameProgress.tsx').then((part) => ({ Component: part.GameProgress })),
    }),
    fillSlot(PROMOTION_OFFER, {
      id: 'bonus.promotion',
      order: 10,
      guards: GUARDS,
      lazy: () =>
        import('./components/PromotionOffer/PromotionOffer.tsx').then((part) => ({ Component: part.PromotionOffer })),
    }),
  ],
};
