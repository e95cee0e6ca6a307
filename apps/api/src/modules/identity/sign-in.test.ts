import { createHmac, generateKeyPairSync, randomUUID } from 'node:crypto';
import { Amplify } from '@aws-amplify/core';
import { fetchAuthSession, getCurrentUser, signIn, signOut } from '@aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from '@aws-amplify/auth/cognito';
import { DEMO_SECRETS } from '@baize/contracts/demo-secrets';
import { tokenClaims } from '@baize/contracts/player';
import { decodeJwt, decodeProtectedHeader, jwtVerify, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildTestApp, describeOnPostgres, type TestApp } from '../../testing/buildTestApp.ts';
import { everyContract } from '../../testing/every-contract.ts';
import { passwordSignIn, pool, solvedCaptcha } from '../../testing/registration.ts';
import { findPlayer } from '../player/index.ts';
import { CHAT_TOKEN_GRACE_SECONDS } from './tokens.ts';

const PASSWORD = 'correct horse battery';
const CONTRACTS = await everyContract();
interface Tokens {
  IdToken: string;
  AccessToken: string;
  RefreshToken: string;
  ExpiresIn: number;
}
const tokensOf = (answer: { json(): unknown }) =>
  (answer.json() as { AuthenticationResult: Tokens }).AuthenticationResult;

describe('signing in', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp();
  });
  afterAll(() => test.close());
  const profile = (token: string) =>
    test.app.inject({ url: '/api/v1/player/access/details', headers: { authorization: `Bearer ${token}` } });
  const player = (email: string, record: object = {}) =>
    test.player({ password: PASSWORD, record: { email, ...record } });

  it('issues tokens with the claims of the documents', async () => {
    const { playerId } = await player('claims@test.baize');
    const answer = await passwordSignIn(test, ' Claims@Test.baize'.trim(), PASSWORD);
    expect(answer.headers['content-type']).toBe('application/x-amz-json-1.1');
    const tokens = tokensOf(answer);
    const claims = tokenClaims.parse(decodeJwt(tokens.IdToken));
    expect(claims).toMatchObject({
      sub: playerId,
      player_id: playerId,
      brand: 'northlight',
      aud: 'baize-northlight',
      login_method: 'DEFAULT',
      country_code: 'FI',
      multibrand: '{"suspended":false}',
    });
    // A§3: identifies the player to support, signed for the chat only and useless for opening the account.
    const introduced = await jwtVerify(
      claims.zendeskJwtToken,
      new TextEncoder().encode(DEMO_SECRETS.supportChatSecret),
      { currentDate: test.clock.now() },
    );
    expect(introduced.payload).toMatchObject({ scope: 'user', external_id: playerId });
    expect(introduced.protectedHeader).toEqual({ alg: 'HS256', kid: 'support-chat' });
    expect(Object.keys(introduced.payload).sort()).toEqual([
      'email',
      'email_verified',
      'exp',
      'external_id',
      'iat',
      'name',
      'scope',
    ]);
    expect(decodeJwt(tokens.AccessToken)).toMatchObject({
      token_use: 'access',
      client_id: 'baize-northlight',
      username: 'claims@test.baize',
      origin_jti: expect.any(String) as string,
    });
    expect(decodeProtectedHeader(tokens.IdToken)).toEqual({ alg: 'RS256', kid: expect.any(String) as string });
    expect((await profile(tokens.IdToken)).statusCode).toBe(200);
    const user = await pool(test, 'GetUser', { AccessToken: tokens.AccessToken });
    expect(user.json()).toMatchObject({ Username: 'claims@test.baize' });
  });

  it('identifies a player to the support chat with the chat’s own key, and claims an email only if verified', async () => {
    const chat = await buildTestApp({ env: { SUPPORT_CHAT_KEY_ID: 'app_5fd1' }, database: test.db });
    try {
      for (const emailVerifiedAt of [null, test.clock.now()]) {
        const { token } = await chat.player({ record: { emailVerifiedAt } });
        const { zendeskJwtToken } = tokenClaims.parse(decodeJwt(token));
        expect([decodeProtectedHeader(zendeskJwtToken), decodeJwt(zendeskJwtToken)]).toMatchObject([
          { kid: 'app_5fd1' },
          { email_verified: emailVerifiedAt !== null },
        ]);
      }
    } finally {
      await chat.close();
    }
  });

  it('ends the support chat’s token soon after the identity token, and renews it with a refresh', async () => {
    await player('chat@test.baize');
    const first = tokensOf(await passwordSignIn(test, 'chat@test.baize', PASSWORD));
    const endsOf = ({ IdToken }: Tokens) => {
      const { exp = 0, zendeskJwtToken } = decodeJwt<{ zendeskJwtToken: string }>(IdToken);
      return { identity: exp, chat: decodeJwt(zendeskJwtToken).exp ?? 0 };
    };
    const before = endsOf(first);
    expect(before.chat - before.identity).toBe(CHAT_TOKEN_GRACE_SECONDS);
    const later = new Date(test.app.wallClock.now().getTime() + 600_000);
    const clock = vi.spyOn(test.app.wallClock, 'now').mockReturnValue(later);
    try {
      const { RefreshToken } = first;
      const renewed = tokensOf(
        await pool(test, 'GetTokensFromRefreshToken', { RefreshToken, ClientId: 'baize-northlight' }),
      );
      expect(endsOf(renewed).chat - before.chat).toBeGreaterThanOrEqual(599);
    } finally {
      clock.mockRestore();
    }
  });

  it('answers a wrong password, an unknown player and another brand alike, as Cognito does', async () => {
    await player('wrong@test.baize');
    const unauthorised = {
      __type: 'NotAuthorizedException',
      // A§4: "not found" makes the site ask the confirmation call, whether or not there is an account (ruling 31).
      message: 'Incorrect username or password, or user not found (error.player.not.found).',
    };
    for (const answer of [
      await passwordSignIn(test, 'wrong@test.baize', 'not it at all'),
      await passwordSignIn(test, 'nobody@test.baize', PASSWORD),
      await passwordSignIn(test, 'wrong@test.baize', PASSWORD, 'marigold'),
    ])
      expect([answer.statusCode, answer.json()]).toEqual([400, unauthorised]);
    expect((await passwordSignIn(test, 'wrong@test.baize', PASSWORD, 'no-such-brand')).json().__type).toBe(
      'ResourceNotFoundException',
    );
    for (const email of ['nobody@test.baize', 'wrong@test.baize']) {
      const migration = await test.app.inject({
        method: 'POST',
        url: '/api/v1/player/migration',
        payload: { email, password: PASSWORD },
      });
      expect(migration.json()).toEqual({ confirmed: false });
    }
  });

  it.each([
    [
      'TIMEOUT',
      '2026-11-22T12:00:00Z',
      { code: 'error.timeout.in.progress', days: 1, timeLeft: 86_400, isCooling: false, timeZone: 'Europe/Helsinki' },
    ],
    ['SELF_EXCLUDED', '2027-05-21T12:00:00Z', { code: 'error.exclusion.in.progress', days: 181 }],
    ['SELF_EXCLUDED', null, { code: 'error.exclusion.in.progress.indefinitely' }],
    ['BLACKLISTED', null, { code: 'error.account.deactivated' }],
    ['RESERVED_FOR_LATER', null, { code: 'error.account.deactivated' }],
    ['CLOSED', null, { code: 'error.account.closed' }],
  ])('refuses %s until %s, and says so only to who has the password', async (status, until, refusal) => {
    const email = `${status}-${until}@test.baize`.toLowerCase().replaceAll(':', '');
    await player(email, { status, statusUntil: until && new Date(until), statusInitiator: 'PLAYER' });
    const answer = (await passwordSignIn(test, email, PASSWORD)).json<{ __type: string; message: string }>();
    expect(answer.__type).toBe('UserLambdaValidationException');
    expect(
      JSON.parse(answer.message.slice(answer.message.indexOf('{'), answer.message.lastIndexOf('}') + 1)),
    ).toMatchObject(refusal);
    expect((await passwordSignIn(test, email, 'a wrong password')).json().__type).toBe('NotAuthorizedException');
  });

  it('calls a time-out by an operator no cooling-off, also after one', async () => {
    const { playerId } = await player('cooled@test.baize', { statusIsCooling: true });
    await test.operator().call('PATCH', `/players/${playerId}`, { accountStatus: 'TIMEOUT' });
    expect((await passwordSignIn(test, 'cooled@test.baize', PASSWORD)).json<{ message: string }>().message).toMatch(
      /error\.timeout\.in\.progress.*"isCooling":false.*"initiator":"OPERATOR"/,
    );
  });

  it('lets a time-out end by the clock', async () => {
    await player('ends@test.baize', { status: 'TIMEOUT', statusUntil: new Date(test.clock.now().getTime() + 60_000) });
    expect((await passwordSignIn(test, 'ends@test.baize', PASSWORD)).statusCode).toBe(400);
    test.advance(60_000);
    const tokens = tokensOf(await passwordSignIn(test, 'ends@test.baize', PASSWORD));
    expect((await profile(tokens.IdToken)).json().accountStatus).toBe('REGISTERED');
  });

  describe('a restricted session (ruling 19)', () => {
    const restricted = (email: string, password = PASSWORD) =>
      pool(test, 'InitiateAuth', {
        AuthFlow: 'USER_PASSWORD_AUTH',
        ClientId: 'baize-northlight',
        AuthParameters: { USERNAME: email, PASSWORD: password },
        ClientMetadata: { session: 'restricted' },
      });
    const call = (token: string, method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object) =>
      test.app.inject({
        method,
        url: `/api/v1${url}`,
        headers: { authorization: `Bearer ${token}` },
        ...(payload ? { payload } : {}),
      });
    const refresh = (token: string) =>
      pool(test, 'GetTokensFromRefreshToken', { RefreshToken: token, ClientId: 'baize-northlight' });

    it.each([
      ['TIMEOUT', 60_000, 'error.timeout.in.progress'],
      ['SELF_EXCLUDED', 60_000, 'error.exclusion.in.progress'],
      ['SELF_EXCLUDED', null, 'error.exclusion.in.progress.indefinitely'],
    ] as const)(
      'of %s for %s ms opens on request, and reaches only the money, the history and the limits',
      async (status, term, code) => {
        const email = `held-${status}-${String(term)}@test.baize`.toLowerCase();
        const until = term === null ? null : new Date(test.clock.now().getTime() + term);
        await player(email, { status, statusUntil: until });
        expect((await restricted(email, 'a wrong password')).json().__type).toBe('NotAuthorizedException');
        const { IdToken, RefreshToken } = tokensOf(await restricted(email));
        expect((await profile(IdToken)).json()).toMatchObject({
          accountStatus: status,
          accountStatusUntil: until?.toISOString() ?? null,
        });
        for (const url of [
          '/player/wallet',
          '/player/wallet/withdrawal/methods',
          '/player/wallet/pendingWithdrawal',
          '/player/wallet/transactions',
          '/player/wallet/history',
          '/player/wallet/withdrawals',
          '/player/deposit-limits',
          '/player/spend-limits',
        ]) {
          expect([url, (await call(IdToken, 'GET', url)).statusCode]).toEqual([url, 200]);
        }
        expect((await call(IdToken, 'PATCH', '/player/deposit-limits', { duration: 'D', limit: 50 })).statusCode).toBe(
          200,
        );
        for (const [method, url, payload] of [
          ['POST', '/player/wallet/deposit/request', { ipAddress: '192.0.2.1', blackbox: '-' }],
          ['POST', '/player/wallet/deposit', { amount: 50, paymentMethod: 'CREDITCARD' }],
          ['GET', '/player/wallet/deposit/methods'],
          ['GET', '/player/games'],
          ['POST', '/game/launch', {}],
          ['POST', '/game/detail', {}],
          ['GET', '/player/inbox'],
          ['GET', '/player/marketing_preferences'],
          ['POST', '/player/address', {}],
          ['POST', '/player/password', {}],
        ] as const) {
          const answer = await call(IdToken, method, url, payload);
          expect([url, answer.statusCode, answer.json<{ code: string }>().code]).toEqual([url, 403, code]);
        }
        const renewed = tokensOf(await refresh(RefreshToken));
        expect((await call(renewed.IdToken, 'GET', '/player/wallet')).statusCode).toBe(200);
        if (term === null) return;
        // When the break ends by the clock, the session and its tokens become ordinary ones.
        test.advance(term);
        expect((await profile(IdToken)).json()).toMatchObject({
          accountStatus: 'REGISTERED',
          accountStatusUntil: null,
        });
        expect((await call(renewed.IdToken, 'GET', '/player/games')).statusCode).toBe(200);
      },
    );

    it.each(['CLOSED', 'BLACKLISTED', 'PRE_REGISTERED', 'RESERVED_FOR_LATER'])(
      'is nothing that %s can ask for',
      async (status) => {
        const email = `barred-${status}@test.baize`.toLowerCase();
        await player(email, { status });
        expect((await restricted(email)).json().__type).toBe('UserLambdaValidationException');
      },
    );

    it('replaces the session of an excluded player, and the client’s own claim opens nothing', async () => {
      const { playerId } = await player('later@test.baize');
      const { IdToken, RefreshToken } = tokensOf(await restricted('later@test.baize'));
      expect((await call(IdToken, 'GET', '/player/games')).statusCode).toBe(200);
      await test.db.query("update players set status = 'SELF_EXCLUDED' where player_id = $1", [playerId]);
      expect((await call(IdToken, 'GET', '/player/games')).json()).toMatchObject({
        code: 'error.exclusion.in.progress.indefinitely',
      });
      const { IdToken: next } = tokensOf(await refresh(RefreshToken));
      expect([
        (await call(next, 'GET', '/player/games')).statusCode,
        (await call(next, 'GET', '/player/wallet')).statusCode,
      ]).toEqual([403, 200]);
      await test.db.query("update players set status = 'CLOSED' where player_id = $1", [playerId]);
      expect((await call(next, 'GET', '/player/games')).statusCode).toBe(401);
    });

    it.each(['CLOSED', 'BLACKLISTED', 'RESERVED_FOR_LATER'])(
      'is over at once for %s, whatever the token says, but for signing out',
      async (status) => {
        const { playerId, token } = await test.player();
        await test.db.query('update players set status = $2 where player_id = $1', [playerId, status]);
        const open = CONTRACTS.filter(({ auth, restricted }) => auth === 'player' && restricted === 'open');
        expect(open.length).toBeGreaterThan(15);
        for (const { method, base, path } of open) {
          const answer = await test.app.inject({
            method,
            url: `/api/${base}${path}`,
            headers: { authorization: `Bearer ${token}` },
            ...(method === 'GET' ? {} : { payload: {} }),
          });
          expect([path, answer.statusCode]).toEqual([path, 401]);
        }
        expect((await call(token, 'POST', '/player/sign_out', {})).statusCode).toBe(200);
      },
    );
  });

  it('records the province where a player was seen, so that typing another one loosens no law', async () => {
    const { playerId } = await test.player({
      password: PASSWORD,
      countryCode: 'CA',
      currency: 'CAD',
      record: { email: 'ontario@test.baize', province: 'QC' },
    });
    const from = async (country: string, region: string | null) => {
      const answer = await pool(
        test,
        'InitiateAuth',
        {
          AuthFlow: 'USER_PASSWORD_AUTH',
          ClientId: 'baize-northlight',
          AuthParameters: { USERNAME: 'ontario@test.baize', PASSWORD },
        },
        { 'x-edge-country': country, ...(region === null ? {} : { 'x-edge-region': region }) },
      );
      expect(answer.statusCode).toBe(200);
      return (await test.app.playerAccess.lawOf(playerId))?.minimumSpinSeconds.value;
    };
    expect((await test.app.playerAccess.lawOf(playerId))?.minimumSpinSeconds.value).toBe(0);
    expect(await from('CA', 'BC')).toBe(0);
    expect(await from('CA', 'ON')).toBe(2.5);
    // A player who is abroad or cannot be located has not moved.
    expect(await from('FI', '08')).toBe(2.5);
    expect(await from('CA', null)).toBe(2.5);
    expect(await from('CA', 'CA-QC')).toBe(0);
    // A session outlasts a journey, so token renewal records the province too, and writes nothing if nothing changed.
    const { RefreshToken } = tokensOf(await passwordSignIn(test, 'ontario@test.baize', PASSWORD));
    const written = async () =>
      (
        await test.db.query<{ xmin: string }>('select xmin::text as xmin from players where player_id = $1', [playerId])
      )[0]?.xmin;
    const renew = async (token: string, region: string) =>
      tokensOf(
        await pool(
          test,
          'GetTokensFromRefreshToken',
          { RefreshToken: token, ClientId: 'baize-northlight' },
          { 'x-edge-country': 'CA', 'x-edge-region': region },
        ),
      ).RefreshToken;
    const next = await renew(RefreshToken, 'ON');
    expect((await test.app.playerAccess.lawOf(playerId))?.minimumSpinSeconds.value).toBe(2.5);
    const before = await written();
    const last = await renew(next, 'CA-ON');
    expect(await written()).toBe(before);
    await renew(last, 'BC');
    expect((await test.app.playerAccess.lawOf(playerId))?.minimumSpinSeconds.value).toBe(0);
    await test.db.query("update players set province = 'ON' where player_id = $1", [playerId]);
    expect(await from('CA', 'BC')).toBe(2.5);
  });

  describe('after wrong passwords (ruling 31)', () => {
    const attempt = async (email: string, password: string, ip: string, captcha?: string) => {
      const answer = await pool(
        test,
        'InitiateAuth',
        {
          AuthFlow: 'USER_PASSWORD_AUTH',
          ClientId: 'baize-northlight',
          AuthParameters: { USERNAME: email, PASSWORD: password },
          ...(captcha === undefined ? {} : { ClientMetadata: { captcha } }),
        },
        { 'x-edge-ip': ip },
      );
      const { message = '' } = answer.json<{ message?: string }>();
      return answer.statusCode === 200
        ? 'in'
        : (/error\.captcha\.validation|error\.sign\.in\.attempt\.count\.exceeded|error\.player\.not\.found/.exec(
            message,
          )?.[0] ?? message);
    };
    const solving = async (email: string, password: string, ip: string) =>
      attempt(email, password, ip, await solvedCaptcha(test));
    const WRONG = 'error.player.not.found';
    const CAPTCHA = 'error.captcha.validation';
    const LOCKED = 'error.sign.in.attempt.count.exceeded';
    const fail = async (times: number, email: string, ip: string) => {
      const seen: string[] = [];
      for (let time = 0; time < times; time += 1) seen.push(await solving(email, 'wrong password', ip));
      return seen;
    };

    it.each([
      ['an account', true],
      ['no account', false],
    ])('asks for a captcha after five, then locks the source, the same with %s', async (_name, exists) => {
      const email = `locked-${String(exists)}@test.baize`;
      if (exists) await player(email);
      const ip = exists ? '192.0.2.10' : '192.0.2.11';
      for (let time = 0; time < 5; time += 1) expect(await attempt(email, 'wrong password', ip)).toBe(WRONG);
      for (const captcha of [undefined, 'rubbish']) expect(await attempt(email, PASSWORD, ip, captcha)).toBe(CAPTCHA);
      const used = await solvedCaptcha(test);
      expect(await attempt(email, 'wrong password', ip, used)).toBe(WRONG);
      expect(await attempt(email, 'wrong password', ip, used)).toBe(CAPTCHA);
      expect(await fail(4, email, ip)).toEqual(Array(4).fill(WRONG));
      expect(await solving(email, PASSWORD, ip)).toBe(LOCKED);
    });

    it('leaves the login open to the owner elsewhere, who unlocks no guesser', async () => {
      await player('owner@test.baize');
      await fail(10, 'owner@test.baize', '192.0.2.20');
      expect(await solving('owner@test.baize', PASSWORD, '192.0.2.20')).toBe(LOCKED);
      expect(await attempt('owner@test.baize', PASSWORD, '198.51.100.1')).toBe(CAPTCHA);
      expect(await solving('owner@test.baize', PASSWORD, '198.51.100.1')).toBe('in');
      expect(await attempt('owner@test.baize', PASSWORD, '198.51.100.1')).toBe('in');
      expect(await solving('owner@test.baize', PASSWORD, '192.0.2.20')).toBe(LOCKED);
      test.advance(15 * 60_000);
      expect(await attempt('owner@test.baize', PASSWORD, '192.0.2.20')).toBe('in');
    });

    it('counts an IPv6 network as one source', async () => {
      await player('six@test.baize');
      for (let host = 1; host <= 10; host += 1) await fail(1, 'six@test.baize', `2001:db8:1:2::${host}`);
      expect(await solving('six@test.baize', PASSWORD, '2001:db8:1:2:ffff::1')).toBe(LOCKED);
      expect(await solving('six@test.baize', PASSWORD, '2001:db8:1:3::1')).toBe('in');
    });

    it('stops a guesser with many addresses, but not at a place where the owner has logged in', async () => {
      await player('many@test.baize');
      expect(await attempt('many@test.baize', PASSWORD, '198.51.100.2')).toBe('in');
      await fail(1, 'many@test.baize', '203.0.113.1');
      await test.db.query(
        "update identity_sign_in_attempts set attempts = 100 where source = '' and login in (select login from identity_sign_in_attempts where source = '203.0.113.1')",
      );
      expect(await solving('many@test.baize', PASSWORD, '203.0.113.99')).toBe(LOCKED);
      expect(await solving('many@test.baize', PASSWORD, '198.51.100.2')).toBe('in');
    });

    it('makes a source that tries many logins solve a captcha for each', async () => {
      const ip = '192.0.2.30';
      for (let login = 0; login < 20; login += 1) await attempt(`stuffed-${login}@test.baize`, 'wrong password', ip);
      expect(await attempt('stuffed-99@test.baize', 'wrong password', ip)).toBe(CAPTCHA);
    });

    it('is unlocked by an operator', async () => {
      const { playerId } = await player('unlocked@test.baize');
      await fail(10, 'unlocked@test.baize', '192.0.2.40');
      await test.operator().call('PATCH', `/players/${playerId}`, { accountStatus: 'REGISTERED' });
      expect(await attempt('unlocked@test.baize', PASSWORD, '192.0.2.40')).toBe('in');
    });

    it('starts again after a right password', async () => {
      await player('forgetful@test.baize');
      for (let round = 0; round < 3; round += 1) {
        for (let time = 0; time < 4; time += 1) await attempt('forgetful@test.baize', 'wrong password', '192.0.2.50');
        expect(await attempt('forgetful@test.baize', PASSWORD, '192.0.2.50')).toBe('in');
      }
    });
  });

  it('refuses tokens that are expired, foreign, unsigned or of another kind', async () => {
    const { playerId } = await player('forger@test.baize');
    const tokens = tokensOf(await passwordSignIn(test, 'forger@test.baize', PASSWORD));
    const claims = decodeJwt(tokens.IdToken);
    const { kid, key } = await test.app.identityPool.keys.signer();
    const make = (change: object, header: object = {}, signer: Parameters<SignJWT['sign']>[0] = key) =>
      new SignJWT({ ...claims, ...change }).setProtectedHeader({ alg: 'RS256', kid, ...header }).sign(signer);
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const now = Math.floor(Date.now() / 1000);
    expect((await profile(await make({}))).statusCode).toBe(200);
    const none = `${part({ alg: 'none', kid })}.${part(claims)}.`;
    // The known algorithm confusion: the public key as an HMAC secret.
    const publicKey = JSON.stringify((await test.app.identityPool.keys.jwks()).keys[0]);
    const confusedBody = `${part({ alg: 'HS256', kid })}.${part(claims)}`;
    const confused = `${confusedBody}.${createHmac('sha256', publicKey).update(confusedBody).digest('base64url')}`;
    const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
    const bad = [
      none,
      confused,
      tokens.AccessToken,
      tokens.RefreshToken,
      `${tokens.IdToken}x`,
      'x'.repeat(9000),
      await make({ exp: now - 1 }),
      await make({ iss: 'https://evil.example' }),
      await make({ aud: 'baize-other' }),
      await make({ aud: 'baize-marigold' }),
      await make({ brand: 'marigold' }),
      await make({ token_use: 'access' }),
      await make({ player_id: 'someone' }),
      await make({ nbf: now + 600 }),
      await make({}, {}, foreign),
      await make({}, { kid: 'unknown' }),
    ];
    for (const token of bad) expect((await profile(token)).statusCode).toBe(401);
    expect(playerId).toBe(claims['player_id']);
  });

  it('rotates refresh tokens, tolerates a second tab and ends the family on reuse', async () => {
    await player('rotate@test.baize');
    const first = tokensOf(await passwordSignIn(test, 'rotate@test.baize', PASSWORD));
    const refresh = (token: string, client = 'baize-northlight') =>
      pool(test, 'GetTokensFromRefreshToken', { RefreshToken: token, ClientId: client });
    const [one, two] = await Promise.all([refresh(first.RefreshToken), refresh(first.RefreshToken)]);
    const successor = tokensOf(one).RefreshToken;
    expect(tokensOf(two).RefreshToken).toBe(successor);
    expect(successor).not.toBe(first.RefreshToken);
    expect((await refresh(successor, 'baize-marigold')).json().__type).toBe('NotAuthorizedException');
    const third = tokensOf(
      await pool(test, 'InitiateAuth', {
        AuthFlow: 'REFRESH_TOKEN_AUTH',
        ClientId: 'baize-northlight',
        AuthParameters: { REFRESH_TOKEN: successor },
      }),
    ).RefreshToken;
    // The successor was used, so the first token is not a slow second tab but a stolen copy.
    expect((await refresh(first.RefreshToken)).json()).toMatchObject({ __type: 'NotAuthorizedException' });
    expect((await refresh(third)).json().__type).toBe('NotAuthorizedException');
    const reason = await test.db.query(
      "select revoked_reason from identity_sessions where revoked_reason = 'refresh token reused'",
    );
    expect(reason).toHaveLength(1);
    for (const forged of ['x', first.IdToken])
      expect((await refresh(forged)).json().__type).toBe('NotAuthorizedException');
  });

  it('ends a session at its next refresh when the account is closed, and at once for refresh on sign-out', async () => {
    const { playerId } = await player('leaving@test.baize');
    const refresh = (token: string) =>
      pool(test, 'GetTokensFromRefreshToken', { RefreshToken: token, ClientId: 'baize-northlight' });
    const left = tokensOf(await passwordSignIn(test, 'leaving@test.baize', PASSWORD));
    expect(
      (await pool(test, 'RevokeToken', { Token: left.RefreshToken, ClientId: 'baize-northlight' })).json(),
    ).toEqual({});
    expect((await refresh(left.RefreshToken)).statusCode).toBe(400);
    const [here, there] = [
      tokensOf(await passwordSignIn(test, 'leaving@test.baize', PASSWORD)),
      tokensOf(await passwordSignIn(test, 'leaving@test.baize', PASSWORD)),
    ];
    await pool(test, 'GlobalSignOut', { AccessToken: here.AccessToken });
    for (const token of [here.RefreshToken, there.RefreshToken]) expect((await refresh(token)).statusCode).toBe(400);
    expect((await pool(test, 'GetUser', { AccessToken: here.AccessToken })).json().__type).toBe(
      'NotAuthorizedException',
    );
    const open = tokensOf(await passwordSignIn(test, 'leaving@test.baize', PASSWORD));
    await test.db.query("update players set status = 'CLOSED' where player_id = $1", [playerId]);
    expect((await refresh(open.RefreshToken)).json().__type).toBe('NotAuthorizedException');
  });

  it('signs with a new key after rotation while tokens of the old one stay valid', async () => {
    await player('keys@test.baize');
    const before = tokensOf(await passwordSignIn(test, 'keys@test.baize', PASSWORD));
    await test.app.identityPool.keys.rotate();
    const after = tokensOf(await passwordSignIn(test, 'keys@test.baize', PASSWORD));
    expect(decodeProtectedHeader(after.IdToken).kid).not.toBe(decodeProtectedHeader(before.IdToken).kid);
    for (const { IdToken } of [before, after]) expect((await profile(IdToken)).statusCode).toBe(200);
    const jwks = await test.app.inject('/identity/eu-local-1_baize/.well-known/jwks.json');
    expect(jwks.json().keys).toHaveLength(2);
    expect(JSON.stringify(jwks.json())).not.toMatch(/"(d|p|q)":/);
    expect((await test.app.inject('/identity/other_pool/.well-known/jwks.json')).statusCode).toBe(404);
    expect(JSON.stringify(await test.db.query('select * from identity_keys'))).not.toContain('PRIVATE KEY');
  });

  it.each([
    ['an unknown operation', 'SignUp', {}, 'UnknownOperationException'],
    ['an inherited name', 'toString', {}, 'UnknownOperationException'],
    [
      'another flow',
      'InitiateAuth',
      { AuthFlow: 'USER_SRP_AUTH', ClientId: 'baize-northlight' },
      'InvalidParameterException',
    ],
    [
      'no password',
      'InitiateAuth',
      { AuthFlow: 'USER_PASSWORD_AUTH', ClientId: 'baize-northlight', AuthParameters: { USERNAME: 'a@b.c' } },
      'InvalidParameterException',
    ],
    [
      'a password of objects',
      'InitiateAuth',
      {
        AuthFlow: 'USER_PASSWORD_AUTH',
        ClientId: 'baize-northlight',
        AuthParameters: { USERNAME: 'a@b.c', PASSWORD: { $ne: 1 } },
      },
      'InvalidParameterException',
    ],
    [
      'a challenge that was never issued',
      'RespondToAuthChallenge',
      { ChallengeName: 'CUSTOM_CHALLENGE', ClientId: 'baize-northlight' },
      'NotAuthorizedException',
    ],
  ])('refuses %s', async (_name, operation, payload, type) => {
    const answer = await pool(test, operation, payload);
    expect([answer.statusCode, answer.json().__type]).toEqual([400, type]);
  });
  it('refuses other content types, broken JSON and a megabyte', async () => {
    expect((await pool(test, 'InitiateAuth', {}, { 'content-type': 'text/plain' })).statusCode).toBeGreaterThanOrEqual(
      400,
    );
    const broken = await test.app.inject({
      method: 'POST',
      url: '/identity/',
      payload: '{',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
      },
    });
    expect([broken.statusCode, broken.json().__type]).toEqual([400, 'SerializationException']);
    expect((await pool(test, 'InitiateAuth', { AuthFlow: 'x'.repeat(1_000_000) })).statusCode).toBe(413);
  });

  it('works with the official client: sign in, session, forced refresh, sign out', async () => {
    const { sessionId } = await test.app.playerTokens.verify((await player('amplify@test.baize')).token);
    await player('amplify-locked@test.baize', { status: 'CLOSED' });
    const address = await test.app.listen({ host: '127.0.0.1', port: 0 });
    const Auth = {
      Cognito: {
        userPoolId: 'eu-local-1_baize',
        userPoolClientId: 'baize-northlight',
        userPoolEndpoint: `${address}/identity/`,
      },
    };
    // The umbrella package does this itself: without it the client has tokens but no provider for them.
    cognitoUserPoolsTokenProvider.setAuthConfig(Auth);
    Amplify.configure({ Auth }, { Auth: { tokenProvider: cognitoUserPoolsTokenProvider } });
    const options = {
      authFlowType: 'USER_PASSWORD_AUTH' as const,
      clientMetadata: { brand: 'northlight', ipAddress: '192.0.2.1' },
    };
    await expect(signIn({ username: 'amplify@test.baize', password: 'a wrong one', options })).rejects.toMatchObject({
      name: 'NotAuthorizedException',
    });
    await expect(signIn({ username: 'nobody-here@test.baize', password: PASSWORD, options })).rejects.toMatchObject({
      name: 'NotAuthorizedException',
    });
    await expect(signIn({ username: 'amplify-locked@test.baize', password: PASSWORD, options })).rejects.toMatchObject({
      name: 'UserLambdaValidationException',
      message: expect.stringContaining('error.account.closed') as string,
    });
    expect(await signIn({ username: 'amplify@test.baize', password: PASSWORD, options })).toMatchObject({
      isSignedIn: true,
    });
    expect((await getCurrentUser()).username).toBe('amplify@test.baize');
    const session = await fetchAuthSession();
    const before = session.tokens?.idToken?.toString() ?? '';
    expect((await profile(before)).statusCode).toBe(200);
    const [again, parallel] = await Promise.all([
      fetchAuthSession({ forceRefresh: true }),
      fetchAuthSession({ forceRefresh: true }),
    ]);
    expect(again.tokens?.idToken?.toString()).not.toBe(before);
    expect(parallel.tokens?.idToken).toBeDefined();
    expect((await fetchAuthSession({ forceRefresh: true })).tokens?.idToken).toBeDefined();
    await signOut();
    expect((await fetchAuthSession()).tokens).toBeUndefined();
    const open = await test.db.query(
      "select 1 from identity_sessions s join identity_users u on u.player_id = s.player_id where u.username = 'amplify@test.baize' and s.revoked_at is null and s.id <> $1",
      [sessionId],
    );
    expect(open).toHaveLength(0);
  });
});

describeOnPostgres('sessions under pressure', (makeApp, kind) => {
  it('counts parallel guesses of a password', async () => {
    const test = await makeApp();
    await test.player({ password: PASSWORD, record: { email: 'brute@test.baize' } });
    const guesses = await Promise.all(
      Array.from({ length: 12 }, (_, index) => passwordSignIn(test, 'brute@test.baize', `guess number ${index}`)),
    );
    const types = guesses.map((answer) => answer.json<{ __type: string }>().__type);
    expect(types.filter((type) => type === 'NotAuthorizedException')).toHaveLength(5);
    expect((await passwordSignIn(test, 'brute@test.baize', PASSWORD)).json().__type).toBe(
      'UserLambdaValidationException',
    );
  });

  it('gives parallel refreshes one successor across processes', async () => {
    const one = await makeApp();
    const two = kind === 'postgres' ? await makeApp() : one;
    await one.player({ password: PASSWORD, record: { email: 'tabs@test.baize' } });
    const { RefreshToken } = tokensOf(await passwordSignIn(one, 'tabs@test.baize', PASSWORD));
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        pool(index % 2 ? one : two, 'GetTokensFromRefreshToken', { RefreshToken, ClientId: 'baize-northlight' }),
      ),
    );
    expect(new Set(answers.map((answer) => tokensOf(answer).RefreshToken)).size).toBe(1);
    // One process accepts a token that the other signed.
    const token = tokensOf(answers[0] as never).IdToken;
    expect(
      (await two.app.inject({ url: '/api/v1/player/access/details', headers: { authorization: `Bearer ${token}` } }))
        .statusCode,
    ).toBe(200);
  });

  it('records the login of a real pool’s session once, when it first sees it, with when it began', async () => {
    const one = await makeApp();
    const { playerId, brand } = await one.player();
    const pooled = await makeApp({ env: { IDENTITY_PROVIDER: 'cognito' } });
    const session = { playerId, brand, sessionId: randomUUID() };
    const loggedInAt = new Date(pooled.app.wallClock.now().getTime() - 300_000);
    const visitor = () => ({
      ipAddress: '192.0.2.7',
      countryCode: 'FI',
      city: null,
      regionCode: null,
      userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) Version/26.1 Mobile/15E148 Safari/604.1',
    });
    const see = () => pooled.app.sessionGuard(session, { loggedInAt, visitor });
    expect(await Promise.all([see(), see()])).toMatchObject([{ isOpen: true }, { isOpen: true }]);
    await see();
    const logins = await one.db.query<{ at: Date; ip: string }>(
      'select session_id as "sessionId", at, ip, browser, system from player_logins where player_id = $1',
      [playerId],
    );
    expect(logins).toMatchObject([
      { sessionId: session.sessionId, ip: '192.0.2.7', browser: 'Safari', system: 'iPhone' },
    ]);
    const minutes = (pooled.clock.now().getTime() - (logins[0]?.at.getTime() ?? 0)) / 60_000;
    expect(minutes).toBeGreaterThanOrEqual(5);
    expect(minutes).toBeLessThan(6);
    expect(await findPlayer(one.db, playerId)).toMatchObject({ loginCount: 1 });
  });
});
