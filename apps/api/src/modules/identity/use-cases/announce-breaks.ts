import type { FastifyInstance } from 'fastify';
import { originOf } from '../../../plugins/origin-of.ts';
import { findPlayer } from '../../player/index.ts';
import { breakStartedMessage } from '../model/break-texts.ts';
import { emailTo, type SendLater } from './sending-later.ts';

/**
 * Confirms each break by email, because its session has ended and the page with its end date may be closed: a player who
 * did not take it learns of it too. The person's accounts at other brands stop without an email of their own.
 */
export function announceBreaks(app: FastifyInstance, sendLater: SendLater): void {
  app.onBreakStarted(async ({ playerId, ...started }) => {
    const player = await findPlayer(app.db, playerId);
    if (!player) return;
    const { pair } = app.brands.marketOfCountry(app.brands.get(player.brand), player.countryCode);
    const help = `${originOf(app.env, player.brand) ?? ''}/${pair}/responsible-gambling`;
    sendLater(
      emailTo(app, player, (languageCode, countryCode, values) =>
        breakStartedMessage(languageCode, countryCode, started, { ...values, help, timeZone: player.timeZone }),
      ),
    );
  });
}
