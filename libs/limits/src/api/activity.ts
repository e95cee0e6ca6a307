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

/** Queries the player's own timer; null if it is not set. */
export const activitySettingsQuery = (playerId: string) =>
  queryOptions({
    queryKey: playerKey(playerId, 'activity', 'settings'),
    staleTime: 0,
    queryFn: async ({ signal }) => (await call(activitySettings, { signal })).timer,
  });

/**
 * Queries the minutes left until the question, every minute (A§9). Hidden tabs poll too, because that is where idle
 * players are.
 */
export const activityLeftQuery = (playerId: string) =>
  queryOptions({
    queryKey: playerKey(playerId, 'activity', 'left'),
    staleTime: 0,
    enabled: playerId !== '',
    queryFn: async ({ signal }) => (await call(activityLeft, { signal })).minutes_remaining,
    refetchInterval: ACTIVITY_POLL_MS,
    refetchIntervalInBackground: true,
  });

/** Queries stakes and winnings since the timer started. */
export const activitySummaryQuery = (playerId: string) =>
  queryOptions({
    queryKey: playerKey(playerId, 'activity', 'summary'),
    staleTime: 0,
    gcTime: 0,
    queryFn: ({ signal }) => call(activitySummary, { signal }),
  });

export const setActivityTimer = async (timer: ActivityTimer | null): Promise<ActivityTimer | null> =>
  (await call(activitySettingsChange, { body: { timer } })).timer;

/** Reports the player's answer. @returns the minutes left from now */
export const resetActivityTimer = async (): Promise<number | null> =>
  (await call(activityReset, { body: { reset_timer: true } })).minutes_remaining;

/** Reports that the player did not answer, for the API's record. The auth domain ends the session. */
export const reportIdle = () => call(logoutOnIdle);
