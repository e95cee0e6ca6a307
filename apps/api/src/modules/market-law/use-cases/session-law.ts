import type { LocalePair } from '@baize/brand';
import { ERROR } from '@baize/contracts/errors';
import type { SessionLaw } from '@baize/contracts/market-law';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../../plugins/errors.ts';
import type { Player } from '../../../plugins/player-tokens.ts';
import { findPlayer, markReminded, presentLogin } from '../../player/index.ts';
import { netPosition } from '../../wallet/index.ts';

/** When the reminder of time and result is due (ruling 22), by the server's clock; null if the law requires none. */
const dueAt = (since: Date, minutes: number): string => new Date(since.getTime() + minutes * 60_000).toISOString();

/**
 * Returns the current session under the stricter law of the player's home and of the site's market. Without a recorded
 * login it counts from the token's issue time.
 */
export async function sessionLaw(app: FastifyInstance, player: Player, site: LocalePair): Promise<SessionLaw> {
  const [law, login, record] = await Promise.all([
    app.playerAccess.lawOf(player.playerId, site),
    presentLogin(app.db, player.playerId),
    findPlayer(app.db, player.playerId),
  ]);
  if (!record) throw new Refusal(401, ERROR.unauthorized);
  const startedAt = login?.at ?? new Date(player.claims.iat * 1000);
  const { winLoss, currencyCode } = await netPosition(app, player.playerId, { from: startedAt.toISOString() });
  const minutes = law.reminderMinutes.value;
  return {
    startedAt: startedAt.toISOString(),
    now: app.clock.now().toISOString(),
    panicButton: law.panicButton.value,
    limitFieldPrefilled: law.limitFieldPrefilled.value,
    allows: {
      liveCasino: law.liveCasinoAllowed.value,
      jackpots: law.jackpotsAllowed.value,
      promotions: law.promotionsAllowed.value,
    },
    homePair: app.brands.pairOf(app.brands.get(record.brand), record.countryCode, record.languageCode),
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
