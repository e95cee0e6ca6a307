import { queryOptions, useQuery } from '@tanstack/react-query';
import { accessDetails } from '@baize/contracts/player';
import { call } from '@baize/http';
import { useSession } from '@baize/session';
import { breakOf } from './guards/guards.ts';
import { playerKey } from './query-keys.ts';

/** The signed-in player's profile, status and permissions (A§3). Keyed by player: nothing of one reaches the next. */
export const profileQuery = (playerId: string) =>
  queryOptions({
    queryKey: playerKey(playerId, 'profile'),
    queryFn: ({ signal }) => call(accessDetails, { signal }),
  });

/** The time-out or the exclusion that holds the signed-in player (ruling 19), or null, also while it is not known. */
export const useBreak = () => breakOf(useProfile().data);

/** The profile query of whoever is signed in; idle for a visitor. */
export function useProfile() {
  const session = useSession();
  return useQuery({ ...profileQuery(session?.playerId ?? ''), enabled: session !== null });
}
