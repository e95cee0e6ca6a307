import { queryOptions } from '@tanstack/react-query';
import {
  ACTIVITY_POLL_MS,
  activityLeft,
  activityReset,
  activitySettings,
  activitySettingsChange,
  activitySummary,
  logoutOnIdle,
  type ActivityTimer,
} from '@baize/contracts/activity';
import { call } from '@baize/http';
import { playerKey } from '@baize/shell';

/** The player's own timer; null: not set. */
export const activitySettingsQuery = (playerId: string) =>
  queryOptions({
    queryKey: playerKey(playerId, 'activity', 'settings'),
    staleTime: 0,
    queryFn: async ({ signal }) => (await call(activitySettings, { signal })).timer,
  });

/** Minutes left until the player is asked, every minute (A§9), also in a tab that nobody looks at: that is where idle players are. */
export const activityLeftQuery = (playerId: string) =>
  queryOptions({
    queryKey: playerKey(playerId, 'activity', 'left'),
    staleTime: 0,
    enabled: playerId !== '',
    queryFn: async ({ signal }) => (await call(activityLeft, { signal })).minutes_remaining,
    refetchInterval: ACTIVITY_POLL_MS,
    refetchIntervalInBackground: true,
  });

/** What was staked and won since the timer started. */
export const activitySummaryQuery = (playerId: string) =>
  queryOptions({
    queryKey: playerKey(playerId, 'activity', 'summary'),
    staleTime: 0,
    gcTime: 0,
    queryFn: ({ signal }) => call(activitySummary, { signal }),
  });

export const setActivityTimer = async (timer: ActivityTimer | null): Promise<ActivityTimer | null> =>
  (await call(activitySettingsChange, { body: { timer } })).timer;

/** The player has answered. @returns the minutes left from here */
export const resetActivityTimer = async (): Promise<number | null> =>
  (await call(activityReset, { body: { reset_timer: true } })).minutes_remaining;

/** Nobody has answered; the API notes it. The session's owner ends it. */
export const tellIdle = () => call(logoutOnIdle);
