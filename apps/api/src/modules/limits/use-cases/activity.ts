import type { ActivitySummary, ActivityTimer } from '@baize/contracts/activity';
import { ERROR } from '@baize/contracts/errors';
import { toWire } from '@baize/kernel';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../../plugins/errors.ts';
import { presentLogin } from '../../player/index.ts';
import { minutesRemaining, runsSince } from '../model/activity.ts';
import { findActivity, resetActivity, saveActivityTimer } from '../repository.ts';

interface Running {
  readonly timer: ActivityTimer | null;
  readonly since: Date;
  readonly chosenAt: Date | null;
}

/**
 * The timer and when it started. Without a recorded login (another provider's session, or one that outlived its logout
 * elsewhere), it starts with the first question.
 */
async function runningOf(app: FastifyInstance, playerId: string): Promise<Running> {
  const now = app.clock.now();
  const [{ timer, resetAt, chosenAt }, login] = await Promise.all([
    findActivity(app.db, playerId),
    presentLogin(app.db, playerId),
  ]);
  if (login === null && resetAt === null) {
    await resetActivity(app.db, playerId, now);
    return { timer, since: now, chosenAt };
  }
  return { timer, since: runsSince(login?.at ?? resetAt ?? now, resetAt, now), chosenAt };
}

/** Returns the minutes until the player is asked (A§4); negative: the minutes since then. */
export async function activityOf(
  app: FastifyInstance,
  playerId: string,
): Promise<{ minutes_remaining: number | null }> {
  const { timer, ...running } = await runningOf(app, playerId);
  return { minutes_remaining: minutesRemaining(timer, running, app.clock.now()) };
}

/** Sets or removes the timer, with immediate effect. */
export async function setActivityTimer(
  app: FastifyInstance,
  playerId: string,
  timer: ActivityTimer | null,
): Promise<{ timer: ActivityTimer | null }> {
  await saveActivityTimer(app.db, playerId, timer, app.clock.now());
  return { timer };
}

/** Restarts the timer after the player's answer. */
export async function restartActivity(
  app: FastifyInstance,
  playerId: string,
): Promise<{ minutes_remaining: number | null }> {
  await resetActivity(app.db, playerId, app.clock.now());
  return activityOf(app, playerId);
}

/**
 * Returns what was staked and won since the timer started, bonus money included, like spend limits.
 * @throws Refusal 404 without a wallet
 */
export async function summaryOf(app: FastifyInstance, playerId: string): Promise<ActivitySummary> {
  const [{ since }, balances] = await Promise.all([runningOf(app, playerId), app.wallet.balances(playerId)]);
  if (!balances) throw new Refusal(404, ERROR.notFound);
  const { staked, won } = await app.wallet.turnoverSince(app.db, playerId, since);
  return {
    turnover: toWire(staked),
    winnings: toWire(won),
    delta: toWire(won - staked),
    currencyCode: balances.currency,
    minutes: Math.floor((app.clock.now().getTime() - since.getTime()) / 60_000),
  };
}
