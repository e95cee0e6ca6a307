import { randomUUID } from 'node:crypto';
import { Amplify } from '@aws-amplify/core';
import {
  confirmSignIn,
  fetchMFAPreference,
  setUpTOTP,
  signIn,
  signOut,
  updateMFAPreference,
  verifyTOTPSetup,
  fetchAuthSession,
} from '@aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from '@aws-amplify/auth/cognito';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildTestApp, describeOnPostgres, type TestApp, type TestPlayer } from '../../testing/buildTestApp.ts';
import { passwordSignIn, pool } from '../../testing/registration.ts';
import { findPlayer, restrictPlayer } from '../player/index.ts';
import { deposit } from '../wallet/index.ts';
import { authenticatorVault } from './authenticator-vault.ts';
import { codeOf, matchingStep, newAuthenticatorSecret, stepAt } from './model/authenticator.ts';
import { isRecoveryCode, newRecoveryCodes, recoveryHash } from './model/recovery-codes.ts';
import { decideCode } from './model/sign-in-attempts.ts';
import { signInChallenges } from './sign-in-challenges.ts';

const PASSWORD = 'river-lantern-42-oak';
const STEP_MS = 30_000;
const CLIENT = 'baize-northlight';

/** A player's browser, from its address on: what it is logged in with, and the app on the player's phone. */
interface Browser {
  readonly player: TestPlayer;
  readonly accessToken: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A clock of real time that a test moves: an app's codes change with it. */
function realTime() {
  let now = Date.parse('2026-11-21T12:00:10Z');
  return {
    now: () => new Date(now),
    advance: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}
type RealTime = ReturnType<typeof realTime>;

/** Calls of one app, as the site makes them. */
function calls(test: TestApp, time: RealTime) {
  const typeOf = (answer: { json(): unknown }) => (answer.json() as { __type?: string }).__type;
  const emailOf = async ({ playerId }: TestPlayer) => (await findPlayer(test.db, playerId))?.email ?? '';
  const browserOf = (player: TestPlayer, answer: { json(): unknown }): Browser => {
    const { AuthenticationResult: tokens } = answer.json() as {
      AuthenticationResult: { IdToken: string; AccessToken: string };
    };
    return {
      player,
      accessToken: tokens.AccessToken,
      headers: { ...player.headers, authorization: `Bearer ${tokens.IdToken}` },
    };
  };
  const post = async (browser: Browser, path: string, payload: object) => {
    const answer = await test.app.inject({
      method: 'POST',
      url: `/api/v1/player/${path}`,
      headers: browser.headers,
      payload,
    });
    return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
  };
  const state = async (browser: Browser) =>
    (await test.app.inject({ url: '/api/v1/player/second-factor', headers: browser.headers })).json();
  const startLogin = async (player: TestPlayer, password = PASSWORD) =>
    passwordSignIn(test, await emailOf(player), password);
  const challengeOf = async (player: TestPlayer): Promise<string> => {
    const body = (await startLogin(player)).json<{ ChallengeName: string; Session: string }>();
    expect(body.ChallengeName).toBe('SOFTWARE_TOKEN_MFA');
    return body.Session;
  };
  const answer = (session: string, code: string, remoteAddress = '192.0.2.1') =>
    test.app.inject({
      method: 'POST',
      url: '/identity/',
      remoteAddress,
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': 'AWSCognitoIdentityProviderService.RespondToAuthChallenge',
      },
      payload: JSON.stringify({
        ChallengeName: 'SOFTWARE_TOKEN_MFA',
        ClientId: CLIENT,
        Session: session,
        ChallengeResponses: { USERNAME: 'anything', SOFTWARE_TOKEN_MFA_CODE: code },
      }),
    });
  /** Returns the app's code now. */
  const codeNow = (secret: string) => codeOf(secret, stepAt(time.now()));
  /** Returns a code that no step near now has. */
  const wrongCode = (secret: string) => {
    const near = [-1, 0, 1].map((drift) => codeOf(secret, stepAt(time.now()) + drift));
    return ['111111', '222222', '333333', '444444'].find((code) => !near.includes(code)) ?? '';
  };
  /** Sets the app up as the site does. Returns its secret and the recovery codes. */
  const turnOn = async (browser: Browser) => {
    const { status, body } = await post(browser, 'second-factor/setup', { password: PASSWORD });
    expect(status).toBe(200);
    const AccessToken = browser.accessToken;
    const { SecretCode: secret } = (await pool(test, 'AssociateSoftwareToken', { AccessToken })).json<{
      SecretCode: string;
    }>();
    expect((await pool(test, 'VerifySoftwareToken', { AccessToken, UserCode: codeNow(secret) })).json()).toEqual({
      Status: 'SUCCESS',
    });
    expect(
      (
        await pool(test, 'SetUserMFAPreference', {
          AccessToken,
          SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: true },
        })
      ).statusCode,
    ).toBe(200);
    // The code that verified the app counts no more.
    time.advance(STEP_MS);
    return { secret, recoveryCodes: (body as { recoveryCodes: string[] }).recoveryCodes };
  };
  const logIn = async (player: TestPlayer): Promise<Browser> => browserOf(player, await startLogin(player));
  const begin = async (): Promise<Browser> => logIn(await test.player({ password: PASSWORD }));
  return { typeOf, browserOf, post, state, startLogin, challengeOf, answer, codeNow, wrongCode, turnOn, logIn, begin };
}

describe('codes of an authenticator app', () => {
  it('are those of RFC 6238', () => {
    // The RFC's secret "12345678901234567890", in base32; its values have eight digits, of which an app shows six.
    const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
    for (const [seconds, code] of [
      [59, '287082'],
      [1_111_111_109, '081804'],
      [1_234_567_890, '005924'],
      [20_000_000_000, '353130'],
    ] as const)
      expect(codeOf(secret, stepAt(new Date(seconds * 1000)))).toBe(code);
  });

  it('count in their step and one before and after, and in no other', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000_000_000 }), fc.integer({ min: -5, max: 5 }), (seconds, drift) => {
        const secret = newAuthenticatorSecret();
        const now = new Date(seconds * 1000);
        const step = stepAt(now) + drift;
        fc.pre(step >= 0);
        const found = matchingStep(secret, codeOf(secret, step), now);
        if (Math.abs(drift) <= 1) expect(found).not.toBeNull();
        // Two steps may have the same code by chance, so a match elsewhere must be one of those that count.
        else if (found !== null) expect(Math.abs(found - stepAt(now))).toBeLessThanOrEqual(1);
      }),
      { numRuns: 200 },
    );
    for (const typed of ['', '1', '12345', '1234567', 'ABCDEF', '１２３４５６'])
      expect(matchingStep(newAuthenticatorSecret(), typed, new Date())).toBeNull();
  });

  it('have a secret of 160 bits that is new each time', () => {
    const secrets = new Set(Array.from({ length: 50 }, newAuthenticatorSecret));
    expect(secrets.size).toBe(50);
    for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  });
});

describe('recovery codes', () => {
  it('are ten, different, and readable in any spelling', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) {
      expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
      expect(isRecoveryCode(code)).toBe(true);
      const hash = recoveryHash('player', code);
      expect(recoveryHash('player', code.toLowerCase().replaceAll('-', ' '))).toBe(hash);
      expect(recoveryHash('player', code.replaceAll('0', 'O').replaceAll('1', 'l'))).toBe(hash);
      expect(recoveryHash('other', code)).not.toBe(hash);
    }
    expect(isRecoveryCode('123456')).toBe(false);
  });
});

describe('the limits of guessing a code', () => {
  it('never get looser with more failures', () => {
    const rank = { OPEN: 0, KNOWN_ONLY: 1, LOCKED: 2 };
    const count = fc.integer({ min: 0, max: 200 });
    fc.assert(
      fc.property(fc.record({ pair: count, login: count, source: count }), count, (failures, more) => {
        for (const name of ['pair', 'login', 'source'] as const)
          expect(rank[decideCode({ ...failures, [name]: failures[name] + more })]).toBeGreaterThanOrEqual(
            rank[decideCode(failures)],
          );
      }),
    );
    expect(decideCode({ pair: 4, login: 4, source: 4 })).toBe('OPEN');
    expect(decideCode({ pair: 5, login: 5, source: 5 })).toBe('LOCKED');
    expect(decideCode({ pair: 0, login: 20, source: 0 })).toBe('KNOWN_ONLY');
    expect(decideCode({ pair: 0, login: 50, source: 0 })).toBe('LOCKED');
  });
});

describe('secrets of authenticator apps', () => {
  it('open for their player only, and for as long as their key is configured', async () => {
    const old = authenticatorVault({ cookieSecrets: ['old secret'] });
    const both = authenticatorVault({ cookieSecrets: ['new secret', 'old secret'] });
    const fresh = authenticatorVault({ cookieSecrets: ['new secret'] });
    const { sealedSecret } = old.seal('a', 'SECRET');
    expect(sealedSecret).not.toContain('SECRET');
    expect(both.open('a', sealedSecret)).toBe('SECRET');
    expect(() => both.open('b', sealedSecret)).toThrow('COOKIE_SECRET');
    expect(() => fresh.open('a', sealedSecret)).toThrow('COOKIE_SECRET');
    const bytes = Buffer.from(sealedSecret, 'base64');
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    expect(() => old.open('a', bytes.toString('base64'))).toThrow('COOKIE_SECRET');
  });
});

describe('the challenge between password and code', () => {
  const time = realTime();
  const challenges = signInChallenges({ cookieSecrets: ['a secret'] }, time);
  const login = { playerId: randomUUID(), clientId: CLIENT, restricted: false, passwordHash: 'hash' };
  it('is over after three minutes, and belongs to one password', () => {
    const issued = challenges.issue(login);
    expect(challenges.read(issued)).toMatchObject({ playerId: login.playerId, clientId: CLIENT, restricted: false });
    expect(challenges.read(issued)?.isOf('hash')).toBe(true);
    expect(challenges.read(issued)?.isOf('another')).toBe(false);
    expect(challenges.read(issued)?.isOf(null)).toBe(false);
    time.advance(3 * 60_000);
    expect(challenges.read(issued)).toBeNull();
  });
  it('is refused when it is forged or changed', () => {
    const issued = challenges.issue(login);
    const [body = '', signature = ''] = issued.split('.');
    const changed = Buffer.from(
      Buffer.from(body, 'base64url').toString().replace('"restricted":false', '"restricted":true'),
    ).toString('base64url');
    for (const forged of [
      '',
      '.',
      body,
      `${changed}.${signature}`,
      `${body}.`,
      `.${signature}`,
      `${body}.${'A'.repeat(43)}`,
    ])
      expect(challenges.read(forged), forged).toBeNull();
    expect(signInChallenges({ cookieSecrets: ['another secret'] }, time).read(issued)).toBeNull();
    const changing = signInChallenges({ cookieSecrets: ['another secret', 'a secret'] }, time).read(issued);
    expect(changing?.isOf('hash')).toBe(true);
    expect(changing?.isOf('another')).toBe(false);
  });
});

describe('a second factor', () => {
  let test: TestApp;
  const time = realTime();
  let app: ReturnType<typeof calls>;
  beforeAll(async () => {
    test = await buildTestApp({ wallClock: time });
    app = calls(test, time);
  });
  beforeEach(() => {
    test.messaging.messages.length = 0;
  });
  afterAll(() => test.close());
  const told = async ({ playerId }: TestPlayer) =>
    (
      await test.db.query<{ kind: string }>(
        'select kind from player_messages where player_id = $1 order by created_at',
        [playerId],
      )
    ).map(({ kind }) => kind);

  it('is asked at login from then on, and ends the sessions that were opened without it', async () => {
    const browser = await app.begin();
    const elsewhere = await app.logIn(browser.player);
    expect(await app.state(browser)).toEqual({ available: true, enabledAt: null, recoveryCodesLeft: 0 });
    const { secret } = await app.turnOn(browser);
    expect(await app.state(browser)).toMatchObject({
      available: true,
      enabledAt: expect.any(String) as string,
      recoveryCodesLeft: 10,
    });
    expect(
      (await test.app.inject({ url: '/api/v1/player/second-factor', headers: elsewhere.headers })).statusCode,
    ).toBe(401);
    const started = (await app.startLogin(browser.player)).json<Record<string, unknown>>();
    expect(started).toMatchObject({ ChallengeName: 'SOFTWARE_TOKEN_MFA' });
    expect(started).not.toHaveProperty('AuthenticationResult');
    const entered = await app.answer(String(started['Session']), app.codeNow(secret));
    expect((await app.state(app.browserOf(browser.player, entered))).recoveryCodesLeft).toBe(10);
    expect(await told(browser.player)).toContain('SECOND_FACTOR_ON');
    expect(test.messaging.messages).toHaveLength(1);
    // A pool's other answer about it.
    const user = (await pool(test, 'GetUser', { AccessToken: browser.accessToken })).json();
    expect(user).toMatchObject({
      PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA',
      UserMFASettingList: ['SOFTWARE_TOKEN_MFA'],
    });
  });

  it('accepts no code twice: not at another login, nor the one that verified the app', async () => {
    const browser = await app.begin();
    const { secret } = await app.turnOn(browser);
    const verified = codeOf(secret, stepAt(time.now()) - 1);
    expect(app.typeOf(await app.answer(await app.challengeOf(browser.player), verified))).toBe('ExpiredCodeException');
    const code = app.codeNow(secret);
    const challenge = await app.challengeOf(browser.player);
    expect((await app.answer(challenge, code)).statusCode).toBe(200);
    expect(app.typeOf(await app.answer(await app.challengeOf(browser.player), code))).toBe('ExpiredCodeException');
    // An earlier step's code does not count either, although it is within the window.
    expect(app.typeOf(await app.answer(await app.challengeOf(browser.player), verified))).toBe('ExpiredCodeException');
    // Nor is the challenge answered twice.
    time.advance(STEP_MS);
    expect(app.typeOf(await app.answer(challenge, app.codeNow(secret)))).toBe('NotAuthorizedException');
  });

  it('refuses wrong codes, keeps the challenge for another try, and locks the place after five', async () => {
    const browser = await app.begin();
    const { secret } = await app.turnOn(browser);
    test.messaging.messages.length = 0;
    const [here, there] = ['192.0.2.51', '192.0.2.52'];
    const challenge = await app.challengeOf(browser.player);
    for (let guess = 1; guess <= 5; guess += 1)
      expect(app.typeOf(await app.answer(challenge, app.wrongCode(secret), here))).toBe('CodeMismatchException');
    const locked = await app.answer(challenge, app.codeNow(secret), here);
    expect(app.typeOf(locked)).toBe('UserLambdaValidationException');
    expect(locked.body).toContain('error.sign.in.attempt.count.exceeded');
    // The player reads that someone knows the password.
    expect(await told(browser.player)).toContain('SECOND_FACTOR_GUESSED');
    expect(test.messaging.messages).toHaveLength(1);
    // The owner gets in elsewhere, and this ends no other place's lock.
    expect((await app.answer(challenge, app.codeNow(secret), there)).statusCode).toBe(200);
    time.advance(STEP_MS);
    expect(app.typeOf(await app.answer(await app.challengeOf(browser.player), app.codeNow(secret), here))).toBe(
      'UserLambdaValidationException',
    );
  });

  it('runs out of guesses from many places, but not where the player has logged in', async () => {
    const browser = await app.begin();
    const { secret } = await app.turnOn(browser);
    const home = '192.0.2.60';
    expect((await app.answer(await app.challengeOf(browser.player), app.codeNow(secret), home)).statusCode).toBe(200);
    time.advance(STEP_MS);
    const challenge = await app.challengeOf(browser.player);
    for (let guess = 0; guess < 20; guess += 1)
      expect(app.typeOf(await app.answer(challenge, app.wrongCode(secret), `198.51.100.${guess}`))).toBe(
        'CodeMismatchException',
      );
    expect(app.typeOf(await app.answer(challenge, app.codeNow(secret), '198.51.100.99'))).toBe(
      'UserLambdaValidationException',
    );
    expect((await app.answer(challenge, app.codeNow(secret), home)).statusCode).toBe(200);
  });

  it('is not asked of anyone whose password is wrong', async () => {
    const browser = await app.begin();
    await app.turnOn(browser);
    const refused = await app.startLogin(browser.player, 'not the password');
    expect(app.typeOf(refused)).toBe('NotAuthorizedException');
    expect(refused.body).not.toContain('SOFTWARE_TOKEN_MFA');
  });

  it('is answered with the challenge of the same player, client and password only', async () => {
    const browser = await app.begin();
    const { secret } = await app.turnOn(browser);
    const other = await app.begin();
    await app.turnOn(other);
    const foreign = await app.challengeOf(other.player);
    expect(app.typeOf(await app.answer(foreign, app.codeNow(secret)))).toBe('CodeMismatchException');
    for (const session of ['', 'nonsense', `${randomUUID()}.x`])
      expect(app.typeOf(await app.answer(session, app.codeNow(secret)))).toMatch(
        /NotAuthorizedException|InvalidParameterException/,
      );
    const challenge = await app.challengeOf(browser.player);
    const otherClient = await pool(test, 'RespondToAuthChallenge', {
      ChallengeName: 'SOFTWARE_TOKEN_MFA',
      ClientId: 'baize-marigold',
      Session: challenge,
      ChallengeResponses: { SOFTWARE_TOKEN_MFA_CODE: app.codeNow(secret) },
    });
    expect(app.typeOf(otherClient)).toBe('NotAuthorizedException');
    // A new password voids a challenge of the old one.
    const write = await test.app.ports.identity?.setPassword(browser.player.playerId, 'another-quiet-harbour-7');
    await test.app.db.transaction(async (tx) => write?.(tx));
    expect(app.typeOf(await app.answer(challenge, app.codeNow(secret)))).toBe('NotAuthorizedException');
  });

  it('outlasts a forgotten password', async () => {
    const browser = await app.begin();
    const { secret } = await app.turnOn(browser);
    const email = (await findPlayer(test.db, browser.player.playerId))?.email ?? '';
    const write = await test.app.ports.identity?.setPassword(browser.player.playerId, 'another-quiet-harbour-7');
    await test.app.db.transaction(async (tx) => write?.(tx));
    const started = (await passwordSignIn(test, email, 'another-quiet-harbour-7')).json<Record<string, unknown>>();
    expect(started).toMatchObject({ ChallengeName: 'SOFTWARE_TOKEN_MFA' });
    expect((await app.answer(String(started['Session']), app.codeNow(secret))).statusCode).toBe(200);
  });

  it('lets a player in with each recovery code once, and says so', async () => {
    const browser = await app.begin();
    const { recoveryCodes } = await app.turnOn(browser);
    const [first = '', second = ''] = recoveryCodes;
    test.messaging.messages.length = 0;
    const entered = await app.answer(await app.challengeOf(browser.player), first.toLowerCase().replaceAll('-', ' '));
    expect(entered.statusCode).toBe(200);
    expect((await app.state(app.browserOf(browser.player, entered))).recoveryCodesLeft).toBe(9);
    expect(await told(browser.player)).toContain('RECOVERY_CODE_USED');
    expect(test.messaging.messages).toHaveLength(1);
    expect(app.typeOf(await app.answer(await app.challengeOf(browser.player), first))).toBe('CodeMismatchException');
    expect((await app.answer(await app.challengeOf(browser.player), second)).statusCode).toBe(200);
    // Another player's codes are nothing here.
    const stranger = await app.begin();
    await app.turnOn(stranger);
    expect(app.typeOf(await app.answer(await app.challengeOf(stranger.player), recoveryCodes[2] ?? ''))).toBe(
      'CodeMismatchException',
    );
  });

  it('is set up only by someone who knows the password, in the session where they gave it', async () => {
    const browser = await app.begin();
    const elsewhere = await app.logIn(browser.player);
    const AccessToken = browser.accessToken;
    const associate = (token: string) => pool(test, 'AssociateSoftwareToken', { AccessToken: token });
    expect(app.typeOf(await associate(AccessToken))).toBe('NotAuthorizedException');
    expect((await app.post(browser, 'second-factor/setup', { password: 'not it' })).body).toMatchObject({
      code: 'error.old_password.incorrect',
    });
    expect(app.typeOf(await associate(AccessToken))).toBe('NotAuthorizedException');
    expect((await app.post(browser, 'second-factor/setup', { password: PASSWORD })).status).toBe(200);
    expect(app.typeOf(await associate(elsewhere.accessToken))).toBe('NotAuthorizedException');
    const { SecretCode: secret } = (await associate(AccessToken)).json<{ SecretCode: string }>();
    const enable = (token: string) =>
      pool(test, 'SetUserMFAPreference', { AccessToken: token, SoftwareTokenMfaSettings: { Enabled: true } });
    // Not before it is verified, by its own code, and not by another session.
    expect(app.typeOf(await enable(AccessToken))).toBe('InvalidParameterException');
    expect((await app.post(browser, 'second-factor/setup', { password: PASSWORD })).status).toBe(200);
    const renewed = (await associate(AccessToken)).json<{ SecretCode: string }>().SecretCode;
    expect(renewed).not.toBe(secret);
    const verify = (UserCode: string, token = AccessToken) =>
      pool(test, 'VerifySoftwareToken', { AccessToken: token, UserCode });
    expect(app.typeOf(await verify(app.codeNow(secret)))).toBe('EnableSoftwareTokenMFAException');
    expect(app.typeOf(await verify(app.codeNow(renewed), elsewhere.accessToken))).toBe('NotAuthorizedException');
    const code = app.codeNow(renewed);
    expect((await verify(`${code.slice(0, 3)} ${code.slice(3)}`)).statusCode).toBe(200);
    expect(app.typeOf(await enable(elsewhere.accessToken))).toBe('InvalidParameterException');
    expect((await enable(AccessToken)).statusCode).toBe(200);
    expect((await app.state(browser)).enabledAt).not.toBeNull();
  });

  it('ends a setup after ten minutes, and after five wrong codes', async () => {
    const browser = await app.begin();
    const AccessToken = browser.accessToken;
    await app.post(browser, 'second-factor/setup', { password: PASSWORD });
    time.advance(10 * 60_000);
    expect(app.typeOf(await pool(test, 'AssociateSoftwareToken', { AccessToken }))).toBe('NotAuthorizedException');
    await app.post(browser, 'second-factor/setup', { password: PASSWORD });
    const { SecretCode: secret } = (await pool(test, 'AssociateSoftwareToken', { AccessToken })).json<{
      SecretCode: string;
    }>();
    for (let guess = 0; guess < 5; guess += 1)
      expect(
        app.typeOf(await pool(test, 'VerifySoftwareToken', { AccessToken, UserCode: app.wrongCode(secret) })),
      ).toBe('EnableSoftwareTokenMFAException');
    expect(app.typeOf(await pool(test, 'VerifySoftwareToken', { AccessToken, UserCode: app.codeNow(secret) }))).toBe(
      'NotAuthorizedException',
    );
  });

  it('is neither replaced nor turned off with an access token alone', async () => {
    const browser = await app.begin();
    const { secret } = await app.turnOn(browser);
    const AccessToken = browser.accessToken;
    expect(app.typeOf(await pool(test, 'AssociateSoftwareToken', { AccessToken }))).toBe('NotAuthorizedException');
    expect(
      app.typeOf(
        await pool(test, 'SetUserMFAPreference', { AccessToken, SoftwareTokenMfaSettings: { Enabled: false } }),
      ),
    ).toBe('NotAuthorizedException');
    expect((await app.post(browser, 'second-factor/setup', { password: PASSWORD })).body).toMatchObject({
      code: 'error.second_factor.on',
    });
    expect(await app.challengeOf(browser.player)).not.toBe('');
    expect((await app.answer(await app.challengeOf(browser.player), app.codeNow(secret))).statusCode).toBe(200);
  });

  it('is turned off with the password and a code, and not with one of them', async () => {
    const browser = await app.begin();
    const { secret } = await app.turnOn(browser);
    const removal = (password: string, code: string) => app.post(browser, 'second-factor/removal', { password, code });
    expect((await removal('not it', app.codeNow(secret))).body).toMatchObject({ code: 'error.old_password.incorrect' });
    expect((await removal(PASSWORD, app.wrongCode(secret))).body).toMatchObject({
      validationErrors: [{ field: 'code', message: 'error.second_factor.code' }],
    });
    expect((await removal(PASSWORD, '12345')).body).toMatchObject({
      validationErrors: [{ field: 'code', message: 'error.second_factor.code_format' }],
    });
    const code = app.codeNow(secret);
    expect((await removal(PASSWORD, `${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(204);
    expect(await app.state(browser)).toEqual({ available: true, enabledAt: null, recoveryCodesLeft: 0 });
    expect(await told(browser.player)).toContain('SECOND_FACTOR_OFF');
    expect((await app.startLogin(browser.player)).json()).toHaveProperty('AuthenticationResult');
    expect((await removal(PASSWORD, code)).body).toMatchObject({ code: 'error.second_factor.off' });
  });

  it('can be turned off after losing the phone, with the password and a recovery code', async () => {
    const browser = await app.begin();
    const { recoveryCodes } = await app.turnOn(browser);
    const [first = '', second = ''] = recoveryCodes;
    const entered = app.browserOf(browser.player, await app.answer(await app.challengeOf(browser.player), first));
    const removal = (code: string) => app.post(entered, 'second-factor/removal', { password: PASSWORD, code });
    expect((await removal(first)).body).toMatchObject({
      validationErrors: [{ field: 'code', message: 'error.second_factor.recovery' }],
    });
    expect((await removal(second)).status).toBe(204);
    // The codes of the old app are gone with it.
    const again = await app.turnOn(entered);
    expect(app.typeOf(await app.answer(await app.challengeOf(browser.player), recoveryCodes[2] ?? ''))).toBe(
      'CodeMismatchException',
    );
    expect((await app.answer(await app.challengeOf(browser.player), app.codeNow(again.secret))).statusCode).toBe(200);
  });

  it('locks a session’s guesses after five, without locking the owner out of the login', async () => {
    const browser = await app.begin();
    const { secret } = await app.turnOn(browser);
    const confirm = (code: string) => app.post(browser, 'second-factor/confirmation', { code });
    for (let guess = 1; guess <= 4; guess += 1)
      expect((await confirm(app.wrongCode(secret))).body).toMatchObject({ validationErrors: [{ field: 'code' }] });
    expect(await confirm(app.wrongCode(secret))).toMatchObject({
      status: 403,
      body: { code: 'error.second_factor.locked' },
    });
    expect((await confirm(app.codeNow(secret))).body).toMatchObject({ code: 'error.second_factor.locked' });
    expect(await told(browser.player)).toContain('SECOND_FACTOR_GUESSED');
    expect((await app.answer(await app.challengeOf(browser.player), app.codeNow(secret))).statusCode).toBe(200);
    time.advance(STEP_MS);
    test.advance(15 * 60_000);
    expect((await confirm(app.codeNow(secret))).status).toBe(204);
    test.advance(-15 * 60_000);
  });

  it('renews the recovery codes, and voids the earlier ones', async () => {
    const browser = await app.begin();
    const { secret, recoveryCodes } = await app.turnOn(browser);
    const renewed = await app.post(browser, 'second-factor/recovery-codes', {
      password: PASSWORD,
      code: app.codeNow(secret),
    });
    expect(renewed.status).toBe(200);
    const codes = (renewed.body as { recoveryCodes: string[] }).recoveryCodes;
    expect(codes).toHaveLength(10);
    expect(app.typeOf(await app.answer(await app.challengeOf(browser.player), recoveryCodes[0] ?? ''))).toBe(
      'CodeMismatchException',
    );
    expect((await app.answer(await app.challengeOf(browser.player), codes[0] ?? '')).statusCode).toBe(200);
  });

  it('stores neither the secret nor a recovery code as it is', async () => {
    const browser = await app.begin();
    const { secret, recoveryCodes } = await app.turnOn(browser);
    const rows = JSON.stringify([
      await test.db.query('select * from identity_second_factors where player_id = $1', [browser.player.playerId]),
      await test.db.query('select * from identity_recovery_codes where player_id = $1', [browser.player.playerId]),
    ]);
    expect(rows).toContain(browser.player.playerId);
    expect(rows).not.toContain(secret);
    for (const code of recoveryCodes)
      for (const form of [code, code.replaceAll('-', '')]) expect(rows).not.toContain(form);
  });

  it('encrypts secrets again while COOKIE_SECRET changes', async () => {
    const browser = await app.begin();
    const { secret } = await app.turnOn(browser);
    const { playerId } = browser.player;
    const sealed = async () =>
      (
        await test.db.query<{ sealed_secret: string }>(
          'select sealed_secret from identity_second_factors where player_id = $1',
          [playerId],
        )
      )[0]?.sealed_secret ?? '';
    const [current] = test.env.cookieSecrets;
    await authenticatorVault({ cookieSecrets: ['the next secret', current] }).renew(test.db);
    const next = authenticatorVault({ cookieSecrets: ['the next secret'] });
    expect(next.open(playerId, await sealed())).toBe(secret);
    await authenticatorVault({ cookieSecrets: [current, 'the next secret'] }).renew(test.db);
    expect((await app.answer(await app.challengeOf(browser.player), app.codeNow(secret))).statusCode).toBe(200);
  });

  it('is asked before a restricted session too (ruling 19)', async () => {
    const browser = await app.begin();
    const { secret } = await app.turnOn(browser);
    const email = (await findPlayer(test.db, browser.player.playerId))?.email ?? '';
    await restrictPlayer(test.app, browser.player.playerId, {
      status: 'TIMEOUT',
      until: new Date(test.clock.now().getTime() + 86_400_000),
      initiator: 'PLAYER',
    });
    const restricted = await pool(test, 'InitiateAuth', {
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: CLIENT,
      AuthParameters: { USERNAME: email, PASSWORD },
      ClientMetadata: { session: 'restricted' },
    });
    expect(restricted.json()).toMatchObject({ ChallengeName: 'SOFTWARE_TOKEN_MFA' });
    const entered = await app.answer(restricted.json<{ Session: string }>().Session, app.codeNow(secret));
    expect(entered.statusCode).toBe(200);
    // Without it the login is refused as before, with the reason.
    expect((await app.startLogin(browser.player)).body).toContain('error.timeout.in.progress');
  });

  it('is not offered where a real pool keeps the players’ logins', async () => {
    const pooled = await buildTestApp({ env: { IDENTITY_PROVIDER: 'cognito' }, database: test.app.db });
    const routes = ['setup', 'removal', 'recovery-codes', 'confirmation'].map((name) =>
      pooled.app.hasRoute({ method: 'POST', url: `/api/v1/player/second-factor/${name}` }),
    );
    expect(routes).toEqual([false, false, false, false]);
    expect(pooled.app.hasRoute({ method: 'GET', url: '/api/v1/player/second-factor' })).toBe(true);
    await pooled.close();
  });

  it('is asked again for large withdrawals, once for each, and never for small ones', async () => {
    const browser = await app.begin();
    const { playerId } = browser.player;
    await test.app.wallet.move(deposit({ reference: randomUUID(), playerId, currency: 'EUR' }, 5_000_00, 'SKRILL'));
    const withdraw = async (amount: number, from = browser) => {
      const answer = await test.app.inject({
        method: 'POST',
        url: '/api/v1/player/wallet/withdrawal',
        headers: { ...from.headers, 'idempotency-key': randomUUID() },
        payload: { amount, paymentMethod: 'SKRILL' },
      });
      return { status: answer.statusCode, body: answer.json<{ code?: string }>() };
    };
    const needed = { status: 403, body: { code: 'error.second_factor.needed', details: { from: 500 } } };
    const locked = async () => (await test.app.wallet.balances(playerId))?.locked;
    // A player without a second factor is not asked, whatever the amount.
    expect((await withdraw(600)).status).toBe(200);
    test.advance(24 * 60 * 60_000 + 1);
    const { secret } = await app.turnOn(browser);
    const other = app.browserOf(
      browser.player,
      await app.answer(await app.challengeOf(browser.player), app.codeNow(secret)),
    );
    // A code at the login is no code for a withdrawal.
    expect(await withdraw(500, other)).toMatchObject(needed);
    expect((await withdraw(300)).status).toBe(200);
    // What was asked for within a day counts together.
    expect(await withdraw(200)).toMatchObject(needed);
    expect(await locked()).toBe(900_00);
    time.advance(STEP_MS);
    expect((await app.post(browser, 'second-factor/confirmation', { code: app.codeNow(secret) })).status).toBe(204);
    // It is this session's, and a withdrawal that is refused for another reason does not use it up.
    expect(await withdraw(200, other)).toMatchObject(needed);
    expect((await withdraw(4_900)).body.code).toBe('error.not_enough_funds');
    expect((await withdraw(200)).status).toBe(200);
    expect(await withdraw(200)).toMatchObject(needed);
    // A confirmation lasts five minutes.
    time.advance(STEP_MS);
    expect((await app.post(browser, 'second-factor/confirmation', { code: app.codeNow(secret) })).status).toBe(204);
    time.advance(5 * 60_000);
    expect(await withdraw(200)).toMatchObject(needed);
    expect(await locked()).toBe(1_100_00);
    test.advance(-24 * 60 * 60_000 - 1);
  });

  it('works with the official client', async () => {
    const player = await test.player({ password: PASSWORD, record: { email: 'factor@test.baize' } });
    const address = await test.app.listen({ port: 0, host: '127.0.0.1' });
    const stored = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    });
    const Auth = {
      Cognito: { userPoolId: 'eu-local-1_baize', userPoolClientId: CLIENT, userPoolEndpoint: `${address}/identity/` },
    };
    cognitoUserPoolsTokenProvider.setAuthConfig(Auth);
    Amplify.configure({ Auth }, { Auth: { tokenProvider: cognitoUserPoolsTokenProvider } });
    const login = () =>
      signIn({ username: 'factor@test.baize', password: PASSWORD, options: { authFlowType: 'USER_PASSWORD_AUTH' } });
    expect(await login()).toMatchObject({ isSignedIn: true });
    const token = (await fetchAuthSession()).tokens?.idToken?.toString() ?? '';
    const browser = { player, accessToken: '', headers: { ...player.headers, authorization: `Bearer ${token}` } };
    await expect(setUpTOTP()).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    expect((await app.post(browser, 'second-factor/setup', { password: PASSWORD })).status).toBe(200);
    const { sharedSecret, getSetupUri } = await setUpTOTP();
    expect(getSetupUri('Northlight', 'factor@test.baize').href).toContain(`secret=${sharedSecret}`);
    await verifyTOTPSetup({ code: app.codeNow(sharedSecret) });
    await updateMFAPreference({ totp: 'PREFERRED' });
    expect(await fetchMFAPreference()).toEqual({ preferred: 'TOTP', enabled: ['TOTP'] });
    await signOut();
    time.advance(STEP_MS);
    expect(await login()).toMatchObject({
      isSignedIn: false,
      nextStep: { signInStep: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' },
    });
    await expect(confirmSignIn({ challengeResponse: app.wrongCode(sharedSecret) })).rejects.toMatchObject({
      name: 'CodeMismatchException',
    });
    expect(await confirmSignIn({ challengeResponse: app.codeNow(sharedSecret) })).toMatchObject({ isSignedIn: true });
    await signOut();
    vi.unstubAllGlobals();
  });
});

describe('operators', () => {
  it('turn a second factor off with a second person, for a player who has lost everything', async () => {
    // The operator's token is signed by the system's clock, so this time runs with it.
    let ahead = 0;
    const today = {
      now: () => new Date(Date.now() + ahead),
      advance: (milliseconds: number) => {
        ahead += milliseconds;
      },
    };
    const test = await buildTestApp({ wallClock: today });
    const app = calls(test, today);
    const browser = await app.begin();
    const { playerId } = browser.player;
    const path = `/players/${playerId}/second-factor/removal`;
    expect((await test.operator().call('POST', path, {})).json()).toMatchObject({ code: 'error.second_factor.off' });
    await app.turnOn(browser);
    const asked = await test.operator().call('POST', path, {});
    expect(asked.statusCode).toBe(202);
    expect((await app.state(browser)).enabledAt).not.toBeNull();
    expect(await app.challengeOf(browser.player)).not.toBe('');
    const approval = asked.json<{ approval: { approvalId: string } }>().approval.approvalId;
    const approved = await test
      .operator({ id: 'otto' })
      .call('POST', `/approvals/${approval}/decision`, { decision: 'APPROVE' });
    expect(approved.statusCode).toBe(204);
    expect((await test.app.inject({ url: '/api/v1/player/second-factor', headers: browser.headers })).statusCode).toBe(
      401,
    );
    expect((await app.startLogin(browser.player)).json()).toHaveProperty('AuthenticationResult');
    expect(test.messaging.messages[0]?.text).toContain('no longer asks for a code');
    expect((await test.operator({ roles: ['support'] }).call('POST', path, {})).statusCode).toBe(403);
    await test.close();
  });
});

describeOnPostgres('a second factor under pressure', (makeApp) => {
  it('opens one session for parallel answers with one code, and counts parallel guesses', async () => {
    const time = realTime();
    const test = await makeApp({ wallClock: time });
    const app = calls(test, time);
    const browser = await app.begin();
    const { secret } = await app.turnOn(browser);
    const code = app.codeNow(secret);
    const challenges = await Promise.all(Array.from({ length: 4 }, () => app.challengeOf(browser.player)));
    const answers = await Promise.all(challenges.map((challenge) => app.answer(challenge, code)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const other = await app.begin();
    const { secret: theirs } = await app.turnOn(other);
    const challenge = await app.challengeOf(other.player);
    const guesses = await Promise.all(Array.from({ length: 12 }, () => app.answer(challenge, app.wrongCode(theirs))));
    expect(guesses.filter((guess) => app.typeOf(guess) === 'CodeMismatchException')).toHaveLength(5);
  });

  it('takes each recovery code once when it is given twice at once', async () => {
    const time = realTime();
    const test = await makeApp({ wallClock: time });
    const app = calls(test, time);
    const browser = await app.begin();
    const { recoveryCodes } = await app.turnOn(browser);
    const challenges = [await app.challengeOf(browser.player), await app.challengeOf(browser.player)];
    const answers = await Promise.all(challenges.map((challenge) => app.answer(challenge, recoveryCodes[0] ?? '')));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });
});
