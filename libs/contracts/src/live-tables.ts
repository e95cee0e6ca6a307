import * as z from 'zod/mini';
import { defineRoute } from './route.ts';
import { currency, siteIdQuery, timestamp, wireAmount } from './shapes.ts';

/** Results of past rounds that a table shows, newest first. */
export const SHOWN_RESULTS = 8;

const count = z.number().check(z.int(), z.gte(0));

/** What a live table's provider says about it right now (B§3 `betLimits`, `seats`, `seatsTaken`). */
export const liveTable = z.object({
  /** The game's id in the catalogue: one table is one game. */
  tableId: z.string(),
  /** A closed table takes no players; its tile says so. */
  open: z.boolean(),
  dealer: z.nullable(z.object({ name: z.string() })),
  betLimits: z.array(z.object({ min: wireAmount, max: wireAmount, currency })),
  /** Null where any number of players can join, such as roulette. */
  seats: z.nullable(count),
  seatsTaken: z.nullable(count),
  /** Everyone at the table, seated or not. */
  players: count,
  /** Newest first, as the game writes them: `17`, `0`, `banker`. */
  lastResults: z.array(z.string().check(z.maxLength(12))),
  /** When the provider last heard from the table. */
  updatedAt: timestamp,
});
export type LiveTable = z.infer<typeof liveTable>;

/**
 * The third party's table feed (B§7 "live provider tables are fetched by GET from a third party"; path and shape ours).
 * Only the API reads it, with the feed's own key.
 */
export const LIVE_FEED_PATH = '/live/feed/tables';
export const liveFeed = z.object({ data: z.array(liveTable) });

/** Live data of the tables that a lobby shows. A table that the feed does not know is absent. */
export const liveTables = defineRoute({
  id: 'liveTables',
  method: 'GET',
  base: 'v1',
  path: '/live/tables',
  auth: 'public',
  anywhere: 'information',
  source: 'B§3, B§7; path ours',
  summary: 'Seats, limits, dealer and latest results of live tables.',
  query: z.object({
    /** Comma-separated, at most 60 (a lobby page, B§9). */
    gameIds: z.string().check(z.maxLength(2000)),
    siteId: z.optional(siteIdQuery),
    currency: z.optional(currency),
  }),
  response: z.object({
    data: z.array(
      z.object({
        ...liveTable.shape,
        /** The feed has not been heard for longer than it should be: the figures may be out of date. */
        stale: z.boolean(),
      }),
    ),
  }),
});
