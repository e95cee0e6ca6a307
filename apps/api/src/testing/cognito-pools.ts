import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { handler, type TriggerEvent } from '../cognito-triggers/index.ts';

/** A user of an emulated pool. */
export interface EmulatedUser {
  readonly username: string;
  readonly sub: string;
  readonly attributes: Record<string, string>;
  password: string | null;
  isEnabled: boolean;
  wrongPasswords: number;
  /** Which sessions have which refresh token; a used one is gone, because the client rotates them. */
  readonly refreshTokens: Map<string, { readonly sessionId: string; readonly authTime: number }>;
}

/** A call as it arrived, for a test that reads what went over the wire. */
export interface ReceivedCall {
  readonly operation: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly authorization: string | undefined;
}

/** What a browser reads in a pool's answer. */
export interface PoolAnswer {
  readonly __type?: string;
  readonly message?: string;
  readonly ChallengeName?: string;
  readonly Session?: string;
  readonly AuthenticationResult?: {
    readonly IdToken: string;
    readonly AccessToken: string;
    readonly RefreshToken: string;
  };
}

/** What happens to the next calls of an operation: a failure, a late answer, or none at all (`hang`). */
type Fault = { readonly type: string; readonly status?: number } | { readonly lateByMs: number } | 'hang';

class PoolError extends Error {
  readonly type: string;
  constructor(type: string, message: string) {
    super(message);
    this.type = type;
  }
}

/**
 * Emulates user pools of Amazon Cognito over HTTP: its calls (`X-Amz-Target`, JSON 1.1), its errors (`__type` and
 * `x-amzn-errortype`), signed calls where Cognito wants a signature, alias rules, and the triggers, for which it runs this
 * repository's own function. It follows Amazon's documents; nothing here was recorded from Amazon.
 * @param clients the app client of each pool
 */
export async function emulatedPools(clients: Readonly<Record<string, string>>) {
  const users = new Map<string, Map<string, EmulatedUser>>();
  for (const poolId of Object.keys(clients)) users.set(poolId, new Map());
  const faults = new Map<string, Fault[]>();
  const calls: ReceivedCall[] = [];
  const challenges = new Map<string, { readonly poolId: string; readonly username: string }>();
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'emulated', use: 'sig', alg: 'RS256' };
  const settings = {
    pool: {
      AliasAttributes: ['email'],
      UsernameConfiguration: { CaseSensitive: false },
      AdminCreateUserConfig: { AllowAdminCreateUserOnly: true },
      LambdaConfig: {
        ...Object.fromEntries(
          [
            'PreSignUp',
            'PreAuthentication',
            'PostAuthentication',
            'DefineAuthChallenge',
            'CreateAuthChallenge',
            'VerifyAuthChallengeResponse',
          ].map((name) => [name, 'arn:aws:lambda:eu-west-1:1:function:baize']),
        ),
        PreTokenGenerationConfig: { LambdaVersion: 'V2_0', LambdaArn: 'arn:aws:lambda:eu-west-1:1:function:baize' },
      } as Record<string, unknown>,
    },
    client: {
      ExplicitAuthFlows: ['ALLOW_USER_PASSWORD_AUTH', 'ALLOW_ADMIN_USER_PASSWORD_AUTH', 'ALLOW_CUSTOM_AUTH'],
      EnableTokenRevocation: true,
      PreventUserExistenceErrors: 'ENABLED',
      RefreshTokenRotation: { Feature: 'ENABLED', RetryGracePeriodSeconds: 10 },
    } as Record<string, unknown>,
  };

  const poolOf = (poolId: string): Map<string, EmulatedUser> => {
    const pool = users.get(poolId);
    if (!pool) throw new PoolError('ResourceNotFoundException', `User pool ${poolId} does not exist.`);
    return pool;
  };
  const poolOfClient = (clientId: string): string => {
    const [poolId] = Object.entries(clients).find(([, client]) => client === clientId) ?? [];
    if (poolId === undefined)
      throw new PoolError('ResourceNotFoundException', `User pool client ${clientId} does not exist.`);
    return poolId;
  };
  const named = (poolId: string, name: string): EmulatedUser => {
    const user = poolOf(poolId).get(name.toLowerCase());
    if (!user) throw new PoolError('UserNotFoundException', 'User does not exist.');
    return user;
  };
  /** A name, or an email that is verified: only then is it an alias. */
  const byAlias = (poolId: string, name: string): EmulatedUser | undefined =>
    poolOf(poolId).get(name.toLowerCase()) ??
    [...poolOf(poolId).values()].find(
      ({ attributes }) =>
        attributes['email_verified'] === 'true' && attributes['email']?.toLowerCase() === name.toLowerCase(),
    );

  async function trigger(
    source: string,
    poolId: string,
    userName: string,
    request: TriggerEvent['request'] & { readonly userAttributes?: object },
  ): Promise<Record<string, unknown>> {
    const event: TriggerEvent = {
      triggerSource: source,
      userPoolId: poolId,
      userName,
      callerContext: { clientId: clients[poolId] ?? '' },
      request,
      response: {},
    };
    try {
      return (await handler(event)).response;
    } catch (fault) {
      const name = source.startsWith('TokenGeneration') ? 'PreTokenGeneration' : source.split('_')[0];
      throw new PoolError(
        'UserLambdaValidationException',
        `${name} failed with error ${fault instanceof Error ? fault.message : ''}.`,
      );
    }
  }

  async function tokens(
    poolId: string,
    user: EmulatedUser,
    source: string,
    session: { readonly sessionId: string; readonly authTime: number },
    clientMetadata?: Record<string, string>,
  ) {
    const { claimsAndScopeOverrideDetails: own } = (await trigger(source, poolId, user.username, {
      userAttributes: user.attributes,
      ...(clientMetadata ? { clientMetadata } : {}),
    })) as {
      claimsAndScopeOverrideDetails?: {
        idTokenGeneration?: { claimsToAddOrOverride?: Record<string, unknown> };
        accessTokenGeneration?: { scopesToSuppress?: readonly string[] };
      };
    };
    const iat = Math.floor(Date.now() / 1000);
    const shared = {
      sub: user.sub,
      origin_jti: session.sessionId,
      auth_time: session.authTime,
      event_id: randomUUID(),
    };
    const sign = (claims: object) =>
      new SignJWT({ ...shared, ...claims, jti: randomUUID() })
        .setProtectedHeader({ alg: 'RS256', kid: 'emulated' })
        .setIssuer(`https://cognito-idp.${poolId.split('_')[0]}.amazonaws.com/${poolId}`)
        .setIssuedAt(iat)
        .setExpirationTime(iat + 900)
        .sign(privateKey);
    const suppressed = own?.accessTokenGeneration?.scopesToSuppress ?? [];
    const RefreshToken = randomUUID();
    user.refreshTokens.set(RefreshToken, session);
    return {
      IdToken: await sign({
        aud: clients[poolId],
        token_use: 'id',
        email: user.attributes['email'],
        'cognito:username': user.username,
        ...own?.idTokenGeneration?.claimsToAddOrOverride,
      }),
      AccessToken: await sign({
        client_id: clients[poolId],
        token_use: 'access',
        username: user.username,
        scope: ['aws.cognito.signin.user.admin'].filter((scope) => !suppressed.includes(scope)).join(' '),
      }),
      RefreshToken,
      ExpiresIn: 900,
      TokenType: 'Bearer',
    };
  }
  const newSession = () => ({ sessionId: randomUUID(), authTime: Math.floor(Date.now() / 1000) });

  async function initiate(poolId: string, input: Record<string, unknown>): Promise<object> {
    const parameters = input['AuthParameters'] as Record<string, string>;
    const validationData = (input['ClientMetadata'] ?? {}) as Record<string, string>;
    const name = parameters['USERNAME'] ?? '';
    const user = byAlias(poolId, name);
    if (input['AuthFlow'] === 'CUSTOM_AUTH') {
      const asked = await trigger('DefineAuthChallenge_Authentication', poolId, user?.username ?? name, {
        userNotFound: !user,
        session: [],
      });
      await trigger('CreateAuthChallenge_Authentication', poolId, user?.username ?? name, { userNotFound: !user });
      if (user)
        await trigger('PreAuthentication_Authentication', poolId, user.username, {
          userNotFound: false,
          validationData,
        });
      const Session = randomUUID();
      challenges.set(Session, { poolId, username: user?.username ?? name });
      return { ChallengeName: asked['challengeName'], ChallengeParameters: { USERNAME: name }, Session };
    }
    await trigger('PreAuthentication_Authentication', poolId, user?.username ?? name, {
      userNotFound: !user,
      validationData,
    });
    if (user && user.wrongPasswords >= 5) throw new PoolError('NotAuthorizedException', 'Password attempts exceeded');
    if (!user?.isEnabled || user.password !== parameters['PASSWORD']) {
      if (user) user.wrongPasswords += 1;
      throw new PoolError('NotAuthorizedException', 'Incorrect username or password.');
    }
    user.wrongPasswords = 0;
    await trigger('PostAuthentication_Authentication', poolId, user.username, { userAttributes: user.attributes });
    return {
      AuthenticationResult: await tokens(poolId, user, 'TokenGeneration_Authentication', newSession()),
      ChallengeParameters: {},
    };
  }

  async function respond(poolId: string, input: Record<string, unknown>): Promise<object> {
    const clientMetadata = (input['ClientMetadata'] ?? {}) as Record<string, string>;
    const challenge = challenges.get(String(input['Session']));
    challenges.delete(String(input['Session']));
    const user = challenge && byAlias(challenge.poolId, challenge.username);
    if (challenge?.poolId !== poolId) throw new PoolError('NotAuthorizedException', 'Invalid session for the user.');
    const challengeAnswer = (input['ChallengeResponses'] as Record<string, string>)['ANSWER'] ?? '';
    const verified = await trigger('VerifyAuthChallengeResponse_Authentication', poolId, challenge.username, {
      userNotFound: !user,
      challengeAnswer,
      clientMetadata,
    });
    const decided = await trigger('DefineAuthChallenge_Authentication', poolId, challenge.username, {
      userNotFound: !user,
      session: [{ challengeName: 'CUSTOM_CHALLENGE', challengeResult: verified['answerCorrect'] === true }],
      clientMetadata,
    });
    if (!user?.isEnabled || decided['issueTokens'] !== true)
      throw new PoolError('NotAuthorizedException', 'Incorrect username or password.');
    await trigger('PostAuthentication_Authentication', poolId, user.username, { userAttributes: user.attributes });
    return {
      AuthenticationResult: await tokens(poolId, user, 'TokenGeneration_Authentication', newSession(), clientMetadata),
      ChallengeParameters: {},
    };
  }

  const text = (input: Readonly<Record<string, unknown>>, name: string): string => {
    const value = input[name];
    if (typeof value !== 'string')
      throw new PoolError('InvalidParameterException', `Missing required parameter ${name}`);
    return value;
  };
  const given = (input: Readonly<Record<string, unknown>>): EmulatedUser =>
    named(text(input, 'UserPoolId'), text(input, 'Username'));
  const listed = (input: Readonly<Record<string, unknown>>): Record<string, string> =>
    Object.fromEntries(
      ((input['UserAttributes'] ?? []) as { Name: string; Value: string }[]).map(({ Name, Value }) => [Name, Value]),
    );

  const operations: Readonly<Record<string, (input: Record<string, unknown>) => Promise<object>>> = {
    async AdminCreateUser(input) {
      const pool = poolOf(text(input, 'UserPoolId'));
      const username = text(input, 'Username').toLowerCase();
      if (pool.has(username)) throw new PoolError('UsernameExistsException', 'User account already exists');
      if (input['MessageAction'] !== 'SUPPRESS')
        throw new PoolError('CodeDeliveryFailureException', 'This emulation sends no invitation.');
      await trigger('PreSignUp_AdminCreateUser', text(input, 'UserPoolId'), username, {});
      pool.set(username, {
        username,
        sub: randomUUID(),
        attributes: listed(input),
        password: null,
        isEnabled: true,
        wrongPasswords: 0,
        refreshTokens: new Map(),
      });
      return { User: { Username: username, UserStatus: 'FORCE_CHANGE_PASSWORD', Enabled: true } };
    },
    async AdminDisableUser(input) {
      given(input).isEnabled = false;
      return {};
    },
    async AdminEnableUser(input) {
      given(input).isEnabled = true;
      return {};
    },
    async AdminUpdateUserAttributes(input) {
      const user = given(input);
      const changed = { ...user.attributes, ...listed(input) };
      const holder = byAlias(text(input, 'UserPoolId'), changed['email'] ?? '');
      if (changed['email_verified'] === 'true' && holder && holder !== user)
        throw new PoolError('AliasExistsException', 'An account with the email already exists.');
      Object.assign(user.attributes, changed);
      return {};
    },
    async AdminSetUserPassword(input) {
      const user = given(input);
      if (text(input, 'Password').length < 8)
        throw new PoolError(
          'InvalidPasswordException',
          'Password did not conform with policy: Password not long enough',
        );
      user.password = text(input, 'Password');
      user.wrongPasswords = 0;
      return {};
    },
    async AdminDeleteUser(input) {
      const { username } = given(input);
      poolOf(text(input, 'UserPoolId')).delete(username);
      return {};
    },
    async AdminUserGlobalSignOut(input) {
      given(input).refreshTokens.clear();
      return {};
    },
    AdminInitiateAuth: (input) => initiate(text(input, 'UserPoolId'), input),
    InitiateAuth: (input) => initiate(poolOfClient(text(input, 'ClientId')), input),
    AdminRespondToAuthChallenge: (input) => respond(text(input, 'UserPoolId'), input),
    RespondToAuthChallenge: (input) => respond(poolOfClient(text(input, 'ClientId')), input),
    async GetTokensFromRefreshToken(input) {
      const poolId = poolOfClient(text(input, 'ClientId'));
      const token = text(input, 'RefreshToken');
      const user = [...poolOf(poolId).values()].find(({ refreshTokens }) => refreshTokens.has(token));
      const session = user?.refreshTokens.get(token);
      if (!user?.isEnabled || !session) throw new PoolError('NotAuthorizedException', 'Refresh Token has been revoked');
      const AuthenticationResult = await tokens(poolId, user, 'TokenGeneration_RefreshTokens', session);
      user.refreshTokens.delete(token);
      return { AuthenticationResult, ChallengeParameters: {} };
    },
    async RevokeToken(input) {
      const poolId = poolOfClient(text(input, 'ClientId'));
      for (const { refreshTokens } of poolOf(poolId).values()) refreshTokens.delete(text(input, 'Token'));
      return {};
    },
    async DescribeUserPool(input) {
      poolOf(text(input, 'UserPoolId'));
      return { UserPool: { Id: input['UserPoolId'], ...settings.pool } };
    },
    async DescribeUserPoolClient(input) {
      if (clients[text(input, 'UserPoolId')] !== input['ClientId'])
        throw new PoolError('ResourceNotFoundException', 'User pool client does not exist.');
      return { UserPoolClient: { ClientId: input['ClientId'], ...settings.client } };
    },
  };

  const answer = (response: ServerResponse, status: number, body: object, type?: string): void => {
    response.writeHead(status, {
      'content-type': 'application/x-amz-json-1.1',
      'x-amzn-requestid': randomUUID(),
      ...(type === undefined ? {} : { 'x-amzn-errortype': type }),
    });
    response.end(JSON.stringify(body));
  };
  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const keys = /^\/([^/]+)\/\.well-known\/jwks\.json$/.exec(request.url ?? '');
    if (keys) return answer(response, users.has(keys[1] ?? '') ? 200 : 404, { keys: [jwk] });
    const operation = String(request.headers['x-amz-target']).replace('AWSCognitoIdentityProviderService.', '');
    let raw = '';
    for await (const chunk of request) raw += String(chunk);
    const input = JSON.parse(raw) as Record<string, unknown>;
    const { authorization } = request.headers;
    calls.push({ operation, input, authorization });
    const fault = faults.get(operation)?.shift();
    if (fault === 'hang') return;
    if (fault && 'lateByMs' in fault) await new Promise((resolve) => setTimeout(resolve, fault.lateByMs));
    else if (fault)
      return answer(response, fault.status ?? 400, { __type: fault.type, message: 'Emulated.' }, `${fault.type}:`);
    try {
      const isPublic = /^(?:InitiateAuth|RespondToAuthChallenge|GetTokensFromRefreshToken|RevokeToken)$/.test(
        operation,
      );
      const scope =
        /^AWS4-HMAC-SHA256 Credential=[^/]+\/\d{8}\/([a-z0-9-]+)\/cognito-idp\/aws4_request, SignedHeaders=/;
      if (!isPublic && scope.exec(authorization ?? '')?.[1] !== text(input, 'UserPoolId').split('_')[0])
        throw new PoolError('UnrecognizedClientException', 'The security token included in the request is invalid.');
      const run = operations[operation];
      if (!run) throw new PoolError('UnknownOperationException', operation);
      answer(response, 200, await run(input));
    } catch (problem) {
      if (!(problem instanceof PoolError)) throw problem;
      answer(response, 400, { __type: problem.type, message: problem.message }, `${problem.type}:http://internal/`);
    }
  }

  const server = createServer((request, response) => {
    receive(request, response).catch((fault: unknown) => {
      answer(response, 500, { __type: 'InternalErrorException', message: String(fault) }, 'InternalErrorException');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return {
    endpoint,
    calls,
    settings,
    /** Returns a pool's user by name or alias. */
    user: (poolId: string, name: string) => byAlias(poolId, name),
    /** Lets the next calls of an operation fail, or be late. */
    fail: (operation: string, ...next: Fault[]) => void faults.set(operation, next),
    /** Calls a pool as a browser does: without a signature. */
    async browser(operation: string, input: object): Promise<{ readonly status: number; readonly body: PoolAnswer }> {
      const response = await fetch(endpoint, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-amz-json-1.1',
          'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
        },
        body: JSON.stringify(input),
      });
      return { status: response.status, body: (await response.json()) as PoolAnswer };
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
export type EmulatedPools = Awaited<ReturnType<typeof emulatedPools>>;
