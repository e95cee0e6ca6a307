import { ERROR } from '@baize/contracts/errors';
import { sportsbookContext, sportsbookLoginContext, type SportsbookContextBody } from '@baize/contracts/sportsbook';
import type { BrandConfig, ResolvedMarket } from '@baize/brand';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { ApiModule } from '../../api-module.ts';
import { route } from '../../plugins/contract-routes.ts';
import { Refusal } from '../../plugins/errors.ts';
import { canPlay, findStanding } from '../player/index.ts';
import '../../ports/sportsbook/port.ts';

interface Opening {
  readonly body: SportsbookContextBody;
  readonly request: FastifyRequest;
  readonly context: { readonly brand: BrandConfig; readonly market: ResolvedMarket };
  readonly playerId: string | null;
}

/** Opens the sportsbook's frame (B§7). Without a vendor, betting is closed and the response says so. */
export const sportsbookModule: ApiModule = {
  name: 'sportsbook',
  plugin: fp(
    async (app) => {
      const open = async ({ body, request, context, playerId }: Opening): Promise<{ iframeUrl: string | null }> => {
        if (!context.brand.capabilities[body.product]) throw new Refusal(404, ERROR.notFound);
        const vendor = app.ports.sportsbook;
        if (!vendor) return { iframeUrl: null };
        const place = app.locate(request);
        const visit = {
          brand: context.brand.id,
          market: context.market,
          product: body.product,
          platform: body.platform,
          ipAddress: place.ipAddress,
          country: place.countryCode,
          deepLinking: body.deepLinking,
          playerId,
        };
        return {
          iframeUrl: await vendor.open(visit).catch((cause: unknown) => {
            request.log.error(cause, 'The sportsbook’s vendor did not give an address for its frame.');
            throw new Refusal(503, ERROR.sportsbookUnavailable, { reason: 'vendor' });
          }),
        };
      };
      route(app, sportsbookContext, ({ body, request, context }) => open({ body, request, context, playerId: null }));
      route(app, sportsbookLoginContext, async ({ body, request, context, player }) => {
        const record = await findStanding(app.db, player.playerId);
        // The law of the player's home applies, whichever page they came from.
        const law = await app.playerAccess.lawOf(player.playerId);
        if (
          !record ||
          !canPlay(record, body.product === 'virtuals' ? 'virtualSports' : 'sports', law, app.clock.now()).allowed
        )
          throw new Refusal(403, ERROR.playNotAllowed);
        return open({ body, request, context, playerId: player.playerId });
      });
    },
    { name: 'sportsbook', dependencies: ['brands', 'location', 'player'] },
  ),
};
