import { COOLING_HOURS } from '@baize/contracts/market-law';
import type { FastifyInstance } from 'fastify';
import { restrictPlayer } from '../../player/index.ts';

/**
 * Starts a day's cooling-off at the player's own request (A§4), like any time-out: the person's accounts with the
 * licensee's other brands stop too, as the law of a panic button requires (ruling 22).
 * @returns the end of the break; for an indefinite exclusion, the day that the cooling-off adds
 * @throws Refusal 401 for an unknown player · 403 for an unusable account
 */
export async function startCooling(app: FastifyInstance, playerId: string): Promise<{ until: string }> {
  const wished = new Date(app.clock.now().getTime() + COOLING_HOURS * 3_600_000);
  const { until } = await restrictPlayer(app, playerId, {
    status: 'TIMEOUT',
    until: wished,
    initiator: 'PLAYER',
    isCooling: true,
  });
  return { until: (until ?? wished).toISOString() };
}
