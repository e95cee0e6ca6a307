import { Gift, MessageCircle } from 'lucide-react';
import type { DomainModule } from '@baize/shell';
import { CONTACT_OPTIONS, CONTENT_BOXES, fillSlot } from '@baize/shell/module';
import { CONTENT_PATHS, PAGE_NEEDS, STATIC_PAGES } from './paths.ts';

const lazy = () => import('./screens/StaticPage/StaticPage.tsx').then((screen) => ({ Component: screen.StaticPage }));

/** The capability without which a brand does not list a page. */
function needs(path: string) {
  const capability = PAGE_NEEDS[path];
  return capability ? { needs: capability } : {};
}

/**
 * Pages of the content service: the static ones (A§2) at their addresses, further ones by its lists, loyalty, landings,
 * and how to pay.
 */
export const contentModule: DomainModule = {
  id: 'content',
  namespace: 'content',
  routes: [
    ...[...STATIC_PAGES, 'information/:slug', 'contact-us/:slug'].map((path) => ({
      path,
      onBreak: 'open' as const,
      lazy,
      ...(path === CONTENT_PATHS.contact ? { slots: [CONTACT_OPTIONS] } : {}),
      titleKey: 'content.page.documentTitle',
      public: { descriptionKey: 'content.page.description', ...needs(path) },
      entries: 'pages' as const,
    })),
    {
      path: CONTENT_PATHS.loyalty,
      titleKey: 'content.loyalty.documentTitle',
      public: { descriptionKey: 'content.loyalty.description' },
      entries: 'loyalty',
      lazy: () => import('./screens/Loyalty/Loyalty.tsx').then((screen) => ({ Component: screen.Loyalty })),
    },
    {
      path: CONTENT_PATHS.deposit,
      titleKey: 'content.deposit.documentTitle',
      public: { descriptionKey: 'content.deposit.description', drawnBy: 'browser' },
      lazy: () =>
        import('./screens/DepositEntry/DepositEntry.tsx').then((screen) => ({ Component: screen.DepositEntry })),
    },
    {
      path: `${CONTENT_PATHS.landing}/:id`,
      titleKey: 'content.landing.documentTitle',
      entries: 'landings',
      lazy: () => import('./screens/LandingPage/LandingPage.tsx').then((screen) => ({ Component: screen.LandingPage })),
    },
    {
      path: 'promo/:slug',
      titleKey: 'content.landing.documentTitle',
      entries: 'landings',
      lazy: () =>
        import('./screens/SignUpLanding/SignUpLanding.tsx').then((screen) => ({ Component: screen.SignUpLanding })),
    },
  ],
  // Addresses that visitors type.
  redirects: [
    ...['help', 'support', 'contact', 'contact-us'].map((path) => ({ path, to: CONTENT_PATHS.contact })),
    { path: 'responsible-gaming', to: 'responsible-gambling' },
    { path: 'privacy', to: 'privacy-policy' },
    { path: 'terms-and-conditions', to: 'terms' },
  ],
  bottomBar: [
    {
      id: 'contact',
      place: 4,
      order: 10,
      labelKey: 'content.frame.contact',
      icon: MessageCircle,
      path: CONTENT_PATHS.contact,
      onBreak: 'only',
    },
  ],
  slots: [
    fillSlot(CONTENT_BOXES, {
      id: 'content.boxes',
      order: 20,
      lazy: () => import('./components/Boxes/Boxes.tsx').then((part) => ({ Component: part.Boxes })),
    }),
  ],
};

const promotions = () =>
  import('./screens/Promotions/Promotions.tsx').then((screen) => ({ Component: screen.Promotions }));
const head = {
  titleKey: 'content.promotions.title',
  public: { descriptionKey: 'content.promotions.description' },
} as const;

/**
 * Promotions (B§2), for brands that have them. A topic is tried before a promotion, so no promotion can be called
 * `tag`.
 */
export const promotionsModule: DomainModule = {
  id: 'promotions',
  namespace: 'content',
  capability: 'promotions',
  allowedBy: 'promotionsAllowed',
  mainSection: CONTENT_PATHS.promotions,
  routes: [
    { path: CONTENT_PATHS.promotions, lazy: promotions, ...head, pageId: 'promotions-home' },
    { path: `${CONTENT_PATHS.promotions}/:category`, lazy: promotions, ...head, entries: 'promotions' },
    { path: `${CONTENT_PATHS.promotions}/:category/tag/:tag`, lazy: promotions, ...head, entries: 'promotions' },
    {
      path: `${CONTENT_PATHS.promotions}/:category/:slug`,
      lazy: () => import('./screens/Promotion/Promotion.tsx').then((screen) => ({ Component: screen.Promotion })),
      ...head,
      entries: 'promotions',
    },
  ],
  // Addresses that visitors type.
  redirects: ['promos', 'offers', 'bonuses'].map((path) => ({ path, to: CONTENT_PATHS.promotions })),
  navigation: [
    {
      id: 'promotions',
      path: CONTENT_PATHS.promotions,
      labelKey: 'content.frame.promotions',
      icon: Gift,
      placement: 'main',
      order: 40,
    },
  ],
  bottomBar: [
    {
      id: 'promotions',
      place: 2,
      order: 40,
      labelKey: 'content.frame.promotions',
      icon: Gift,
      // The page is open to them; a tab would invite them to offers that they cannot take.
      guards: ['notRiskPayout', 'notSuspended'],
      path: CONTENT_PATHS.promotions,
    },
  ],
};
