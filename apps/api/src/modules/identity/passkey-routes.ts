import { passkeyPermission, passkeys } from '@baize/contracts/passkeys';
import type { FastifyInstance } from 'fastify';
import { route } from '../../plugins/contract-routes.ts';
import { passkeysOf, permitChange } from './use-cases/passkeys.ts';
import type { SecondFactorContext } from './use-cases/second-factor.ts';

/** Says that there are no passkeys here: a real pool keeps its own (decision 0118). */
export function noPasskeyRoutes(app: FastifyInstance): void {
  route(app, passkeys, () => ({ available: false, needsCode: false, passkeys: [] }));
}

/** What a pool has no calls for: the password before a change, and when a passkey was last used. */
export function passkeyRoutes(app: FastifyInstance, context: SecondFactorContext): void {
  route(app, passkeys, ({ player }) => passkeysOf(context, player.playerId));
  route(app, passkeyPermission, ({ player, body }) => permitChange(context, player, body), { rateLimit: 20 });
}
