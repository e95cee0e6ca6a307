import fp from 'fastify-plugin';
import type { ApiModule } from '../../api-module.ts';
import * as repository from './repository.ts';
import { studioRoutes } from './routes.ts';
import { openGameSession, type GameLaunch } from './use-cases/game-sessions.ts';

export type { GameLaunch } from './use-cases/game-sessions.ts';

/** Operations on real-money games for other modules: `app.studio`. */
export interface Studio {
  /** @returns a launch token, valid once, for five minutes */
  openGameSession(launch: GameLaunch): Promise<string>;
  /** Stops bets in the player's open games; wins and refunds of earlier bets still count. */
  endGameSessions(playerId: string): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    studio: Studio;
  }
}

/** The seamless wallet by which a game studio's server takes stakes and pays wins. */
export const studioModule: ApiModule = {
  name: 'studio',
  migrations: new URL('./migrations/', import.meta.url),
  functions: new URL('./functions/', import.meta.url),
  plugin: fp(
    async (app) => {
      app.decorate('studio', {
        openGameSession: (launch) => openGameSession(app, launch),
        endGameSessions: (playerId) => repository.endSessions(app.db, playerId, app.clock.now()),
      } satisfies Studio);
      app.onEndPlay((playerId) => app.studio.endGameSessions(playerId));
      studioRoutes(app);
    },
    { name: 'studio', dependencies: ['player', 'session-ends', 'wallet'] },
  ),
};
