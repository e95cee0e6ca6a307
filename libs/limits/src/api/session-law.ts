import { useEffect, useState } from 'react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { sessionLaw } from '@baize/contracts/market-law';
import { call } from '@baize/http';
import { useSession, useSite } from '@baize/session';
import { playerKey } from '@baize/shell';

/** A reminder that another tab has answered is gone here within this time, in milliseconds. */
const POLL_MS = 60_000;

export const sessionLawQuery = (playerId: string) =>
  queryOptions({
    queryKey: playerKey(playerId, 'session-law'),
    staleTime: POLL_MS,
    enabled: playerId !== '',
    // How far the server's business clock is ahead of this browser's: reminders are due by the server's.
    queryFn: async ({ signal }) => {
      const law = await call(sessionLaw, { signal });
      return { ...law, aheadBy: Date.parse(law.now) - Date.now() };
    },
    refetchInterval: ({ state }) => (state.data?.reminder ? POLL_MS : false),
    refetchOnWindowFocus: true,
  });

/** What the law of the player's home asks of this session; undefined until it is known and for visitors. */
export const useSessionLaw = () => useQuery(sessionLawQuery(useSession()?.playerId ?? '')).data;

/** Whether a panic button is due on every page: by the market of the site, or by the player's own law wherever they read (ruling 22). */
export function usePanicButton(): boolean {
  const session = useSession();
  const { rules } = useSite().market;
  const law = useSessionLaw();
  return session !== null && (rules.panicButton.value || law?.panicButton === true);
}

/** Whether a moment of the server's business clock has come; turns true by itself. */
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

/** Whether the law's reminder (ruling 22) stands over the page; null while the law is being asked for. Another question waits for its answer. */
export function useReminderDue(): boolean | null {
  const session = useSession();
  const { data: law, isPending } = useQuery(sessionLawQuery(session?.playerId ?? ''));
  const due = useIsDue(law?.reminder?.dueAt ?? null, law?.aheadBy ?? 0);
  return session === null ? false : isPending ? null : due;
}
