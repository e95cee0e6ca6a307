import { queryOptions, useQuery } from '@tanstack/react-query';
import { contentLocale } from '@baize/brand';
import { staticPage, type ContentResult } from '@baize/contracts/content-queries';
import { queryContent } from '@baize/http';
import { useSite } from '@baize/session';

export type StaticPageContent = NonNullable<ContentResult<typeof staticPage>>;

export const staticPageQuery = (input: { readonly slug: string; readonly market: string; readonly locale: string }) =>
  queryOptions({
    queryKey: ['content', 'page', input],
    queryFn: ({ signal }) => queryContent(staticPage, input, signal),
  });

/**
 * Queries a static page in the current language, for screens that show it next to something else. Null if there is
 * none.
 */
export function useStaticPage(slug: string) {
  const { market } = useSite();
  return useQuery(staticPageQuery({ slug, market: market.market.id, locale: contentLocale(market.translation) }));
}
