import { expect, it } from 'vitest';
import * as library from './index.ts';

it('exports only its public names', () => {
  expect(Object.keys(library).sort()).toEqual([
    'CONTENT_PATHS',
    'PromotionCard',
    'PromotionCardSkeleton',
    'actionOf',
    'contentModule',
    'pagePath',
    'promotionsModule',
    'useBanners',
    'useFooterPages',
    'useMarketPaymentMethods',
    'usePromotions',
    'useSeoDescription',
    'useStaticPage',
  ]);
});
