export { contentModule } from './module.tsx';
export { useBanners, useFooterPages, useMarketPaymentMethods, useSeoDescription, type ContentBanner } from './api/content.ts';
export { useStaticPage } from './api/use-static-page.ts';
export { RichText } from './components/RichText/RichText.tsx';
export { pagePath } from './paths.ts';
