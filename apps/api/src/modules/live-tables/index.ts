import fp from 'fastify-plugin';
import { liveTables, type LiveTable } from '@baize/contracts/live-tables';
import type { ApiModule } from '../../api-module.ts';
import { route } from '../../plugins/contract-routes.ts';
import { httpLiveTables } from '../../ports/live-tables/http-live-tables.ts';
import { tableSnapshot, type TableSnapshot } from './table-snapshot.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** What the feed says about live tables. */
    liveTables: TableSnapshot;
  }
}

/** A lobby page (B§9). */
const MOST_TABLES = 60;

/** Live data of live tables: one answer of the feed for everyone. */
export const liveTablesModule: ApiModule = {
  name: 'live-tables',
  plugin: fp(
    async (app) => {
      const snapshot = tableSnapshot(
        app.ports.liveTables ?? httpLiveTables(app.env.liveFeed),
        () => app.clock.now().getTime(),
        (fault) => app.log.warn({ err: fault }, 'the table feed did not answer; its figures grow old'),
      );
      app.decorate('liveTables', snapshot);
      route(app, liveTables, async ({ query, context }) => {
        await snapshot.refresh();
        const currency = query.currency ?? context.market.market.currency;
        const ids = [...new Set(query.gameIds.split(',').filter(Boolean))].slice(0, MOST_TABLES);
        return {
          data: ids.flatMap((id) => {
            const game = app.catalogue.gameById(id);
            const table = game?.type === 'liveCasinoGames' ? snapshot.of(id) : undefined;
            if (!game || !table) return [];
            const own = table.betLimits.filter((limits) => limits.currency === currency);
            // A feed without limits of its own leaves those that the game publishes.
            return [
              {
                ...table,
                betLimits:
                  own.length > 0
                    ? own
                    : (game.betLimits.filter((limits) => limits.currency === currency) as LiveTable['betLimits']),
              },
            ];
          }),
        };
      });
    },
    { name: 'live-tables', dependencies: ['content', 'player'] },
  ),
};
