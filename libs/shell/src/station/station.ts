import { useMemo, useState } from 'react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { siteLocation } from '@baize/contracts/site';
import { soleCountry } from '@baize/brand';
import { call } from '@baize/http';
import { useSession, useSite } from '@baize/session';
import { useHydrated } from '@baize/ui/useHydrated';
import { useDevice, type Device } from './device.ts';

/** A§3 Player station: the visitor's detected country, device and market. */
export interface Station {
  /** ISO code; null if unknown or not known yet. */
  readonly autodetectedCountry: string | null;
  readonly autodetectedRegion: string | null;
  readonly autodetectedCity: string | null;
  readonly ipAddress: string | null;
  readonly device: Device;
  /** The id of the site's market (`UN`, `FI` …). */
  readonly market: string;
}

/**
 * Queried once per visit; the call also sets the cookies of A§3. The country does not change while a page is open;
 * `accessQuery` polls whether it is served.
 */
export const locationQuery = queryOptions({
  queryKey: ['site', 'location'],
  queryFn: ({ signal }) => call(siteLocation, { signal }),
  staleTime: Infinity,
  gcTime: Infinity,
});

/** Returns the player station (A§3). Unknown values are null and restrict nothing. */
export function useStation(): Station {
  const { market } = useSite();
  const device = useDevice();
  const { data } = useQuery(locationQuery);
  const place = useHydrated() ? data : undefined;
  return useMemo(
    () => ({
      autodetectedCountry: place?.countryCode ?? null,
      autodetectedRegion: place?.regionCode ?? null,
      autodetectedCity: place?.city ?? null,
      ipAddress: place?.ipAddress ?? null,
      device,
      market: market.market.id,
    }),
    [place, device, market],
  );
}

/**
 * Returns the country that decides what is shown: the player's home country, else the detected one. Until that is known,
 * and where it stays unknown, it is the market's, so that a prerendered page is right for nearly all of its visitors;
 * null on a market of several countries. The API decides on its own.
 */
export function useCountry(): string | null {
  const session = useSession();
  const { market } = useSite().market;
  const { autodetectedCountry } = useStation();
  return session?.countryCode || autodetectedCountry || soleCountry(market);
}

/**
 * Tells whether content chosen by country and window is final. On a prerendered page that is only once the country is
 * known, or known to be unknown. Until then the page stays unchanged, so that its content is refetched only once for
 * both.
 */
export function useScopeSettled(): boolean {
  const session = useSession();
  const hydrated = useHydrated();
  const [prerendered] = useState(!hydrated);
  // Stays true: a refetch after a failure follows an earlier answer.
  const { isFetched } = useQuery(locationQuery);
  return hydrated && (!prerendered || isFetched || Boolean(session?.countryCode));
}
