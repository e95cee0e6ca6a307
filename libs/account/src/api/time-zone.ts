import { queryOptions } from '@tanstack/react-query';
import { changeTimeZone, readTimeZone, type PlayerTimeZone } from '@baize/contracts/account';
import { call } from '@baize/http';
import { playerKey } from '@baize/shell';

/** Queries the player's time zone, and the one that follows it. */
export const timeZoneQuery = (playerId: string) =>
  queryOptions({
    queryKey: playerKey(playerId, 'time-zone'),
    queryFn: ({ signal }) => call(readTimeZone, { signal }),
  });

/** Moves to another time zone, or takes a change back that has not begun. */
export const saveTimeZone = (timeZone: string): Promise<PlayerTimeZone> => call(changeTimeZone, { body: { timeZone } });
