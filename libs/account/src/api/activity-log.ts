import { queryOptions } from '@tanstack/react-query';
import { latestActivityLog } from '@baize/contracts/account';
import { call } from '@baize/http';
import { playerKey } from '@baize/shell';

/** Queries the previous login: when and from where (A§3). */
export const activityLogQuery = (playerId: string) =>
  queryOptions({
    queryKey: playerKey(playerId, 'activity-log'),
    queryFn: ({ signal }) => call(latestActivityLog, { signal }),
  });
