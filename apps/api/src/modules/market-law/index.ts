import fp from 'fastify-plugin';
import * as contract from '@baize/contracts/market-law';
import type { ApiModule } from '../../api-module.ts';
import { route } from '../../plugins/contract-routes.ts';
import { sessionLaw, sessionReminded } from './use-cases/session-law.ts';
import { startCooling } from './use-cases/start-cooling.ts';

/**
 * What the law of the player's home and of the site requires of every logged-in page (rulings 21 and 22), and
 * the cooling-off behind its panic button (A§4).
 */
export const marketLawModule: ApiModule = {
  name: 'market-law',
  plugin: fp(
    async (app) => {
      route(app, contract.startCooling, ({ player }) => startCooling(app, player.playerId));
      route(app, contract.sessionLaw, ({ player, request }) =>
        sessionLaw(app, player, app.visitorOf(request), app.brands.contextOf(request).market.pair),
      );
      route(app, contract.sessionReminded, ({ player, request }) =>
        sessionReminded(app, player, app.visitorOf(request), app.brands.contextOf(request).market.pair),
      );
    },
    { name: 'market-law', dependencies: ['location', 'player', 'wallet'] },
  ),
};
