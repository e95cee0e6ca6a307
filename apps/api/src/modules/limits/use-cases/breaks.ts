import { ERROR } from '@baize/contracts/errors';
import type { exclusion } from '@baize/contracts/limits';
import type { BodyOf } from '@baize/contracts/route';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../../plugins/errors.ts';
import { restrictPlayer } from '../../player/index.ts';
import { monthsLater } from '../model/months-later.ts';

/** A time-out of the player's own, at once. @returns its end */
export async function takeTimeout(app: FastifyInstance, playerId: string, hours: number): Promise<{ until: string }> {
  const wished = new Date(app.clock.now().getTime() + hours * 3_600_000);
  const { until } = await restrictPlayer(app, playerId, { status: 'TIMEOUT', until: wished, initiator: 'PLAYER' });
  return { until: (until ?? wished).toISOString() };
}

/**
 * Self-exclusion, at once and at every brand of the licensee (rulings 19 and 19a). No market's law knows a delay, so none is
 * granted: whoever wants to stop is stopped.
 * @throws Refusal 409 error.exclusion.delay_not_allowed
 */
export async function exclude(
  app: FastifyInstance,
  playerId: string,
  wish: BodyOf<typeof exclusion>,
): Promise<{ until: string | null }> {
  if ('exclusionDelayInHours' in wish && (wish.exclusionDelayInHours ?? 0) > 0)
    throw new Refusal(409, ERROR.exclusionDelay);
  const wished = wish.accountDisableIndefinitely === true ? null : monthsLater(app.clock.now(), wish.exclusionInMonths);
  const { until } = await restrictPlayer(app, playerId, {
    status: 'SELF_EXCLUDED',
    until: wished,
    initiator: 'PLAYER',
  });
  return { until: until?.toISOString() ?? null };
}
