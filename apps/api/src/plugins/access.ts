import { isCountryServed } from '@baize/brand';
import { DOCUMENT_ERROR, ERROR } from '@baize/contracts/errors';
import type { AccessReason, AccessVerdict } from '@baize/contracts/site';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Env } from './env.ts';
import { Refusal } from './errors.ts';
import type { VisitorLocation } from './location.ts';

/** Whether we may serve a visitor where they are, and what decided it (A§6). */
export interface Access {
  readonly access: AccessVerdict;
  readonly reason: AccessReason;
  readonly countryCode: string | null;
  readonly regionCode: string | null;
  readonly ipAddress: string;
}

declare module 'fastify' {
  interface FastifyInstance {
    access(request: FastifyRequest): Access;
  }
}

/**
 * Returns the verdict: the allow-list admits everyone, then a blocked range refuses, then the country decides. An unknown
 * country is admitted. An unreadable address is on no list; where ranges are blocked it is refused, because it may lie in one.
 */
export function decideAccess(
  { ipAddress, countryCode, regionCode }: VisitorLocation,
  { allowList, blockedRanges }: Env['access'],
): Access {
  const visitor = { countryCode, regionCode, ipAddress };
  if (allowList.has(ipAddress)) return { ...visitor, access: 'allowed', reason: 'allow_list' };
  if (blockedRanges.has(ipAddress) || (ipAddress === '' && !blockedRanges.empty))
    return { ...visitor, access: 'blocked', reason: 'ip_range' };
  if (countryCode === null) return { ...visitor, access: 'allowed', reason: 'unknown_country' };
  return { ...visitor, access: isCountryServed(countryCode) ? 'allowed' : 'restricted', reason: 'country' };
}

/**
 * Adds `app.access(request)` and refuses calls that depend on the caller's place and home, whatever page they have open
 * (A§6). That is every contract that does not say `anywhere`.
 */
export const access = fp(
  async (app) => {
    app.decorate('access', (request: FastifyRequest) => decideAccess(app.locate(request), app.env.access));
    // preHandler runs after the guards: a visitor who is not signed in gets 401 first, and the player is known.
    app.addHook('preHandler', async (request) => {
      const { contract } = request.routeOptions.config;
      if (!contract || contract.anywhere !== undefined) return;
      const verdict = app.access(request);
      if (verdict.access === 'blocked') throw new Refusal(403, ERROR.placeBlocked);
      if (verdict.access === 'restricted')
        throw new Refusal(403, DOCUMENT_ERROR.countryBlocked, { countryCode: verdict.countryCode });
      // The country where a player lives decides too, even if their address is allowed.
      if (request.player && !isCountryServed(request.player.countryCode))
        throw new Refusal(403, DOCUMENT_ERROR.countryBlocked, { countryCode: request.player.countryCode });
    });
  },
  { name: 'access', dependencies: ['location'] },
);
