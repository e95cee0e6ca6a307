import fp from 'fastify-plugin';
import type { ApiModule } from '../../api-module.ts';
import { gameProviders } from '../../ports/game-provider/game-providers.ts';
import type { Jackpot } from '@baize/contracts/jackpot-feed';
import { feedSnapshot, type FeedSnapshot } from '../../ports/feed-snapshot.ts';
import { httpJackpots } from '../../ports/jackpots/http-jackpots.ts';
import { personalData } from './personal-data.ts';
import { gamesRoutes } from './routes.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** What the feed says about jackpots. */
    jackpots: FeedSnapshot<Jackpot>;
  }
}

/** Look-up and launch of games, favourites, recents and jackpots. */
export const gamesModule: ApiModule = {
  name: 'games',
  migrations: new URL('./migrations/', import.meta.url),
  personalData,
  plugin: fp(
    async (app) => {
      app.ports.gameProvider ??= gameProviders(app.env.gameProvider);
      const feed = app.ports.jackpots ?? httpJackpots(app.env.jackpotFeed);
      app.decorate(
        'jackpots',
        feedSnapshot(
          () => feed.jackpots(),
          ({ gameId }) => gameId,
          () => app.clock.now().getTime(),
          (fault) => app.log.warn({ err: fault }, 'the jackpot feed did not answer; its amounts grow old'),
        ),
      );
      gamesRoutes(app);
    },
    { name: 'games', dependencies: ['content', 'live-tables', 'location', 'player', 'studio', 'wallet'] },
  ),
};

export { betLimitsOf } from './model/bet-limits.ts';
export { isSlot, placeIn } from './model/availability.ts';
