import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { handleRefusedCall } from './station/access.ts';

/**
 * B§9: data stays fresh for five minutes and queries do not retry. Game look-ups set `gcTime: 0, staleTime: 0`
 * themselves.
 */
export const FRESH_MS = 5 * 60_000;

/**
 * Creates the query cache with the documents' rules. It also reacts to refused calls that concern the whole site
 * (maintenance, a refused country).
 */
export function createQueryClient(): QueryClient {
  const onError = (error: unknown) => handleRefusedCall(client, error);
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { staleTime: FRESH_MS, retry: false, refetchOnWindowFocus: false },
      // Without a connection a press fails at once with its reason, instead of spinning until the connection is back.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}
