import { useCallback, useSyncExternalStore } from 'react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { serverNow } from '@baize/http';
import { useSession, useSite } from '@baize/session';
import { playerKey } from '@baize/shell';

/** How soon a reminder answered in another tab disappears here, in milliseconds. */
const POLL_MS = 60_000;

export const sessionLawQuery = (playerId: string) =>
  queryOptions({
    queryKey: playerKey(playerId, 'session-law'),
    staleTime: POLL_MS,
    enabled: playerId !== '',
    queryFn: async ({ signal }) => (await import('./fetch-session-law.ts')).fetchSessionLaw(signal),
    refetchInterval: ({ state }) => (state.data?.reminder ? POLL_MS : false),
    refetchOnWindowFocus: true,
  });

/**
 * Returns what the law of the player's home and of the site requires of this session; undefined for visitors and until it
 * is known.
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

/** Tells whether a time has passed by the server's clock; turns true by itself. */
function useIsDue(dueAt: string | null): boolean {
  const isDue = () => dueAt !== null && Date.parse(dueAt) <= serverNow();
  const subscribe = useCallback(
    (notify: () => void) => {
      if (dueAt === null) return () => undefined;
      const waitOn = () => {
        const wait = Date.parse(dueAt) - serverNow();
        return setTimeout(look, wait > 0 ? Math.min(wait, POLL_MS) : POLL_MS);
      };
      const look = () => {
        notify();
        timer = waitOn();
      };
      let timer = waitOn();
      return () => clearTimeout(timer);
    },
    [dueAt],
  );
  // Read at every render, because the response that brings the law may also correct the clock.
  return useSyncExternalStore(subscribe, isDue, () => false);
}

/**
 * Tells whether the legal reminder (ruling 22) is open; null while the law is loading. Other questions wait for its
 * answer.
 */
export function useReminderDue(): boolean | null {
  const session = useSession();
  const { data: law, isPending } = useQuery(sessionLawQuery(session?.playerId ?? ''));
  const due = useIsDue(law?.reminder?.dueAt ?? null);
  return session === null ? false : isPending ? null : due;
}
