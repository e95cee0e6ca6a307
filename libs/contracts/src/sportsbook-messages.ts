import { SPORTS_EVENT_KINDS } from '@baize/kernel';
import * as z from 'zod/mini';
import { currency } from './shapes.ts';

/**
 * Messages between the site's page and the sportsbook's frame, by postMessage (B§4, B§7; names ours). Both sides name
 * the target origin, check the sender's, and parse what they get: anything else is counted and ignored.
 */
const slug = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,119}$/));

/** The section of the sportsbook that an address names (B§2), each part below the one before. */
export const sportsPath = z.object({
  category: z.optional(slug),
  region: z.optional(slug),
  competition: z.optional(slug),
  event: z.optional(slug),
});
export type SportsPath = z.infer<typeof sportsPath>;
/** The vendor's own pages below `sportsbook` (B§2): `live-betting` and `bet-history`. */
export const sportsPage = z.enum(['live', 'history']);
export type SportsPage = z.infer<typeof sportsPage>;

/** The brand's look for the frame, as CSS values. */
export const sportsTheme = z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(300)));
export type SportsTheme = z.infer<typeof sportsTheme>;

/**
 * A file of the brand's fonts. The page hands over the bytes that it has already: a frame of another origin could not fetch
 * them. The other parts are descriptors of CSS font faces.
 */
// Not `z.instanceof`, which no other contract needs: every visitor would load it.
const bytes = z.unknown().check(z.refine((value) => value instanceof ArrayBuffer)) as z.ZodMiniType<ArrayBuffer>;
const sportsFont = z.object({
  family: z.string().check(z.minLength(1), z.maxLength(100)),
  weight: z.string().check(z.maxLength(20)),
  unicodeRange: z.string().check(z.maxLength(2000)),
  sizeAdjust: z.string().check(z.maxLength(20)),
  data: bytes,
});
export type SportsFont = z.infer<typeof sportsFont>;

export const sportsFrameMessage = z.union([
  /** The frame listens. Before it, the page sends nothing. */
  z.object({ type: z.literal('sportsbook.ready') }),
  /** The player has moved inside the frame: the address follows. */
  z.object({
    type: z.literal('sportsbook.navigate'),
    path: sportsPath,
    page: z.optional(sportsPage),
    title: z.string().check(z.maxLength(200)),
    /** The frame has put a better address in place of the last one, such as after a start at a section that is gone. */
    replace: z.optional(z.boolean()),
  }),
  /** A visitor wants to bet. The frame keeps the slip. */
  z.object({ type: z.literal('sportsbook.login') }),
  z.object({ type: z.literal('sportsbook.deposit') }),
  /** Height of the frame's content, CSS pixels. */
  z.object({ type: z.literal('sportsbook.height'), height: z.number().check(z.gte(0), z.lte(100_000)) }),
  z.object({ type: z.literal('sportsbook.tokenExpiring') }),
  z.object({ type: z.literal('sportsbook.betPlaced') }),
  /** On a phone the bet slip covers the frame: the page around it goes dark with the rest of the frame, or bright again. */
  z.object({ type: z.literal('sportsbook.sheet'), isOpen: z.boolean() }),
  z.object({ type: z.literal('sportsbook.error'), code: z.string().check(z.maxLength(100)) }),
]);
export type SportsFrameMessage = z.infer<typeof sportsFrameMessage>;

export const sportsPageMessage = z.union([
  z.object({ type: z.literal('site.navigate'), path: sportsPath, page: z.optional(sportsPage) }),
  /**
   * Who plays, and in which language: after a login, a logout, a renewal or a change of language, without a reload. The
   * frame exchanges the token at its own server; null: a visitor.
   */
  z.object({
    type: z.literal('site.customer'),
    token: z.nullable(z.string()),
    /** The player's, or the market's for a visitor: the slip goes on naming amounts. */
    currency,
    /** The sportsbook's language, in capitals (B§7). */
    language: z.string().check(z.minLength(2)),
    /** The language tag for numbers and dates. */
    locale: z.string().check(z.minLength(2)),
    /** Kinds of events to hide from a player who got no token, so that the frame has not learned their law. */
    excludedEvents: z.optional(z.array(z.enum(SPORTS_EVENT_KINDS))),
  }),
  /** Something on the page needs the player's answer first, such as a reality check. */
  z.object({ type: z.literal('site.pause') }),
  z.object({ type: z.literal('site.resume') }),
  z.object({ type: z.literal('site.theme'), theme: sportsTheme }),
  z.object({ type: z.literal('site.fonts'), fonts: z.array(sportsFont).check(z.maxLength(8)) }),
]);
export type SportsPageMessage = z.infer<typeof sportsPageMessage>;
