import { randomUUID } from 'node:crypto';
import * as official from '@aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from '@aws-amplify/auth/cognito';
import { Amplify } from '@aws-amplify/core';
import { DOCUMENT_ERROR } from '@baize/contracts/errors';
import { RESTRICTED_SESSION } from '@baize/contracts/login';
import { sign } from '@baize/contracts/signature';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { PortFault } from '../../ports/bearer-call.ts';
import { cognitoPools } from '../../ports/identity/cognito-pools.ts';
import { describeOnPostgres, type TestApp } from '../../testing/buildTestApp.ts';
import { emulatedPools, type EmulatedPools, type PoolAnswer } from '../../testing/cognito-pools.ts';
import { DETAILS, solvedCaptcha, visitor } from '../../testing/registration.ts';
import { findPlayer, updatePlayer } from '../player/index.ts';
import { bankTickets } from './bank-tickets.ts';

const NORTH = 'eu-west-1_North1';
const VELVET = 'eu-central-1_Velvet1';
const CLIENTS = { [NORTH]: '1northclient2345', [VELVET]: '2velvetclient6789' };
const SECRET = 'a secret of the triggers in this test';

describeOnPostgres('pools at Cognito', (makeApp) => {
  let pools: EmulatedPools;
  let test: TestApp;
  const log: string[] = [];
  beforeAll(async () => {
    pools = await emulatedPools(CLIENTS);
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'AKIATESTTESTTESTTEST');
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'the secret key of the role');
    test = await makeApp({
      log,
      env: {
        IDENTITY_PROVIDER: 'cognito',
        COGNITO_POOLS: `northlight=${NORTH}/${CLIENTS[NORTH]},velvet=${VELVET}/${CLIENTS[VELVET]}`,
        COGNITO_ENDPOINT: pools.endpoint,
        COGNITO_TRIGGER_SECRET: SECRET,
      },
    });
    vi.stubEnv('API_URL', await test.app.listen({ port: 0, host: '127.0.0.1' }));
    vi.stubEnv('TRIGGER_SECRET', SECRET);
  });
  beforeEach(() => void (pools.calls.length = 0));
  afterAll(async () => {
    vi.unstubAllEnvs();
    await pools.close();
  });

  /** Lets the work after a commit, which has begun by itself, come to its end. */
  const settled = () => vi.waitFor(async () => expect(await open()).toEqual([]), { timeout: 10_000, interval: 50 });
  const open = () =>
    test.db.query<{ task: string; playerId: string; attempts: number }>(
      `select task, player_id as "playerId", attempts from identity_pool_tasks where task <> 'REMOVE_UNLESS_KEPT'`,
    );
  let phones = 40_000_000;
  /** Signs someone up through the API, as a browser does. */
  async function register(change: { email?: string; password?: string } = {}, brand = 'northlight') {
    phones += 1;
    const person = {
      email: change.email ?? `${randomUUID()}@example.fi`,
      password: change.password ?? DETAILS.password,
      mobilePhone: { prefix: '+358', body: String(phones) },
      lastName: `Virta${String(phones).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}`,
    };
    const browser = visitor(test, brand);
    const begun = await browser.begin(person);
    expect(begun.statusCode, begun.body).toBe(200);
    const home = { mobilePhone: person.mobilePhone, address: `Testikatu ${phones}` };
    expect((await browser.details(home)).statusCode).toBe(204);
    return {
      ...person,
      playerId: browser.playerId,
      async confirm() {
        await this.verify();
        await settled();
      },
      /** Confirms the codes, and waits for nothing else than the answers. */
      async verify() {
        for (const [channel, to] of [
          ['sms', `+358${person.mobilePhone.body}`],
          ['email', person.email],
        ] as const) {
          const asked = await browser.request(channel, channel === 'sms' ? { mobilePhone: person.mobilePhone } : {});
          if (asked.statusCode !== 200) continue;
          const verified = await browser.verify(channel, test.messaging.codeFor(to));
          expect(verified.statusCode, verified.body).toBe(200);
        }
      },
    };
  }
  const signIn = (email: string, password: string, more: object = {}, pool: keyof typeof CLIENTS = NORTH) =>
    pools.browser('InitiateAuth', {
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: CLIENTS[pool],
      AuthParameters: { USERNAME: email, PASSWORD: password },
      ...more,
    });
  const tokensIn = (body: PoolAnswer) => {
    if (!body.AuthenticationResult) throw new Error(`No tokens: ${JSON.stringify(body)}`);
    return body.AuthenticationResult;
  };
  const headersOf = (token: string, brand = 'northlight') => ({
    authorization: `Bearer ${token}`,
    sitecontext: JSON.stringify({ siteId: 5, brand, market: 'fi-FI' }),
  });
  const profile = (token: string, brand?: string) =>
    test.app.inject({ url: '/api/v1/player/access/details', headers: headersOf(token, brand) });
  async function member() {
    const person = await register();
    await person.confirm();
    const { body } = await signIn(person.email, person.password);
    return { ...person, ...tokensIn(body) };
  }

  it('writes a user who can log in once the registration is complete, and not before', async () => {
    const person = await register();
    expect(pools.user(NORTH, person.playerId)).toMatchObject({ isEnabled: false, password: person.password });
    expect((await signIn(person.email, person.password)).body.__type).toBe('NotAuthorizedException');
    // Its name in the pool opens nothing either.
    expect((await signIn(person.playerId, person.password)).body.__type).toBe('NotAuthorizedException');
    await person.confirm();
    const { status, body } = await signIn(person.email.toUpperCase(), person.password);
    expect(status, JSON.stringify(body)).toBe(200);
    const answer = await profile(tokensIn(body).IdToken);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({ playerId: person.playerId, email: person.email });
  });

  it('lets a player log in as soon as the registration is answered, however slow the pool is', async () => {
    const person = await register();
    pools.fail('AdminEnableUser', { lateByMs: 700 });
    await person.verify();
    const { status, body } = await signIn(person.email, person.password);
    expect(status, JSON.stringify(body)).toBe(200);
    // The task and the request that waited for it made the calls once.
    expect(pools.calls.filter(({ operation }) => operation === 'AdminEnableUser')).toHaveLength(1);
    await settled();
  });

  it('answers a registration whose confirmation the pool refuses, and confirms before a bank’s session opens', async () => {
    const person = await register();
    const refused = { type: 'InvalidParameterException' };
    pools.fail('AdminUpdateUserAttributes', refused, refused, refused);
    await person.verify();
    const player = await findPlayer(test.app.db, person.playerId);
    if (!player) throw new Error('The player is missing.');
    expect(pools.user(NORTH, person.playerId)).toMatchObject({ isEnabled: false });
    // Not a refusal of the player: the page may try again.
    await expect(test.app.identified.startSession(player, false, async () => undefined)).rejects.toThrow(PortFault);
    pools.fail('AdminUpdateUserAttributes');
    const tokens = await test.app.identified.startSession(player, false, async () => undefined);
    expect((await profile(tokens.IdToken)).statusCode).toBe(200);
    expect(await open()).toEqual([]);
  });

  it('keeps the brands’ pools apart: one email has an account at each, and no token opens the other', async () => {
    const here = await member();
    const there = await register({ email: here.email, password: 'another long pass phrase 2' }, 'velvet');
    await there.confirm();
    const { body } = await signIn(here.email, 'another long pass phrase 2', {}, VELVET);
    const token = tokensIn(body).IdToken;
    expect((await profile(token, 'velvet')).json()).toMatchObject({ playerId: there.playerId });
    expect((await profile(token)).statusCode).toBe(401);
    expect((await profile(here.IdToken, 'velvet')).statusCode).toBe(401);
    expect((await signIn(here.email, 'another long pass phrase 2')).status).toBe(400);
  });

  const pass = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
  const claimsOf = (token: string) => decodeJwt(token);
  const setStatus = (playerId: string, status: 'TIMEOUT' | 'CLOSED' | 'REGISTERED', statusUntil: Date | null = null) =>
    test.app.db.transaction((tx) => updatePlayer(tx, playerId, { status, statusUntil, statusInitiator: 'PLAYER' }));
  const refresh = (RefreshToken: string) =>
    pools.browser('GetTokensFromRefreshToken', { ClientId: CLIENTS[NORTH], RefreshToken });
  const change = (token: string, oldPassword: string, newPassword: string) =>
    test.app.inject({
      method: 'POST',
      url: '/api/v1/player/password',
      headers: headersOf(token),
      payload: { oldPassword, newPassword },
    });

  it('puts the claims of A§3 into the pool’s tokens, and keeps its own calls from the access token', async () => {
    const player = await member();
    const claims = claimsOf(player.IdToken);
    expect(claims).toMatchObject({
      player_id: player.playerId,
      country_code: 'FI',
      language_code: 'fi',
      email: player.email,
      login_method: 'DEFAULT',
      multibrand: '{"suspended":false}',
      brand: 'northlight',
      'cognito:username': player.playerId,
    });
    expect(new Date(String(claims['registrationDate'])).getTime()).toBeGreaterThan(0);
    // With that scope, a thief of the token could change the second factor at the pool.
    expect(claimsOf(player.AccessToken)['scope']).toBe('');
    const renewed = tokensIn((await refresh(player.RefreshToken)).body);
    expect(claimsOf(renewed.IdToken)).toMatchObject({ origin_jti: claims['origin_jti'], player_id: player.playerId });
    expect((await profile(renewed.IdToken)).statusCode).toBe(200);
    const out = await test.app.inject({
      method: 'POST',
      url: '/api/v1/player/sign_out',
      headers: { ...headersOf(renewed.IdToken), 'access-token': renewed.AccessToken },
      payload: {},
    });
    expect(out.statusCode, out.body).toBeLessThan(300);
    // The pool may still renew the tokens of that session; it stays over here.
    const later = tokensIn((await refresh(renewed.RefreshToken)).body);
    expect((await profile(later.IdToken)).statusCode).toBe(401);
  });

  it('works with the official client: sign in, session, forced refresh, sign out', async () => {
    const person = await member();
    const Auth = {
      Cognito: { userPoolId: NORTH, userPoolClientId: CLIENTS[NORTH], userPoolEndpoint: pools.endpoint },
    };
    // The umbrella package does this itself: without it the client has tokens but no provider for them.
    cognitoUserPoolsTokenProvider.setAuthConfig(Auth);
    Amplify.configure({ Auth }, { Auth: { tokenProvider: cognitoUserPoolsTokenProvider } });
    const logIn = (password: string) =>
      official.signIn({ username: person.email, password, options: { authFlowType: 'USER_PASSWORD_AUTH' } });
    await expect(logIn('not the password at all')).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    expect(await logIn(person.password)).toMatchObject({ isSignedIn: true });
    const before = (await official.fetchAuthSession()).tokens?.idToken?.toString() ?? '';
    expect((await profile(before)).json()).toMatchObject({ playerId: person.playerId });
    const after = (await official.fetchAuthSession({ forceRefresh: true })).tokens?.idToken?.toString() ?? '';
    expect(after).not.toBe(before);
    expect(claimsOf(after)['origin_jti']).toBe(claimsOf(before)['origin_jti']);
    expect((await profile(after)).statusCode).toBe(200);
    await official.signOut();
    expect((await official.fetchAuthSession()).tokens).toBeUndefined();
    const open = [...(pools.user(NORTH, person.playerId)?.refreshTokens.values() ?? [])];
    expect(open.map(({ sessionId }) => sessionId)).not.toContain(claimsOf(before)['origin_jti']);
  });

  it('tells only the player why they cannot log in, and opens the restricted session when they ask', async () => {
    const player = await member();
    await setStatus(player.playerId, 'TIMEOUT', new Date(test.clock.now().getTime() + 3 * 86_400_000));
    const wrong = await signIn(player.email, 'not the password at all');
    expect(wrong.body).toMatchObject({ __type: 'NotAuthorizedException', message: 'Incorrect username or password.' });
    const refused = await signIn(player.email, player.password);
    expect(refused.body.__type).toBe('UserLambdaValidationException');
    const message = refused.body.message ?? '';
    expect(JSON.parse(message.slice(message.indexOf('{'), message.lastIndexOf('}') + 1))).toMatchObject({
      code: DOCUMENT_ERROR.timeoutInProgress,
      days: 3,
    });
    const asked = await signIn(player.email, player.password, { ClientMetadata: RESTRICTED_SESSION });
    const { IdToken, RefreshToken } = tokensIn(asked.body);
    expect((await profile(IdToken)).statusCode).toBe(200);
    const rewards = await test.app.inject({ url: '/api/v1/bonus/rewards', headers: headersOf(IdToken) });
    expect([rewards.statusCode, rewards.json<{ code: string }>().code]).toEqual([
      403,
      DOCUMENT_ERROR.timeoutInProgress,
    ]);
    // What was asked for is used up: a login that does not ask is refused again.
    expect((await signIn(player.email, player.password)).body.__type).toBe('UserLambdaValidationException');
    await setStatus(player.playerId, 'CLOSED');
    expect((await refresh(RefreshToken)).body).toMatchObject({ __type: 'UserLambdaValidationException' });
    expect((await signIn(player.email, player.password, { ClientMetadata: RESTRICTED_SESSION })).status).toBe(400);
  });

  it('changes the password with the old one: new sessions need the new one, this one stays, all others end', async () => {
    const player = await member();
    await profile(player.IdToken);
    const other = tokensIn((await signIn(player.email, player.password)).body);
    await profile(other.IdToken);
    const unseen = tokensIn((await signIn(player.email, player.password)).body);
    expect((await change(player.IdToken, 'wrong old password', 'another-quiet-harbour-7')).json()).toMatchObject({
      code: DOCUMENT_ERROR.oldPasswordIncorrect,
    });
    expect((await change(player.IdToken, player.password, 'another-quiet-harbour-7')).statusCode).toBe(204);
    expect((await profile(player.IdToken)).statusCode).toBe(200);
    expect((await profile(other.IdToken)).statusCode).toBe(401);
    // Nobody had used this one yet, so this API had not recorded it.
    expect((await profile(unseen.IdToken)).statusCode).toBe(401);
    expect((await signIn(player.email, player.password)).body.__type).toBe('NotAuthorizedException');
    await pass(1100);
    const fresh = tokensIn((await signIn(player.email, 'another-quiet-harbour-7')).body);
    expect((await profile(fresh.IdToken)).statusCode).toBe(200);
  });

  it('changes nothing at the pool if anything else of a new password fails', async () => {
    const player = await member();
    const ask = (path: string, payload: object, more: Record<string, string> = {}) =>
      test.app.inject({
        method: 'POST',
        url: `/api/v1/player/password_reset${path}`,
        headers: { sitecontext: headersOf('').sitecontext, ...more },
        payload,
      });
    const token = { 'x-captcha-token': await solvedCaptcha(test) };
    const asked = await ask('', { email: player.email, channel: 'SMS', siteId: 5, blackbox: '-' }, token);
    expect(asked.statusCode, asked.body).toBe(200);
    const { smsResetKeyId } = asked.json<{ smsResetKeyId: string }>();
    const code = test.messaging.codeFor(`+358${player.mobilePhone.body}`);
    const checked = await ask('/sms_verification', { smsResetKeyId, siteId: 5, code });
    const { resetKey } = checked.json<{ resetKey: string }>();
    await test.db.query(
      "alter table operator_audit add constraint no_passwords check (action not like 'player.password%') not valid",
    );
    try {
      expect((await change(player.IdToken, player.password, 'another-quiet-harbour-7')).statusCode).toBe(500);
      expect((await ask('/new_password', { resetKey, password: 'another-quiet-harbour-8' })).statusCode).toBe(500);
    } finally {
      await test.db.query('alter table operator_audit drop constraint no_passwords');
    }
    expect(pools.user(NORTH, player.playerId)?.password).toBe(player.password);
    expect((await profile(player.IdToken)).statusCode).toBe(200);
    // The key was not used up either.
    expect((await ask('/new_password', { resetKey, password: 'another-quiet-harbour-8' })).statusCode).toBe(204);
    expect(pools.user(NORTH, player.playerId)?.password).toBe('another-quiet-harbour-8');
    expect((await profile(player.IdToken)).statusCode).toBe(401);
    await settled();
  });

  it('ends every session at the pool too', async () => {
    const player = await member();
    await test.app.db.transaction((tx) => test.app.endSessions(tx, { playerId: player.playerId }, 'test'));
    await settled();
    expect((await refresh(player.RefreshToken)).body).toMatchObject({ __type: 'NotAuthorizedException' });
    expect((await profile(player.IdToken)).statusCode).toBe(401);
  });

  it('does not end a session with an end that is older, however late the pool hears of it', async () => {
    const player = await member();
    pools.fail('AdminUserGlobalSignOut', { type: 'InvalidParameterException' });
    await test.app.db.transaction((tx) => test.app.endSessions(tx, { playerId: player.playerId }, 'test'));
    const failed = () =>
      log.some((line) => line.includes('a user pool was not told') && line.includes(player.playerId));
    await vi.waitFor(() => expect(failed()).toBe(true), { timeout: 10_000, interval: 20 });
    // The next attempt is two seconds away. This session has not called the API yet.
    const fresh = tokensIn((await signIn(player.email, player.password)).body);
    // A later end of all others must not hide that it is younger than the first.
    await test.app.db.transaction((tx) =>
      test.app.endSessions(
        tx,
        { playerId: player.playerId, except: String(claimsOf(fresh.IdToken)['origin_jti']) },
        'test',
      ),
    );
    await vi.waitFor(
      async () => {
        await test.app.runPoolTasks?.();
        expect(await open()).toEqual([]);
      },
      { timeout: 10_000, interval: 250 },
    );
    expect((await refresh(fresh.RefreshToken)).status).toBe(200);
    // The earlier one is over, as far as this API is concerned.
    expect((await profile(player.IdToken)).statusCode).toBe(401);
    await test.app.db.transaction((tx) => test.app.endSessions(tx, { playerId: player.playerId }, 'test'));
    await settled();
    expect(pools.user(NORTH, player.playerId)?.refreshTokens.size).toBe(0);
  });

  it('opens a session by the custom challenge for a player whom a bank has identified', async () => {
    const person = await member();
    const player = await findPlayer(test.app.db, person.playerId);
    if (!player) throw new Error('The player is missing.');
    const seen: string[] = [];
    const tokens = await test.app.identified.startSession(player, false, async (_tx, id) => seen.push(id));
    const claims = claimsOf(tokens.IdToken);
    expect(claims).toMatchObject({ login_method: 'PAY_AND_PLAY', player_id: person.playerId });
    expect(seen).toEqual([claims['origin_jti']]);
    expect((await profile(tokens.IdToken)).statusCode).toBe(200);
    // What the caller writes fails: no session stays open at the pool.
    const failed = test.app.identified.startSession(player, false, async () => {
      throw new Error('not written');
    });
    await expect(failed).rejects.toThrow('not written');
    const open = [...(pools.user(NORTH, person.playerId)?.refreshTokens.values() ?? [])].map(
      ({ sessionId }) => sessionId,
    );
    expect(open).toContain(claims['origin_jti']);
    expect(open).toHaveLength(2);
    await setStatus(person.playerId, 'CLOSED');
    const closed = await findPlayer(test.app.db, person.playerId);
    await expect(
      test.app.identified.startSession(closed ?? player, false, async () => undefined),
    ).rejects.toMatchObject({ status: 403, code: DOCUMENT_ERROR.accountClosed });
  });

  it('accepts a ticket once, and only its own player’s', async () => {
    const [one, another] = [await member(), await member()];
    const tickets = bankTickets(test.env, test.app.wallClock);
    const answer = async (name: string, ANSWER: string) => {
      const begun = await pools.browser('InitiateAuth', {
        AuthFlow: 'CUSTOM_AUTH',
        ClientId: CLIENTS[NORTH],
        AuthParameters: { USERNAME: name },
      });
      expect(begun.body.ChallengeName).toBe('CUSTOM_CHALLENGE');
      return pools.browser('RespondToAuthChallenge', {
        ChallengeName: 'CUSTOM_CHALLENGE',
        ClientId: CLIENTS[NORTH],
        Session: begun.body.Session,
        ChallengeResponses: { USERNAME: name, ANSWER },
      });
    };
    const ticket = tickets.issue(one.playerId);
    expect((await answer(another.email, ticket)).status).toBe(400);
    expect((await answer('nobody@example.fi', ticket)).status).toBe(400);
    expect((await answer(one.email, `${ticket}x`)).status).toBe(400);
    expect((await answer(one.email, '')).status).toBe(400);
    expect((await answer(one.email, ticket)).status).toBe(200);
    expect((await answer(one.email, ticket)).status).toBe(400);
  });

  it('repeats what the pool throttles, and refuses in time when it does not answer', async () => {
    pools.fail(
      'AdminCreateUser',
      { type: 'TooManyRequestsException' },
      { type: 'InternalErrorException', status: 500 },
    );
    const person = await register();
    await person.confirm();
    expect((await signIn(person.email, person.password)).status).toBe(200);
    pools.fail('AdminSetUserPassword', 'hang', 'hang', 'hang');
    const begun = Date.now();
    const answer = await visitor(test).begin({
      email: `${randomUUID()}@example.fi`,
      mobilePhone: { prefix: '+358', body: '41999888' },
    });
    expect(answer.statusCode).toBe(503);
    expect(Date.now() - begun).toBeLessThan(9000);
    expect(await test.db.query("select 1 from players where phone_body = '41999888'")).toEqual([]);
  });

  it('removes the pool’s user of a registration that was not written', async () => {
    const player = await member();
    const left = () => pools.calls.filter(({ operation }) => operation === 'AdminCreateUser').at(-1)?.input['Username'];
    // The address is taken, which only the transaction finds out.
    expect((await visitor(test).begin({ email: player.email })).statusCode).toBe(400);
    expect(pools.user(NORTH, String(left()))).toMatchObject({ isEnabled: false });
    await test.db.query(
      "update identity_pool_tasks set due_at = now() - make_interval(secs => 1) where task = 'REMOVE_UNLESS_KEPT'",
    );
    await test.app.runPoolTasks?.();
    expect(pools.user(NORTH, String(left()))).toBeUndefined();
    expect((await signIn(player.email, player.password)).status).toBe(200);
    expect(await test.db.query('select 1 from identity_pool_tasks')).toEqual([]);
  });

  it('tells the pool again until it has answered, and a registration that starts again frees the address', async () => {
    const first = await register();
    const again = await register({ email: first.email, password: 'a second long phrase 3' });
    // The task's attempt fails, and the one of the request that opens the session, if it is not the same call.
    const refused = { type: 'InvalidParameterException' };
    pools.fail('AdminUpdateUserAttributes', refused, refused, refused);
    const confirmed = again.confirm();
    const failed = () => log.some((line) => line.includes('a user pool was not told') && line.includes(again.playerId));
    await vi.waitFor(() => expect(failed()).toBe(true), { timeout: 10_000, interval: 50 });
    expect((await signIn(first.email, 'a second long phrase 3')).status).toBe(400);
    pools.fail('AdminUpdateUserAttributes');
    await vi.waitFor(
      async () => {
        await test.app.runPoolTasks?.();
        expect(await open()).toEqual([]);
      },
      { timeout: 10_000, interval: 250 },
    );
    await confirmed;
    expect(pools.user(NORTH, first.playerId)).toBeUndefined();
    expect((await signIn(first.email, 'a second long phrase 3')).status).toBe(200);
  });

  it('answers no trigger without a signature, and none about another pool’s user', async () => {
    const player = await member();
    const question = { question: 'claims', poolId: NORTH, clientId: CLIENTS[NORTH], playerId: player.playerId };
    const ask = (payload: object, secret: string | null) => {
      const body = JSON.stringify(payload);
      return test.app.inject({
        method: 'POST',
        url: '/api/v1/user-pool/trigger',
        headers: {
          'content-type': 'application/json',
          ...(secret === null ? {} : { 'x-baize-signature': sign(secret, 'POST /api/v1/user-pool/trigger', body) }),
        },
        payload: body,
      });
    };
    expect((await ask(question, null)).statusCode).toBe(401);
    expect((await ask(question, 'another secret')).statusCode).toBe(401);
    expect((await ask(question, SECRET)).json()).toMatchObject({ isAllowed: true, claims: { brand: 'northlight' } });
    for (const other of [
      { poolId: VELVET, clientId: CLIENTS[VELVET] },
      { clientId: CLIENTS[VELVET] },
      { playerId: randomUUID() },
    ])
      expect((await ask({ ...question, ...other }, SECRET)).json()).toEqual({ isAllowed: false });
  });

  it('is ready once the named pools are set up: no other brand’s is asked', async () => {
    expect(test.app.brands.all.length).toBeGreaterThan(2);
    expect((await test.app.inject({ url: '/ready' })).json()).toMatchObject({ checks: { 'user pools': 'ready' } });
    expect(new Set(pools.calls.map(({ input }) => input['UserPoolId']))).toEqual(new Set([NORTH, VELVET]));
  });

  it('names what is missing in the set-up of a pool', async () => {
    const admin = cognitoPools(test.env.identity);
    expect(await admin.problemsOf('northlight')).toEqual([]);
    const { AliasAttributes, LambdaConfig } = pools.settings.pool;
    pools.settings.pool.AliasAttributes = [];
    pools.settings.pool.LambdaConfig = { ...LambdaConfig, PostAuthentication: undefined };
    pools.settings.client['ClientSecret'] = 'a secret';
    expect(await admin.problemsOf('northlight')).toEqual([
      expect.stringContaining('email as an alias'),
      expect.stringContaining('no PostAuthentication trigger'),
      expect.stringContaining('has a secret'),
    ]);
    Object.assign(pools.settings.pool, { AliasAttributes, LambdaConfig });
    delete pools.settings.client['ClientSecret'];
    admin.close();
  });

  it('writes no password, email, token or key into the log', async () => {
    const player = await member();
    pools.fail(
      'AdminSetUserPassword',
      ...Array.from({ length: 3 }, () => ({ type: 'InternalErrorException', status: 500 })),
    );
    expect((await change(player.IdToken, player.password, 'another-quiet-harbour-9')).statusCode).toBe(503);
    const written = log.join('\n');
    expect(written).toContain('InternalErrorException');
    for (const secret of [
      player.password,
      'another-quiet-harbour-9',
      player.email,
      player.IdToken,
      SECRET,
      'the secret key of the role',
    ])
      expect(written).not.toContain(secret);
    expect((await signIn(player.email, player.password)).status).toBe(200);
  });
});
