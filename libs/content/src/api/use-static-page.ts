import { useQuery } from '@tanstack/react-query';
import { contentLocale } from '@baize/brand';
import { useSite } from '@baize/session';
import { staticPageQuery } from './content.ts';

/**
 * Queries a static page in the current language, for screens that show it next to something else. Null if there is
 * none.
 */
export function useStaticPage(slug: string) {
  const { market } = useSite();
  return useQuery(staticPageQuery({ slug, market: market.market.id, locale: contentLocale(market.translation) }));
}
