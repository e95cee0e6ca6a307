import { isCountryServed } from '@baize/brand';
import { DOCUMENT_ERROR, ERROR } from '@baize/contracts/errors';
import { gameLaunch, gameLookup, gameLookupDemo } from '@baize/contracts/games';
import {
  emailRequest,
  emailVerification,
  registration,
  registrationUpdate,
  smsRequest,
  smsVerification,
} from '@baize/contracts/player';
import type { AccessReason, AccessVerdict } from '@baize/contracts/site';
import { sportsbookContext, sportsbookLoginContext } from '@baize/contracts/sportsbook';
import { depositCheck, depositStart } from '@baize/contracts/wallet';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Env } from './env.ts';
import { Refusal } from './errors.ts';
import type { VisitorLocation } from './location.ts';

/** Whether somebody may be served where they are, and what decided (A§6). */
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
 * The verdict: the allow-list passes everything, then a blocked range refuses, then the country. A country that nobody knows
 * refuses nobody; an address that cannot be read is on no list, and where ranges are blocked nobody can say that it lies outside.
 */
export function decideAccess(
  { ipAddress, countryCode, regionCode }: VisitorLocation,
  { allowList, blockedRanges }: Env['access'],
): Access {
  const seen = { countryCode, regionCode, ipAddress };
  if (allowList.has(ipAddress)) return { ...seen, access: 'allowed', reason: 'allow_list' };
  if (blockedRanges.has(ipAddress) || (ipAddress === '' && !blockedRanges.empty))
    return { ...seen, access: 'blocked', reason: 'ip_range' };
  if (countryCode === null) return { ...seen, access: 'allowed', reason: 'unknown_country' };
  return { ...seen, access: isCountryServed(countryCode) ? 'allowed' : 'restricted', reason: 'country' };
}

/**
 * What nobody does from where we may not serve, whatever page they have open: joining, playing, paying in. Taking money out,
 * limits, exclusions and signing out stay open everywhere. A new call of these kinds belongs on this list.
 */
export const PLACE_BOUND_CALLS: readonly string[] = [
  registration,
  registrationUpdate,
  smsRequest,
  emailRequest,
  smsVerification,
  emailVerification,
  gameLookup,
  gameLookupDemo,
  gameLaunch,
  sportsbookContext,
  sportsbookLoginContext,
  depositCheck,
  depositStart,
].map(({ id }) => id);

/** `app.access(request)`, and the refusal of calls that are bound to a place. */
export const access = fp(
  async (app) => {
    app.decorate('access', (request: FastifyRequest) => decideAccess(app.locate(request), app.env.access));
    const bound = new Set(PLACE_BOUND_CALLS);
    // After the guards: whoever is not signed in hears that first, and the player is known.
    app.addHook('preHandler', async (request) => {
      const { contract } = request.routeOptions.config;
      if (!contract || !bound.has(contract.id)) return;
      const verdict = app.access(request);
      if (verdict.access === 'blocked') throw new Refusal(403, ERROR.placeBlocked);
      if (verdict.access === 'restricted')
        throw new Refusal(403, DOCUMENT_ERROR.countryBlocked, { countryCode: verdict.countryCode });
      // Where the player lives binds too, wherever they are and whoever's address they have.
      if (request.player && !isCountryServed(request.player.countryCode))
        throw new Refusal(403, DOCUMENT_ERROR.countryBlocked, { countryCode: request.player.countryCode });
    });
  },
  { name: 'access', dependencies: ['location'] },
);
