import * as activity from '@baize/contracts/activity';
import * as contract from '@baize/contracts/limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { route } from '../../plugins/contract-routes.ts';
import { findActivity } from './repository.ts';
import { activityOf, restartActivity, setActivityTimer, summaryOf } from './use-cases/activity.ts';
import { exclude, takeTimeout } from './use-cases/breaks.ts';
import { changeLimits, readLimits } from './use-cases/limits.ts';

/** Contract → use case → reply; no SQL here. */
export function limitRoutes(app: FastifyInstance): void {
  const siteOf = (request: FastifyRequest) => app.brands.contextOf(request).market.pair;
  route(app, contract.depositLimits, ({ player, request }) =>
    readLimits(app, player.playerId, 'DEPOSIT', siteOf(request)),
  );
  route(
    app,
    contract.depositLimitChange,
    ({ player, body, request }) => changeLimits(app, player, 'DEPOSIT', body, siteOf(request)),
    {
      rateLimit: 60,
    },
  );
  route(app, contract.spendLimits, ({ player, request }) => readLimits(app, player.playerId, 'SPEND', siteOf(request)));
  route(
    app,
    contract.spendLimitChange,
    ({ player, body, request }) => changeLimits(app, player, 'SPEND', body, siteOf(request)),
    {
      rateLimit: 60,
    },
  );
  route(app, contract.timeout, ({ player, body }) => takeTimeout(app, player.playerId, body.timeoutInHours), {
    rateLimit: 30,
  });
  route(app, contract.exclusion, ({ player, body, request }) => exclude(app, player.playerId, body, siteOf(request)), {
    rateLimit: 30,
  });
  route(app, activity.activitySettings, async ({ player }) => ({
    timer: (await findActivity(app.db, player.playerId)).timer,
  }));
  route(
    app,
    activity.activitySettingsChange,
    ({ player, body }) => setActivityTimer(app, player.playerId, body.timer),
    { rateLimit: 60 },
  );
  route(app, activity.activityLeft, ({ player, request }) => activityOf(app, player, app.visitorOf(request)));
  route(app, activity.activityReset, ({ player, request }) => restartActivity(app, player, app.visitorOf(request)));
  route(app, activity.activitySummary, ({ player, request }) => summaryOf(app, player, app.visitorOf(request)));
  route(app, activity.logoutOnIdle, async ({ player }) => {
    await app.db.transaction((tx) =>
      app.endSessions(tx, { playerId: player.playerId, only: player.sessionId }, 'logged out after no activity'),
    );
    return { stay: false };
  });
}
