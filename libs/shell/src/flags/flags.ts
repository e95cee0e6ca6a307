import { queryOptions, useQuery } from '@tanstack/react-query';
import { siteFlags, type FeatureFlags } from '@baize/contracts/site';
import { call } from '@baize/http';
import { useHydrated } from '@baize/ui/useHydrated';

/** How often an open site fetches the flags, in milliseconds. */
export const FLAGS_POLL_MS = 30_000;
/** The same during maintenance, when players are waiting for its end. */
export const MAINTENANCE_POLL_MS = 5000;

export const flagsQuery = queryOptions({
  queryKey: ['site', 'flags'],
  queryFn: ({ signal }) => call(siteFlags, { signal }),
  refetchInterval: (query) => (query.state.data?.flags.maintenance ? MAINTENANCE_POLL_MS : FLAGS_POLL_MS),
  // An idle page refetches when the player returns to it.
  refetchOnWindowFocus: 'always',
});

/** Returns the feature flags (B§9) with maintenance; undefined until known or while the API is unreachable. */
export function useFlags() {
  const { data } = useQuery(flagsQuery);
  return useHydrated() ? data : undefined;
}

/** Returns one flag; off until known, so that nothing unreleased flashes up. */
export const useFlag = (name: keyof FeatureFlags): boolean => useFlags()?.flags[name] ?? false;
