import { PASSKEY_LIMIT } from '@baize/contracts/passkeys';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { CognitoException, notAuthorized } from './cognito-exception.ts';
import { createdCredential } from './passkey-ceremonies.ts';
import { passkeysOf } from './repository/passkeys.ts';
import { completePasskey, removePasskey, startPasskey } from './use-cases/passkeys.ts';
import type { SecondFactorContext } from './use-cases/second-factor.ts';

const AccessToken = z.string().check(z.minLength(1), z.maxLength(8192));

/** What a player's browser sends to manage passkeys. */
export const passkeyInputs = {
  StartWebAuthnRegistration: z.object({ AccessToken }),
  CompleteWebAuthnRegistration: z.object({ AccessToken, Credential: createdCredential }),
  ListWebAuthnCredentials: z.object({
    AccessToken,
    // No player has more than one page of them.
    MaxResults: z.optional(z.int().check(z.gte(0), z.lte(PASSKEY_LIMIT))),
    NextToken: z.optional(z.string().check(z.maxLength(8192))),
  }),
  DeleteWebAuthnCredential: z.object({ AccessToken, CredentialId: z.string().check(z.maxLength(1364)) }),
} as const;
type Operation = keyof typeof passkeyInputs;

/** Stricter than a pool: an access token alone neither adds a passkey nor removes one. */
const permissionNeeded = () => notAuthorized('Give the password first: this session may not change passkeys.');

/**
 * The calls of a Cognito pool about a player's passkeys.
 * @param openSessionOf throws for an access token whose session is over
 */
export function passkeyOperations(
  app: FastifyInstance,
  context: SecondFactorContext,
  openSessionOf: (accessToken: string) => Promise<{ readonly sub: string; readonly sessionId: string }>,
): { [Name in Operation]: (input: z.output<(typeof passkeyInputs)[Name]>) => Promise<object> } {
  const callerOf = async ({ AccessToken: token }: { readonly AccessToken: string }) => {
    const { sub: playerId, sessionId } = await openSessionOf(token);
    return { playerId, sessionId };
  };
  return {
    async StartWebAuthnRegistration(input) {
      const options = await startPasskey(context, await callerOf(input));
      if (options === null) throw permissionNeeded();
      return { CredentialCreationOptions: options };
    },
    async CompleteWebAuthnRegistration(input) {
      const verdict = await completePasskey(context, await callerOf(input), input.Credential);
      switch (verdict) {
        case 'added':
          return {};
        case 'not permitted':
          throw permissionNeeded();
        case 'not started':
          throw new CognitoException('WebAuthnChallengeNotFoundException', 'Start the registration first.');
        case 'wrong origin':
          throw new CognitoException('WebAuthnOriginNotAllowedException', 'The passkey was made at another site.');
        case 'limit':
          throw new CognitoException('LimitExceededException', 'The user has as many passkeys as a pool allows.');
        case 'known':
        case 'refused':
          throw new CognitoException('WebAuthnCredentialNotSupportedException', 'The passkey was not accepted.');
      }
    },
    async ListWebAuthnCredentials(input) {
      const { playerId } = await callerOf(input);
      const own = await passkeysOf(app.db, playerId);
      return {
        Credentials: own.slice(0, input.MaxResults ?? own.length).map((passkey) => ({
          CredentialId: passkey.id,
          FriendlyCredentialName: passkey.name,
          RelyingPartyId: passkey.relyingParty,
          AuthenticatorTransports: passkey.transports,
          CreatedAt: passkey.createdAt.getTime() / 1000,
        })),
      };
    },
    async DeleteWebAuthnCredential(input) {
      const verdict = await removePasskey(context, await callerOf(input), input.CredentialId);
      if (verdict === 'not permitted') throw permissionNeeded();
      if (verdict === 'unknown') throw new CognitoException('ResourceNotFoundException', 'There is no such passkey.');
      return {};
    },
  };
}
