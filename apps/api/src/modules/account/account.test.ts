import { randomUUID } from 'node:crypto';
import { MARKETING_CHANNELS, MARKETING_COMMUNICATIONS, type MarketingPreferences } from '@baize/contracts/account';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildTestApp, type TestApp, type TestPlayer } from '../../testing/buildTestApp.ts';

const PASSWORD = 'river-lantern-42-oak';

describe('what players change about themselves', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp();
  });
  afterAll(() => test.close());
  const call = (who: TestPlayer, method: 'GET' | 'POST' | 'PATCH', path: string, payload?: object) =>
    test.app.inject({ method, url: `/api/v1/player/${path}`, headers: who.headers, ...(payload ? { payload } : {}) });

  it.each(['marketing_preferences', 'address', 'inbox'])('%s is visible only to the player', async (path) => {
    expect((await test.app.inject({ url: `/api/v1/player/${path}` })).statusCode).toBe(401);
  });

  describe('marketing preferences', () => {
    const on = ({ preferences }: MarketingPreferences) =>
      preferences.filter(({ enabled }) => enabled).map(({ channel, communication }) => `${channel} ${communication}`);
    const read = async (who: TestPlayer) =>
      (await call(who, 'GET', 'marketing_preferences')).json<MarketingPreferences>();

    it('are all off, except the one message that cannot be refused', async () => {
      const preferences = await read(await test.player());
      expect(preferences.preferences).toHaveLength(MARKETING_CHANNELS.length * MARKETING_COMMUNICATIONS.length);
      expect(on(preferences)).toEqual(['EMAIL RESPONSIBLE_GAMING']);
    });
    it('start with exactly what the sign-up checkbox says', async () => {
      expect(on(await read(await test.player({ record: { marketingOptIn: true } })))).toEqual([
        'EMAIL BONUS_OFFER',
        'EMAIL RESPONSIBLE_GAMING',
        'SMS BONUS_OFFER',
      ]);
    });
    it('change one at a time and keep every answer as evidence', async () => {
      const who = await test.player();
      const newsletter = (enabled: boolean) =>
        call(who, 'PATCH', 'marketing_preferences', {
          preferences: [{ channel: 'MAIL', communication: 'NEWSLETTER', enabled }],
        });
      expect(on((await newsletter(true)).json())).toEqual(['EMAIL RESPONSIBLE_GAMING', 'MAIL NEWSLETTER']);
      await newsletter(true);
      expect(on((await newsletter(false)).json())).toEqual(['EMAIL RESPONSIBLE_GAMING']);
      expect(
        (
          await test.db.query<{ enabled: boolean }>(
            'select enabled from marketing_choices where player_id = $1 order by seq',
            [who.playerId],
          )
        ).map(({ enabled }) => enabled),
      ).toEqual([true, false]);
    });
    it('refuses to switch off the licence’s message, and then saves nothing else either', async () => {
      const who = await test.player();
      const answer = await call(who, 'PATCH', 'marketing_preferences', {
        preferences: [
          { channel: 'SMS', communication: 'CASINO', enabled: true },
          { channel: 'EMAIL', communication: 'RESPONSIBLE_GAMING', enabled: false },
        ],
      });
      expect(answer.statusCode).toBe(400);
      expect(on(await read(who))).toEqual(['EMAIL RESPONSIBLE_GAMING']);
    });
    it.each([
      [[]],
      [[{ channel: 'PIGEON', communication: 'CASINO', enabled: true }]],
      [[{ channel: 'SMS', communication: 'CASINO', enabled: 'yes' }]],
    ])('refuses %j', async (preferences) => {
      expect((await call(await test.player(), 'PATCH', 'marketing_preferences', { preferences })).statusCode).toBe(400);
    });
  });

  describe('password', () => {
    it('is hashed before the change locks anything', async () => {
      const who = await test.player({ password: PASSWORD });
      const { identity } = test.app.ports;
      if (!identity) throw new Error('The app has no identity port.');
      const { db } = test.app;
      const transaction = db.transaction.bind(db);
      let open = 0;
      const openAtHash: number[] = [];
      const transactions = vi.spyOn(db, 'transaction').mockImplementation(async (work) => {
        open += 1;
        return transaction(work).finally(() => {
          open -= 1;
        });
      });
      const setPassword = identity.setPassword.bind(identity);
      const hashing = vi.spyOn(identity, 'setPassword').mockImplementation(async (playerId, password) => {
        const write = await setPassword(playerId, password);
        openAtHash.push(open);
        return write;
      });
      const body = { oldPassword: PASSWORD, newPassword: 'another-river-lantern-43' };
      expect((await call(who, 'POST', 'password', body)).statusCode).toBe(204);
      transactions.mockRestore();
      hashing.mockRestore();
      expect(openAtHash).toEqual([0]);
    });
    const signIn = (email: string, password: string) =>
      test.app.inject({
        method: 'POST',
        url: '/identity/',
        headers: {
          'content-type': 'application/x-amz-json-1.1',
          'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
        },
        payload: JSON.stringify({
          AuthFlow: 'USER_PASSWORD_AUTH',
          ClientId: 'baize-northlight',
          AuthParameters: { USERNAME: email, PASSWORD: password },
        }),
      });
    const refreshed = async (token: string) =>
      (
        await test.app.inject({
          method: 'POST',
          url: '/identity/',
          headers: {
            'content-type': 'application/x-amz-json-1.1',
            'x-amz-target': 'AWSCognitoIdentityProviderService.GetTokensFromRefreshToken',
          },
          payload: JSON.stringify({ ClientId: 'baize-northlight', RefreshToken: token }),
        })
      ).statusCode === 200;
    const openAccount = async () => {
      const email = `${randomUUID()}@test.baize`;
      const who = await test.player({ password: PASSWORD, record: { email } });
      const open = async (password = PASSWORD) =>
        (await signIn(email, password)).json<{ AuthenticationResult?: { IdToken: string; RefreshToken: string } }>()
          .AuthenticationResult;
      return { who, email, open };
    };
    const change = (idToken: string, oldPassword: string, newPassword: string) =>
      test.app.inject({
        method: 'POST',
        url: '/api/v1/player/password',
        headers: { authorization: `Bearer ${idToken}` },
        payload: { oldPassword, newPassword },
      });

    it('changes if the old one is correct; other sessions end and this one stays', async () => {
      const { open, who, email } = await openAccount();
      const [here, elsewhere] = [await open(), await open()];
      test.advance(1000);
      expect((await change(here?.IdToken ?? '', PASSWORD, 'another-quiet-harbour-7')).statusCode).toBe(204);
      expect(await refreshed(elsewhere?.RefreshToken ?? '')).toBe(false);
      expect(await refreshed(here?.RefreshToken ?? '')).toBe(true);
      expect(await open()).toBeUndefined();
      expect(await open('another-quiet-harbour-7')).toBeDefined();
      expect((await call(await test.signInAgain(who), 'GET', 'inbox')).json()).toMatchObject({
        messages: [{ kind: 'PASSWORD_CHANGED' }, { kind: 'WELCOME' }],
      });
      expect(test.messaging.messages[0]).toMatchObject({
        channel: 'EMAIL',
        to: email,
        subject: expect.stringContaining('Northlight') as string,
      });
    });
    it('refuses a wrong old one on its field and locks after the fifth, like the login', async () => {
      const { open } = await openAccount();
      const session = await open();
      const wrong = await change(session?.IdToken ?? '', 'not it at all', 'another-quiet-harbour-7');
      expect(wrong.statusCode).toBe(400);
      expect(wrong.json()).toMatchObject({
        code: 'error.old_password.incorrect',
        validationErrors: [{ field: 'oldPassword' }],
      });
      for (let tries = 0; tries < 3; tries += 1)
        await change(session?.IdToken ?? '', 'not it at all', 'another-quiet-harbour-7');
      expect((await change(session?.IdToken ?? '', 'not it at all', 'another-quiet-harbour-7')).json()).toMatchObject({
        code: 'error.sign.in.attempt.count.exceeded',
      });
      expect((await change(session?.IdToken ?? '', PASSWORD, 'another-quiet-harbour-7')).statusCode).toBe(403);
      // The login itself stays open: a stolen session must not lock the owner out (ruling 31).
      expect(await open()).toBeDefined();
    });
    it.each([
      ['short', 'error.password.weak'],
      ['aaaaaaaaaaaa', 'error.password.guessable'],
      [PASSWORD, 'error.password.unchanged'],
    ])('refuses %s as the new one', async (next, code) => {
      const { open } = await openAccount();
      const answer = await change((await open())?.IdToken ?? '', PASSWORD, next);
      expect(answer.statusCode).toBe(400);
      expect(answer.json<{ validationErrors: object[] }>().validationErrors).toMatchObject([
        { field: 'newPassword', message: code },
      ]);
    });
  });

  describe('address and language', () => {
    const home = { address: 'Mannerheimintie 1', city: 'Helsinki', postalCode: '00100' };
    it('saves the address and compares the identity again; verified documents stay verified', async () => {
      for (const [kycStatus, due] of [
        ['DATA_VERIFIED', true],
        ['FULLY VERIFIED', false],
      ] as const) {
        const who = await test.player({ record: { kycStatus } });
        expect((await call(who, 'POST', 'address', home)).statusCode).toBe(204);
        expect((await call(who, 'GET', 'address')).json()).toEqual({ ...home, province: null, countryCode: 'FI' });
        const [row] = await test.db.query<{ due: boolean; kyc: string }>(
          'select identity_check_due_at is not null as due, kyc_status as kyc from players where player_id = $1',
          [who.playerId],
        );
        expect(row).toEqual({ due, kyc: kycStatus });
      }
    });
    it('reports errors on their field', async () => {
      expect((await call(await test.player(), 'POST', 'address', { ...home, postalCode: 'ABC' })).json()).toMatchObject(
        { validationErrors: [{ field: 'postalCode', message: 'error.postal_code.invalid' }] },
      );
      const canadian = await test.player({ countryCode: 'CA', market: 'en-CA' });
      expect((await call(canadian, 'POST', 'address', { ...home, postalCode: 'H2X 1Y4' })).json()).toMatchObject({
        validationErrors: [{ field: 'province', message: 'error.province.required' }],
      });
    });
    it('ends open games when the player moves to a province with another law', async () => {
      const who = await test.player({
        countryCode: 'CA',
        market: 'en-CA',
        currency: 'CAD',
        record: { province: 'QC' },
      });
      await test.app.studio.openGameSession({
        playerId: who.playerId,
        brand: who.brand,
        studio: 'quickspin',
        gameId: 'g',
        gameTitle: 'G',
        vertical: 'CASINO',
        currency: 'CAD',
        language: 'en',
        country: 'CA',
      });
      const open = () =>
        test.db.query('select 1 as open from game_session where player_id = $1 and ends_at > $2', [
          who.playerId,
          test.clock.now(),
        ]);
      const here = { address: '1 Rue Principale', city: 'Montréal', postalCode: 'H2X 1Y4', province: 'QC' };
      expect((await call(who, 'POST', 'address', here)).statusCode).toBe(204);
      expect(await open()).toHaveLength(1);
      expect(
        (await call(who, 'POST', 'address', { ...here, city: 'Vancouver', postalCode: 'V6B 1A1', province: 'BC' }))
          .statusCode,
      ).toBe(204);
      expect(await open()).toHaveLength(0);
    });
    it('accepts only languages that the brand offers', async () => {
      const who = await test.player();
      expect((await call(who, 'POST', 'language', { languageCode: 'fi' })).statusCode).toBe(204);
      expect((await call(who, 'GET', 'access/details')).json()).toMatchObject({ languageCode: 'FI' });
      expect((await call(who, 'POST', 'language', { languageCode: 'xx' })).json()).toMatchObject({
        code: 'error.language.unknown',
      });
    });
  });

  describe('phone', () => {
    const other = { prefix: '+358', body: '409876543' };
    const start = (who: TestPlayer, mobilePhone = other, password = PASSWORD) =>
      call(who, 'POST', 'phone_number', { mobilePhone, password });
    const member = (record: object = {}) =>
      test.player({ password: PASSWORD, record: { phoneBody: '401234567', ...record } });
    const verify = (who: TestPlayer, smsVerificationId: string, code: string) =>
      call(who, 'POST', 'phone_number/sms_verification', { smsVerificationId, code });
    const phoneOf = async (who: TestPlayer) =>
      (await call(who, 'GET', 'access/details')).json<{ mobilePhone: object }>().mobilePhone;

    it('changes once the code sent to the new number is entered, not before', async () => {
      const who = await member();
      const { smsVerificationId } = (await start(who)).json<{ smsVerificationId: string }>();
      expect(await phoneOf(who)).toEqual({ prefix: '+358', body: '401234567' });
      const stranger = await test.player();
      const code = test.messaging.codeFor('+358409876543');
      expect((await verify(stranger, smsVerificationId, code)).statusCode).toBe(404);
      expect((await verify(who, smsVerificationId, code === '000000' ? '000001' : '000000')).json()).toMatchObject({
        code: 'sms.code.invalid',
      });
      expect((await verify(who, smsVerificationId, code)).statusCode).toBe(204);
      expect(await phoneOf(who)).toEqual(other);
      expect((await verify(who, smsVerificationId, code)).statusCode).toBe(404);
    });
    it('requires the password first, counted like a login, and sends nothing without it', async () => {
      const who = await member();
      const before = test.messaging.messages.length;
      for (let tries = 0; tries < 4; tries += 1)
        expect((await start(who, other, 'not it at all')).json()).toMatchObject({
          code: 'error.old_password.incorrect',
          validationErrors: [{ field: 'password' }],
        });
      expect((await call(who, 'POST', 'phone_number', { mobilePhone: other })).json()).toMatchObject({
        code: 'error.validation',
      });
      expect((await start(who, other, 'not it at all')).json()).toMatchObject({
        code: 'error.sign.in.attempt.count.exceeded',
      });
      expect((await start(who)).statusCode).toBe(403);
      expect(test.messaging.messages).toHaveLength(before);
      expect(await phoneOf(who)).toEqual({ prefix: '+358', body: '401234567' });
    });
    it('tells the player by email, at the old number and in the inbox', async () => {
      const who = await member({ email: 'phone-owner@test.baize', phoneBody: '401111222' });
      const { smsVerificationId } = (await start(who, { prefix: '+358', body: '402222333' })).json<{
        smsVerificationId: string;
      }>();
      expect((await verify(who, smsVerificationId, test.messaging.codeFor('+358402222333'))).statusCode).toBe(204);
      await vi.waitFor(() =>
        expect(
          test.messaging.messages
            .slice(0, 2)
            .map(({ channel, to }) => `${channel} ${to}`)
            .sort(),
        ).toEqual(['EMAIL phone-owner@test.baize', 'SMS +358401111222']),
      );
      for (const { text } of test.messaging.messages.slice(0, 2)) expect(text).toContain('phone number');
      const inbox = (await call(who, 'GET', 'inbox')).json<{ messages?: { kind: string }[] }>();
      expect(JSON.stringify(inbox)).toContain('PHONE_CHANGED');
    });
    it('counts wrong codes across all requested numbers', async () => {
      const who = await member();
      const wrong = async (body: string, tries: number) => {
        test.advance(31_000);
        const { smsVerificationId } = (await start(who, { prefix: '+358', body })).json<{
          smsVerificationId: string;
        }>();
        let last = '';
        for (let count = 0; count < tries; count += 1)
          last = (
            await verify(
              who,
              smsVerificationId,
              test.messaging.codeFor(`+358${body}`) === '111111' ? '222222' : '111111',
            )
          ).json<{ code: string }>().code;
        return last;
      };
      expect(await wrong('409000001', 3)).toBe('sms.code.invalid');
      expect(await wrong('409000002', 2)).toBe('sms.max.attempts.reached');
      test.advance(31_000);
      expect((await start(who, { prefix: '+358', body: '409000003' })).json()).toMatchObject({
        code: 'sms.max.attempts.reached',
      });
      test.advance(25 * 3_600_000);
      expect((await start(who, { prefix: '+358', body: '409000003' })).statusCode).toBe(200);
    });
    it('sends again after half a minute and invalidates the previous code', async () => {
      const who = await member();
      const phone = { prefix: '+358', body: '407654321' };
      const { smsVerificationId } = (await start(who, phone)).json<{ smsVerificationId: string }>();
      const first = test.messaging.codeFor('+358407654321');
      const again = () => call(who, 'POST', 'phone_number/sms_request', { smsVerificationId });
      expect((await again()).json()).toMatchObject({ code: 'error.code.requested_too_soon' });
      test.advance(31_000);
      expect((await again()).statusCode).toBe(200);
      const second = test.messaging.codeFor('+358407654321');
      if (second !== first)
        expect((await verify(who, smsVerificationId, first)).json()).toMatchObject({ code: 'sms.code.invalid' });
      test.advance(11 * 60_000);
      expect((await verify(who, smsVerificationId, second)).json()).toMatchObject({ code: 'sms.code.expired' });
    });
    it('expires a request after a day, so that an old one allows no more messages or guesses', async () => {
      const who = await member();
      const { smsVerificationId } = (await start(who, { prefix: '+358', body: '407654322' })).json<{
        smsVerificationId: string;
      }>();
      test.advance(24 * 3_600_000);
      expect((await call(who, 'POST', 'phone_number/sms_request', { smsVerificationId })).statusCode).toBe(404);
      expect((await verify(who, smsVerificationId, test.messaging.codeFor('+358407654322'))).statusCode).toBe(404);
    });
    it.each([
      ['the number they have', { prefix: '+358', body: '0401234567' }, 'error.phone.unchanged'],
      ['an impossible one', { prefix: '+358', body: '1111' }, 'error.vonage.phone.invalid'],
    ])('refuses %s', async (_what, phone, code) => {
      expect((await start(await member(), phone)).json()).toMatchObject({ code });
    });
    it('reports a message that could not be sent and allows another request at once', async () => {
      const who = await member();
      test.messaging.down = true;
      expect((await start(who, { prefix: '+358', body: '405550001' })).json()).toMatchObject({
        code: 'error.message.not_sent',
      });
      test.messaging.down = false;
      expect((await start(who, { prefix: '+358', body: '405550001' })).statusCode).toBe(200);
    });
  });
});
