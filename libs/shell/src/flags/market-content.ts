import { useQuery } from '@tanstack/react-query';
import { contentLocale } from '@baize/brand';
import { marketContent, type ContentResult } from '@baize/contracts/content-queries';
import { queryContent } from '@baize/http';
import { useSite } from '@baize/session';

/** Market content (B§3): the market's switches for parts of the site, and the footer's text. */
export type MarketContent = NonNullable<ContentResult<typeof marketContent>>;

/**
 * Queries the market's switches. Undefined until loaded or if the service is down; the release's settings apply then.
 */
export function useMarketContent(): MarketContent | undefined {
  const { market } = useSite().market;
  const input = { market: market.id, locale: contentLocale(useSite().market.translation) };
  const { data } = useQuery({
    queryKey: ['content', 'market', input],
    queryFn: ({ signal }) => queryContent(marketContent, input, signal),
  });
  return data ?? undefined;
}
