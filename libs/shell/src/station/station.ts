import { useMemo, useState } from 'react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { siteLocation } from '@baize/contracts/site';
import { call } from '@baize/http';
import { useSession, useSite } from '@baize/session';
import { useHydrated } from '@baize/ui/useHydrated';
import { useDevice, type Device } from './device.ts';

/** A§3 Player station: where the visitor seems to be, on what, and in which market. */
export interface Station {
  /** ISO code; null: not known, or not known yet. */
  readonly autodetectedCountry: string | null;
  readonly autodetectedRegion: string | null;
  readonly autodetectedCity: string | null;
  readonly ipAddress: string | null;
  readonly device: Device;
  /** Id of the market whose site this is (`UN`, `FI` …). */
  readonly market: string;
}

/** Asked once a visit: it also sets the cookies of A§3. A place does not change while a page is open; `accessQuery` watches what may be done there. */
export const locationQuery = queryOptions({
  queryKey: ['site', 'location'],
  queryFn: ({ signal }) => call(siteLocation, { signal }),
  staleTime: Infinity,
  gcTime: Infinity,
});

/** The player station (A§3); what is not known is null and stands in nobody's way. */
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

/** The one country that counts for what is shown: where the player lives, else where the visitor seems to be; null when nobody knows. The API decides by its own. */
export function useCountry(): string | null {
  const session = useSession();
  const { autodetectedCountry } = useStation();
  return session?.countryCode || autodetectedCountry;
}

/**
 * Whether a choice by country and window is final. On a prerendered page not before the country is known, or known to be
 * unknown: until then it stands as it is, and what it shows is asked for once for both.
 */
export function useScopeSettled(): boolean {
  const session = useSession();
  const hydrated = useHydrated();
  const [prerendered] = useState(!hydrated);
  // It never goes back: whoever asks again, after a failure, has been answered before.
  const { isFetched } = useQuery(locationQuery);
  return hydrated && (!prerendered || isFetched || Boolean(session?.countryCode));
}
