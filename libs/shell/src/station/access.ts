import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { DOCUMENT_ERROR, ERROR } from '@baize/contracts/errors';
import type { ResponseOf } from '@baize/contracts/route';
import { accessContext } from '@baize/contracts/site';
import { ApiError, call } from '@baize/http';
import { flagsQuery } from '../flags/flags.ts';
import { useHydrated } from '@baize/ui/useHydrated';

export type AccessContext = ResponseOf<typeof accessContext>;

/** How often a refused visitor's access is checked again (they may have moved, or left a VPN), in milliseconds. */
export const ACCESS_RECHECK_MS = 60_000;

export const accessQuery = queryOptions({
  queryKey: ['site', 'access'],
  queryFn: ({ signal }) => call(accessContext, { signal }),
  refetchInterval: (query) => (query.state.data && query.state.data.access !== 'allowed' ? ACCESS_RECHECK_MS : false),
});

/**
 * Returns why the site is closed to this visitor (A§2, A§6): `restricted` if their country is not served; `blocked` if
 * their network address is in a blocked range; null if it is open or the API has not answered. An unknown verdict
 * counts as restricted (ruling 23). Without an answer no one is locked out, because the API itself refuses every call
 * that matters.
 */
export function useRefusedAccess(): { readonly kind: 'restricted' | 'blocked'; readonly seen: AccessContext } | null {
  const { data } = useQuery(accessQuery);
  const seen = useHydrated() ? data : undefined;
  if (!seen || seen.access === 'allowed') return null;
  return { kind: seen.access === 'blocked' ? 'blocked' : 'restricted', seen };
}

/**
 * Reacts to a refused call that concerns the whole site: shows maintenance at once, and checks access again after a
 * refused country.
 */
export function handleRefusedCall(client: QueryClient, error: unknown): void {
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
