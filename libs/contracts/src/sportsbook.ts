import * as z from 'zod/mini';
import { ERROR } from './errors.ts';
import { defineRoute } from './route.ts';

const segment = z.optional(z.string().check(z.maxLength(120)));
/** The section of the sportsbook that the address names (B§2), or the virtual games. */
const contextBody = z.object({
  product: z.enum(['sportsbook', 'virtuals']),
  platform: z.enum(['mobile', 'desktop']),
  deepLinking: z.object({ category: segment, region: segment, competition: segment, event: segment }),
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
  errors: [ERROR.sportsbookUnavailable, ERROR.playNotAllowed],
});
