import { QueryClient } from '@tanstack/react-query';

/** B§9: data stays fresh for five minutes and queries do not retry. Game look-ups set `gcTime: 0, staleTime: 0` themselves. */
export const FRESH_MS = 5 * 60_000;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: FRESH_MS, retry: false, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });
}
