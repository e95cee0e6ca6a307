import { queryOptions } from '@tanstack/react-query';
import { latestActivityLog } from '@baize/contracts/player';
import { call } from '@baize/http';
import { playerKey } from '@baize/shell';

/** The log-in before this one: when and from where (A§3). */
export const activityLogQuery = (playerId: string) =>
  queryOptions({
    queryKey: playerKey(playerId, 'activity-log'),
    queryFn: ({ signal }) => call(latestActivityLog, { signal }),
  });
