import type { LocalePair } from '@baize/brand';
import { ERROR } from '@baize/contracts/errors';
import type { SessionLaw } from '@baize/contracts/market-law';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../../plugins/errors.ts';
import type { Visitor } from '../../../plugins/location.ts';
import type { Player } from '../../../plugins/player-tokens.ts';
import { findPlayer, markReminded, presentLogin } from '../../player/index.ts';
import { netPosition } from '../../wallet/index.ts';

/** When the reminder of time and result is due (ruling 22), by the server's clock; null if the law requires none. */
const dueAt = (since: Date, minutes: number): string => new Date(since.getTime() + minutes * 60_000).toISOString();

/** Returns the calling session under the stricter law of the player's home and of the site's market. */
export async function sessionLaw(
  app: FastifyInstance,
  player: Player,
  visitor: Visitor,
  site: LocalePair,
): Promise<SessionLaw> {
  const [law, login, record] = await Promise.all([
    app.playerAccess.lawOf(player.playerId, site),
    presentLogin(app, player, visitor),
    findPlayer(app.db, player.playerId),
  ]);
  if (!record) throw new Refusal(401, ERROR.unauthorized);
  const startedAt = login.at;
  const { winLoss, currencyCode } = await netPosition(app, player.playerId, { from: startedAt.toISOString() });
  const minutes = law.reminderMinutes.value;
  return {
    startedAt: startedAt.toISOString(),
    now: app.clock.now().toISOString(),
    panicButton: law.panicButton.value,
    limitFieldPrefilled: law.limitFieldPrefilled.value,
    rtpShownPerGame: law.rtpShownPerGame.value,
    allows: {
      liveCasino: law.liveCasinoAllowed.value,
      jackpots: law.jackpotsAllowed.value,
      sportsBetting: law.sportsBettingAllowed.value,
      virtualSports: law.virtualSportsAllowed.value,
      promotions: law.promotionsAllowed.value,
      playBeforeVerification: law.playBeforeVerification.value,
    },
    protectionLinks: law.protectionLinksPinned.value ? [...app.brands.protectionLinksOf(record.countryCode)] : [],
    homePair: app.brands.pairOf(app.brands.get(record.brand), record.countryCode, record.languageCode),
    reminder: minutes === null ? null : { minutes, dueAt: dueAt(login.remindedAt ?? startedAt, minutes) },
    netPosition: winLoss,
    currencyCode,
  };
}

/** Records that the player read the session's reminder and continues. */
export async function sessionReminded(
  app: FastifyInstance,
  player: Player,
  visitor: Visitor,
  site: LocalePair,
): Promise<{ dueAt: string | null }> {
  const now = app.clock.now();
  await presentLogin(app, player, visitor);
  await markReminded(app.db, player, now);
  const minutes = (await app.playerAccess.lawOf(player.playerId, site)).reminderMinutes.value;
  return { dueAt: minutes === null ? null : dueAt(now, minutes) };
}
