import fp from 'fastify-plugin';
import type { ApiModule } from '../../api-module.ts';
import { doRegularly } from '../../plugins/do-regularly.ts';
import { personalData } from './personal-data.ts';
import { limitRoutes } from './routes.ts';
import { startDueExclusions } from './use-cases/breaks.ts';
import { depositRule, explainSpend, renewCeiling } from './use-cases/standing.ts';

/** How often planned self-exclusions that are due start, in milliseconds. */
const EXCLUSIONS_MS = 15_000;

/** Players' own restrictions: deposit and spend limits, time-outs, self-exclusion. */
export const limitsModule: ApiModule = {
  name: 'limits',
  migrations: new URL('./migrations/', import.meta.url),
  protects: { limit_change: { insert: 'all' } },
  personalData,
  plugin: fp(
    async (app) => {
      app.spendingRules.addDepositRule((target, request) => depositRule(app, target, request));
      app.spendingRules.keepCeilings({
        renew: (playerId) => app.db.transaction((tx) => renewCeiling(app, tx, playerId)),
        explain: (playerId) => explainSpend(app, playerId),
      });
      limitRoutes(app);
      doRegularly(app, {
        every: EXCLUSIONS_MS,
        run: () => startDueExclusions(app),
        failure: 'planned self-exclusions could not be read',
      });
    },
    { name: 'limits', dependencies: ['audit', 'location', 'payments', 'player', 'session-ends', 'wallet'] },
  ),
};
