import type {
  AttributeType,
  AuthenticationResultType,
  CognitoIdentityProvider,
} from '@aws-sdk/client-cognito-identity-provider';
import { regionOf } from '@baize/contracts/cognito-pools';
import { DOCUMENT_ERROR, ERROR } from '@baize/contracts/errors';
import { RESTRICTED_SESSION } from '@baize/contracts/login';
import type { Env } from '../../plugins/env.ts';
import { Refusal } from '../../plugins/errors.ts';
import { userPoolOf, type UserPool } from '../../plugins/user-pools.ts';
import { PortFault } from '../bearer-call.ts';

/** One attempt of a call; three fit into what a database transaction may wait. */
const ATTEMPT_MS = 2500;
const ATTEMPTS = 3;
/** A whole call with its attempts and the pauses between them. Less than DATABASE_IDLE_TRANSACTION_SECONDS. */
export const CALL_MS = 8000;

/** What a pool says about a password. */
export type PasswordAnswer = 'right' | 'wrong' | 'locked';

/** The tokens of a session that a pool has opened. */
export interface PoolTokens {
  readonly IdToken: string;
  readonly AccessToken: string;
  readonly RefreshToken: string;
  readonly ExpiresIn: number;
  readonly TokenType: 'Bearer';
}

/** Failures that say something about the user. Any other is the pool's, or ours: the caller tries again later. */
const NAMED_FAILURES: Readonly<Record<string, () => Refusal>> = {
  AliasExistsException: () => new Refusal(400, DOCUMENT_ERROR.playerAlreadyExists),
  // The pool's own rules are stricter than ruling 31's, against docs/deployment/cognito.md.
  InvalidPasswordException: () => new Refusal(400, ERROR.passwordGuessable),
  PasswordHistoryPolicyViolationException: () => new Refusal(400, ERROR.passwordSame),
};

const nameOf = (fault: unknown): string => (fault instanceof Error ? fault.name : 'an unknown failure');

/** A pool's refusal of the custom challenge, in the words of the trigger that refused. */
export class PoolRefusal extends Error {}

/** Triggers run after the password was found right, and before. */
const AFTER_THE_PASSWORD = /^(?:PostAuthentication|PreTokenGeneration) failed/;

/**
 * The user pools at Amazon Cognito, one per brand, through Amazon's own client: it signs the calls, finds the credentials of
 * the machine's role, and repeats what a pool has throttled. A user's name in its pool is our player id, and the email is
 * an alias that counts from the confirmation on; so no call has to look a user up.
 * No message contains an email, a password or a token.
 */
export function cognitoPools(identity: Env['identity']) {
  const clients = new Map<string, CognitoIdentityProvider>();

  /** The client of a pool's region. The package is only loaded where there is such a pool. */
  async function clientOf(pool: UserPool): Promise<CognitoIdentityProvider> {
    const aws = await import('@aws-sdk/client-cognito-identity-provider');
    const region = regionOf(pool.poolId);
    let client = clients.get(region);
    if (!client) {
      client = new aws.CognitoIdentityProvider({
        region,
        ...(identity.endpoint === null ? {} : { endpoint: identity.endpoint }),
        maxAttempts: ATTEMPTS,
        requestHandler: { connectionTimeout: 1000, requestTimeout: ATTEMPT_MS, throwOnRequestTimeout: true },
      });
      clients.set(region, client);
    }
    return client;
  }

  /**
   * Makes one call.
   * @param expected failures that the caller reads itself
   * @returns the answer, or the name and message of an expected failure
   * @throws Refusal for a failure that says something about the user · PortFault for any other
   */
  async function ask<T>(
    brand: string,
    call: (client: CognitoIdentityProvider, pool: UserPool, options: { abortSignal: AbortSignal }) => Promise<T>,
    expected: readonly string[] = [],
  ): Promise<{ readonly answer: T; readonly failure: null } | { readonly failure: string; readonly message: string }> {
    const pool = userPoolOf(identity, brand);
    const client = await clientOf(pool);
    try {
      return { answer: await call(client, pool, { abortSignal: AbortSignal.timeout(CALL_MS) }), failure: null };
    } catch (fault) {
      const failure = nameOf(fault);
      if (expected.includes(failure)) return { failure, message: fault instanceof Error ? fault.message : '' };
      const refusal = NAMED_FAILURES[failure];
      if (refusal) throw refusal();
      // Without the cause: the client's errors hold the request in places that a log would write out.
      throw new PortFault(`The user pool of ${brand}`, `failed with ${failure}`);
    }
  }

  const attributes = (values: Readonly<Record<string, string>>): AttributeType[] =>
    Object.entries(values).map(([Name, Value]) => ({ Name, Value }));

  const tokensOf = (result: AuthenticationResultType | undefined, brand: string): PoolTokens => {
    const { IdToken, AccessToken, RefreshToken, ExpiresIn } = result ?? {};
    if (!IdToken || !AccessToken || !RefreshToken || !ExpiresIn)
      throw new PortFault(`The user pool of ${brand}`, 'opened a session and sent no tokens');
    return { IdToken, AccessToken, RefreshToken, ExpiresIn, TokenType: 'Bearer' };
  };

  return {
    /**
     * Writes a user who cannot log in: disabled, and without an alias. The three calls may be repeated; a name that exists
     * is an earlier attempt's, because we have just made it up.
     */
    async create(user: {
      readonly playerId: string;
      readonly brand: string;
      readonly email: string;
      readonly password: string;
    }): Promise<void> {
      const { brand, playerId: Username } = user;
      await ask(
        brand,
        (client, { poolId: UserPoolId }, options) =>
          client.adminCreateUser(
            {
              UserPoolId,
              Username,
              MessageAction: 'SUPPRESS',
              UserAttributes: attributes({ email: user.email, email_verified: 'false' }),
            },
            options,
          ),
        ['UsernameExistsException'],
      );
      await ask(brand, (client, { poolId: UserPoolId }, options) =>
        client.adminDisableUser({ UserPoolId, Username }, options),
      );
      await this.setPassword(brand, Username, user.password);
    },
    /** Lets the user log in with the email from now on. */
    async confirm(brand: string, Username: string): Promise<void> {
      await ask(brand, (client, { poolId: UserPoolId }, options) =>
        client.adminUpdateUserAttributes(
          {
            UserPoolId,
            Username,
            UserAttributes: attributes({ email_verified: 'true' }),
          },
          options,
        ),
      );
      await ask(brand, (client, { poolId: UserPoolId }, options) =>
        client.adminEnableUser({ UserPoolId, Username }, options),
      );
    },
    /** Removes the user; one who is gone already counts as removed. */
    async remove(brand: string, Username: string): Promise<void> {
      await ask(
        brand,
        (client, { poolId: UserPoolId }, options) => client.adminDeleteUser({ UserPoolId, Username }, options),
        ['UserNotFoundException'],
      );
    },
    async setPassword(brand: string, Username: string, Password: string): Promise<void> {
      await ask(brand, (client, { poolId: UserPoolId }, options) =>
        client.adminSetUserPassword({ UserPoolId, Username, Password, Permanent: true }, options),
      );
    },
    /** Ends every session at the pool: no refresh token of the user works any more. */
    async signOutEverywhere(brand: string, Username: string): Promise<void> {
      await ask(
        brand,
        (client, { poolId: UserPoolId }, options) => client.adminUserGlobalSignOut({ UserPoolId, Username }, options),
        ['UserNotFoundException'],
      );
    },
    /** Ends the session of a refresh token. */
    async revoke(brand: string, Token: string): Promise<void> {
      await ask(brand, (client, { clientId: ClientId }, options) => client.revokeToken({ Token, ClientId }, options));
    },
    /**
     * Asks whether a password is right. A pool has no call for it: we log in, and end the session at once. A wrong answer
     * counts at the pool like a wrong login.
     */
    async passwordIs(brand: string, Username: string, password: string): Promise<PasswordAnswer> {
      const asked = await ask(
        brand,
        (client, { poolId: UserPoolId, clientId: ClientId }, options) =>
          client.adminInitiateAuth(
            {
              UserPoolId,
              ClientId,
              AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
              AuthParameters: { USERNAME: Username, PASSWORD: password },
            },
            options,
          ),
        ['NotAuthorizedException', 'UserNotFoundException', 'UserLambdaValidationException'],
      );
      if (asked.failure === null) {
        // A challenge of the second factor follows a right password, too.
        const refreshToken = asked.answer.AuthenticationResult?.RefreshToken;
        if (refreshToken) await this.revoke(brand, refreshToken);
        return 'right';
      }
      if (asked.failure === 'UserLambdaValidationException' && AFTER_THE_PASSWORD.test(asked.message)) return 'right';
      if (asked.failure === 'NotAuthorizedException' && /attempts exceeded/i.test(asked.message)) return 'locked';
      return 'wrong';
    },
    /**
     * Logs in with the custom challenge: the answer is a ticket that the pool's trigger lets this API check.
     * @throws PoolRefusal if the pool opens no session
     */
    async enterByTicket(brand: string, Username: string, ticket: string, isRestricted: boolean): Promise<PoolTokens> {
      const refusals = ['NotAuthorizedException', 'UserNotFoundException', 'UserLambdaValidationException'];
      const started = await ask(
        brand,
        (client, { poolId: UserPoolId, clientId: ClientId }, options) =>
          client.adminInitiateAuth(
            {
              UserPoolId,
              ClientId,
              AuthFlow: 'CUSTOM_AUTH',
              AuthParameters: { USERNAME: Username },
              ...(isRestricted ? { ClientMetadata: RESTRICTED_SESSION } : {}),
            },
            options,
          ),
        refusals,
      );
      if (started.failure !== null) throw new PoolRefusal(started.message);
      const { ChallengeName, Session } = started.answer;
      if (ChallengeName !== 'CUSTOM_CHALLENGE' || !Session)
        throw new PortFault(`The user pool of ${brand}`, 'did not ask the custom challenge: check its triggers');
      const answered = await ask(
        brand,
        (client, { poolId: UserPoolId, clientId: ClientId }, options) =>
          client.adminRespondToAuthChallenge(
            {
              UserPoolId,
              ClientId,
              ChallengeName,
              Session,
              ChallengeResponses: { USERNAME: Username, ANSWER: ticket },
              ClientMetadata: { loginMethod: 'PAY_AND_PLAY' },
            },
            options,
          ),
        refusals,
      );
      if (answered.failure !== null) throw new PoolRefusal(answered.message);
      return tokensOf(answered.answer.AuthenticationResult, brand);
    },
    /**
     * Compares a brand's pool and app client with what this API needs of them.
     * @returns what is missing, in words for the person who has set them up
     */
    async problemsOf(brand: string): Promise<readonly string[]> {
      const pool = await ask(brand, (client, { poolId: UserPoolId }, options) =>
        client.describeUserPool({ UserPoolId }, options),
      );
      const site = await ask(brand, (client, { poolId: UserPoolId, clientId: ClientId }, options) =>
        client.describeUserPoolClient({ UserPoolId, ClientId }, options),
      );
      if (pool.failure !== null || site.failure !== null) return [];
      const { AliasAttributes, UsernameConfiguration, AdminCreateUserConfig, LambdaConfig } =
        pool.answer.UserPool ?? {};
      const client = site.answer.UserPoolClient ?? {};
      const triggers = [
        'PreSignUp',
        'PreAuthentication',
        'PostAuthentication',
        'DefineAuthChallenge',
        'CreateAuthChallenge',
        'VerifyAuthChallengeResponse',
      ] as const;
      const flows = ['ALLOW_USER_PASSWORD_AUTH', 'ALLOW_ADMIN_USER_PASSWORD_AUTH', 'ALLOW_CUSTOM_AUTH'] as const;
      const version = LambdaConfig?.PreTokenGenerationConfig?.LambdaVersion;
      return [
        [AliasAttributes?.includes('email'), 'The pool does not accept the email as an alias (AliasAttributes).'],
        [
          UsernameConfiguration?.CaseSensitive === false,
          'The pool tells capital from small letters in an email (UsernameConfiguration.CaseSensitive).',
        ],
        [
          AdminCreateUserConfig?.AllowAdminCreateUserOnly,
          'Anyone may sign up at the pool, past the API (AllowAdminCreateUserOnly).',
        ],
        ...triggers.map((name) => [LambdaConfig?.[name], `The pool has no ${name} trigger.`] as const),
        [
          version === 'V2_0' || version === 'V3_0',
          'The pool has no PreTokenGeneration trigger of version V2_0 or later.',
        ],
        ...flows.map(
          (flow) => [client.ExplicitAuthFlows?.includes(flow), `The app client does not allow ${flow}.`] as const,
        ),
        [!client.ClientSecret, 'The app client has a secret, which a page cannot keep.'],
        [
          client.EnableTokenRevocation,
          'The app client’s tokens cannot be revoked and name no session (EnableTokenRevocation).',
        ],
        [
          client.PreventUserExistenceErrors === 'ENABLED',
          'The app client tells who has an account (PreventUserExistenceErrors).',
        ],
        [
          client.RefreshTokenRotation?.Feature === 'ENABLED',
          'The app client does not rotate refresh tokens (RefreshTokenRotation).',
        ],
      ].flatMap(([isMet, problem]) => (isMet ? [] : [`${brand}: ${String(problem)}`]));
    },
    close(): void {
      for (const client of clients.values()) client.destroy();
    },
  };
}
export type CognitoPools = ReturnType<typeof cognitoPools>;
