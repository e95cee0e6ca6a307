import { queryOptions, useQuery } from '@tanstack/react-query';
import { contentLocale } from '@baize/brand';
import { tournamentBoxes } from '@baize/contracts/content-queries';
import { queryContent } from '@baize/http';
import { useSite } from '@baize/session';

const boxesQuery = (input: { readonly market: string; readonly brand: string; readonly locale: string }) =>
  queryOptions({
    queryKey: ['content', 'tournament-boxes', input],
    queryFn: ({ signal }) => queryContent(tournamentBoxes, input, signal),
  });

/** What a content box says in place of the API's words. */
export interface BoxWords {
  readonly title: string;
  readonly subtitle: string;
  readonly label: string;
  /** The editor's prize, for readers who play in the currency of its symbol; null: the API's. */
  readonly prize: { readonly amount: number; readonly currencySymbol: string } | null;
}

/**
 * Queries the content's boxes (B§3), by the slug of their tournament. Without any, the API's own words are shown; null
 * until the first answer, because a card's words must not change while they are read.
 */
export function useBoxes(): ReadonlyMap<string, BoxWords> | null {
  const { brand, market } = useSite();
  const {
    data = [],
    isLoading,
    failureCount,
  } = useQuery(
    boxesQuery({
      market: market.market.id,
      brand: brand.config.id,
      locale: contentLocale(market.translation),
    }),
  );
  if (isLoading && failureCount === 0) return null;
  return new Map(
    data.map(({ name, titles, prize, currencySymbol, CTA }) => [
      name,
      {
        ...titles,
        label: CTA.label,
        prize: prize === null || currencySymbol === null ? null : { amount: prize, currencySymbol },
      },
    ]),
  );
}
