import { useQuery } from '@tanstack/react-query';
import { transactionSummary } from '@baize/contracts/player';
import { call } from '@baize/http';
import { useSession } from '@baize/session';
import { useHydrated, playerKey } from '@baize/shell';
import type { Audience } from '../model/audience.ts';

/** Who is asking, as the audience rules see it; the deposit count is fetched only where an item asks for it. */
export function useAudience(grouped: boolean): Audience {
  const session = useSession();
  const hydrated = useHydrated();
  const deposits = useQuery({
    queryKey: playerKey(session?.playerId ?? '', 'transaction-summary'),
    queryFn: ({ signal }) => call(transactionSummary, { signal }),
    enabled: session !== null && grouped,
  });
  return {
    signedIn: session !== null,
    playerId: session?.playerId ?? null,
    deposits: deposits.data?.totalDepositsCount ?? null,
    now: hydrated ? new Date() : null,
  };
}
