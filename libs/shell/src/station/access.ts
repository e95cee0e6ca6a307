import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { DOCUMENT_ERROR, ERROR } from '@baize/contracts/errors';
import type { ResponseOf } from '@baize/contracts/route';
import { accessContext } from '@baize/contracts/site';
import { ApiError, call } from '@baize/http';
import { flagsQuery } from '../flags/flags.ts';
import { useHydrated } from '@baize/ui/useHydrated';

export type AccessContext = ResponseOf<typeof accessContext>;

/** How soon somebody who is refused learns that they no longer are (they have moved, or left a VPN), in milliseconds. */
export const ACCESS_RECHECK_MS = 60_000;

export const accessQuery = queryOptions({
  queryKey: ['site', 'access'],
  queryFn: ({ signal }) => call(accessContext, { signal }),
  refetchInterval: (query) => (query.state.data && query.state.data.access !== 'allowed' ? ACCESS_RECHECK_MS : false),
});

/**
 * Why the site is closed to this visitor (A§2, A§6): `restricted`, their country is not served; `blocked`, their address lies
 * in a blocked range; null, it is open, or the API has not said. A verdict of a kind that is not known counts as restricted
 * (ruling 23); no answer at all locks nobody out, because every call that matters is refused by the API itself.
 */
export function useRefusedAccess(): { readonly kind: 'restricted' | 'blocked'; readonly seen: AccessContext } | null {
  const { data } = useQuery(accessQuery);
  const seen = useHydrated() ? data : undefined;
  if (!seen || seen.access === 'allowed') return null;
  return { kind: seen.access === 'blocked' ? 'blocked' : 'restricted', seen };
}

/** What any refused call tells of the whole site: maintenance that has begun shows at once, a refusal of the place is looked into. */
export function heedRefusal(client: QueryClient, error: unknown): void {
  if (!(error instanceof ApiError)) return;
  if (error.status === 503 && error.code === ERROR.maintenance) {
    const until = error.details['until'];
    client.setQueryData(
      flagsQuery.queryKey,
      (known) =>
        known && {
          flags: { ...known.flags, maintenance: true },
          maintenanceUntil: typeof until === 'string' ? until : null,
        },
    );
    if (!client.getQueryData(flagsQuery.queryKey)) void client.invalidateQueries(flagsQuery);
  }
  if (error.code === DOCUMENT_ERROR.countryBlocked || error.code === ERROR.placeBlocked)
    void client.invalidateQueries(accessQuery);
}
