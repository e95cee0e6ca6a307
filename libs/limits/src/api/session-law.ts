import { useEffect, useState } from 'react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { sessionLaw } from '@baize/contracts/market-law';
import { call } from '@baize/http';
import { useSession, useSite } from '@baize/session';
import { playerKey } from '@baize/shell';

/** How soon a reminder answered in another tab disappears here, in milliseconds. */
const POLL_MS = 60_000;

export const sessionLawQuery = (playerId: string) =>
  queryOptions({
    queryKey: playerKey(playerId, 'session-law'),
    staleTime: POLL_MS,
    enabled: playerId !== '',
    // How far the server's business clock is ahead of this browser's, because reminders follow the server's clock.
    queryFn: async ({ signal }) => {
      const law = await call(sessionLaw, { signal });
      return { ...law, aheadBy: Date.parse(law.now) - Date.now() };
    },
    refetchInterval: ({ state }) => (state.data?.reminder ? POLL_MS : false),
    refetchOnWindowFocus: true,
  });

/**
 * Returns what the law of the player's home market requires of this session; undefined for visitors and until it is
 * known.
 */
export const useSessionLaw = () => useQuery(sessionLawQuery(useSession()?.playerId ?? '')).data;

/**
 * Tells whether every page needs a panic button: by the site's market, or by the player's own law on any market's site
 * (ruling 22).
 */
export function usePanicButton(): boolean {
  const session = useSession();
  const { rules } = useSite().market;
  const law = useSessionLaw();
  return session !== null && (rules.panicButton.value || law?.panicButton === true);
}

/** Tells whether a time of the server's business clock has passed; turns true by itself. */
function useIsDue(dueAt: string | null, aheadBy: number): boolean {
  const [now, setNow] = useState(() => Date.now());
  const wait = dueAt === null ? null : Date.parse(dueAt) - (now + aheadBy);
  useEffect(() => {
    if (wait === null || wait <= 0) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.min(wait, POLL_MS));
    return () => clearTimeout(timer);
  }, [wait]);
  return wait !== null && wait <= 0;
}

/**
 * Tells whether the legal reminder (ruling 22) is open; null while the law is loading. Other questions wait for its
 * answer.
 */
export function useReminderDue(): boolean | null {
  const session = useSession();
  const { data: law, isPending } = useQuery(sessionLawQuery(session?.playerId ?? ''));
  const due = useIsDue(law?.reminder?.dueAt ?? null, law?.aheadBy ?? 0);
  return session === null ? false : isPending ? null : due;
}
