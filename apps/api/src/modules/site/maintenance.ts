import { ERROR } from '@baize/contracts/errors';
import { exclusion, timeout } from '@baize/contracts/limits';
import { startCooling } from '@baize/contracts/market-law';
import { signOut } from '@baize/contracts/player';
import { accessContext, siteFlags, siteLocation, siteVisit } from '@baize/contracts/site';
import type { RouteAuth } from '@baize/contracts/route';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../plugins/errors.ts';

/** Callers that have to wait. Operators can end the maintenance, and running games and payments are still settled. */
const WAITING: ReadonlySet<RouteAuth> = new Set(['public', 'optional', 'player', 'registration']);
/**
 * Calls that stay open: why the site is closed, logging out, and stopping. Running games still take stakes, and players
 * can always restrict themselves (ruling 19).
 */
const OPEN_CALLS: ReadonlySet<string> = new Set(
  [siteFlags, siteLocation, siteVisit, accessContext, signOut, startCooling, timeout, exclusion].map(({ id }) => id),
);
/** Seconds until the next attempt if no end is set. */
const RETRY_SECONDS = 30;

/**
 * Maintenance overrides everything (A§2), also for callers that ignore the flag: calls of visitors and players answer
 * 503 `error.maintenance` with the expected end. Legal texts (content) and session renewal (identity) stay available.
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
