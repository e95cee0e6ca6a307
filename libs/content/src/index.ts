export { contentModule, promotionsModule } from './module.ts';
export {
  useBanners,
  useFooterPages,
  useMarketPaymentMethods,
  useSeoDescription,
  type ContentBanner,
} from './api/content.ts';
export { actionOf } from './model/action.ts';
export { usePromotions } from './api/promotions.ts';
export { PromotionCard, PromotionCardSkeleton } from './components/PromotionCard/PromotionCard.tsx';
export { useStaticPage } from './api/use-static-page.ts';
export { CONTENT_PATHS, pagePath } from './paths.ts';
