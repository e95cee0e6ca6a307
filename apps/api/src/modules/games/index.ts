import fp from 'fastify-plugin';
import type { ApiModule } from '../../api-module.ts';
import { gameProviders } from '../../ports/game-provider/game-providers.ts';
import { gamesRoutes } from './routes.ts';

/** Look-up and launch of games, favourites, recents and jackpot meters. */
export const gamesModule: ApiModule = {
  name: 'games',
  migrations: new URL('./migrations/', import.meta.url),
  plugin: fp(
    async (app) => {
      app.ports.gameProvider ??= gameProviders(app.env.gameProvider);
      gamesRoutes(app);
    },
    { name: 'games', dependencies: ['content', 'live-tables', 'location', 'player', 'studio', 'wallet'] },
  ),
};

export { betLimitsOf } from './model/bet-limits.ts';
