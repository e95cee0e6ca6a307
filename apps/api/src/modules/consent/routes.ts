import { readCookieConsent, saveCookieConsent } from '@baize/contracts/consent';
import { ERROR } from '@baize/contracts/errors';
import type { FastifyInstance } from 'fastify';
import { route } from '../../plugins/contract-routes.ts';
import { Refusal } from '../../plugins/errors.ts';
import { findConsent } from './repository.ts';
import { saveConsent } from './use-cases/save-consent.ts';

/** Contract → use case → reply; no SQL here. */
export function consentRoutes(app: FastifyInstance): void {
  route(app, readCookieConsent, async ({ player, query }) => {
    const consent = await findConsent(app.db, player.playerId);
    if (!consent && query.orNone !== 'true') throw new Refusal(404, ERROR.notFound);
    return consent;
  });
  route(app, saveCookieConsent, ({ player, body }) => saveConsent(app.db, player.playerId, body, app.clock.now()));
}
