import {
  recoveryCodeRenewal,
  secondFactor,
  secondFactorConfirmation,
  secondFactorRemoval,
  secondFactorSetup,
} from '@baize/contracts/second-factor';
import { operatorSecondFactorRemoval } from '@baize/contracts/operator';
import type { FastifyInstance } from 'fastify';
import { route } from '../../plugins/contract-routes.ts';
import { operatorRoute } from '../../plugins/operator-plane/index.ts';
import {
  beginSetup,
  confirm,
  renewRecoveryCodes,
  secondFactorOf,
  turnOff,
  turnOffByOperator,
  type SecondFactorContext,
} from './use-cases/second-factor.ts';

/** Says that there is no second factor here: a real pool keeps its own (decision 0116). */
export function noSecondFactorRoutes(app: FastifyInstance): void {
  route(app, secondFactor, () => ({ available: false, enabledAt: null, recoveryCodesLeft: 0 }));
}

/**
 * What a pool has no calls for: the password before a setup, recovery codes, turning off with password and code, and the
 * code for a withdrawal. The rest are the pool's own calls.
 */
export function secondFactorRoutes(app: FastifyInstance, context: SecondFactorContext): void {
  route(app, secondFactor, ({ player }) => secondFactorOf(context, player.playerId));
  route(
    app,
    secondFactorSetup,
    ({ player, body, reply }) => {
      reply.header('cache-control', 'no-store');
      return beginSetup(context, player, body.password);
    },
    { rateLimit: 20 },
  );
  operatorRoute(app, operatorSecondFactorRemoval, (call) => turnOffByOperator(context, call));
  route(app, secondFactorRemoval, ({ player, body }) => turnOff(context, player, body), { rateLimit: 20 });
  route(
    app,
    recoveryCodeRenewal,
    ({ player, body, reply }) => {
      reply.header('cache-control', 'no-store');
      return renewRecoveryCodes(context, player, body);
    },
    { rateLimit: 20 },
  );
  route(app, secondFactorConfirmation, ({ player, body }) => confirm(context, player, body.code), { rateLimit: 20 });
}
