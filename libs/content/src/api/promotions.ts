import { queryOptions, useQuery } from '@tanstack/react-query';
import { promotionCategories, promotions, type ContentResult } from '@baize/contracts/content-queries';
import { queryContent } from '@baize/http';
import { useSite, type Site } from '@baize/session';
import { useVisitor } from '@baize/shell';
import { isMeantFor, momentOf } from '../model/audience.ts';
import { fillPlaceholders } from '../model/fill-placeholders.ts';
import { isPromotionAllowed, offerOf } from '../model/offered.ts';
import { promotionAccess } from '../model/promotion-access.ts';
import { useAudience } from './audience.ts';
import { useContentScope } from './scope.ts';

export type PromotionSummary = ContentResult<typeof promotions>[number];
export type Scope = { readonly market: string; readonly brand: string; readonly locale: string };

export const promotionsQuery = (input: Scope) =>
  queryOptions({
    queryKey: ['content', 'promotions', input],
    queryFn: ({ signal }) => queryContent(promotions, input, signal),
  });
export const promotionCategoriesQuery = (input: { readonly locale: string }) =>
  queryOptions({
    queryKey: ['content', 'promotion-categories', input],
    queryFn: ({ signal }) => queryContent(promotionCategories, input, signal),
  });
/** Leaves out categories for products that the brand does not have or the market's law forbids (ruling 22). */
export function categoryOpen(id: string, { brand, market }: Site): boolean {
  const { capabilities } = brand.config;
  switch (id) {
    case 'casino':
      return capabilities.casino;
    case 'live-casino':
      return capabilities.liveCasino && market.rules.liveCasinoAllowed.value;
    case 'sports':
      return capabilities.sportsbook && market.rules.sportsBettingAllowed.value;
    default:
      return false;
  }
}

export const isAllowed = (promotion: PromotionSummary, site: Site): boolean =>
  categoryOpen(promotion.category, site) && isPromotionAllowed(promotion, offerOf(site));

export const named = <Item extends { readonly title: string; readonly summary: string }>(
  item: Item,
  site: Site,
): Item => ({
  ...item,
  title: fillPlaceholders(item.title, site),
  summary: fillPlaceholders(item.summary, site),
});

/**
 * Queries the visitor's current promotions, in the content's order, with their categories. No request while promotions
 * may not be shown (ruling 19).
 */
export function usePromotions() {
  const site = useSite();
  const access = promotionAccess(useVisitor());
  const scope = useContentScope();
  const open = access === 'open';
  const all = useQuery({ ...promotionsQuery(scope), enabled: open });
  const categories = useQuery({ ...promotionCategoriesQuery({ locale: scope.locale }), enabled: open });
  const audience = useAudience(all.data?.some(({ targetAudience }) => targetAudience.option === 'group') ?? false);
  const failed = all.isLoadingError ? all : categories.isLoadingError ? categories : null;
  const meant = all.data
    ?.filter((promotion) => isAllowed(promotion, site) && isMeantFor(promotion, audience))
    .map((promotion) => named(promotion, site));
  const dated =
    audience.now === null
      ? (meant?.findIndex(({ startDate, endDate }) => startDate !== null || endDate !== null) ?? -1)
      : -1;
  return {
    access,
    promotions:
      dated < 0 ? meant?.filter((promotion) => momentOf(promotion, audience) === 'running') : meant?.slice(0, dated),
    /** While the time is unknown: the items from the first one with dates on. Their positions are kept. */
    coming: dated < 0 ? [] : (meant?.slice(dated) ?? []),
    /** Everything this visitor may see, including upcoming and past promotions. */
    known: meant,
    categories: categories.data?.filter(({ id }) => categoryOpen(id, site)),
    error: failed?.error ?? null,
    retry: () => void failed?.refetch(),
  };
}
