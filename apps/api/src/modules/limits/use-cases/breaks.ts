import type { LocalePair } from '@baize/brand';
import { monthsLater } from '@baize/kernel';
import { ERROR } from '@baize/contracts/errors';
import type { exclusion } from '@baize/contracts/limits';
import { COOLING_HOURS } from '@baize/contracts/market-law';
import type { BodyOf } from '@baize/contracts/route';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../../plugins/errors.ts';
import { restrictPlayer } from '../../player/index.ts';
import { dropPlannedExclusion, dueExclusions, planExclusion } from '../repository.ts';

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
 * Starts a self-exclusion at every brand of the licensee (rulings 19 and 19a): at once, or after the delay that the
 * player chose where the law of their home and that of the site they use allow one that long. Its length counts from its
 * start.
 * @throws Refusal 409 error.exclusion.delay_not_allowed
 */
export async function exclude(
  app: FastifyInstance,
  playerId: string,
  request: BodyOf<typeof exclusion>,
  site: LocalePair,
): Promise<{ until: string | null }> {
  const delay = 'exclusionDelayInHours' in request ? (request.exclusionDelayInHours ?? 0) : 0;
  if (delay > 0) {
    const { exclusionDelayHours } = await app.playerAccess.lawOf(playerId, site);
    if (delay > exclusionDelayHours.value) throw new Refusal(409, ERROR.exclusionDelay);
    const requestedAt = app.clock.now();
    const startsAt = new Date(requestedAt.getTime() + delay * 3_600_000);
    const planned = { playerId, startsAt, until: monthsLater(startsAt, request.exclusionInMonths, 'UTC'), requestedAt };
    const { until } = await app.db.transaction(async (tx) => {
      const kept = await planExclusion(tx, planned);
      await app.audit(tx, 'player.exclusion_planned', playerId, {
        startsAt: kept.startsAt.toISOString(),
        until: kept.until.toISOString(),
      });
      return kept;
    });
    return { until: until.toISOString() };
  }
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

/**
 * Starts the planned self-exclusions that are due, without a visit of the player. A process that ends in between leaves
 * the plan, and the next run starts it again, which changes nothing. One that fails does not hold up the others.
 * @returns how many started
 */
export async function startDueExclusions(app: FastifyInstance): Promise<number> {
  let started = 0;
  for (const planned of await dueExclusions(app.db, app.clock.now())) {
    try {
      await restrictPlayer(app, planned.playerId, {
        status: 'SELF_EXCLUDED',
        until: planned.until,
        initiator: 'PLAYER',
      });
      started += 1;
    } catch (fault) {
      // An account that cannot be used any more (closed, blacklisted) needs no exclusion; anything else is tried again.
      if (!(fault instanceof Refusal)) {
        app.log.error({ err: fault, playerId: planned.playerId }, 'a planned self-exclusion could not start');
        continue;
      }
    }
    await dropPlannedExclusion(app.db, planned);
  }
  return started;
}
