import * as z from 'zod/mini';
import { ERROR } from './errors.ts';
import { defineRoute } from './route.ts';
import { currency } from './shapes.ts';
import { sportsPage, sportsTheme } from './sportsbook-messages.ts';
import { highlight, sportsHit } from './sportsbook-feed.ts';

const segment = z.optional(z.string().check(z.maxLength(120)));
const product = z.enum(['sportsbook', 'virtuals']);
/** The section of the sportsbook that the address names (B§2), or the virtual games. */
const contextBody = z.object({
  product,
  platform: z.enum(['mobile', 'desktop']),
  deepLinking: z.object({
    category: segment,
    region: segment,
    competition: segment,
    event: segment,
    page: z.optional(sportsPage),
  }),
  /** The brand's look as the page computes it, so that the frame looks like the page. */
  theme: z.optional(sportsTheme),
});
export type SportsbookContextBody = z.input<typeof contextBody>;
/** Null: the sportsbook has no vendor, so betting is closed. This is a state of the product, not a failure. */
const contextResponse = z.object({ iframeUrl: z.nullable(z.url()) });

/** The vendor's frame for visitors. The API builds the context for the vendor (B§7), never the page. */
export const sportsbookContext = defineRoute({
  id: 'sportsbookContext',
  method: 'POST',
  base: 'v1',
  path: '/sportsbook/context',
  auth: 'public',
  source: 'B§7',
  summary: 'The address of the sportsbook’s frame for a visitor.',
  body: contextBody,
  response: contextResponse,
  errors: [ERROR.sportsbookUnavailable],
});
export const sportsbookLoginContext = defineRoute({
  id: 'sportsbookLoginContext',
  method: 'POST',
  base: 'v1',
  path: '/sportsbook/login/context',
  auth: 'player',
  source: 'B§7',
  summary: 'The address of the sportsbook’s frame for a signed-in player.',
  body: contextBody,
  response: contextResponse,
  errors: [ERROR.sportsbookUnavailable, ERROR.playNotAllowed, ERROR.exclusionRegisterUnreachable],
});

/** For a frame that is open already: after a login, and before its token runs out. The slip stays in the frame. */
export const sportsbookToken = defineRoute({
  id: 'sportsbookToken',
  method: 'POST',
  base: 'v1',
  path: '/sportsbook/token',
  auth: 'player',
  source: 'B§7; path ours',
  summary: 'Another token (valid once, for a minute) for an open frame of a signed-in player.',
  body: z.object({ product }),
  response: z.object({ token: z.string(), currency, language: z.string(), locale: z.string() }),
  errors: [ERROR.playNotAllowed, ERROR.exclusionRegisterUnreachable, ERROR.notFound],
});

/**
 * Events of today for the home page: the vendor's feed, at most five seconds old. Empty without a vendor. A player sees none
 * that the law of their home excludes.
 */
export const sportsHighlights = defineRoute({
  id: 'sportsHighlights',
  method: 'GET',
  base: 'v1',
  path: '/sportsbook/highlights',
  auth: 'optional',
  source: 'ours',
  summary: 'Live events and those that start next.',
  response: z.object({
    data: z.array(highlight),
    /** The feed has not been heard for longer than it should be: scores and odds may be out of date. */
    stale: z.boolean(),
  }),
});
export type SportsHighlights = z.infer<typeof sportsHighlights.response>;

export const sportsSearch = defineRoute({
  id: 'sportsSearch',
  method: 'GET',
  base: 'v1',
  path: '/sportsbook/search',
  auth: 'optional',
  source: 'ours',
  summary: 'Teams and events by name. Empty without a vendor.',
  query: z.object({ q: z.string().check(z.trim(), z.minLength(2), z.maxLength(60)) }),
  response: z.object({ data: z.array(sportsHit) }),
});
