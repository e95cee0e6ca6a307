import { queryOptions, useQuery } from '@tanstack/react-query';
import { CATALOGUE_QUERIES } from '@baize/contracts/content-queries';
import type { MarketDocument } from '@baize/contracts/content';
import { queryContent } from '@baize/http';
import { useContentScope } from './scope.ts';

/** Market content (B§3): what of the site this market switches, and the footer's text. */
export interface MarketContent extends Pick<MarketDocument, 'disableLiveChat' | 'licences' | 'footerToggles'> {
  readonly footerContent: string | null;
  /** Whether the market has a loyalty page. */
  readonly loyalty: boolean;
}

export const marketContentQuery = (input: { readonly market: string; readonly locale: string }) =>
  queryOptions({
    queryKey: ['content', 'market', input],
    queryFn: ({ signal }) => queryContent<MarketContent | null>(CATALOGUE_QUERIES.marketContent, input, signal),
  });

/** The market's own switches; undefined until they are known, and where the service is away: the brand's release holds then. */
export function useMarketContent(): MarketContent | undefined {
  const { market, locale } = useContentScope();
  return useQuery(marketContentQuery({ market, locale })).data ?? undefined;
}
