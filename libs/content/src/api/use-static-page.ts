import { useQuery } from '@tanstack/react-query';
import { contentLocale } from '@baize/brand';
import { useSite } from '@baize/session';
import { staticPageQuery } from './content.ts';

/** One static page of the market in the reader's language, for a page of the site that shows it beside something else; its data is null where there is none. */
export function useStaticPage(slug: string) {
  const { market } = useSite();
  return useQuery(staticPageQuery({ slug, market: market.market.id, locale: contentLocale(market.translation) }));
}
