import type { DomainModule } from '@baize/shell';
import { CONTENT_PATHS, STATIC_PAGES } from './paths.ts';

const lazy = () => import('./screens/StaticPage/StaticPage.tsx').then((screen) => ({ Component: screen.StaticPage }));

/** Pages of the content service: the static ones (A§2) at their addresses, further ones by its lists, loyalty, landings, and how to pay. */
export const contentModule: DomainModule = {
  id: 'content',
  namespace: 'content',
  routes: [
    ...[...STATIC_PAGES, 'information/:slug', 'contact-us/:slug'].map((path) => ({
      path,
      onBreak: 'open' as const,
      lazy,
      titleKey: 'content.page.documentTitle',
      descriptionKey: 'content.page.description',
    })),
    {
      path: CONTENT_PATHS.loyalty,
      titleKey: 'content.loyalty.documentTitle',
      descriptionKey: 'content.loyalty.description',
      lazy: () => import('./screens/Loyalty/Loyalty.tsx').then((screen) => ({ Component: screen.Loyalty })),
    },
    {
      path: CONTENT_PATHS.deposit,
      titleKey: 'content.deposit.documentTitle',
      descriptionKey: 'content.deposit.description',
      lazy: () =>
        import('./screens/DepositEntry/DepositEntry.tsx').then((screen) => ({ Component: screen.DepositEntry })),
    },
    {
      path: 'promo/:slug',
      titleKey: 'content.landing.documentTitle',
      lazy: () =>
        import('./screens/SignUpLanding/SignUpLanding.tsx').then((screen) => ({ Component: screen.SignUpLanding })),
    },
  ],
  navigation: [],
};

const promotions = () =>
  import('./screens/Promotions/Promotions.tsx').then((screen) => ({ Component: screen.Promotions }));
const head = { titleKey: 'content.promotions.title', descriptionKey: 'content.promotions.description' } as const;

/** Promotions (B§2), for brands that have them. A topic is tried before a promotion, so no promotion can be called `tag`. */
export const promotionsModule: DomainModule = {
  id: 'promotions',
  namespace: 'content',
  capability: 'promotions',
  allowedBy: 'promotionsAllowed',
  routes: [
    { path: CONTENT_PATHS.promotions, lazy: promotions, ...head },
    { path: `${CONTENT_PATHS.promotions}/:category`, lazy: promotions, ...head },
    { path: `${CONTENT_PATHS.promotions}/:category/tag/:tag`, lazy: promotions, ...head },
    {
      path: `${CONTENT_PATHS.promotions}/:category/:slug`,
      lazy: () => import('./screens/Promotion/Promotion.tsx').then((screen) => ({ Component: screen.Promotion })),
      ...head,
    },
  ],
  navigation: [
    {
      id: 'promotions',
      path: CONTENT_PATHS.promotions,
      labelKey: 'shell.navigation.promotions',
      icon: 'gift',
      placement: 'main',
      order: 40,
    },
  ],
};
