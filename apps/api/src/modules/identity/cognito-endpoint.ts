import { randomUUID } from 'node:crypto';
import { DOCUMENT_ERROR } from '@baize/contracts/errors';
import { CAPTCHA_METADATA, RESTRICTED_SESSION, type LoginRefusal } from '@baize/contracts/login';
import type { BrandConfig } from '@baize/brand';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { jsonParser } from '../../plugins/contract-schemas.ts';
import { isDatabaseBusy } from '../../plugins/database.ts';
import { RETRY_SECONDS } from '../../plugins/errors.ts';
import { userPoolOf } from '../../plugins/user-pools.ts';
import type { Visitor } from '../../plugins/location.ts';
import { findPlayer, followProvince, recordLogin, visitOf } from '../player/index.ts';
import type { BankTickets } from './bank-tickets.ts';
import type { Captcha } from './captcha.ts';
import { CognitoException, notAuthorized } from './cognito-exception.ts';
import type { PasskeyChallenges } from './passkey-challenges.ts';
import { passkeyInputs, passkeyOperations } from './passkey-operations.ts';
import { sessionOfRefreshToken } from './repository/refresh-tokens.ts';
import { findSecondFactor } from './repository/second-factors.ts';
import { isSessionOpen } from './repository/sessions.ts';
import { findUserBySub } from './repository/users.ts';
import type { SigningKeys } from './signing-keys.ts';
import type { SignInChallenges } from './sign-in-challenges.ts';
import { answerCode } from './use-cases/answer-code.ts';
import { answerPasskey, askPasskey } from './use-cases/answer-passkey.ts';
import { associateApp, turnOn, verifyApp, type SecondFactorContext } from './use-cases/second-factor.ts';
import { enterByTicket, refresh, signIn, type SignInContext } from './use-cases/sign-in.ts';

/** The challenge of CUSTOM_AUTH: the answer is a ticket for a verified bank session. */
const CUSTOM_CHALLENGE = 'CUSTOM_CHALLENGE';
/** The challenge of the second factor: the answer is a code of the authenticator app, or a recovery code. */
const CODE_CHALLENGE = 'SOFTWARE_TOKEN_MFA';
/** The challenge of a login with a passkey. */
const PASSKEY_CHALLENGE = 'WEB_AUTHN';
const CONTENT_TYPE = 'application/x-amz-json-1.1';
const TARGET_PREFIX = 'AWSCognitoIdentityProviderService.';

const clientId = z.string().check(z.minLength(1), z.maxLength(128));
const token = z.string().check(z.minLength(1), z.maxLength(8192));
const inputs = {
  InitiateAuth: z.object({
    AuthFlow: z.string(),
    ClientId: clientId,
    AuthParameters: z._default(z.record(z.string(), z.string().check(z.maxLength(8192))), {}),
    ClientMetadata: z.optional(z.record(z.string(), z.string())),
  }),
  GetTokensFromRefreshToken: z.object({ RefreshToken: token, ClientId: clientId }),
  RespondToAuthChallenge: z.object({
    ChallengeName: z.string(),
    ClientId: clientId,
    Session: z.optional(token),
    ChallengeResponses: z._default(
      z.catchall(
        // An authenticator's answer is longer than anything that is typed.
        z.object({ CREDENTIAL: z.optional(z.string().check(z.maxLength(8192))) }),
        z.string().check(z.maxLength(1024)),
      ),
      {},
    ),
    ClientMetadata: z.optional(z.record(z.string(), z.string())),
  }),
  AssociateSoftwareToken: z.object({ AccessToken: token }),
  VerifySoftwareToken: z.object({ AccessToken: token, UserCode: z.string().check(z.maxLength(64)) }),
  SetUserMFAPreference: z.object({
    AccessToken: token,
    SoftwareTokenMfaSettings: z.optional(
      z.object({ Enabled: z._default(z.boolean(), false), PreferredMfa: z._default(z.boolean(), false) }),
    ),
  }),
  ...passkeyInputs,
  GetUser: z.object({ AccessToken: token }),
  RevokeToken: z.object({ Token: token, ClientId: clientId }),
  GlobalSignOut: z.object({ AccessToken: token }),
} as const;
type Operation = keyof typeof inputs;

/**
 * The public part of a Cognito user pool that a player's browser uses (ruling 8), for the official client:
 * POST /identity/ with X-Amz-Target, and the pool's keys.
 * One app client per brand (`baize-<brand>`): the client id decides which brand's user a name is (ruling 19a).
 */
export function cognitoEndpoint(
  app: FastifyInstance,
  context: SignInContext &
    SecondFactorContext & {
      readonly captcha: Captcha;
      readonly tickets: BankTickets;
      readonly challenges: SignInChallenges;
      readonly passkeyChallenges: PasskeyChallenges;
    },
  keys: SigningKeys,
): void {
  const { captcha } = context;
  const { env, db } = app;
  const logins = app.metrics.counter('baize_sign_ins_total', 'Sign-ins by outcome.', ['outcome']);
  const brandConfigOf = (id: string): BrandConfig => {
    const brand = app.brands.all.find((candidate) => userPoolOf(env.identity, candidate.id).clientId === id);
    if (!brand) throw new CognitoException('ResourceNotFoundException', `User pool client ${id} does not exist.`);
    return brand;
  };
  const brandOf = (id: string): string => brandConfigOf(id).id;
  /** Words a refusal like a pool with a pre-authentication trigger, which reads the ClientMetadata as its validationData. */
  const preAuthentication = (refusal: LoginRefusal) =>
    new CognitoException(
      'UserLambdaValidationException',
      `PreAuthentication failed with error ${JSON.stringify(refusal)}.`,
    );

  async function tokensFor(client: string, refreshToken: string, visitor: Visitor) {
    brandOf(client);
    const renewed = await refresh(context, { clientId: client, refreshToken });
    logins.inc({ outcome: renewed ? 'refreshed' : 'refresh refused' });
    if (!renewed) throw notAuthorized('Refresh Token has been revoked');
    await followProvince(app, renewed.playerId, visitor);
    return { AuthenticationResult: renewed.tokens, ChallengeParameters: {} };
  }

  /** @throws CognitoException for an invalid access token or one whose session is over */
  async function openSessionOf(accessToken: string): Promise<{ readonly sub: string; readonly sessionId: string }> {
    const session = await context.tokens.readAccessToken(accessToken);
    if (!session || !(await isSessionOpen(db, session.sub, session.sessionId, app.wallClock.now())))
      throw notAuthorized('Access Token has been revoked');
    return session;
  }

  /** Players type the code in groups, as their app shows it. */
  const typedCode = (code: string): string => code.replace(/\s/g, '');

  async function answerChallenge(
    input: z.output<(typeof inputs)['RespondToAuthChallenge']>,
    brand: string,
    visitor: Visitor,
  ) {
    const result = await answerCode(context, {
      session: input.Session ?? '',
      code: typedCode(input.ChallengeResponses['SOFTWARE_TOKEN_MFA_CODE'] ?? ''),
      brand,
      clientId: input.ClientId,
      visit: visitOf(visitor),
    });
    logins.inc({ outcome: result.kind === 'refused' ? result.refusal.code : `code ${result.kind}` });
    switch (result.kind) {
      case 'signed-in':
        await followProvince(app, result.player.id, visitor);
        return { AuthenticationResult: result.tokens, ChallengeParameters: {} };
      case 'unauthorised':
        throw notAuthorized('Invalid session for the user.');
      case 'wrong-code':
        throw new CognitoException('CodeMismatchException', 'Invalid code received for user');
      case 'used-code':
        throw new CognitoException('ExpiredCodeException', 'Your software token has already been used once.');
      case 'refused':
        throw preAuthentication(result.refusal);
    }
  }

  async function answerWithPasskey(input: z.output<(typeof inputs)['RespondToAuthChallenge']>, visitor: Visitor) {
    const result = await answerPasskey(context, {
      session: input.Session ?? '',
      username: input.ChallengeResponses['USERNAME'] ?? '',
      credential: input.ChallengeResponses.CREDENTIAL ?? '',
      brand: brandConfigOf(input.ClientId),
      clientId: input.ClientId,
      visit: visitOf(visitor),
    });
    logins.inc({ outcome: result.kind === 'refused' ? result.refusal.code : `passkey ${result.kind}` });
    if (result.kind === 'refused') throw preAuthentication(result.refusal);
    // One answer for a wrong passkey and for an account that does not exist, without the "not found" of a password: the
    // confirmation call of A§4 needs one.
    if (result.kind === 'unauthorised') throw notAuthorized('Incorrect username or passkey.');
    await followProvince(app, result.player.id, visitor);
    return { AuthenticationResult: result.tokens, ChallengeParameters: {} };
  }

  const operations: {
    [Name in Operation]: (input: z.output<(typeof inputs)[Name]>, visitor: Visitor) => Promise<object>;
  } = {
    async InitiateAuth(input, visitor) {
      if (input.AuthFlow === 'REFRESH_TOKEN_AUTH' || input.AuthFlow === 'REFRESH_TOKEN')
        return tokensFor(input.ClientId, input.AuthParameters['REFRESH_TOKEN'] ?? '', visitor);
      // The challenge of pay-and-play is the same for every name, so it reveals no account.
      if (input.AuthFlow === 'CUSTOM_AUTH') {
        brandOf(input.ClientId);
        return {
          ChallengeName: CUSTOM_CHALLENGE,
          ChallengeParameters: { USERNAME: input.AuthParameters['USERNAME'] ?? '' },
          Session: randomUUID(),
        };
      }
      const isChoice = input.AuthFlow === 'USER_AUTH';
      if (isChoice && input.AuthParameters['PREFERRED_CHALLENGE'] === PASSKEY_CHALLENGE) {
        const username = input.AuthParameters['USERNAME'] ?? '';
        if (username === '' || username.length > 254)
          throw new CognitoException('InvalidParameterException', 'Missing or too long parameter USERNAME.');
        const { session, options } = await askPasskey(context, {
          brand: brandConfigOf(input.ClientId),
          clientId: input.ClientId,
          username,
          restricted: input.ClientMetadata?.['session'] === RESTRICTED_SESSION.session,
        });
        return {
          ChallengeName: PASSKEY_CHALLENGE,
          ChallengeParameters: { CREDENTIAL_REQUEST_OPTIONS: JSON.stringify(options) },
          Session: session,
        };
      }
      if (isChoice && input.AuthParameters['PREFERRED_CHALLENGE'] !== 'PASSWORD')
        throw new CognitoException(
          'InvalidParameterException',
          `Set PREFERRED_CHALLENGE to ${PASSKEY_CHALLENGE} or PASSWORD.`,
        );
      if (!isChoice && input.AuthFlow !== 'USER_PASSWORD_AUTH')
        throw new CognitoException('InvalidParameterException', `${input.AuthFlow} is not enabled for the client.`);
      const username = input.AuthParameters['USERNAME'];
      const password = input.AuthParameters['PASSWORD'];
      if (!username || !password || username.length > 254 || password.length > 256)
        throw new CognitoException('InvalidParameterException', 'Missing or too long parameter USERNAME or PASSWORD.');
      const brand = brandOf(input.ClientId);
      const result = await signIn(context, {
        brand,
        clientId: input.ClientId,
        username,
        password,
        restricted: input.ClientMetadata?.['session'] === RESTRICTED_SESSION.session,
        solvedCaptcha: () => captcha.use(db, input.ClientMetadata?.[CAPTCHA_METADATA]),
        visit: visitOf(visitor),
      });
      logins.inc({ outcome: result.kind === 'refused' ? result.refusal.code : result.kind });
      switch (result.kind) {
        case 'signed-in':
          await followProvince(app, result.player.id, visitor);
          return { AuthenticationResult: result.tokens, ChallengeParameters: {} };
        case 'code-needed':
          return {
            ChallengeName: CODE_CHALLENGE,
            ChallengeParameters: { USER_ID_FOR_SRP: result.player.emailKey },
            Session: result.challenge,
          };
        // One answer for a wrong password and for an account that does not exist (ruling 31). Its "not found" makes the
        // site ask the confirmation call (A§4), in both cases.
        case 'unauthorised':
          throw notAuthorized(`Incorrect username or password, or user not found (${DOCUMENT_ERROR.playerNotFound}).`);
        case 'captcha-needed':
          throw preAuthentication({ code: DOCUMENT_ERROR.captchaValidation });
        case 'refused':
          throw preAuthentication(result.refusal);
      }
    },
    GetTokensFromRefreshToken: (input, visitor) => tokensFor(input.ClientId, input.RefreshToken, visitor),
    async RespondToAuthChallenge(input, visitor) {
      const brand = brandOf(input.ClientId);
      if (input.ChallengeName === CODE_CHALLENGE) return answerChallenge(input, brand, visitor);
      if (input.ChallengeName === PASSKEY_CHALLENGE) return answerWithPasskey(input, visitor);
      if (input.ChallengeName !== CUSTOM_CHALLENGE)
        throw notAuthorized('Invalid session for the user: this pool has not asked this challenge.');
      const result = await enterByTicket(
        context,
        {
          ticket: input.ChallengeResponses['ANSWER'] ?? '',
          brand,
          clientId: input.ClientId,
          restricted: input.ClientMetadata?.['session'] === RESTRICTED_SESSION.session,
        },
        (tx, sessionId, player) =>
          recordLogin(tx, {
            playerId: player.id,
            sessionId,
            at: app.clock.now(),
            ...visitOf(visitor),
            method: 'BANK',
          }),
      );
      logins.inc({ outcome: result.kind === 'refused' ? result.refusal.code : `bank ${result.kind}` });
      if (result.kind === 'refused') throw preAuthentication(result.refusal);
      if (result.kind !== 'signed-in') throw notAuthorized('Incorrect username or password.');
      await followProvince(app, result.player.id, visitor);
      return { AuthenticationResult: result.tokens, ChallengeParameters: {} };
    },
    async AssociateSoftwareToken(input) {
      const { sub: playerId, sessionId } = await openSessionOf(input.AccessToken);
      const SecretCode = await associateApp(context, { playerId, sessionId });
      // Stricter than a pool's default: an access token alone does not replace the app or add one.
      if (SecretCode === null) throw notAuthorized('Give the password first: no app can be set up in this session.');
      return { SecretCode };
    },
    async VerifySoftwareToken(input) {
      const { sub: playerId, sessionId } = await openSessionOf(input.AccessToken);
      const verdict = await verifyApp(context, { playerId, sessionId }, typedCode(input.UserCode));
      if (verdict === 'no setup') throw notAuthorized('Give the password first: no app can be set up in this session.');
      if (verdict === 'wrong')
        throw new CognitoException(
          'EnableSoftwareTokenMFAException',
          'Code mismatch and fail enable Software Token MFA',
        );
      return { Status: 'SUCCESS' };
    },
    async SetUserMFAPreference(input) {
      const { sub: playerId, sessionId } = await openSessionOf(input.AccessToken);
      const wanted = input.SoftwareTokenMfaSettings;
      if (!wanted) return {};
      const isOn = (await findSecondFactor(db, playerId)) !== null;
      if (isOn === wanted.Enabled) return {};
      // Turning it off needs the password and a code, which this call has no place for.
      if (isOn) throw notAuthorized('An access token alone does not turn the second factor off.');
      if (!(await turnOn(context, { playerId, sessionId })))
        throw new CognitoException('InvalidParameterException', 'User has not verified software token mfa');
      return {};
    },
    ...passkeyOperations(app, context, openSessionOf),
    async GetUser(input) {
      const session = await openSessionOf(input.AccessToken);
      const [user, player] = await Promise.all([findUserBySub(db, session.sub), findPlayer(db, session.sub)]);
      if (!user || !player) throw new CognitoException('UserNotFoundException', 'User not found.');
      const attributes = {
        sub: user.sub,
        email: player.email,
        email_verified: String(player.emailVerifiedAt !== null),
        given_name: player.firstName,
        family_name: player.lastName,
        phone_number: `${player.phonePrefix}${player.phoneBody}`,
        'custom:player_id': player.id,
        'custom:brand': player.brand,
      };
      const hasApp = (await findSecondFactor(db, player.id)) !== null;
      return {
        Username: user.username,
        UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
        ...(hasApp ? { PreferredMfaSetting: CODE_CHALLENGE, UserMFASettingList: [CODE_CHALLENGE] } : {}),
      };
    },
    async RevokeToken(input) {
      brandOf(input.ClientId);
      // An unknown token gets the same response as a known one.
      const session = await sessionOfRefreshToken(db, input.Token, input.ClientId);
      if (session) {
        const { playerId, sessionId } = session;
        await db.transaction((tx) => app.endSessions(tx, { playerId, only: sessionId }, 'signed out'));
      }
      return {};
    },
    async GlobalSignOut(input) {
      const { sub: playerId } = await openSessionOf(input.AccessToken);
      await db.transaction((tx) => app.endSessions(tx, { playerId }, 'signed out everywhere'));
      return {};
    },
  };

  const answer = (reply: FastifyReply, status: number, body: object) =>
    reply
      .code(status)
      .header('cache-control', 'no-store')
      .header('content-type', CONTENT_TYPE)
      .send(Buffer.from(JSON.stringify(body)));
  void app.register(async (pool) => {
    pool.addContentTypeParser(CONTENT_TYPE, { parseAs: 'buffer', bodyLimit: 32_768 }, jsonParser(pool));
    pool.setErrorHandler((fault: Error & { statusCode?: number }, request, reply) => {
      if (fault instanceof CognitoException) {
        reply.header('x-amzn-errortype', fault.type);
        return answer(reply, 400, { __type: fault.type, message: fault.message });
      }
      if (fault.statusCode === 429)
        return answer(reply, 400, { __type: 'TooManyRequestsException', message: 'Rate exceeded' });
      if (fault.statusCode !== undefined && fault.statusCode < 500)
        return answer(reply, fault.statusCode, {
          __type: 'SerializationException',
          message: 'The request could not be read.',
        });
      request.log.error({ err: fault }, 'identity fault');
      if (isDatabaseBusy(fault))
        return answer(reply.header('retry-after', RETRY_SECONDS), 503, {
          __type: 'ServiceUnavailableException',
          message: 'Try again in a moment.',
        });
      return answer(reply, 500, { __type: 'InternalErrorException', message: 'Internal error.' });
    });
    const perMinute = Math.ceil(120 * env.rateLimitFactor);
    const handler = async (request: Parameters<typeof app.locate>[0], reply: FastifyReply) => {
      const target = request.headers['x-amz-target'];
      const name =
        typeof target === 'string' && target.startsWith(TARGET_PREFIX) ? target.slice(TARGET_PREFIX.length) : '';
      if (!Object.hasOwn(inputs, name)) throw new CognitoException('UnknownOperationException', 'Unknown operation.');
      const operation = name as Operation;
      const parsed = inputs[operation].safeParse(request.body);
      if (!parsed.success)
        throw new CognitoException(
          'InvalidParameterException',
          `Invalid parameter ${parsed.error.issues.map((issue) => issue.path.map(String).join('.')).join(', ')}.`,
        );
      const run = operations[operation] as (input: unknown, visitor: Visitor) => Promise<object>;
      return answer(reply, 200, await run(parsed.data, app.visitorOf(request)));
    };
    pool.post('/identity/', {
      config: { rateLimit: perMinute === 0 ? false : { max: perMinute, timeWindow: 60_000 } },
      handler,
    });
    pool.get<{ Params: { poolId: string } }>('/identity/:poolId/.well-known/jwks.json', async (request, reply) => {
      if (request.params.poolId !== env.identity.poolId) return reply.callNotFound();
      return reply
        .type('application/json')
        .header('cache-control', 'public, max-age=300')
        .send(JSON.stringify(await keys.jwks()));
    });
  });
}
