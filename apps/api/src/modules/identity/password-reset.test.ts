import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnv } from '../../plugins/env.ts';
import { originOf } from '../../plugins/origin-of.ts';
import { buildTestApp, describeOnPostgres, type TestApp } from '../../testing/buildTestApp.ts';
import { passwordSignIn, pool, solvedCaptcha } from '../../testing/registration.ts';

const OLD = 'correct horse battery';
const NEW = 'lantern over water 7';
interface Receipt {
  smsResetKeyId: string;
  resendAt: string;
  expiresAt: string;
}
const codeOf = (answer: { json(): unknown }) => (answer.json() as { code: string }).code;

/** One browser whose player forgot the password. */
function resetClient(test: TestApp, brand = 'northlight', market = 'fi-FI') {
  const headers = { sitecontext: JSON.stringify({ siteId: 5, brand, market }) };
  const send = async (path: string, payload: object, more: Record<string, string> = {}) =>
    test.app.inject({
      method: 'POST',
      url: `/api/v1/player/password_reset${path}`,
      payload,
      headers: { ...headers, ...more },
    });
  return {
    ask: async (email: string, channel: 'EMAIL' | 'SMS' = 'EMAIL', more: Record<string, string> = {}) =>
      send('', { email, channel, siteId: 5, blackbox: '-' }, { 'x-captcha-token': await solvedCaptcha(test), ...more }),
    check: (smsResetKeyId: string, code: string) => send('/sms_verification', { smsResetKeyId, siteId: 5, code }),
    set: (resetKey: string, password = NEW) => send('/new_password', { resetKey, password }),
    setByEmail: (resetKey: string, password = NEW) => send('/new_password/email', { resetKey, password }),
  };
}
/** Returns the link in the newest email to an address. */
function linkIn(test: TestApp, email: string): URL {
  const link = test.messaging.messages
    .find((message) => message.to === email && message.channel === 'EMAIL')
    ?.text.match(/https?:\S+/)?.[0];
  if (!link) throw new Error(`No email to ${email} contains a link.`);
  return new URL(link);
}
const keyIn = (test: TestApp, email: string) => new URLSearchParams(linkIn(test, email).hash.slice(1)).get('key') ?? '';
let phones = 0;
/** A player with their own number, so that no other messages count for it. */
const createPlayer = (test: TestApp, email: string, record: object = {}, brand = 'northlight') =>
  test.player({
    brand,
    password: OLD,
    record: { email, phoneBody: `4070000${String((phones += 1)).padStart(2, '0')}`, ...record },
  });
const phoneOf = async (test: TestApp, playerId: string) =>
  `+358${(await test.db.query<{ phone_body: string }>('select phone_body from players where player_id = $1', [playerId]))[0]?.phone_body ?? ''}`;

const origins = (own: Record<string, string>) =>
  readdirSync(new URL('../../../../../brands/', import.meta.url))
    .map((brand) => `${brand}=${own[brand] ?? 'https://elsewhere.example'}`)
    .join(',');

describe('a forgotten password', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp({
      env: {
        SITE_ORIGINS: 'https://play.example,https://other.example',
        BRAND_ORIGINS: origins({ northlight: 'https://play.example', marigold: 'https://other.example/' }),
      },
    });
  });
  afterAll(() => test.close());

  it('is replaced with the link from an email, once, and every session ends', async () => {
    const { playerId } = await createPlayer(test, 'link@test.baize');
    const before = (await passwordSignIn(test, 'link@test.baize', OLD)).json<{
      AuthenticationResult: { RefreshToken: string };
    }>().AuthenticationResult;
    const asked = await resetClient(test).ask(' Link@Test.baize ');
    expect(asked.json()).toEqual({
      smsResetKeyId: expect.any(String) as string,
      resendAt: '2026-11-21T12:00:30.000Z',
      expiresAt: '2026-11-21T13:00:00.000Z',
    });
    const link = linkIn(test, 'link@test.baize');
    expect([link.origin, link.pathname]).toEqual(['https://play.example', '/fi-FI/reset-password']);
    // In the fragment: no server, log or referrer ever sees it.
    expect(link.search).toBe('');
    const key = keyIn(test, 'link@test.baize');
    expect(key.length).toBeGreaterThanOrEqual(43);
    expect(JSON.stringify(await test.db.query('select * from identity_password_resets'))).not.toContain(key);

    expect((await resetClient(test).setByEmail(key)).statusCode).toBe(204);
    expect((await passwordSignIn(test, 'link@test.baize', OLD)).json().__type).toBe('NotAuthorizedException');
    expect((await passwordSignIn(test, 'link@test.baize', NEW)).statusCode).toBe(200);
    expect(
      (
        await pool(test, 'GetTokensFromRefreshToken', {
          RefreshToken: before.RefreshToken,
          ClientId: 'baize-northlight',
        })
      ).json().__type,
    ).toBe('NotAuthorizedException');
    const again = await resetClient(test).setByEmail(key, 'another long one 8');
    expect([again.statusCode, codeOf(again)]).toEqual([400, 'error.password.reset']);
    // The player is notified, in case someone else did it.
    expect(test.messaging.messages[0]).toMatchObject({ to: 'link@test.baize', channel: 'EMAIL' });
    expect(test.messaging.messages[0]?.text).not.toMatch(/https?:/);
    const [entry] = await test.db.query<{ subject: string; details: object }>(
      "select subject, details from operator_audit where action = 'player.password_reset'",
    );
    expect(entry).toEqual({ subject: playerId, details: { channel: 'EMAIL' } });
    expect(JSON.stringify(entry)).not.toContain(NEW);
  });

  it('is replaced by a code, which is exchanged for a key once', async () => {
    const { playerId } = await createPlayer(test, 'sms@test.baize');
    const browser = resetClient(test);
    const { smsResetKeyId } = (await browser.ask('sms@test.baize', 'SMS')).json<Receipt>();
    const code = test.messaging.codeFor(await phoneOf(test, playerId));
    const wrong = await browser.check(smsResetKeyId, code === '000000' ? '111111' : '000000');
    expect([wrong.statusCode, codeOf(wrong)]).toEqual([400, 'sms.code.invalid']);
    const { resetKey } = (await browser.check(smsResetKeyId, code)).json<{ resetKey: string }>();
    expect(codeOf(await browser.check(smsResetKeyId, code))).toBe('sms.code.expired');
    // A key only works on the channel that it came from.
    expect(codeOf(await browser.setByEmail(resetKey))).toBe('error.password.reset');
    expect((await browser.set(resetKey)).statusCode).toBe(204);
    expect((await passwordSignIn(test, 'sms@test.baize', NEW)).statusCode).toBe(200);
  });

  it('can no longer be replaced with a link, code or key from before the player changed the password', async () => {
    const player = await createPlayer(test, 'changed@test.baize');
    const browser = resetClient(test);
    await browser.ask('changed@test.baize');
    const link = keyIn(test, 'changed@test.baize');
    const { smsResetKeyId } = (await browser.ask('changed@test.baize', 'SMS')).json<Receipt>();
    const code = test.messaging.codeFor(await phoneOf(test, player.playerId));
    const { resetKey } = (await browser.check(smsResetKeyId, code)).json<{ resetKey: string }>();
    test.advance(31_000);
    const later = (await browser.ask('changed@test.baize', 'SMS')).json<Receipt>().smsResetKeyId;
    const laterCode = test.messaging.codeFor(await phoneOf(test, player.playerId));

    const changed = await test.app.inject({
      method: 'POST',
      url: '/api/v1/player/password',
      headers: player.headers,
      payload: { oldPassword: OLD, newPassword: 'a harbour at dusk 3' },
    });
    expect(changed.statusCode).toBe(204);
    expect(codeOf(await browser.setByEmail(link))).toBe('error.password.reset');
    expect(codeOf(await browser.set(resetKey))).toBe('error.password.reset');
    expect(codeOf(await browser.check(later, laterCode))).toBe('sms.code.expired');
    expect((await passwordSignIn(test, 'changed@test.baize', 'a harbour at dusk 3')).statusCode).toBe(200);
    test.clock.setOffset(0);
  });

  it('does not reveal whether an account exists', async () => {
    await createPlayer(test, 'exists@test.baize');
    await createPlayer(test, 'elsewhere@test.baize', {}, 'marigold');
    await createPlayer(test, 'closed-reset@test.baize', { status: 'CLOSED' });
    await createPlayer(test, 'half@test.baize', { status: 'PRE_REGISTERED' });
    const emails = [
      'exists@test.baize',
      'nobody-at-all@test.baize',
      'elsewhere@test.baize',
      'closed-reset@test.baize',
      'half@test.baize',
    ];
    for (const channel of ['EMAIL', 'SMS'] as const) {
      const told: unknown[] = [];
      for (const email of emails) {
        const sent = test.messaging.messages.length;
        const answers = [];
        const first = await resetClient(test).ask(email, channel);
        answers.push([first.statusCode, Object.keys(first.json()).sort()]);
        answers.push(codeOf(await resetClient(test).ask(email, channel)));
        if (channel === 'SMS')
          for (let guess = 0; guess < 6; guess += 1)
            answers.push(codeOf(await resetClient(test).check(first.json<Receipt>().smsResetKeyId, '000000')));
        told.push(answers);
        expect(test.messaging.messages.length - sent, email).toBe(email === 'exists@test.baize' ? 1 : 0);
      }
      for (const answers of told) expect(answers).toEqual(told[0]);
    }
  });

  it('responds without waiting for the message, so that time reveals nothing either', async () => {
    await createPlayer(test, 'timed@test.baize');
    const send = test.messaging.send.bind(test.messaging);
    let arrive: () => void = () => undefined;
    test.messaging.send = () =>
      new Promise((resolve) => {
        arrive = () => resolve();
      });
    const asked = await resetClient(test).ask('timed@test.baize');
    test.messaging.send = send;
    arrive();
    expect(asked.statusCode).toBe(200);
  });

  it('does not reveal that the vendor is down', async () => {
    await createPlayer(test, 'vendor@test.baize');
    test.messaging.down = true;
    expect((await resetClient(test).ask('vendor@test.baize')).statusCode).toBe(200);
    test.messaging.down = false;
  });

  it('requires a captcha', async () => {
    const answer = await resetClient(test).ask('captcha@test.baize', 'EMAIL', { 'x-captcha-token': 'rubbish' });
    expect([answer.statusCode, codeOf(answer)]).toEqual([403, 'error.captcha.validation']);
  });

  it('ends a request after five wrong codes for every caller, and leaves the other requests', async () => {
    const { playerId } = await createPlayer(test, 'guessed@test.baize');
    const ask = async () => (await resetClient(test).ask('guessed@test.baize', 'SMS')).json<Receipt>().smsResetKeyId;
    const wrongFor = (phone: string) => (test.messaging.codeFor(phone) === '000000' ? '111111' : '000000');
    const phone = await phoneOf(test, playerId);
    const first = await ask();
    for (let guess = 0; guess < 4; guess += 1)
      expect(codeOf(await resetClient(test).check(first, wrongFor(phone)))).toBe('sms.code.invalid');
    expect(codeOf(await resetClient(test).check(first, wrongFor(phone)))).toBe('sms.max.attempts.reached');
    // Not even its correct code works now.
    expect(codeOf(await resetClient(test).check(first, test.messaging.codeFor(phone)))).toBe(
      'sms.max.attempts.reached',
    );
    test.advance(31_000);
    // The requests themselves bound the guesses.
    const second = await ask();
    expect(codeOf(await resetClient(test).check(second, wrongFor(phone)))).toBe('sms.code.invalid');
    expect((await resetClient(test).check(second, test.messaging.codeFor(phone))).statusCode).toBe(200);
    // Guessing codes does not lock the player out of the email channel.
    expect((await resetClient(test).ask('guessed@test.baize')).statusCode).toBe(200);
    expect((await resetClient(test).setByEmail(keyIn(test, 'guessed@test.baize'))).statusCode).toBe(204);
  });

  it('sends at most five emails an hour; earlier links stay valid', async () => {
    await createPlayer(test, 'flood@test.baize');
    await resetClient(test).ask('flood@test.baize');
    const first = keyIn(test, 'flood@test.baize');
    for (let round = 0; round < 4; round += 1) {
      test.advance(31_000);
      expect((await resetClient(test).ask('flood@test.baize')).statusCode).toBe(200);
    }
    test.advance(31_000);
    expect(codeOf(await resetClient(test).ask('flood@test.baize'))).toBe('email.max.attempts.reached');
    const last = keyIn(test, 'flood@test.baize');
    expect((await resetClient(test).setByEmail(first)).statusCode).toBe(204);
    // The password has changed, so all other requests become invalid.
    expect(codeOf(await resetClient(test).setByEmail(last, 'another long one 8'))).toBe('error.password.reset');
  });

  it('lets codes and keys expire', async () => {
    const { playerId } = await createPlayer(test, 'late@test.baize');
    await resetClient(test).ask('late@test.baize');
    const key = keyIn(test, 'late@test.baize');
    const { smsResetKeyId } = (await resetClient(test).ask('late@test.baize', 'SMS')).json<Receipt>();
    const code = test.messaging.codeFor(await phoneOf(test, playerId));
    test.advance(10 * 60_000);
    expect(codeOf(await resetClient(test).check(smsResetKeyId, code))).toBe('sms.code.expired');
    test.advance(50 * 60_000);
    expect(codeOf(await resetClient(test).setByEmail(key))).toBe('error.password.reset');
    const again = (await resetClient(test).ask('late@test.baize', 'SMS')).json<Receipt>();
    const { resetKey } = (
      await resetClient(test).check(again.smsResetKeyId, test.messaging.codeFor(await phoneOf(test, playerId)))
    ).json<{ resetKey: string }>();
    test.advance(15 * 60_000);
    expect(codeOf(await resetClient(test).set(resetKey))).toBe('error.password.reset');
  });

  it.each([
    ['a short password', 'short', 'error.password.weak'],
    ['a password without an end', 'x'.repeat(129), 'error.password.too_long'],
    ['one with the email in it', 'weakling 12345', 'error.password.guessable'],
    ['one along the keys', 'qwertyuiop0987654321', 'error.password.guessable'],
    ['one from a breach', 'manchester1', 'error.password.known'],
    ['the same password', OLD, 'error.password.same'],
  ])('refuses %s at its field, and the key stays good', async (_name, password, code) => {
    const email = `weakling.${code.split('.').at(-1) ?? ''}.${password.length}@test.baize`;
    await createPlayer(test, email, { firstName: 'Weakling' });
    await resetClient(test).ask(email);
    const key = keyIn(test, email);
    const answer = await resetClient(test).setByEmail(key, password);
    expect([answer.statusCode, answer.json().validationErrors]).toMatchObject([
      400,
      [{ field: 'password', message: code }],
    ]);
    expect((await resetClient(test).setByEmail(key)).statusCode).toBe(204);
  });

  it('refuses a made-up key, another brand’s key and an unknown request', async () => {
    await createPlayer(test, 'tenant@test.baize');
    await createPlayer(test, 'tenant@test.baize', {}, 'marigold');
    await resetClient(test).ask('tenant@test.baize');
    const key = keyIn(test, 'tenant@test.baize');
    expect(codeOf(await resetClient(test, 'marigold').setByEmail(key))).toBe('error.password.reset');
    for (const made of ['x'.repeat(43), '__proto__________________'])
      expect(codeOf(await resetClient(test).setByEmail(made))).toBe('error.password.reset');
    expect(codeOf(await resetClient(test).setByEmail('short'))).toBe('error.validation');
    expect(codeOf(await resetClient(test).check('00000000-0000-4000-8000-000000000000', '123456'))).toBe(
      'sms.code.invalid',
    );
    expect((await resetClient(test).setByEmail(key)).statusCode).toBe(204);
    expect((await passwordSignIn(test, 'tenant@test.baize', OLD, 'marigold')).statusCode).toBe(200);
  });

  it('links to the site of the player’s own brand, whatever origin the request claims', async () => {
    await createPlayer(test, 'origin@test.baize');
    await test.player({ brand: 'marigold', password: OLD, record: { email: 'origin@test.baize' } });
    for (const origin of ['https://evil.example', 'https://other.example', 'https://play.example']) {
      await resetClient(test).ask('origin@test.baize', 'EMAIL', { origin, host: 'evil.example' });
      expect(linkIn(test, 'origin@test.baize').origin).toBe('https://play.example');
      await resetClient(test, 'marigold').ask('origin@test.baize', 'EMAIL', { origin, host: 'evil.example' });
      expect(linkIn(test, 'origin@test.baize').origin).toBe('https://other.example');
      test.advance(31_000);
    }
  });

  it('uses one address for all brands if only one is configured, and never guesses among several', async () => {
    const origin = (env: Record<string, string>, brand: string) =>
      originOf(readEnv({ BAIZE_ENV: 'test', ...env }), brand);
    expect(origin({ SITE_ORIGIN: 'https://only.example' }, 'marigold')).toBe('https://only.example');
    expect(origin({ SITE_ORIGINS: 'https://a.example,https://b.example' }, 'marigold')).toBeNull();
    expect(
      origin({ SITE_ORIGIN: 'https://only.example', BRAND_ORIGINS: 'northlight=https://n.example' }, 'marigold'),
    ).toBeNull();
    expect(() => readEnv({ BAIZE_ENV: 'test', BRAND_ORIGINS: 'northlight:https://n.example' })).toThrow(
      /BRAND_ORIGINS/,
    );
    await expect(buildTestApp({ env: { SITE_ORIGINS: 'https://a.example,https://b.example' } })).rejects.toThrow(
      /sites of .*marigold.*BRAND_ORIGINS/,
    );
  });

  it.each([
    ['TIMEOUT', 'error.timeout.in.progress'],
    ['SELF_EXCLUDED', 'error.exclusion.in.progress'],
  ])('is no way around %s', async (status, refusal) => {
    const email = `${status.toLowerCase()}-reset@test.baize`;
    await createPlayer(test, email, { status, statusUntil: new Date(test.clock.now().getTime() + 9 * 86_400_000) });
    await resetClient(test).ask(email);
    expect((await resetClient(test).setByEmail(keyIn(test, email))).statusCode).toBe(204);
    expect((await passwordSignIn(test, email, NEW)).json().message).toContain(refusal);
  });

  it('refuses an account that was closed meanwhile', async () => {
    const { playerId } = await createPlayer(test, 'meanwhile@test.baize');
    await resetClient(test).ask('meanwhile@test.baize');
    await test.db.query("update players set status = 'CLOSED' where player_id = $1", [playerId]);
    expect(codeOf(await resetClient(test).setByEmail(keyIn(test, 'meanwhile@test.baize')))).toBe(
      'error.password.reset',
    );
  });

  it('ends the lock caused by wrong guesses of the old password', async () => {
    await createPlayer(test, 'locked-reset@test.baize');
    for (let attempt = 0; attempt < 5; attempt += 1)
      await passwordSignIn(test, 'locked-reset@test.baize', 'wrong password');
    await resetClient(test).ask('locked-reset@test.baize');
    await resetClient(test).setByEmail(keyIn(test, 'locked-reset@test.baize'));
    expect((await passwordSignIn(test, 'locked-reset@test.baize', NEW)).statusCode).toBe(200);
  });
});

describeOnPostgres('a password reset under pressure', (makeApp, kind) => {
  it('lets one of many uses of a key win, and counts parallel guesses', async () => {
    const one = await makeApp();
    const two = kind === 'postgres' ? await makeApp() : one;
    const { playerId } = await createPlayer(one, 'parallel-reset@test.baize');
    await resetClient(one).ask('parallel-reset@test.baize');
    const key = keyIn(one, 'parallel-reset@test.baize');
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        resetClient(index % 2 ? one : two).setByEmail(key, `a parallel pass ${index}`),
      ),
    );
    expect(answers.filter((answer) => answer.statusCode === 204)).toHaveLength(1);
    const { smsResetKeyId } = (await resetClient(one).ask('parallel-reset@test.baize', 'SMS')).json<Receipt>();
    const right = one.messaging.codeFor(await phoneOf(one, playerId));
    const guesses = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        resetClient(index % 2 ? one : two).check(smsResetKeyId, right === '000000' ? '111111' : '000000'),
      ),
    );
    expect(guesses.map((answer) => codeOf(answer)).filter((code) => code === 'sms.code.invalid')).toHaveLength(4);
    expect(codeOf(await resetClient(one).check(smsResetKeyId, right))).toBe('sms.max.attempts.reached');
  });

  it('accepts one of two parallel requests and sends one message', async () => {
    const test = await makeApp();
    await createPlayer(test, 'twice-reset@test.baize');
    const captchas = await Promise.all([solvedCaptcha(test), solvedCaptcha(test), solvedCaptcha(test)]);
    const answers = await Promise.all(
      captchas.map((token) => resetClient(test).ask('twice-reset@test.baize', 'EMAIL', { 'x-captcha-token': token })),
    );
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 400, 400]);
    expect(test.messaging.messages.filter((message) => message.to === 'twice-reset@test.baize')).toHaveLength(1);
  });
});
