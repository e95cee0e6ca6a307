import type { Query, QueryFilters } from '@tanstack/react-query';

const PLAYER = 'player';

/**
 * Returns the key of data that belongs to one player: `playerKey(id, 'wallet', 'balance')`. Every query that an
 * authenticated call answers uses it, because logging out removes exactly these (A§4: nothing of one player reaches the
 * next). A test compares every key in the sources with the guards of the calls behind it.
 * @param playerId empty while no one is logged in; such a query stays disabled
 */
export const playerKey = <Parts extends readonly unknown[]>(playerId: string, ...parts: Parts) =>
  [PLAYER, playerId, ...parts] as const;

/**
 * Returns a filter for any player's data whose key continues with these parts; without parts, for all
 * player data. For code that does not know the player, such as socket handlers: only one player is logged in at a time.
 */
export const playerQueries = (...parts: readonly string[]): Pick<QueryFilters, 'predicate'> => ({
  predicate: ({ queryKey }: Query) =>
    queryKey[0] === PLAYER && parts.every((part, index) => queryKey[index + 2] === part),
});
