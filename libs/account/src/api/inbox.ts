import { queryOptions, useQuery } from '@tanstack/react-query';
import { markInboxRead, readInbox } from '@baize/contracts/inbox';
import { call } from '@baize/http';
import { useSession } from '@baize/session';
import { breakOf, useProfile, playerKey } from '@baize/shell';

export const inboxQuery = (playerId: string) =>
  queryOptions({
    queryKey: playerKey(playerId, 'inbox'),
    staleTime: 60_000,
    queryFn: ({ signal }) => call(readInbox, { signal }),
  });

export const markRead = (messageIds: string[]): Promise<void> => call(markInboxRead, { body: { messageIds } });

/**
 * Queries the number of unread messages: 0 for a visitor and for players whose inbox is closed (A§2), undefined while it
 * is on its way.
 */
export function useUnreadCount(): number | undefined {
  const session = useSession();
  const { data: profile, isPending } = useProfile();
  const open =
    profile !== undefined &&
    profile.permissions.payout !== true &&
    !profile.multibrand.suspended &&
    breakOf(profile) === null;
  const { data, isError } = useQuery({ ...inboxQuery(session?.playerId ?? ''), enabled: session !== null && open });
  if (session === null) return 0;
  if (open) return data?.unread ?? (isError ? 0 : undefined);
  return profile === undefined && isPending ? undefined : 0;
}

/** Returns the number of unread messages; 0 while it is unknown. */
export const useUnreadMessages = (): number => useUnreadCount() ?? 0;
