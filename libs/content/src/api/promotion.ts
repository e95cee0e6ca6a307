import { queryOptions, useQuery } from '@tanstack/react-query';
import { promotion as onePromotion } from '@baize/contracts/content-queries';
import { queryContent } from '@baize/http';
import { useSite, type Site } from '@baize/session';
import { useVisitor } from '@baize/shell';
import { isMeantFor, momentOf } from '../model/audience.ts';
import { promotionAccess } from '../model/promotion-access.ts';
import { useAudience } from './audience.ts';
import { categoryOpen, isAllowed, named, type Scope } from './promotions.ts';
import { useContentScope } from './scope.ts';

export const promotionQuery = (input: Scope & { readonly category: string; readonly slug: string }) =>
  queryOptions({
    queryKey: ['content', 'promotion', input],
    queryFn: ({ signal }) => queryContent(onePromotion, input, signal),
  });

/** Tells whether the brand has a category's product and only the law closes it. */
export const categoryClosedByLaw = (id: string, { brand, market }: Site): boolean => {
  const { liveCasino, sportsbook } = brand.config.capabilities;
  const { liveCasinoAllowed, sportsBettingAllowed } = market.rules;
  return (
    (id === 'live-casino' && liveCasino && !liveCasinoAllowed.value) ||
    (id === 'sports' && sportsbook && !sportsBettingAllowed.value)
  );
};

/** Queries one promotion, including upcoming and past ones; null if this visitor may not see it. */
export function usePromotion(category: string, slug: string) {
  const site = useSite();
  const access = promotionAccess(useVisitor());
  const promotion = useQuery({
    ...promotionQuery({ ...useContentScope(), category, slug }),
    enabled: access === 'open',
  });
  const grouped = promotion.data?.targetAudience.option === 'group';
  const audience = useAudience(grouped);
  const shown =
    promotion.data && isAllowed(promotion.data, site) && isMeantFor(promotion.data, audience)
      ? named(promotion.data, site)
      : null;
  // A product that the brand lacks is missing; a lawful product's offer may still be for games that the law closes.
  const closedByLaw =
    promotion.data != null &&
    !isAllowed(promotion.data, site) &&
    (categoryOpen(promotion.data.category, site) || categoryClosedByLaw(promotion.data.category, site));
  return {
    access,
    promotion: promotion.data === undefined ? undefined : shown,
    /** It exists, but the law does not let this visitor see it. */
    closedByLaw,
    moment: shown ? momentOf(shown, audience) : null,
    signedIn: audience.signedIn,
    error: promotion.error,
    retry: () => void promotion.refetch(),
  };
}
