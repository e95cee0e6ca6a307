import type { QueryClient } from '@tanstack/react-query';
import type { createStore } from 'jotai';
import type { LocalePair } from '@baize/brand';
import type { Site } from '@baize/session';
import { locationQuery } from '@baize/shell';
import { languageOfferAtom } from './overlays/language-offer.ts';
import { wasLanguageKept } from './overlays/kept-language.ts';

/**
 * Offers the market's language of the visitor's region where the page is in another one (A§9: Quebec is `caf`). Nobody
 * is redirected: the visitor has chosen the address.
 */
export async function offerLanguage({
  store,
  queryClient,
  site: { market, pairs },
}: {
  readonly store: Pick<ReturnType<typeof createStore>, 'set'>;
  readonly queryClient: QueryClient;
  readonly site: Pick<Site, 'market' | 'pairs'>;
}): Promise<void> {
  if (wasLanguageKept()) return;
  const { countryCode, regionCode } = await queryClient.ensureQueryData(locationQuery);
  const { id, originCountryCode, regionLanguage } = market.market;
  const language = regionLanguage[regionCode ?? ''];
  if (language === undefined || countryCode === null || !originCountryCode.includes(countryCode)) return;
  const pair: LocalePair = `${language}-${id}`;
  if (pair !== market.pair && pairs.includes(pair)) store.set(languageOfferAtom, pair);
}
