import * as contract from '@baize/contracts/limits';
import type { FastifyInstance } from 'fastify';
import { route } from '../../plugins/contract-routes.ts';
import { exclude, takeTimeout } from './use-cases/breaks.ts';
import { changeLimits, readLimits } from './use-cases/limits.ts';

/** Contract → use case → reply; no SQL here. */
export function limitRoutes(app: FastifyInstance): void {
  route(app, contract.depositLimits, ({ player }) => readLimits(app, player.playerId, 'DEPOSIT'));
  route(app, contract.depositLimitChange, ({ player, body }) => changeLimits(app, player.playerId, 'DEPOSIT', body), { rateLimit: 60 });
  route(app, contract.spendLimits, ({ player }) => readLimits(app, player.playerId, 'SPEND'));
  route(app, contract.spendLimitChange, ({ player, body }) => changeLimits(app, player.playerId, 'SPEND', body), { rateLimit: 60 });
  route(app, contract.timeout, ({ player, body }) => takeTimeout(app, player.playerId, body.timeoutInHours), { rateLimit: 30 });
  route(app, contract.exclusion, ({ player, body }) => exclude(app, player.playerId, body), { rateLimit: 30 });
}
