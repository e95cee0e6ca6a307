import * as z from 'zod/mini';
import { defineRoute } from './route.ts';
import { currency, wireAmount } from './shapes.ts';

/** A§9: what the activity timer can be set to, in minutes. */
export const ACTIVITY_TIMERS = { HALF_AN_HOUR: 30, HOUR: 60, TWO_HOURS: 120 } as const;
export type ActivityTimer = keyof typeof ACTIVITY_TIMERS;
/** A§9: 120 minutes, until the player chooses. */
export const DEFAULT_ACTIVITY_TIMER: ActivityTimer = 'TWO_HOURS';
/** A§9: how often a page asks for the minutes left. */
export const ACTIVITY_POLL_MS = 60_000;

const settings = z.object({
  /** Null: not set, the player wants no reminder of their own. */
  timer: z.nullable(z.enum(['HALF_AN_HOUR', 'HOUR', 'TWO_HOURS'])),
});
const left = z.object({
  /** By the API's clock; nought: the question is due, below nought: for how long it has been. Null without a timer. */
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
  summary: 'The player’s activity timer: how long until the reminder of their play.',
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
  summary: 'Minutes until the player is asked; polled by the minute.',
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
    turnover: wireAmount,
    winnings: wireAmount,
    /** Winnings less turnover: a win or a loss. */
    delta: wireAmount,
    currencyCode: currency,
    /** Whole ones since the timer started, by the API's clock. */
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
