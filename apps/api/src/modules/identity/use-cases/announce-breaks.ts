import type { FastifyInstance } from 'fastify';
import { originOf } from '../../../plugins/origin-of.ts';
import { findPlayer, zoneAt } from '../../player/index.ts';
import { breakStartedMessage } from '../model/break-texts.ts';
import { emailTo, type SendLater } from './sending-later.ts';

/**
 * Confirms each break by email: the session has ended, so the player may have lost the page with the end date, and learns
 * of a break that someone else took. The person's accounts at other brands stop without an email of their own.
 */
export function announceBreaks(app: FastifyInstance, sendLater: SendLater): void {
  app.onBreakStarted(async ({ playerId, ...started }) => {
    const player = await findPlayer(app.db, playerId);
    if (!player) return;
    const { pair } = app.brands.marketOfCountry(app.brands.get(player.brand), player.countryCode);
    const help = `${originOf(app.env, player.brand) ?? ''}/${pair}/responsible-gambling`;
    sendLater(
      emailTo(app, player, (languageCode, countryCode, values) =>
        breakStartedMessage(languageCode, countryCode, started, {
          ...values,
          help,
          timeZone: zoneAt(player, app.clock.now()),
        }),
      ),
    );
  });
}
