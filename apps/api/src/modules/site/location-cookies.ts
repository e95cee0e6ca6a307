import { IDENTITY_COOKIE, IDENTITY_COOKIE_SECONDS, LOCATION_COOKIE, type IdentityCookie } from '@baize/contracts/site';
import { languageOf, type ResolvedMarket } from '@baize/brand';
import type { FastifyReply } from 'fastify';
import type { VisitorLocation } from '../../plugins/location.ts';

/** No script needs them: the page has the response itself. */
const HELD = { path: '/', secure: true, sameSite: 'none', httpOnly: true } as const;

/**
 * Writes the visitor's location (A§3): the location cookies until the browser closes, since the next visit
 * is detected again, and the identity cookie for a year. Unknown values are removed. The API never reads these cookies:
 * what a browser sends under these names has no effect.
 */
export function setLocationCookies(
  reply: FastifyReply,
  place: VisitorLocation,
  market: ResolvedMarket,
  now: Date,
): void {
  for (const [field, name] of Object.entries(LOCATION_COOKIE) as [keyof typeof LOCATION_COOKIE, string][]) {
    const value = place[field];
    if (value === null || value === '') reply.clearCookie(name, HELD);
    else reply.setCookie(name, value, HELD);
  }
  const identity: IdentityCookie = {
    country_code: place.countryCode,
    province_code: place.regionCode,
    exp: Math.floor(now.getTime() / 1000) + IDENTITY_COOKIE_SECONDS,
    language_code: languageOf(market.pair).toUpperCase(),
  };
  reply.setCookie(IDENTITY_COOKIE, JSON.stringify(identity), { ...HELD, maxAge: IDENTITY_COOKIE_SECONDS });
}
