import { useQuery } from '@tanstack/react-query';
import { transactionSummary } from '@baize/contracts/player';
import { call } from '@baize/http';
import { useFormat } from '@baize/i18n';
import { useSession } from '@baize/session';
import { useHydrated, playerKey } from '@baize/shell';
import type { Audience } from '../model/audience.ts';

/** Returns the visitor as the audience rules see them. Fetches the deposit count only if an item needs it. */
export function useAudience(grouped: boolean): Audience {
  const session = useSession();
  const hydrated = useHydrated();
  const { timeZone } = useFormat();
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
    timeZone,
  };
}
