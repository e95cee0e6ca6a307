import { queryOptions, useQuery } from '@tanstack/react-query';
import { accessDetails } from '@baize/contracts/player';
import { call } from '@baize/http';
import { useSession } from '@baize/session';
import { breakOf } from './guards/guards.ts';
import { playerKey } from './query-keys.ts';

/**
 * Queries the signed-in player's profile, status and permissions (A§3). Keyed by player, so that no data reaches the
 * next one.
 */
export const profileQuery = (playerId: string) =>
  queryOptions({
    queryKey: playerKey(playerId, 'profile'),
    queryFn: ({ signal }) => call(accessDetails, { signal }),
  });

/** Returns the signed-in player's time-out or exclusion (ruling 19), or null, also while it is not known. */
export const useBreak = () => breakOf(useProfile().data);

/** Returns the profile query of the signed-in player; idle for a visitor. */
export function useProfile() {
  const session = useSession();
  return useQuery({ ...profileQuery(session?.playerId ?? ''), enabled: session !== null });
}
