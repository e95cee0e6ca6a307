import * as z from 'zod/mini';
import { defineRoute } from './route.ts';
import { currency, timestamp, wireAmount } from './shapes.ts';

/** A§9: a cooling-off lasts a day. */
export const COOLING_HOURS = 24;

/** A§4 start-cooling, behind the panic button too (ruling 22): for every player in every market, at once, without a way back. */
export const startCooling = defineRoute({
  id: 'startCooling',
  method: 'POST',
  base: 'v1',
  path: '/player/timeout/cooling',
  auth: 'player',
  restricted: 'open',
  anywhere: 'own-protection',
  source: 'A§4, A§7, ruling 22',
  summary: 'Stop for 24 hours: no deposits, no play, every session ends. It cannot be taken back.',
  response: z.object({ until: timestamp }),
});

/** What the law of the player's home puts on every page while they are signed in; asked for by the minute. */
export const sessionLaw = defineRoute({
  id: 'sessionLaw',
  method: 'GET',
  base: 'v1',
  path: '/player/session',
  auth: 'player',
  restricted: 'open',
  anywhere: 'own-protection',
  source: 'rulings 21 and 22; path ours',
  summary: 'The running session under the law of the player’s home: panic button, reminder of time and result.',
  response: z.object({
    /** When the player logged in, and what time it is, both by the server's clock. */
    startedAt: timestamp,
    now: timestamp,
    panicButton: z.boolean(),
    /** Null where the law asks for none. `dueAt` in the past: it is to be shown now. */
    reminder: z.nullable(z.object({ minutes: z.number(), dueAt: timestamp })),
    /** Won less staked since `startedAt`. */
    netPosition: wireAmount,
    currencyCode: currency,
  }),
});
export type SessionLaw = z.infer<typeof sessionLaw.response>;

export const sessionReminded = defineRoute({
  id: 'sessionReminded',
  method: 'POST',
  base: 'v1',
  path: '/player/session/reminder',
  auth: 'player',
  restricted: 'open',
  anywhere: 'own-protection',
  source: 'ruling 22; path ours',
  summary: 'The reminder was read and the player goes on; the next one counts from now.',
  response: z.object({ dueAt: z.nullable(timestamp) }),
});
