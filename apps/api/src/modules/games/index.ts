import fp from 'fastify-plugin';
import type { ApiModule } from '../../api-module.ts';
import { studioGameProvider } from '../../ports/game-provider/studio.ts';
import { gamesRoutes } from './routes.ts';

/** Look-up and launch of games, favourites, recents and jackpot meters. */
export const gamesModule: ApiModule = {
  name: 'games',
  migrations: new URL('./migrations/', import.meta.url),
  plugin: fp(
    async (app) => {
      app.ports.gameProvider ??= studioGameProvider({ url: app.env.studio.url });
      gamesRoutes(app);
    },
    { name: 'games', dependencies: ['content', 'live-tables', 'location', 'player', 'studio', 'wallet'] },
  ),
};

export { betLimitsOf } from './model/bet-limits.ts';
