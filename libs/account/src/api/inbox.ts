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
 * Returns the number of unread messages; 0 for a visitor, while it is unknown, and for players whose inbox is closed
 * (A§2).
 */
export function useUnreadMessages(): number {
  const session = useSession();
  const profile = useProfile().data;
  const open =
    profile !== undefined &&
    profile.permissions.payout !== true &&
    !profile.multibrand.suspended &&
    breakOf(profile) === null;
  const { data } = useQuery({ ...inboxQuery(session?.playerId ?? ''), enabled: session !== null && open });
  return session !== null && open ? (data?.unread ?? 0) : 0;
}
