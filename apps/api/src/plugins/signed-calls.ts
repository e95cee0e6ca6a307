import { ERROR } from '@baize/contracts/errors';
import { HEADERS, type RouteContract } from '@baize/contracts/route';
import { isV1Only, signedCallOf, verify } from '@baize/contracts/signature';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from './errors.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Studios that have signed with v2 since this process started: their v1 has ended, whatever STUDIO_V1_UNTIL says. */
    studiosOnV2: Set<string>;
  }
}

/**
 * Returns the guard of a call that a studio, the gateway, the identity vendor or a user pool's trigger signs. It sets the
 * studio of the request.
 * @throws Refusal 401 for any fault of the signature; only the log says which
 */
export function signatureGuardOf(
  app: FastifyInstance,
  contract: RouteContract,
): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    const given = request.headers[HEADERS.signature];
    const header = typeof given === 'string' ? given : undefined;
    const named = request.headers[HEADERS.studio];
    const studio = contract.auth === 'studio' && typeof named === 'string' ? named : null;
    const now = app.wallClock.now();
    const v1Until = studio === null ? null : app.env.studio.v1Until(studio);
    const acceptsV1 = v1Until !== null && now < v1Until && studio !== null && !app.studiosOnV2.has(studio);
    const secrets =
      contract.auth === 'gateway'
        ? app.env.gateway.webhookSecrets
        : contract.auth === 'identity-vendor'
          ? app.env.identityVendor.webhookSecrets
          : contract.auth === 'user-pool'
            ? app.env.identity.triggerSecrets
            : studio === null
              ? []
              : app.env.studio.secretsOf(studio);
    const fault =
      secrets.length === 0
        ? 'unknown_sender'
        : verify(secrets, signedCallOf(contract), request.rawBody ?? '', header, now, acceptsV1);
    if (fault) {
      request.log.warn({ fault, contract: contract.id, studio }, 'signature refused');
      throw new Refusal(401, ERROR.signatureInvalid);
    }
    request.studio = studio;
    if (studio === null || v1Until === null || header === undefined) return;
    if (isV1Only(header))
      app.metrics
        .counter('baize_studio_v1_signatures_total', 'Accepted calls with the older signature only.', ['studio'])
        .inc({ studio });
    // Otherwise an attacker who records a call with both could take v2 away and send its body to another path.
    else app.studiosOnV2.add(studio);
  };
}
