import * as z from 'zod/mini';
import { defineRoute } from './route.ts';
import { currency, wireTotal } from './shapes.ts';

/** A§9: the settings of the activity timer, in minutes. */
export const ACTIVITY_TIMERS = { HALF_AN_HOUR: 30, HOUR: 60, TWO_HOURS: 120 } as const;
export type ActivityTimer = keyof typeof ACTIVITY_TIMERS;
/** A§9: 120 minutes unless the player chooses another setting. */
export const DEFAULT_ACTIVITY_TIMER: ActivityTimer = 'TWO_HOURS';
/** A§9: how often a page polls the remaining minutes. */
export const ACTIVITY_POLL_MS = 60_000;

const settings = z.object({
  /** Null: the player has switched the reminder off. */
  timer: z.nullable(z.enum(['HALF_AN_HOUR', 'HOUR', 'TWO_HOURS'])),
});
const left = z.object({
  /** By the API's clock. Zero: the question is due. Negative: minutes since it was due. Null without a timer. */
  minutes_remaining: z.nullable(z.number().check(z.int())),
});

export const activitySettings = defineRoute({
  id: 'activitySettings',
  method: 'GET',
  base: 'v1',
  path: '/player/activity_check',
  auth: 'player',
  restricted: 'open',
  anywhere: 'own-protection',
  source: 'A§3, A§7',
  summary: 'The player’s activity timer.',
  response: settings,
});
export const activitySettingsChange = defineRoute({
  id: 'activitySettingsChange',
  method: 'PATCH',
  base: 'v1',
  path: '/player/activity_check',
  auth: 'player',
  restricted: 'open',
  anywhere: 'own-protection',
  source: 'A§3, A§7',
  summary: 'Set or remove the activity timer, with immediate effect.',
  body: settings,
  response: settings,
});
export const activityLeft = defineRoute({
  id: 'activityLeft',
  method: 'GET',
  base: 'v1',
  path: '/player/wallet/activity_check',
  auth: 'player',
  restricted: 'open',
  anywhere: 'own-protection',
  source: 'A§4, A§7',
  summary: 'Minutes until the player is asked to continue; polled every minute.',
  response: left,
});
export const activityReset = defineRoute({
  id: 'activityReset',
  method: 'PATCH',
  base: 'v1',
  path: '/player/wallet/activity_check',
  auth: 'player',
  restricted: 'open',
  anywhere: 'own-protection',
  source: 'A§4, A§7',
  summary: 'The player has answered; the timer restarts.',
  body: z.object({ reset_timer: z.literal(true) }),
  response: left,
});
export const activitySummary = defineRoute({
  id: 'activitySummary',
  method: 'GET',
  base: 'v1',
  path: '/player/wallet/activity_check/result',
  auth: 'player',
  restricted: 'open',
  anywhere: 'own-protection',
  source: 'A§3, A§7',
  summary: 'What was staked and won since the timer started.',
  response: z.object({
    turnover: wireTotal,
    winnings: wireTotal,
    /** Winnings minus turnover: positive for a win, negative for a loss. */
    delta: wireTotal,
    currencyCode: currency,
    /** Whole minutes since the timer started, by the API's clock. */
    minutes: z.number().check(z.int(), z.gte(0)),
  }),
});
export type ActivitySummary = z.infer<typeof activitySummary.response>;

export const logoutOnIdle = defineRoute({
  id: 'logoutOnIdle',
  method: 'POST',
  base: 'v1',
  path: '/player/logout-on-idle',
  auth: 'player',
  restricted: 'open',
  anywhere: 'session',
  source: 'A§4, A§7',
  summary: 'The player has not answered: record the end of the session.',
  response: z.object({ stay: z.boolean() }),
});
