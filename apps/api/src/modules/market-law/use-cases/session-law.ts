import type { SessionLaw } from '@baize/contracts/market-law';
import type { FastifyInstance } from 'fastify';
import type { Player } from '../../../plugins/player-tokens.ts';
import { markReminded, presentLogin } from '../../player/index.ts';
import { netPosition } from '../../wallet/index.ts';

/** When the reminder of time and result is due (ruling 22), by the server's clock; null if the law requires none. */
const dueAt = (since: Date, minutes: number): string => new Date(since.getTime() + minutes * 60_000).toISOString();

/**
 * Returns the current session under the law of the player's home. Without a recorded login it counts from the token's
 * issue time.
 */
export async function sessionLaw(app: FastifyInstance, player: Player): Promise<SessionLaw> {
  const [law, login] = await Promise.all([
    app.playerAccess.lawOf(player.playerId),
    presentLogin(app.db, player.playerId),
  ]);
  const startedAt = login?.at ?? new Date(player.claims.iat * 1000);
  const { winLoss, currencyCode } = await netPosition(app, player.playerId, { from: startedAt.toISOString() });
  const minutes = law.reminderMinutes.value;
  return {
    startedAt: startedAt.toISOString(),
    now: app.clock.now().toISOString(),
    panicButton: law.panicButton.value,
    reminder: minutes === null ? null : { minutes, dueAt: dueAt(login?.remindedAt ?? startedAt, minutes) },
    netPosition: winLoss,
    currencyCode,
  };
}

/** Records that the player read the reminder and continues. */
export async function sessionReminded(app: FastifyInstance, playerId: string): Promise<{ dueAt: string | null }> {
  const now = app.clock.now();
  await markReminded(app.db, playerId, now);
  const minutes = (await app.playerAccess.lawOf(playerId)).reminderMinutes.value;
  return { dueAt: minutes === null ? null : dueAt(now, minutes) };
}
