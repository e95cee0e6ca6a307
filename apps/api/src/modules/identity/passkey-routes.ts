import { passkeyChallenge, passkeyConfirmation, passkeyPermission, passkeys } from '@baize/contracts/passkeys';
import type { FastifyInstance } from 'fastify';
import { route } from '../../plugins/contract-routes.ts';
import type { PasskeyChallenges } from './passkey-challenges.ts';
import { askForWithdrawal, confirmWithdrawal, passkeysOf, permitChange } from './use-cases/passkeys.ts';
import type { SecondFactorContext } from './use-cases/second-factor.ts';

/** Says that there are no passkeys here: a real pool keeps its own (decision 0118). */
export function noPasskeyRoutes(app: FastifyInstance): void {
  route(app, passkeys, () => ({ available: false, needsCode: false, passkeys: [] }));
}

/**
 * What a pool has no calls for: the password before a change, when a passkey was last used, and a passkey for a
 * withdrawal.
 */
export function passkeyRoutes(
  app: FastifyInstance,
  context: SecondFactorContext & { readonly passkeyChallenges: PasskeyChallenges },
): void {
  route(app, passkeys, ({ player }) => passkeysOf(context, player.playerId));
  route(app, passkeyPermission, ({ player, body }) => permitChange(context, player, body), { rateLimit: 20 });
  route(app, passkeyChallenge, ({ player }) => askForWithdrawal(context, player), { rateLimit: 20 });
  route(app, passkeyConfirmation, ({ player, body }) => confirmWithdrawal(context, player, body), { rateLimit: 20 });
}
