import {
  recoveryCodeRenewal,
  secondFactor,
  secondFactorConfirmation,
  secondFactorRemoval,
  secondFactorSetup,
} from '@baize/contracts/second-factor';
import type { FastifyInstance } from 'fastify';
import { route } from '../../plugins/contract-routes.ts';
import {
  beginSetup,
  confirm,
  renewRecoveryCodes,
  secondFactorOf,
  turnOff,
  type SecondFactorContext,
} from './use-cases/second-factor.ts';

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
