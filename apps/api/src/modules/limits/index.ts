import fp from 'fastify-plugin';
import type { ApiModule } from '../../api-module.ts';
import { limitRoutes } from './routes.ts';
import { depositRule, explainSpend, renewCeiling } from './use-cases/standing.ts';

/** Players' own restrictions: deposit and spend limits, time-outs, self-exclusion. */
export const limitsModule: ApiModule = {
  name: 'limits',
  migrations: new URL('./migrations/', import.meta.url),
  protects: { limit_change: { insert: 'all' } },
  plugin: fp(
    async (app) => {
      app.spendingRules.addDepositRule((target, request) => depositRule(app, target, request));
      app.spendingRules.keepCeilings({
        renew: (playerId) => app.db.transaction((tx) => renewCeiling(app, tx, playerId)),
        explain: (playerId) => explainSpend(app, playerId),
      });
      limitRoutes(app);
    },
    { name: 'limits', dependencies: ['payments', 'player', 'session-ends', 'wallet'] },
  ),
};
