import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PASSKEY_LIMIT, type PasskeysState } from '@baize/contracts/passkeys';
import { buildTestApp, describeOnPostgres, type TestApp, type TestPlayer } from '../../testing/buildTestApp.ts';
import { passwordSignIn, pool } from '../../testing/registration.ts';
import {
  softwareAuthenticator,
  type Misbehaviour,
  type SoftwareAuthenticator,
} from '../../testing/software-authenticator.ts';
import { findPlayer, restrictPlayer } from '../player/index.ts';
import { deposit } from '../wallet/index.ts';
import { codeOf, stepAt } from './model/authenticator.ts';
import { mayTryPasskey } from './model/sign-in-attempts.ts';
import { passkeyChallenges } from './passkey-challenges.ts';
import { sweep } from './repository/sweep.ts';

const PASSWORD = 'river-lantern-42-oak';
const CLIENT = 'baize-northlight';
const SITE = 'http://localhost:4200';
const MINUTE_MS = 60_000;

/** A clock of real time that a test moves. */
function realTime() {
  let now = Date.parse('2026-11-21T12:00:10Z');
  return {
    now: () => new Date(now),
    advance: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

interface Browser {
  readonly player: TestPlayer;
  readonly email: string;
  readonly accessToken: string;
  readonly headers: Readonly<Record<string, string>>;
}
interface Answer {
  readonly statusCode: number;
  readonly body: string;
  json(): unknown;
}

/** Calls of one app, as the site makes them. */
function calls(test: TestApp) {
  const typeOf = (answer: Answer) => (answer.json() as { __type?: string }).__type;
  const browserOf = (player: TestPlayer, email: string, answer: Answer): Browser => {
    const { AuthenticationResult: tokens } = answer.json() as {
      AuthenticationResult: { IdToken: string; AccessToken: string };
    };
    return {
      player,
      email,
      accessToken: tokens.AccessToken,
      headers: { ...player.headers, authorization: `Bearer ${tokens.IdToken}` },
    };
  };
  const begin = async (): Promise<Browser> => {
    const player = await test.player({ password: PASSWORD });
    const email = (await findPlayer(test.db, player.playerId))?.email ?? '';
    return browserOf(player, email, await passwordSignIn(test, email, PASSWORD));
  };
  const again = async ({ player, email }: Browser): Promise<Browser> =>
    browserOf(player, email, await passwordSignIn(test, email, PASSWORD));
  const post = async ({ headers }: Browser, path: string, payload: object) => {
    const answer = await test.app.inject({ method: 'POST', url: `/api/v1/player/${path}`, headers, payload });
    return { status: answer.statusCode, body: answer.body === '' ? null : answer.json<{ code?: string }>() };
  };
  const permit = (browser: Browser, body: object = {}) =>
    post(browser, 'passkeys/permission', { password: PASSWORD, name: 'Phone', ...body });
  const list = async ({ headers }: Browser) => {
    const answer = await test.app.inject({ url: '/api/v1/player/passkeys', headers });
    return { status: answer.statusCode, ...answer.json<PasskeysState>() };
  };
  const start = (browser: Browser) => pool(test, 'StartWebAuthnRegistration', { AccessToken: browser.accessToken });
  const complete = (browser: Browser, Credential: object) =>
    pool(test, 'CompleteWebAuthnRegistration', { AccessToken: browser.accessToken, Credential });
  const remove = (browser: Browser, CredentialId: string) =>
    pool(test, 'DeleteWebAuthnCredential', { AccessToken: browser.accessToken, CredentialId });
  const optionsOf = (answer: Answer) =>
    (
      answer.json() as {
        CredentialCreationOptions: Parameters<SoftwareAuthenticator['create']>[0] & Record<string, unknown>;
      }
    ).CredentialCreationOptions;
  /** Adds a passkey as the site does. */
  const add = async (browser: Browser, name = 'Phone', authenticator = softwareAuthenticator(SITE)) => {
    expect((await permit(browser, { name })).status).toBe(204);
    const created = await complete(browser, authenticator.create(optionsOf(await start(browser))));
    expect(created.body).toBe('{}');
    return authenticator;
  };
  const ask = async (email: string, more: object = {}) => {
    const answer = await pool(test, 'InitiateAuth', {
      AuthFlow: 'USER_AUTH',
      ClientId: CLIENT,
      AuthParameters: { USERNAME: email, PREFERRED_CHALLENGE: 'WEB_AUTHN' },
      ...more,
    });
    const body = answer.json<{
      ChallengeName: string;
      Session: string;
      ChallengeParameters: { CREDENTIAL_REQUEST_OPTIONS: string };
    }>();
    expect(body.ChallengeName).toBe('WEB_AUTHN');
    return {
      session: body.Session,
      options: JSON.parse(body.ChallengeParameters.CREDENTIAL_REQUEST_OPTIONS) as {
        challenge: string;
        rpId: string;
      },
    };
  };
  const answer = (email: string, session: string, credential: object | string, more: object = {}, from = '192.0.2.1') =>
    test.app.inject({
      method: 'POST',
      url: '/identity/',
      remoteAddress: from,
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': 'AWSCognitoIdentityProviderService.RespondToAuthChallenge',
      },
      payload: JSON.stringify({
        ChallengeName: 'WEB_AUTHN',
        ClientId: CLIENT,
        Session: session,
        ChallengeResponses: {
          USERNAME: email,
          CREDENTIAL: typeof credential === 'string' ? credential : JSON.stringify(credential),
        },
        ...more,
      }),
    });
  /** Logs in with a passkey as the site does. */
  const enter = async (email: string, authenticator: SoftwareAuthenticator, wrong: Misbehaviour = {}, more = {}) => {
    const { session, options } = await ask(email, more);
    return answer(email, session, authenticator.get(options, wrong));
  };
  return {
    typeOf,
    browserOf,
    begin,
    again,
    post,
    permit,
    list,
    start,
    complete,
    remove,
    optionsOf,
    add,
    ask,
    answer,
    enter,
  };
}

describe('the challenge of a passkey', () => {
  const time = realTime();
  const challenges = passkeyChallenges({ cookieSecrets: ['a secret'] }, time);
  it('is random, good for one purpose, and over after three minutes', () => {
    const issued = challenges.issue('login|a');
    expect(Buffer.from(issued.challenge, 'base64url')).toHaveLength(32);
    expect(challenges.issue('login|a').challenge).not.toBe(issued.challenge);
    expect(challenges.read(issued.session, 'login|a')).toMatchObject({
      challenge: issued.challenge,
      restricted: false,
    });
    expect(challenges.read(issued.session, 'login|b')).toBeNull();
    time.advance(3 * MINUTE_MS);
    expect(challenges.read(issued.session, 'login|a')).toBeNull();
  });
  it('is refused when it is forged or changed', () => {
    const { session } = challenges.issue('login|a');
    const [body = '', signature = ''] = session.split('.');
    const changed = Buffer.from(
      Buffer.from(body, 'base64url').toString().replace('"restricted":false', '"restricted":true'),
    ).toString('base64url');
    for (const forged of ['', '.', body, `${changed}.${signature}`, `${body}.`, `${body}.${'A'.repeat(43)}`])
      expect(challenges.read(forged, 'login|a'), forged).toBeNull();
    expect(passkeyChallenges({ cookieSecrets: ['another'] }, time).read(session, 'login|a')).toBeNull();
    expect(passkeyChallenges({ cookieSecrets: ['another', 'a secret'] }, time).read(session, 'login|a')).not.toBeNull();
  });
});

it('never lets a source try more after more failures, whatever others did', () => {
  const count = fc.integer({ min: 0, max: 200 });
  fc.assert(
    fc.property(fc.record({ pair: count, login: count, source: count }), count, (failures, more) => {
      expect(mayTryPasskey({ ...failures, login: failures.login + more })).toBe(mayTryPasskey(failures));
      for (const name of ['pair', 'source'] as const)
        if (!mayTryPasskey(failures)) expect(mayTryPasskey({ ...failures, [name]: failures[name] + more })).toBe(false);
    }),
  );
});

describe('passkeys', () => {
  let test: TestApp;
  let app: ReturnType<typeof calls>;
  const time = realTime();
  beforeAll(async () => {
    test = await buildTestApp({ wallClock: time });
    app = calls(test);
  });
  beforeEach(() => {
    test.messaging.messages.length = 0;
  });
  afterAll(() => test.close());
  const told = async ({ player }: Browser) =>
    (
      await test.db.query<{ kind: string }>(
        'select kind from player_messages where player_id = $1 order by created_at',
        [player.playerId],
      )
    ).map(({ kind }) => kind);

  it('are added, listed with name and date, used to log in, and removed', async () => {
    const browser = await app.begin();
    expect(await app.list(browser)).toMatchObject({ available: true, needsCode: false, passkeys: [] });
    const phone = await app.add(browser, 'My phone');
    expect((await app.list(browser)).passkeys).toEqual([
      { id: phone.id, name: 'My phone', createdAt: test.clock.now().toISOString(), lastUsedAt: null },
    ]);
    expect(
      (await pool(test, 'ListWebAuthnCredentials', { AccessToken: browser.accessToken, MaxResults: 20 })).json(),
    ).toEqual({
      Credentials: [
        {
          CredentialId: phone.id,
          FriendlyCredentialName: 'My phone',
          RelyingPartyId: 'localhost',
          // A kind that we don't know is left out.
          AuthenticatorTransports: ['internal'],
          CreatedAt: test.clock.now().getTime() / 1000,
        },
      ],
    });
    const entered = app.browserOf(browser.player, browser.email, await app.enter(browser.email, phone));
    expect((await app.list(entered)).passkeys[0]?.lastUsedAt).not.toBeNull();
    // As an email is written anyhow.
    expect((await app.enter(` ${browser.email.toUpperCase()}`, phone)).statusCode).toBe(200);
    expect((await app.permit(entered)).status).toBe(204);
    expect((await app.remove(entered, phone.id)).body).toBe('{}');
    expect((await app.list(entered)).passkeys).toEqual([]);
    expect(app.typeOf(await app.enter(browser.email, phone))).toBe('NotAuthorizedException');
    // Anyone who has the device may be logged in with it.
    expect((await app.list(browser)).status).toBe(401);
    expect(await told(browser)).toEqual(expect.arrayContaining(['PASSKEY_ADDED', 'PASSKEY_REMOVED']));
    expect(test.messaging.messages.map(({ to, channel }) => ({ to, channel }))).toEqual([
      { to: browser.email, channel: 'EMAIL' },
      { to: browser.email, channel: 'EMAIL' },
    ]);
  });

  it('are made for the brand’s site, with the owner’s verification, known to their authenticator, and not twice', async () => {
    const browser = await app.begin();
    const phone = await app.add(browser);
    await app.permit(browser);
    const options = app.optionsOf(await app.start(browser));
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Northlight' },
      user: { id: Buffer.from(browser.player.playerId).toString('base64url'), name: browser.email },
      attestation: 'none',
      pubKeyCredParams: [-8, -7, -257].map((alg) => ({ alg, type: 'public-key' })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: phone.id, transports: ['internal'] }],
    });
    expect(app.typeOf(await app.complete(browser, phone.create(options)))).toBe(
      'WebAuthnCredentialNotSupportedException',
    );
    expect((await app.list(browser)).passkeys).toHaveLength(1);
  });

  it('are neither added nor removed with an access token alone, nor from a session where no password was given', async () => {
    const browser = await app.begin();
    expect(app.typeOf(await app.start(browser))).toBe('NotAuthorizedException');
    expect((await app.permit(browser, { password: 'not it' })).body).toMatchObject({
      code: 'error.old_password.incorrect',
    });
    expect(app.typeOf(await app.start(browser))).toBe('NotAuthorizedException');
    const phone = await app.add(browser);
    const elsewhere = await app.again(browser);
    expect(app.typeOf(await app.remove(browser, phone.id))).toBe('NotAuthorizedException');
    await app.permit(browser);
    expect(app.typeOf(await app.remove(elsewhere, phone.id))).toBe('NotAuthorizedException');
    expect(app.typeOf(await app.start(elsewhere))).toBe('NotAuthorizedException');
    // Each permission is for one change, and lasts five minutes.
    const options = app.optionsOf(await app.start(browser));
    time.advance(5 * MINUTE_MS);
    expect(app.typeOf(await app.complete(browser, softwareAuthenticator(SITE).create(options)))).toBe(
      'NotAuthorizedException',
    );
    await app.add(browser);
    expect(app.typeOf(await app.remove(browser, phone.id))).toBe('NotAuthorizedException');
    // A permission without a name is for removing.
    await app.post(browser, 'passkeys/permission', { password: PASSWORD });
    expect(app.typeOf(await app.start(browser))).toBe('NotAuthorizedException');
    expect((await app.remove(browser, phone.id)).statusCode).toBe(200);
    for (const token of ['', 'nonsense'])
      expect((await pool(test, 'ListWebAuthnCredentials', { AccessToken: token })).statusCode).toBe(400);
  });

  it('are removed by their own player only', async () => {
    const browser = await app.begin();
    const other = await app.begin();
    const phone = await app.add(browser);
    await app.permit(other);
    expect(app.typeOf(await app.remove(other, phone.id))).toBe('ResourceNotFoundException');
    expect((await app.list(browser)).passkeys).toHaveLength(1);
    expect((await app.enter(browser.email, phone)).statusCode).toBe(200);
  });

  it('are refused when they were made at another site, for another challenge, or without verification', async () => {
    const browser = await app.begin();
    for (const [wrong, type] of [
      [{ origin: 'https://northlight.example' }, 'WebAuthnOriginNotAllowedException'],
      [{ origin: 'http://localhost:4300' }, 'WebAuthnOriginNotAllowedException'],
      [{ domain: 'northlight.example' }, 'WebAuthnCredentialNotSupportedException'],
      [{ verified: false }, 'WebAuthnCredentialNotSupportedException'],
      [{ challenge: Buffer.alloc(32).toString('base64url') }, 'WebAuthnCredentialNotSupportedException'],
    ] as const) {
      await app.permit(browser);
      const options = app.optionsOf(await app.start(browser));
      const made = softwareAuthenticator(SITE).create(options, wrong);
      expect(app.typeOf(await app.complete(browser, made)), JSON.stringify(wrong)).toBe(type);
      // The challenge counts once, whatever came of it.
      expect(app.typeOf(await app.complete(browser, softwareAuthenticator(SITE).create(options)))).toBe(
        'NotAuthorizedException',
      );
    }
    await app.permit(browser);
    const stale = app.optionsOf(await app.start(browser));
    await app.start(browser);
    expect(app.typeOf(await app.complete(browser, softwareAuthenticator(SITE).create(stale)))).toBe(
      'WebAuthnCredentialNotSupportedException',
    );
    await app.permit(browser);
    expect(app.typeOf(await app.complete(browser, softwareAuthenticator(SITE).create(stale)))).toBe(
      'WebAuthnChallengeNotFoundException',
    );
    expect((await app.list(browser)).passkeys).toEqual([]);
  });

  it.each([
    ['another site’s origin', { origin: 'https://northlight.example' }],
    ['another port', { origin: 'http://localhost:4300' }],
    ['another domain', { domain: 'northlight.example' }],
    ['a device that its owner did not unlock', { verified: false }],
    ['another challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
    ['another player’s name', { userHandle: Buffer.from('another').toString('base64url') }],
    ['no player’s name', { userHandle: null }],
  ] satisfies readonly (readonly [string, Misbehaviour])[])('open nothing with %s', async (_, wrong) => {
    const browser = await app.begin();
    const phone = await app.add(browser);
    const refused = await app.enter(browser.email, phone, wrong);
    expect(app.typeOf(refused)).toBe('NotAuthorizedException');
    expect((await app.enter(browser.email, phone)).statusCode).toBe(200);
  });

  it('open nothing with a count that was reached before: the key or the answer was copied', async () => {
    const browser = await app.begin();
    const phone = await app.add(browser);
    expect((await app.enter(browser.email, phone, { counter: 7 })).statusCode).toBe(200);
    for (const counter of [0, 1, 7])
      expect(app.typeOf(await app.enter(browser.email, phone, { counter }))).toBe('NotAuthorizedException');
    expect((await app.enter(browser.email, phone, { counter: 8 })).statusCode).toBe(200);
    // Many authenticators don't count.
    const other = await app.begin();
    const tablet = await app.add(other);
    for (let login = 0; login < 2; login += 1)
      expect((await app.enter(other.email, tablet, { counter: 0 })).statusCode).toBe(200);
  });

  it('answer a challenge once, within three minutes, of the same player and client', async () => {
    const browser = await app.begin();
    const other = await app.begin();
    const phone = await app.add(browser);
    const theirs = await app.add(other);
    const { session, options } = await app.ask(browser.email);
    const good = phone.get(options);
    expect(app.typeOf(await app.answer(other.email, session, good))).toBe('NotAuthorizedException');
    expect(app.typeOf(await app.answer(browser.email, session, good, { ClientId: 'baize-marigold' }))).toBe(
      'NotAuthorizedException',
    );
    expect((await app.answer(browser.email, session, good)).statusCode).toBe(200);
    expect(app.typeOf(await app.answer(browser.email, session, phone.get(options)))).toBe('NotAuthorizedException');
    const late = await app.ask(browser.email);
    time.advance(3 * MINUTE_MS);
    expect(app.typeOf(await app.answer(browser.email, late.session, phone.get(late.options)))).toBe(
      'NotAuthorizedException',
    );
    // A wrong answer uses a challenge up too.
    const spent = await app.ask(browser.email);
    expect(app.typeOf(await app.answer(browser.email, spent.session, theirs.get(spent.options)))).toBe(
      'NotAuthorizedException',
    );
    expect(app.typeOf(await app.answer(browser.email, spent.session, phone.get(spent.options)))).toBe(
      'NotAuthorizedException',
    );
    for (const nonsense of ['', '{}', 'null', '[]', 'x'.repeat(5000), '{"id":"a"}']) {
      const asked = await app.ask(browser.email);
      expect((await app.answer(browser.email, asked.session, nonsense)).statusCode).toBe(400);
    }
    for (const forged of ['x', 'x.y', `${session}x`])
      expect(app.typeOf(await app.answer(browser.email, forged, good))).toBe('NotAuthorizedException');
  });

  it('tell nobody who has an account or a passkey', async () => {
    const withPasskey = await app.begin();
    const phone = await app.add(withPasskey);
    const without = await app.begin();
    const shapes = new Set<string>();
    const refusals = new Set<string>();
    for (const email of [withPasskey.email, without.email, 'nobody@test.baize']) {
      const { session, options } = await app.ask(email);
      expect(options).not.toHaveProperty('allowCredentials');
      shapes.add(JSON.stringify({ ...options, challenge: '' }));
      const wrong = await app.answer(email, session, softwareAuthenticator(SITE).get(options));
      refusals.add(`${wrong.statusCode} ${wrong.body}`);
      // Nor does another player's good passkey.
      if (email === withPasskey.email) continue;
      const stranger = await app.ask(email);
      const foreign = await app.answer(email, stranger.session, phone.get(stranger.options));
      refusals.add(`${foreign.statusCode} ${foreign.body}`);
    }
    expect([...shapes]).toHaveLength(1);
    expect([...refusals]).toHaveLength(1);
  });

  it('lock a place after ten wrong answers, and nobody else', async () => {
    const browser = await app.begin();
    const phone = await app.add(browser);
    const from = (address: string, authenticator: SoftwareAuthenticator) =>
      app
        .ask(browser.email)
        .then(({ session, options }) => app.answer(browser.email, session, authenticator.get(options), {}, address));
    for (let failure = 0; failure < 10; failure += 1)
      expect(app.typeOf(await from('192.0.2.70', softwareAuthenticator(SITE)))).toBe('NotAuthorizedException');
    const locked = await from('192.0.2.70', phone);
    expect(app.typeOf(locked)).toBe('UserLambdaValidationException');
    expect(locked.body).toContain('error.sign.in.attempt.count.exceeded');
    expect((await from('192.0.2.71', phone)).statusCode).toBe(200);
    // Wrong passwords don't keep the owner of a passkey out either.
    const other = await app.begin();
    const tablet = await app.add(other);
    for (let failure = 0; failure < 12; failure += 1) await passwordSignIn(test, other.email, 'not the password');
    expect((await app.enter(other.email, tablet)).statusCode).toBe(200);
  });

  it('stand for password and code, and cost a code to add and to remove where the login asks for one', async () => {
    const browser = await app.begin();
    await app.post(browser, 'second-factor/setup', { password: PASSWORD });
    const AccessToken = browser.accessToken;
    const { SecretCode: secret } = (await pool(test, 'AssociateSoftwareToken', { AccessToken })).json<{
      SecretCode: string;
    }>();
    const code = () => codeOf(secret, stepAt(time.now()));
    await pool(test, 'VerifySoftwareToken', { AccessToken, UserCode: code() });
    await pool(test, 'SetUserMFAPreference', { AccessToken, SoftwareTokenMfaSettings: { Enabled: true } });
    expect((await app.list(browser)).needsCode).toBe(true);
    expect((await app.permit(browser)).body).toMatchObject({ code: 'error.second_factor.code' });
    expect((await app.permit(browser, { code: '000000' })).status).toBe(400);
    expect(app.typeOf(await app.start(browser))).toBe('NotAuthorizedException');
    time.advance(30_000);
    expect((await app.permit(browser, { code: code() })).status).toBe(204);
    const phone = softwareAuthenticator(SITE);
    expect((await app.complete(browser, phone.create(app.optionsOf(await app.start(browser))))).statusCode).toBe(200);
    expect((await app.enter(browser.email, phone)).json()).toHaveProperty('AuthenticationResult');
    expect((await app.permit(browser)).status).toBe(400);
    expect(app.typeOf(await app.remove(browser, phone.id))).toBe('NotAuthorizedException');
  });

  it('refuse a player who may not log in, with the reason that a password gets, and only to the owner', async () => {
    const browser = await app.begin();
    const phone = await app.add(browser);
    const { playerId } = browser.player;
    const same = async () => {
      const byPassword = await passwordSignIn(test, browser.email, PASSWORD);
      const byPasskey = await app.enter(browser.email, phone);
      expect(byPasskey.statusCode).toBe(400);
      expect(byPasskey.json()).toEqual(byPassword.json());
      return byPasskey.body;
    };
    await restrictPlayer(test.app, playerId, {
      status: 'TIMEOUT',
      until: new Date(test.clock.now().getTime() + 86_400_000),
      initiator: 'PLAYER',
    });
    expect(await same()).toContain('error.timeout.in.progress');
    expect((await app.enter(browser.email, softwareAuthenticator(SITE))).body).not.toContain('timeout');
    // What the player may still do (ruling 19), if they ask for it.
    const restricted = await app.enter(browser.email, phone, {}, { ClientMetadata: { session: 'restricted' } });
    expect(restricted.statusCode).toBe(200);
    await test.db.query("update players set status = 'CLOSED' where player_id = $1", [playerId]);
    expect(await same()).toContain('error.account.closed');
    const asked = await app.enter(browser.email, phone, {}, { ClientMetadata: { session: 'restricted' } });
    expect(asked.body).toContain('error.account.closed');
  });

  it('outlast a new password, which ends what the old one permitted', async () => {
    const browser = await app.begin();
    const phone = await app.add(browser);
    await app.permit(browser);
    const write = await test.app.ports.identity?.setPassword(browser.player.playerId, 'another-quiet-harbour-7');
    await test.db.transaction(async (tx) => {
      await write?.(tx);
      await test.app.endSessions(tx, { playerId: browser.player.playerId }, 'password reset');
    });
    expect(app.typeOf(await app.start(browser))).toBe('NotAuthorizedException');
    expect((await app.enter(browser.email, phone)).statusCode).toBe(200);
  });

  it('confirm large withdrawals, once each, in the session that asked', async () => {
    const browser = await app.begin();
    const { playerId } = browser.player;
    await test.app.wallet.move(deposit({ reference: randomUUID(), playerId, currency: 'EUR' }, 5_000_00, 'SKRILL'));
    const withdraw = async (from: Browser) => {
      const answer = await test.app.inject({
        method: 'POST',
        url: '/api/v1/player/wallet/withdrawal',
        headers: { ...from.headers, 'idempotency-key': randomUUID() },
        payload: { amount: 500, paymentMethod: 'SKRILL' },
      });
      return { status: answer.statusCode, body: answer.json<object>() };
    };
    const phone = await app.add(browser);
    const needed = {
      status: 403,
      body: { code: 'error.second_factor.needed', details: { from: 500, code: false, passkey: true } },
    };
    expect(await withdraw(browser)).toMatchObject(needed);
    // A login with it is no confirmation.
    const other = app.browserOf(browser.player, browser.email, await app.enter(browser.email, phone));
    expect(await withdraw(other)).toMatchObject(needed);
    const ask = async (from: Browser) =>
      (await app.post(from, 'passkeys/challenge', {})).body as unknown as {
        session: string;
        options: { challenge: string; rpId: string };
      };
    const confirm = (from: Browser, session: string, credential: object) =>
      app.post(from, 'passkeys/confirmation', { session, credential: JSON.stringify(credential) });
    const refused = { status: 400, body: { code: 'error.passkey.refused' } };
    const asked = await ask(browser);
    // Not in another session, by a login's challenge, by another key, or without the owner's lock.
    expect(await confirm(other, asked.session, phone.get(asked.options))).toMatchObject(refused);
    const login = await app.ask(browser.email);
    expect(await confirm(browser, login.session, phone.get(login.options))).toMatchObject(refused);
    const second = await ask(browser);
    expect(await confirm(browser, second.session, softwareAuthenticator(SITE).get(second.options))).toMatchObject(
      refused,
    );
    const third = await ask(browser);
    expect(await confirm(browser, third.session, phone.get(third.options, { verified: false }))).toMatchObject(refused);
    expect(await withdraw(browser)).toMatchObject(needed);
    // Nor does its challenge open a session.
    const fourth = await ask(browser);
    expect(app.typeOf(await app.answer(browser.email, fourth.session, phone.get(fourth.options)))).toBe(
      'NotAuthorizedException',
    );
    const good = phone.get(asked.options);
    expect((await confirm(browser, asked.session, good)).status).toBe(204);
    expect(await confirm(browser, asked.session, good)).toMatchObject(refused);
    expect(await withdraw(other)).toMatchObject(needed);
    expect((await withdraw(browser)).status).toBe(200);
    expect(await withdraw(browser)).toMatchObject(needed);
    // It lasts five minutes.
    const late = await ask(browser);
    expect((await confirm(browser, late.session, phone.get(late.options))).status).toBe(204);
    time.advance(5 * MINUTE_MS);
    expect(await withdraw(browser)).toMatchObject(needed);
  });

  it('are twenty at most', async () => {
    const browser = await app.begin();
    await test.db.query(
      `insert into identity_passkeys (player_id, id, public_key, counter, transports, relying_party, name, created_at)
       select $1, 'key-' || n, 'AA', 0, '{}', 'localhost', 'Key', now() from generate_series(1, $2::int) n`,
      [browser.player.playerId, PASSKEY_LIMIT - 1],
    );
    // Two permissions cannot be had at once, so the second addition starts before the first is complete.
    await app.add(browser);
    expect(await app.permit(browser)).toMatchObject({ status: 409, body: { code: 'error.passkey.limit' } });
    // Removing one is still possible.
    expect((await app.post(browser, 'passkeys/permission', { password: PASSWORD })).status).toBe(204);
    expect((await app.remove(browser, 'key-1')).statusCode).toBe(200);
    expect((await app.list(browser)).passkeys).toHaveLength(PASSKEY_LIMIT - 1);
  });

  it('have a name that can be told apart', async () => {
    const browser = await app.begin();
    for (const name of ['', '   ', 'x'.repeat(41), 'Pho\u200bne', 'a\nb'])
      expect((await app.permit(browser, { name })).status, JSON.stringify(name)).toBe(400);
    await app.add(browser, '  妹の電話 ☎ ');
    expect((await app.list(browser)).passkeys[0]?.name).toBe('妹の電話 ☎');
  });

  it('leave no permission behind', async () => {
    const browser = await app.begin();
    await app.permit(browser);
    const open = () =>
      test.db.query('select 1 from identity_passkey_permissions where player_id = $1', [browser.player.playerId]);
    expect(await open()).toHaveLength(1);
    await sweep(test.db, new Date(time.now().getTime() + 6 * MINUTE_MS));
    expect(await open()).toEqual([]);
  });

  it('are not offered where a real pool keeps the players’ logins', async () => {
    const pooled = await buildTestApp({ env: { IDENTITY_PROVIDER: 'cognito' }, database: test.app.db });
    expect(pooled.app.hasRoute({ method: 'POST', url: '/api/v1/player/passkeys/permission' })).toBe(false);
    expect(pooled.app.hasRoute({ method: 'GET', url: '/api/v1/player/passkeys' })).toBe(true);
    await pooled.close();
  });
});

describe('the sites of two brands', () => {
  it('have passkeys of their own', async () => {
    const sites = { northlight: 'https://www.northlight.example', marigold: 'https://marigold.example' };
    const probe = await buildTestApp();
    const brands = probe.app.brands.all.map(({ id }) => id);
    await probe.close();
    const originOf = (id: string) => sites[id as keyof typeof sites] ?? `https://${id}.example`;
    const test = await buildTestApp({
      env: {
        SITE_ORIGINS: brands.map(originOf).join(','),
        BRAND_ORIGINS: brands.map((id) => `${id}=${originOf(id)}`).join(','),
      },
    });
    const app = calls(test);
    const browser = await app.begin();
    await app.permit(browser);
    const options = app.optionsOf(await app.start(browser));
    expect(options.rp.id).toBe('www.northlight.example');
    const elsewhere = softwareAuthenticator(sites.marigold);
    expect(app.typeOf(await app.complete(browser, elsewhere.create(options)))).toBe(
      'WebAuthnOriginNotAllowedException',
    );
    const phone = await app.add(browser, 'Phone', softwareAuthenticator(sites.northlight));
    expect((await app.enter(browser.email, phone)).statusCode).toBe(200);
    expect(app.typeOf(await app.enter(browser.email, phone, { origin: sites.marigold }))).toBe(
      'NotAuthorizedException',
    );
    const { session, options: theirs } = await app.ask(browser.email, { ClientId: 'baize-marigold' });
    expect(theirs.rpId).toBe('marigold.example');
    const foreign = await app.answer(
      browser.email,
      session,
      phone.get(theirs, { origin: sites.marigold, domain: 'marigold.example' }),
      { ClientId: 'baize-marigold' },
    );
    expect(app.typeOf(foreign)).toBe('NotAuthorizedException');
    await test.close();
  });
});

describeOnPostgres('passkeys under pressure', (makeApp) => {
  it('open one session for an answer that is sent several times at once', async () => {
    const test = await makeApp();
    const app = calls(test);
    const browser = await app.begin();
    const phone = await app.add(browser);
    const { session, options } = await app.ask(browser.email);
    const good = phone.get(options);
    const answers = await Promise.all(Array.from({ length: 4 }, () => app.answer(browser.email, session, good)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    // The same count in two answers: one of them is a copy.
    const asked = await Promise.all([app.ask(browser.email), app.ask(browser.email)]);
    const copies = await Promise.all(
      asked.map(({ session: each, options: its }) => app.answer(browser.email, each, phone.get(its, { counter: 50 }))),
    );
    expect(copies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });

  it('add one passkey for an answer that is sent several times at once, and remove one once', async () => {
    const test = await makeApp();
    const app = calls(test);
    const browser = await app.begin();
    await app.permit(browser);
    const options = app.optionsOf(await app.start(browser));
    const phone = softwareAuthenticator(SITE);
    const made = phone.create(options);
    const added = await Promise.all(Array.from({ length: 4 }, () => app.complete(browser, made)));
    expect(added.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await app.list(browser)).passkeys).toHaveLength(1);
    await app.permit(browser);
    const removed = await Promise.all(Array.from({ length: 3 }, () => app.remove(browser, phone.id)));
    expect(removed.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it('leave no session open that a removed passkey has opened', async () => {
    const test = await makeApp();
    const app = calls(test);
    for (let round = 0; round < 4; round += 1) {
      const browser = await app.begin();
      const phone = await app.add(browser);
      await app.permit(browser);
      const { session, options } = await app.ask(browser.email);
      const good = phone.get(options);
      const [entered] = await Promise.all([app.answer(browser.email, session, good), app.remove(browser, phone.id)]);
      if (entered.statusCode !== 200) continue;
      const thief = app.browserOf(browser.player, browser.email, entered);
      expect((await app.list(thief)).status).toBe(401);
    }
  });
});
