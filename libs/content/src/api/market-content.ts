import { queryOptions, useQuery } from '@tanstack/react-query';
import * as content from '@baize/contracts/content-queries';
import type { ContentResult } from '@baize/contracts/content-queries';
import { queryContent } from '@baize/http';
import { useContentScope } from './scope.ts';

/** Market content (B§3): the market's switches for parts of the site, and the footer's text. */
export type MarketContent = NonNullable<ContentResult<typeof content.marketContent>>;

export const marketContentQuery = (input: { readonly market: string; readonly locale: string }) =>
  queryOptions({
    queryKey: ['content', 'market', input],
    queryFn: ({ signal }) => queryContent(content.marketContent, input, signal),
  });

/**
 * Queries the market's switches. Undefined until loaded or if the service is down; the release's settings apply then.
 */
export function useMarketContent(): MarketContent | undefined {
  const { market, locale } = useContentScope();
  return useQuery(marketContentQuery({ market, locale })).data ?? undefined;
}
