import * as z from 'zod/mini';
import { defineRoute } from './route.ts';
import { currency, timestamp, wireTotal } from './shapes.ts';

/** A§9: a cooling-off lasts one day. */
export const COOLING_HOURS = 24;

/**
 * A§4 start-cooling; the panic button calls it too (ruling 22). Available to every player in every market; starts at
 * once and cannot be undone.
 */
export const startCooling = defineRoute({
  id: 'startCooling',
  method: 'POST',
  base: 'v1',
  path: '/player/timeout/cooling',
  auth: 'player',
  restricted: 'open',
  anywhere: 'own-protection',
  source: 'A§4, A§7, ruling 22',
  summary: 'Stop for 24 hours: no deposits, no play, every session ends. It cannot be undone.',
  response: z.object({ until: timestamp }),
});

/**
 * What the law of the player's home and of the site requires on every page for signed-in players. The site polls it every
 * minute.
 */
export const sessionLaw = defineRoute({
  id: 'sessionLaw',
  method: 'GET',
  base: 'v1',
  path: '/player/session',
  auth: 'player',
  restricted: 'open',
  anywhere: 'own-protection',
  source: 'rulings 21 and 22; path ours',
  summary:
    'The running session by the stricter law of the player’s home and the site’s market: panic button, protection links, reminder of time and result, RTP per game, what it allows; and the player’s own site.',
  response: z.object({
    /** Login time and current time, both by the server's clock. */
    startedAt: timestamp,
    now: timestamp,
    panicButton: z.boolean(),
    /** False where the law forbids suggesting an amount for a limit (ruling 22). */
    limitFieldPrefilled: z.boolean(),
    /** True where the law shows each game's RTP beside it, whether the game opens or not (ruling 22). */
    rtpShownPerGame: z.boolean(),
    /** What the law lets this player see and play; false closes it on every market’s site (ruling 22). */
    allows: z.object({
      liveCasino: z.boolean(),
      jackpots: z.boolean(),
      sportsBetting: z.boolean(),
      virtualSports: z.boolean(),
      promotions: z.boolean(),
      playBeforeVerification: z.boolean(),
    }),
    /**
     * The links that the law of the player’s home pins on every page (ruling 22), with the names that players there know; a
     * path is on the site itself. The site’s own market adds its links by itself, for visitors too.
     */
    protectionLinks: z.array(
      z.object({
        kind: z.enum(['register', 'limits', 'selfTest']),
        name: z.string(),
        /** BCP-47 tag of the name. */
        language: z.string(),
        href: z.string(),
      }),
    ),
    /** The brand’s locale pair for the player’s home, in their language if there is one. */
    homePair: z.string(),
    /** Null where the law requires none. `dueAt` in the past: show it now. */
    reminder: z.nullable(z.object({ minutes: z.number(), dueAt: timestamp })),
    /** Winnings minus stakes since `startedAt`. */
    netPosition: wireTotal,
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
  summary: 'The player has confirmed the reminder and continues; the next one is due counting from now.',
  response: z.object({ dueAt: z.nullable(timestamp) }),
});
