import * as z from 'zod/mini';
import { timestamp } from './shapes.ts';
import { sportsPath } from './sportsbook-messages.ts';

/** What the sportsbook's vendor says of its events: the API reads it from the vendor, and the page from the API. */

const count = z.number().check(z.int(), z.gte(0));
/** Decimal odds as text, so that nothing rounds them: "2.45". */
export const decimalOdds = z.string().check(z.regex(/^\d{1,5}\.\d{2,3}$/));
export const highlight = z.object({
  eventId: z.string(),
  path: sportsPath,
  /** Slug of the sport: `football`, `tennis` … */
  sport: z.string(),
  competitionName: z.string(),
  home: z.string(),
  away: z.string(),
  startsAt: timestamp,
  phase: z.enum(['SCHEDULED', 'LIVE', 'ENDED']),
  /** The part of the game in the language of the page, or the minute of football: `63′`, `Quarter 3`. Null outside play. */
  clock: z.nullable(z.string().check(z.maxLength(20))),
  score: z.nullable(z.object({ home: count, away: count })),
  markets: z.array(
    z.object({
      marketId: z.string(),
      kind: z.literal('result'),
      suspended: z.boolean(),
      /** Every outcome that the result has; odds are null while one is not offered. */
      selections: z.array(
        z.object({ selectionId: z.string(), name: z.enum(['1', 'X', '2']), odds: z.nullable(decimalOdds) }),
      ),
    }),
  ),
});
export type Highlight = z.infer<typeof highlight>;
export const sportsHit = z.object({
  kind: z.enum(['event', 'team']),
  name: z.string(),
  /** The competition or the date of it; null if there is nothing to add. */
  detail: z.optional(z.nullable(z.string())),
  path: sportsPath,
});
export type SportsHit = z.infer<typeof sportsHit>;
