import { useQuery } from '@tanstack/react-query';
import { contentLocale } from '@baize/brand';
import { payAndPlayBanner, type ContentResult } from '@baize/contracts/content-queries';
import { queryContent } from '@baize/http';
import { useSite } from '@baize/session';

/**
 * Queries what the content service says above the form for joining through a bank. Null until loaded. A service without such
 * a banner is a mistake of the operator (B§8), which is logged; the page does without.
 */
export function usePayAndPlayBanner(): NonNullable<ContentResult<typeof payAndPlayBanner>> | null {
  const { brand, market } = useSite();
  const input = { brand: brand.config.id, locale: contentLocale(market.translation) };
  const { data } = useQuery({
    queryKey: ['content', 'pay-and-play-banner', input],
    queryFn: async ({ signal }) => {
      const banner = await queryContent(payAndPlayBanner, input, signal);
      if (banner) return banner;
      const missing = new Error('Pnp Banner not being configured!');
      console.warn(missing.message);
      throw missing;
    },
  });
  return data ?? null;
}
