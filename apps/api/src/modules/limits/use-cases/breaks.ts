import { monthsLater } from '@baize/kernel';
import { ERROR } from '@baize/contracts/errors';
import type { exclusion } from '@baize/contracts/limits';
import { COOLING_HOURS } from '@baize/contracts/market-law';
import type { BodyOf } from '@baize/contracts/route';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../../plugins/errors.ts';
import { restrictPlayer } from '../../player/index.ts';

/** Starts the player's time-out at once; one of a day is a cooling-off (A§4). @returns its end */
export async function takeTimeout(app: FastifyInstance, playerId: string, hours: number): Promise<{ until: string }> {
  const wished = new Date(app.clock.now().getTime() + hours * 3_600_000);
  const { until } = await restrictPlayer(app, playerId, {
    status: 'TIMEOUT',
    until: wished,
    initiator: 'PLAYER',
    isCooling: hours === COOLING_HOURS,
  });
  return { until: (until ?? wished).toISOString() };
}

/**
 * Starts a self-exclusion at once, at every brand of the licensee (rulings 19 and 19a). No market's law provides for a
 * delay, so none is granted.
 * @throws Refusal 409 error.exclusion.delay_not_allowed
 */
export async function exclude(
  app: FastifyInstance,
  playerId: string,
  request: BodyOf<typeof exclusion>,
): Promise<{ until: string | null }> {
  if ('exclusionDelayInHours' in request && (request.exclusionDelayInHours ?? 0) > 0)
    throw new Refusal(409, ERROR.exclusionDelay);
  // In UTC on every server and on the site, so that the page and the confirmation show the same end.
  const wished =
    request.accountDisableIndefinitely === true ? null : monthsLater(app.clock.now(), request.exclusionInMonths, 'UTC');
  const { until } = await restrictPlayer(app, playerId, {
    status: 'SELF_EXCLUDED',
    until: wished,
    initiator: 'PLAYER',
  });
  return { until: until?.toISOString() ?? null };
}
