import type { ActivitySummary, ActivityTimer } from '@baize/contracts/activity';
import { ERROR } from '@baize/contracts/errors';
import { toWire } from '@baize/kernel';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../../plugins/errors.ts';
import type { Visitor } from '../../../plugins/location.ts';
import type { Player } from '../../../plugins/player-tokens.ts';
import { presentLogin } from '../../player/index.ts';
import { minutesRemaining, runsSince } from '../model/activity.ts';
import { findActivity, resetActivity, saveActivityTimer } from '../repository.ts';

interface Running {
  readonly timer: ActivityTimer | null;
  readonly since: Date;
  readonly chosenAt: Date | null;
}

/** Returns the timer and when it started in this session. */
async function runningOf(app: FastifyInstance, player: Player, visitor: Visitor): Promise<Running> {
  const [{ timer, resetAt, chosenAt }, login] = await Promise.all([
    findActivity(app.db, player.playerId),
    presentLogin(app, player, visitor),
  ]);
  return { timer, since: runsSince(login.at, resetAt, app.clock.now()), chosenAt };
}

/** Returns the minutes until the player is asked (A§4); negative: the minutes since then. */
export async function activityOf(
  app: FastifyInstance,
  player: Player,
  visitor: Visitor,
): Promise<{ minutes_remaining: number | null }> {
  const { timer, ...running } = await runningOf(app, player, visitor);
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
  player: Player,
  visitor: Visitor,
): Promise<{ minutes_remaining: number | null }> {
  await resetActivity(app.db, player.playerId, app.clock.now());
  return activityOf(app, player, visitor);
}

/**
 * Returns what was staked and won since the timer started, bonus money included, like spend limits.
 * @throws Refusal 404 without a wallet
 */
export async function summaryOf(app: FastifyInstance, player: Player, visitor: Visitor): Promise<ActivitySummary> {
  const { playerId } = player;
  const [{ since }, balances] = await Promise.all([runningOf(app, player, visitor), app.wallet.balances(playerId)]);
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
