import { useMemo } from 'react';
import { contentLocale } from '@baize/brand';
import { useSite } from '@baize/session';

/** Scope of a content query: brand, market and language. */
export function useContentScope(): { readonly market: string; readonly brand: string; readonly locale: string } {
  const { brand, market } = useSite();
  return useMemo(
    () => ({ market: market.market.id, brand: brand.config.id, locale: contentLocale(market.translation) }),
    [brand, market],
  );
}
