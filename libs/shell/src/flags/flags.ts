import { queryOptions, useQuery } from '@tanstack/react-query';
import { siteFlags, type FeatureFlags } from '@baize/contracts/site';
import { call } from '@baize/http';
import { useHydrated } from '@baize/ui/useHydrated';

/** How soon an open site learns that an operator switched something, in milliseconds. */
export const FLAGS_POLL_MS = 30_000;
/** The same during maintenance: whoever waits wants to go on. */
export const MAINTENANCE_POLL_MS = 5000;

export const flagsQuery = queryOptions({
  queryKey: ['site', 'flags'],
  queryFn: ({ signal }) => call(siteFlags, { signal }),
  refetchInterval: (query) => (query.state.data?.flags.maintenance ? MAINTENANCE_POLL_MS : FLAGS_POLL_MS),
  // A page that was left open learns it when somebody comes back to it.
  refetchOnWindowFocus: 'always',
});

/** Feature flags (B§9) with maintenance; undefined until known or while the API is away. */
export function useFlags() {
  const { data } = useQuery(flagsQuery);
  return useHydrated() ? data : undefined;
}

/** One flag; off until known, so that nothing unreleased flashes up. */
export const useFlag = (name: keyof FeatureFlags): boolean => useFlags()?.flags[name] ?? false;
