import { ERROR } from '@baize/contracts/errors';
import { COOLING_HOURS } from '@baize/contracts/market-law';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../../plugins/database.ts';
import { Refusal } from '../../../plugins/errors.ts';
import { accountsOfPerson, effectiveStatus, endLogin, findPlayer, lockPlayer, updatePlayer } from '../../player/index.ts';

/**
 * Starts a day's cooling-off by the player's own wish (A§4): sessions and open games end, deposits and bets are refused from here
 * on. Whatever bars the player longer already stays as it is. Where the law has a panic button (ruling 22), the person's
 * accounts with the licensee's other brands stop too.
 * @returns until when the player is out; of an exclusion without an end, the day that the cooling-off adds
 * @throws Refusal 401 for a player who is gone
 */
export async function startCooling(app: FastifyInstance, playerId: string): Promise<{ until: string }> {
  const now = app.clock.now();
  const until = new Date(now.getTime() + COOLING_HOURS * 3_600_000);
  const law = await app.playerAccess.lawOf(playerId);
  const ended = await app.db.transaction(async (tx) => {
    const player = await findPlayer(tx, playerId);
    if (!player) throw new Refusal(401, ERROR.unauthorized);
    // In the order of their ids, so that two accounts of one person that stop at once do not wait for each other.
    const accounts = law?.panicButton.value ? await accountsOfPerson(tx, player) : [playerId];
    for (const id of accounts) await stop(app, tx, id, until, now);
    return accounts;
  });
  for (const id of ended) await app.studio.endGameSessions(id);
  const player = await findPlayer(app.db, playerId);
  return { until: (player?.statusUntil ?? until).toISOString() };
}

/** Only ever longer: a status that bars for good, or for longer, is not replaced by a day. */
async function stop(app: FastifyInstance, tx: Transaction, playerId: string, until: Date, now: Date): Promise<void> {
  const player = await lockPlayer(tx, playerId);
  if (!player) return;
  const status = effectiveStatus(player, now);
  const ends = player.statusUntil;
  if (status === 'REGISTERED') await updatePlayer(tx, playerId, { status: 'TIMEOUT', statusUntil: until, statusInitiator: 'PLAYER' });
  else if ((status === 'TIMEOUT' || status === 'SELF_EXCLUDED') && ends !== null && ends < until) await updatePlayer(tx, playerId, { statusUntil: until });
  await endLogin(tx, playerId, now);
  await app.ports.identity?.signOutEverywhere(tx, playerId, 'cooling-off');
  await app.events.publish(tx, 'player.session-ended', { playerId });
}
