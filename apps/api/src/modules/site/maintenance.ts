import { ERROR } from '@baize/contracts/errors';
import { exclusion, timeout } from '@baize/contracts/limits';
import { startCooling } from '@baize/contracts/market-law';
import { signOut } from '@baize/contracts/player';
import { accessContext, siteFlags, siteLocation } from '@baize/contracts/site';
import type { RouteAuth } from '@baize/contracts/route';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../plugins/errors.ts';

/** Who has to wait. Operators end the maintenance; games and payments that are under way are settled all the same. */
const WAITING: ReadonlySet<RouteAuth> = new Set(['public', 'optional', 'player', 'registration']);
/** What tells that and why the site is closed, how to leave it, and how to stop: games under way go on taking stakes, and nobody is kept from restricting themselves (ruling 19). */
const OPEN_CALLS: ReadonlySet<string> = new Set(
  [siteFlags, siteLocation, accessContext, signOut, startCooling, timeout, exclusion].map(({ id }) => id),
);
/** How soon to try again when nobody has said until when, in seconds. */
const RETRY_SECONDS = 30;

/**
 * Maintenance overrides everything (A§2), for whoever does not look at the flag too: calls of visitors and players answer
 * 503 `error.maintenance` with the time until when. Law texts (content) and the renewal of sessions (identity) stay.
 */
export function refuseDuringMaintenance(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { contract } = request.routeOptions.config;
    if (!contract || !WAITING.has(contract.auth) || OPEN_CALLS.has(contract.id)) return;
    const { flags, maintenanceUntil } = await app.siteFlags.current();
    if (!flags.maintenance) return;
    const seconds = maintenanceUntil
      ? Math.ceil((maintenanceUntil.getTime() - app.clock.now().getTime()) / 1000)
      : RETRY_SECONDS;
    reply.header('retry-after', String(Math.max(seconds, RETRY_SECONDS)));
    throw new Refusal(503, ERROR.maintenance, { until: maintenanceUntil?.toISOString() ?? null });
  });
}
