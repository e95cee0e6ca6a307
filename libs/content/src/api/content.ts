import { queryOptions, useQuery } from '@tanstack/react-query';
import { banners, pages, paymentMethods, seo, type ContentResult } from '@baize/contracts/content-queries';
import type { BannerDocument } from '@baize/contracts/content';
import { contentLocale } from '@baize/brand';
import { queryContent } from '@baize/http';
import { useSite } from '@baize/session';
import { useVisitor } from '@baize/shell';
import { isVisibleTo } from '../model/audience.ts';
import { isLinkOffered, offerOf } from '../model/offered.ts';
import { fillPlaceholders } from '../model/fill-placeholders.ts';
import { promotionAccess } from '../model/promotion-access.ts';
import { useAudience } from './audience.ts';
import { PAGE_NEEDS } from '../paths.ts';
import { useContentScope } from './scope.ts';

export type ContentBanner = ContentResult<typeof banners>[number];
export type PaymentMethodContent = ContentResult<typeof paymentMethods>[number];

export const bannersQuery = (input: {
  readonly placement: BannerDocument['placement'];
  readonly market: string;
  readonly brand: string;
  readonly locale: string;
}) =>
  queryOptions({
    queryKey: ['content', 'banners', input],
    queryFn: ({ signal }) => queryContent(banners, input, signal),
  });
export const pagesQuery = (input: { readonly market: string; readonly locale: string }) =>
  queryOptions({
    queryKey: ['content', 'pages', input],
    queryFn: ({ signal }) => queryContent(pages, input, signal),
  });
export const paymentMethodsQuery = (input: { readonly market: string }) =>
  queryOptions({
    queryKey: ['content', 'payment-methods', input],
    queryFn: ({ signal }) => queryContent(paymentMethods, input, signal),
  });

export const seoQuery = (input: { readonly market: string; readonly brand: string; readonly locale: string }) =>
  queryOptions({
    queryKey: ['content', 'seo', input],
    queryFn: ({ signal }) => queryContent(seo, input, signal),
  });

/**
 * Queries a page's description, with brand placeholders filled in. Null until it is loaded, or if there is none: the
 * site's own description applies then. Players never see a failure.
 * @param page null for a page that search engines should not index; no request then
 */
export function useSeoDescription(
  page: string | null,
): { readonly description: string; readonly image: string | null } | null {
  const site = useSite();
  const { data } = useQuery({
    ...seoQuery({
      market: site.market.market.id,
      brand: site.brand.config.id,
      locale: contentLocale(site.market.translation),
    }),
    enabled: page !== null,
  });
  const found = data?.find((entry) => entry.page === page);
  return found ? { description: fillPlaceholders(found.description, site), image: found.image } : null;
}

/**
 * Queries the banners of a placement for this visitor, with brand placeholders filled in. Undefined until loaded. Empty
 * for players who may not see promotions (ruling 19).
 */
export function useBanners(placement: BannerDocument['placement']) {
  const site = useSite();
  const access = promotionAccess(useVisitor());
  const found = useQuery(bannersQuery({ placement, ...useContentScope() }));
  const audience = useAudience(
    access === 'open' && (found.data?.some((banner) => banner.targetAudience.option === 'group') ?? false),
  );
  const visible = found.data
    ?.filter((banner) => isVisibleTo(banner, audience) && isLinkOffered(banner.urlAction, offerOf(site)))
    .map((banner) => ({
      ...banner,
      title: fillPlaceholders(banner.title, site),
      description: fillPlaceholders(banner.description, site),
      greeting: banner.greeting === null ? null : fillPlaceholders(banner.greeting, site),
    }));
  return {
    banners: access === 'paused' ? [] : access === 'waiting' ? undefined : visible,
    isError: found.isLoadingError,
    signedIn: audience.signedIn,
  };
}

/**
 * Queries the footer links; empty until loaded. Named pages are at the root, further ones under `information` (A§2).
 * Pages about a product that the brand does not offer are left out.
 */
export function useFooterPages(): readonly {
  readonly slug: string;
  readonly title: string;
  readonly group: 'legal' | 'help' | 'information';
}[] {
  const { brand, market } = useSite();
  const { data } = useQuery(pagesQuery({ market: market.market.id, locale: contentLocale(market.translation) }));
  return (data ?? []).filter(({ slug }) => {
    const capability = PAGE_NEEDS[slug];
    return capability === undefined || brand.config.capabilities[capability];
  });
}

/** Queries the market's payment logos; empty until loaded. */
export function useMarketPaymentMethods() {
  const { market } = useSite();
  const { data } = useQuery(paymentMethodsQuery({ market: market.market.id }));
  return data ?? [];
}
