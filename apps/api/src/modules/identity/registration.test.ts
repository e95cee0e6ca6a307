import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { brandsOf } from '../../plugins/brands.ts';
import { northlightWith } from '../../testing/brand.ts';
import { buildTestApp, describeOnPostgres, type TestApp } from '../../testing/buildTestApp.ts';
import { DETAILS, passwordSignIn, solvedCaptcha, visitor } from '../../testing/registration.ts';
import {
  CODE_MAX_SENDS,
  CODE_MAX_WRONG,
  CODE_VALID_MS,
  mostSends,
  NO_CODE,
  requestCode,
  sendFailed,
  verifyCode,
  type CodeState,
} from './model/code-state.ts';
import { ageOn, phoneFault, postalCodeOf } from './model/details.ts';

const codeOf = (answer: { json(): { code: string } }) => answer.json().code;

describe('sign-up', () => {
  let test: TestApp;
  let registered: { playerId: string; currency: string }[];
  beforeAll(async () => {
    test = await buildTestApp();
    registered = [];
    test.app.onPlayerRegistered(async (_tx, player) => {
      registered.push(player);
    });
  });
  afterAll(() => test.close());

  it('leads from details through both codes to a player who can sign in', async () => {
    const browser = visitor(test);
    const begun = await browser.begin();
    expect(begun.statusCode).toBe(200);
    expect(begun.headers['set-cookie']).toMatch(/HttpOnly/);
    expect(begun.headers['set-cookie']).toMatch(/SameSite=Lax/);
    // An unfinished account cannot be signed in to, and looks like one that does not exist.
    expect((await passwordSignIn(test, DETAILS.email, DETAILS.password)).json()).toMatchObject({
      __type: 'NotAuthorizedException',
    });
    expect((await browser.details()).statusCode).toBe(204);

    const sent = await browser.request('sms');
    expect(sent.json()).toEqual({ resendAt: '2026-11-21T12:00:30.000Z', expiresAt: '2026-11-21T12:10:00.000Z' });
    expect(test.messaging.messages[0]).toMatchObject({
      channel: 'SMS',
      to: '+358401234567',
      brand: 'northlight',
      locale: 'fi',
    });
    expect(test.messaging.messages[0]?.text).toMatch(/koodisi on \d{6}/);
    expect((await browser.verify('sms', test.messaging.codeFor('+358401234567'))).json()).toEqual({
      verified: true,
      registrationComplete: false,
    });

    await browser.request('email');
    expect(test.messaging.messages[0]).toMatchObject({
      channel: 'EMAIL',
      to: DETAILS.email,
      subject: expect.stringContaining('Northlight') as string,
    });
    expect((await browser.verify('email', test.messaging.codeFor(DETAILS.email))).json()).toEqual({
      verified: true,
      registrationComplete: true,
    });
    expect(registered).toMatchObject([
      { playerId: browser.playerId, currency: 'EUR', brand: 'northlight', countryCode: 'FI' },
    ]);

    const login = await passwordSignIn(test, DETAILS.email.toUpperCase(), DETAILS.password);
    const token = login.json().AuthenticationResult.IdToken as string;
    const profile = await test.app.inject({
      url: '/api/v1/player/access/details',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(profile.json()).toMatchObject({
      playerId: browser.playerId,
      accountStatus: 'REGISTERED',
      kycStatus: 'DATA_VERIFIED',
      currencyCode: 'EUR',
      firstLogin: true,
      permissions: { deposit: true, payout: false },
    });

    // A finished registration cannot restart, neither with the cookie nor with the email.
    expect(codeOf(await browser.request('sms'))).toBe('error.registration.expired');
    const again = await visitor(test).begin();
    expect([again.statusCode, codeOf(again)]).toEqual([400, 'error.registration.player_already_exists']);
    expect((await visitor(test).begin({ email: 'AINO@Example.fi' })).statusCode).toBe(400);
    // Another brand has its own accounts (ruling 19a).
    expect((await visitor(test, 'marigold').begin()).statusCode).toBe(200);
  });

  it('restarts an unfinished registration and shuts out the first browser', async () => {
    const first = visitor(test);
    await first.begin({ email: 'fresh@example.fi' });
    const second = visitor(test);
    expect((await second.begin({ email: 'fresh@example.fi', firstName: 'Second' })).statusCode).toBe(200);
    expect(second.playerId).not.toBe(first.playerId);
    expect(codeOf(await first.details())).toBe('error.registration.expired');
    expect((await second.details()).statusCode).toBe(204);
  });

  it('needs a solved captcha, once', async () => {
    const token = await solvedCaptcha(test);
    expect((await visitor(test).begin({ email: 'captcha@example.fi' }, token)).statusCode).toBe(200);
    const forged = JSON.parse(Buffer.from(await solvedCaptcha(test), 'base64').toString()) as {
      challenge: { parameters: { expiresAt: number } };
      solution: { derivedKey: string };
    };
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');
    const guessed = { ...forged, solution: { ...forged.solution, derivedKey: '00'.repeat(32) } };
    const prolonged = {
      ...forged,
      challenge: {
        ...forged.challenge,
        parameters: { ...forged.challenge.parameters, expiresAt: forged.challenge.parameters.expiresAt + 1 },
      },
    };
    const respelled = JSON.parse(Buffer.from(token, 'base64').toString()) as { challenge: { signature: string } };
    respelled.challenge.signature = respelled.challenge.signature.toUpperCase();
    const bad = [token, encode(respelled), '', 'rubbish', encode({}), encode(guessed), encode(prolonged)];
    for (const attempt of bad) {
      const answer = await visitor(test).begin({ email: 'captcha2@example.fi' }, attempt);
      expect([answer.statusCode, codeOf(answer)]).toEqual([403, 'error.captcha.validation']);
    }
  });

  it.each([
    ['a weak password', { password: 'short' }, 400, 'error.validation', 'password'],
    ['a password with the name in it', { password: 'virtanen12345' }, 400, 'error.password.guessable', 'password'],
    ['a password of one letter', { password: 'aaaaaaaaaaaa' }, 400, 'error.password.guessable', 'password'],
    ['a password along the keys', { password: 'Qwertyuiop0987654321' }, 400, 'error.password.guessable', 'password'],
    ['a password from a breach', { password: 'Password123' }, 400, 'error.password.known', 'password'],
    ['a password without an end', { password: 'x'.repeat(129) }, 400, 'error.validation', 'password'],
    ['terms not accepted', { termsAndConditions: false }, 400, 'error.validation', 'termsAndConditions'],
    [
      'terms that are not published',
      { termsAndConditionsAcceptedVersion: 99 },
      400,
      'error.validation',
      'termsAndConditionsAcceptedVersion',
    ],
    [
      'half a version of the terms',
      { termsAndConditionsAcceptedVersion: 1.5 },
      400,
      'error.validation',
      'termsAndConditionsAcceptedVersion',
    ],
    ['a name of signs', { firstName: '<script>' }, 400, 'error.validation', 'firstName'],
    ['a bad email', { email: 'aino@' }, 400, 'error.validation', 'email'],
    [
      'an impossible number',
      { mobilePhone: { prefix: '+358', body: '4012345678901' } },
      403,
      'error.vonage.phone.invalid',
      'mobilePhone',
    ],
    ['a country without a licence', { countryCode: 'US' }, 403, 'error.country.blocked', undefined],
    ['a country that does not exist', { countryCode: 'QQ' }, 403, 'error.country.blocked', undefined],
  ])('refuses %s', async (_name, change, status, code, field) => {
    const answer = await visitor(test).begin({ email: `${Math.random()}@example.fi`, ...change });
    expect([answer.statusCode, codeOf(answer), answer.json().validationErrors[0]?.field]).toEqual([
      status,
      code,
      field,
    ]);
  });

  it('refuses visitors whom the edge locates in a blocked country', async () => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/v1/player/registration',
      payload: { ...DETAILS, email: 'edge@example.fi' },
      headers: { 'x-captcha-token': await solvedCaptcha(test), 'x-edge-country': 'US' },
    });
    expect([answer.statusCode, codeOf(answer)]).toEqual([403, 'error.country.blocked']);
  });

  it.each([
    ['seventeen today', { dateOfBirth: '2008-11-22' }, 'error.registration.underage', 'dateOfBirth'],
    ['a day that does not exist', { dateOfBirth: '1990-02-30' }, 'error.date_of_birth.invalid', 'dateOfBirth'],
    ['a birth in the future', { dateOfBirth: '2030-01-01' }, 'error.date_of_birth.invalid', 'dateOfBirth'],
    ['a postal code of another country', { postalCode: 'SW1A 1AA' }, 'error.postal_code.invalid', 'postalCode'],
    [
      'a Canadian of eighteen',
      { dateOfBirth: '2008-01-01', countryCode: 'CA', postalCode: 'H2X 1Y4', province: 'QC' },
      'error.registration.underage',
      'dateOfBirth',
    ],
    [
      'a Canadian without a province',
      { countryCode: 'CA', postalCode: 'H2X 1Y4' },
      'error.province.required',
      'province',
    ],
    [
      'a Canadian from Ontario',
      { countryCode: 'CA', postalCode: 'M5V 2T6', province: 'ON' },
      'error.province.required',
      'province',
    ],
  ])('refuses %s', async (_name, change, code, field) => {
    const browser = visitor(test);
    await browser.begin({ email: `${Math.random()}@example.fi` });
    const answer = await browser.details(change);
    expect([codeOf(answer), answer.json().validationErrors[0].field]).toEqual([code, field]);
  });

  it('lets people play from their birthday on, by the clocks of their country', async () => {
    const now = vi.spyOn(test.clock, 'now');
    const answerTo = async (at: string, change: object) => {
      now.mockReturnValue(new Date(at));
      const browser = visitor(test);
      await browser.begin({ email: `${Math.random()}@example.fi` });
      return (await browser.details(change)).statusCode;
    };
    const finn = { dateOfBirth: '2008-11-24' };
    const quebecer = { dateOfBirth: '2007-11-24', countryCode: 'CA', postalCode: 'H2X 1Y4', province: 'QC' };
    try {
      expect(await answerTo('2026-11-23T21:59:00Z', finn)).toBe(400);
      expect(await answerTo('2026-11-23T22:01:00Z', finn)).toBe(204);
      // Where UTC has a new day long before Canada.
      expect(await answerTo('2026-11-24T04:00:00Z', quebecer)).toBe(400);
    } finally {
      now.mockRestore();
    }
  });

  it('serves only the player of its own cookie', async () => {
    const mine = visitor(test);
    await mine.begin({ email: 'mine@example.fi' });
    const other = visitor(test);
    await other.begin({ email: 'other@example.fi' });
    expect((await mine.request('sms', { playerId: other.playerId })).statusCode).toBe(401);
    mine.headers['cookie'] = `baize_registration=${other.playerId}.9999999999.forged`;
    expect((await mine.request('sms')).statusCode).toBe(401);
    delete mine.headers['cookie'];
    expect(codeOf(await mine.request('sms'))).toBe('error.registration.expired');
  });

  it('locks after five wrong codes, whatever is sent afterwards', async () => {
    const browser = visitor(test);
    await browser.begin({ email: 'wrong@example.fi' });
    await browser.request('sms');
    const right = test.messaging.codeFor('+358401234567');
    const wrong = right === '000000' ? '000001' : '000000';
    const codes: string[] = [];
    for (let guess = 0; guess < 5; guess += 1) codes.push(codeOf(await browser.verify('sms', wrong)));
    expect(codes).toEqual([...Array<string>(4).fill('sms.code.invalid'), 'sms.max.attempts.reached']);
    expect(codeOf(await browser.verify('sms', right))).toBe('sms.max.attempts.reached');
    test.advance(31_000);
    expect(codeOf(await browser.request('sms'))).toBe('sms.max.attempts.reached');
  });

  it('sends as many codes by SMS as the brand’s sign-up banner allows, and by email as ever (B§3)', async () => {
    const allowed = vi.spyOn(test.app.catalogue, 'smsMaxAttempts').mockReturnValue(2);
    const browser = visitor(test);
    await browser.begin({ email: 'few@example.fi', mobilePhone: { prefix: '+358', body: '401234999' } });
    for (const channel of ['sms', 'email'] as const) {
      for (let send = 0; send < 2; send += 1) {
        expect((await browser.request(channel)).statusCode).toBe(200);
        test.advance(31_000);
      }
    }
    expect(codeOf(await browser.request('sms'))).toBe('sms.max.attempts.reached');
    expect((await browser.request('email')).statusCode).toBe(200);
    expect(allowed).toHaveBeenCalledWith('northlight');
    allowed.mockRestore();
  });

  it('waits half a minute between codes, expires after ten minutes, sends at most five, and accepts only the newest', async () => {
    const browser = visitor(test);
    await browser.begin({ email: 'codes@example.fi' });
    await browser.request('email');
    const soon = await browser.request('email');
    expect([codeOf(soon), Object.keys(soon.json().details)]).toEqual(['error.code.requested_too_soon', ['resendAt']]);
    const old = test.messaging.codeFor('codes@example.fi');
    test.advance(31_000);
    await browser.request('email');
    const fresh = test.messaging.codeFor('codes@example.fi');
    if (old !== fresh) expect(codeOf(await browser.verify('email', old))).toBe('email.code.invalid');
    test.advance(CODE_VALID_MS);
    expect(codeOf(await browser.verify('email', fresh))).toBe('email.code.expired');
    for (let send = 2; send < CODE_MAX_SENDS; send += 1) {
      expect((await browser.request('email')).statusCode).toBe(200);
      test.advance(31_000);
    }
    expect(codeOf(await browser.request('email'))).toBe('email.max.attempts.reached');
    expect((await browser.verify('email', test.messaging.codeFor('codes@example.fi'))).json()).toEqual({
      verified: true,
      registrationComplete: false,
    });
  });

  it('reports a message that could not be sent and allows another request at once', async () => {
    const browser = visitor(test);
    await browser.begin({ email: 'down@example.fi' });
    test.messaging.down = true;
    const failed = await browser.request('sms');
    expect([failed.statusCode, codeOf(failed)]).toEqual([503, 'error.message.not_sent']);
    test.messaging.down = false;
    expect((await browser.request('sms')).statusCode).toBe(200);
  });

  it('requires a new phone code when the phone changes', async () => {
    const browser = visitor(test);
    await browser.begin({ email: 'phone@example.fi' });
    await browser.details();
    await browser.request('sms');
    await browser.verify('sms', test.messaging.codeFor('+358401234567'));
    await browser.details({ mobilePhone: { prefix: '+358', body: '501112223' } });
    await browser.request('email');
    expect(
      (await browser.verify('email', test.messaging.codeFor('phone@example.fi'))).json().registrationComplete,
    ).toBe(false);
    expect((await browser.request('sms')).statusCode).toBe(200);
    expect((await browser.verify('sms', test.messaging.codeFor('+358501112223'))).json().registrationComplete).toBe(
      true,
    );
  });

  it('refuses the phone prefixes that a brand filters', async () => {
    const strict = northlightWith({
      allowAllPhonePrefixes: false,
      filteredPhonePrefixCountries: ['CG', 'HT', 'GB', 'VE'],
    });
    expect(phoneFault({ prefix: '+44', body: '7400123456' }, strict)).toBe('blocked');
    expect(phoneFault({ prefix: '+358', body: '401234567' }, strict)).toBeNull();
    expect(phoneFault({ prefix: '+358', body: '0401234567' }, strict)).toBeNull();
    expect(() => brandsOf([{ ...strict, tightenedRules: { CA: { minimumAge: 18 } } }])).toThrow(/looser/);
  });

  it('cpfAtRegistration: asks Brazilians for a CPF, and accepts each once at a brand (A§8)', async () => {
    const BRAZIL = { countryCode: 'BR', mobilePhone: { prefix: '+55', body: '11987650001' }, postalCode: '01310-100' };
    const begin = async (email: string, body: string, brand = 'northlight') => {
      const person = visitor(test, brand, 'pt-BR');
      const mobilePhone = { prefix: '+55', body };
      const begun = await person.begin({ ...BRAZIL, mobilePhone, email, riskNoticeAccepted: true });
      expect(begun.statusCode).toBe(200);
      return {
        person,
        details: (cpf?: string) => person.details({ ...BRAZIL, mobilePhone, ...(cpf === undefined ? {} : { cpf }) }),
        async finish() {
          await person.request('sms', { countryCode: 'BR' });
          await person.verify('sms', test.messaging.codeFor(`+55${body}`), { countryCode: 'BR' });
          await person.request('email', { countryCode: 'BR' });
          return person.verify('email', test.messaging.codeFor(email), { countryCode: 'BR' });
        },
      };
    };
    const CPF = '52998224725';
    const first = await begin('ana@example.br', '11987650001');
    const second = await begin('bia@example.br', '11987650002');
    const field = (answer: { json(): unknown }) => answer.json() as { code: string; validationErrors: unknown };
    for (const [cpf, code] of [
      [undefined, 'error.cpf.required'],
      ['52998224726', 'error.cpf.invalid'],
      ['11111111111', 'error.cpf.invalid'],
    ] as const) {
      const refused = await first.details(cpf);
      expect(refused.statusCode).toBe(400);
      // The number is not repeated.
      expect(field(refused).validationErrors).toEqual([{ field: 'cpf', message: code, objectName: 'body' }]);
    }
    expect((await first.details(CPF)).statusCode).toBe(204);
    // Two unfinished registrations know nothing of each other: the one that ends first has the number.
    expect((await second.details(CPF)).statusCode).toBe(204);
    expect((await first.finish()).json()).toMatchObject({ registrationComplete: true });
    expect((await second.finish()).json()).toMatchObject({ code: 'error.registration.player_already_exists' });
    const third = await begin('caio@example.br', '11987650003');
    const refused = await third.details(CPF);
    expect(field(refused)).toMatchObject({
      code: 'error.cpf.duplicate_found',
      validationErrors: [{ field: 'cpf', message: 'error.cpf.duplicate_found', objectName: 'body' }],
    });
    expect(JSON.stringify(refused.json())).not.toContain(CPF);
    expect((await third.details('11144477735')).statusCode).toBe(204);

    // The keys contain no number that anyone could read.
    const keys = await test.db.query<{ hash: string }>('select hash from person_keys where kind = $1', ['CPF']);
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.filter(({ hash }) => hash.includes(CPF))).toEqual([]);
    // Elsewhere it asks for none, and ignores what it did not ask for.
    const finn = visitor(test);
    expect((await finn.begin({ email: 'eero@example.fi' })).statusCode).toBe(200);
    expect((await finn.details({ cpf: CPF })).statusCode).toBe(204);
    expect(await test.db.query('select cpf from players where player_id = $1', [finn.playerId])).toEqual([
      { cpf: null },
    ]);
  });

  it('continues without the identity vendor and asks it again later', async () => {
    let up = false;
    const own = await buildTestApp({
      ports: {
        identityVendor: {
          startSession: async () => null,
          check: async () => {
            if (!up) throw new Error('no answer');
            return { checkId: 'x', level: 'DATA_VERIFIED' };
          },
        },
      },
    });
    const browser = visitor(own);
    await browser.begin();
    expect((await browser.details()).statusCode).toBe(204);
    const level = async () =>
      (
        await own.db.query<{ kyc_status: string }>('select kyc_status from players where player_id = $1', [
          browser.playerId,
        ])
      )[0]?.kyc_status;
    expect(await level()).toBe('NOT_VERIFIED');
    up = true;
    expect(await own.app.retryIdentityChecks()).toBe(0);
    own.advance(10 * 60_000);
    expect(await own.app.retryIdentityChecks()).toBe(1);
    expect(await level()).toBe('DATA_VERIFIED');
    expect(await own.app.retryIdentityChecks()).toBe(0);
    await own.close();
  });

  it('ignores the vendor’s answer about earlier details', async () => {
    let answerFirst: (() => void) | undefined;
    const own = await buildTestApp({
      ports: {
        identityVendor: {
          startSession: async () => null,
          check: ({ city }) =>
            city === 'Oulu'
              ? new Promise((resolve) => {
                  answerFirst = () => resolve({ checkId: 'x', level: 'DATA_VERIFIED' });
                })
              : Promise.resolve({ checkId: 'y', level: 'NOT_VERIFIED' }),
        },
      },
    });
    const browser = visitor(own);
    await browser.begin();
    const first = browser.details({ city: 'Oulu' });
    await vi.waitFor(() => expect(answerFirst).toBeDefined());
    expect((await browser.details({ city: 'Turku', address: 'Another player’s' })).statusCode).toBe(204);
    answerFirst?.();
    expect((await first).statusCode).toBe(204);
    expect(
      await own.db.query('select city, kyc_status, identity_check_due_at from players where player_id = $1', [
        browser.playerId,
      ]),
    ).toEqual([{ city: 'Turku', kyc_status: 'NOT_VERIFIED', identity_check_due_at: null }]);
    await own.close();
  });

  it('returns which verifications a market requires', async () => {
    expect((await test.app.inject('/api/v1/player/markets/risk-setting?countryCode=FI')).json()).toEqual({
      smsVerification: true,
      emailVerification: true,
    });
    expect((await test.app.inject('/api/v1/player/markets/risk-setting')).statusCode).toBe(400);
  });
});

describeOnPostgres('registrations at once', (makeApp) => {
  it('gives one email to one of twenty', async () => {
    const test = await makeApp();
    const tokens = await Promise.all(Array.from({ length: 20 }, () => solvedCaptcha(test)));
    const answers = await Promise.all(tokens.map((token) => visitor(test).begin({ email: 'race@example.fi' }, token)));
    // Later callers either found it taken or restarted it; there is one player and no fault.
    expect(
      answers.every(
        (answer) => answer.statusCode === 200 || codeOf(answer) === 'error.registration.player_already_exists',
      ),
    ).toBe(true);
    expect(await test.db.query("select count(*) as n from players where email_key = 'race@example.fi'")).toEqual([
      { n: 1 },
    ]);
    expect(await test.db.query("select count(*) as n from identity_users where username = 'race@example.fi'")).toEqual([
      { n: 1 },
    ]);
  });

  it('counts each of many parallel guesses', async () => {
    const test = await makeApp();
    const browser = visitor(test);
    await browser.begin({ email: 'brute@example.fi' });
    await browser.request('sms');
    const right = test.messaging.codeFor('+358401234567');
    const wrong = Array.from({ length: 40 }, (_, index) => String(index).padStart(6, '0')).filter(
      (code) => code !== right,
    );
    await Promise.all(wrong.map((code) => browser.verify('sms', code)));
    expect(codeOf(await browser.verify('sms', right))).toBe('sms.max.attempts.reached');
    expect(
      (
        await test.db.query<{ wrong_attempts: number }>(
          'select wrong_attempts from identity_codes where player_id = $1',
          [browser.playerId],
        )
      )[0]?.wrong_attempts,
    ).toBe(5);
  });
});

describe('the code’s rules', () => {
  it.each([
    [null, CODE_MAX_SENDS],
    [2, 2],
    [50, CODE_MAX_SENDS],
    [0, CODE_MAX_SENDS],
    [Number.NaN, CODE_MAX_SENDS],
  ])('with %s codes named by editors, sends at most %s', (named, most) => expect(mostSends(named)).toBe(most));

  const start = new Date('2026-01-01T00:00:00Z');
  const step = fc.oneof(
    fc.record({
      kind: fc.constantFrom('request' as const, 'fail' as const),
      wait: fc.integer({ min: 0, max: 700_000 }),
    }),
    fc.record({
      kind: fc.constantFrom('right' as const, 'wrong' as const),
      wait: fc.integer({ min: 0, max: 700_000 }),
    }),
  );
  it('never allows too many sends or guesses, nor a code that is old, used or replaced', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        let state: CodeState = NO_CODE;
        let now = start;
        let live: Date | null = null;
        let guesses = 0;
        for (const { kind, wait } of steps) {
          now = new Date(now.getTime() + wait);
          if (kind === 'request') {
            const result = requestCode(state, now);
            state = result.state;
            if (result.ok) live = now;
          } else if (kind === 'fail') {
            state = sendFailed(state);
            live = null;
          } else {
            const result = verifyCode(state, kind === 'right', now);
            if (result.ok) {
              expect(live).not.toBeNull();
              expect(now.getTime() - (live?.getTime() ?? 0)).toBeLessThan(CODE_VALID_MS);
              live = null;
            }
            if (!result.ok && result.state.wrongAttempts > state.wrongAttempts) guesses += 1;
            state = result.state;
          }
          expect(state.sends).toBeLessThanOrEqual(CODE_MAX_SENDS);
          expect(guesses).toBeLessThanOrEqual(CODE_MAX_WRONG);
          expect(state.wrongAttempts).toBe(guesses);
        }
      }),
    );
  });
});

it('knows ages and postal codes', () => {
  const today = '2026-11-21';
  expect([
    ageOn('2008-11-21', today),
    ageOn('2008-11-22', today),
    ageOn('2008-02-29', today),
    ageOn('2007-02-29', today),
    ageOn('1850-01-01', today),
  ]).toEqual([18, 17, 18, null, null]);
});

it.each([
  ['FI', { '00100': '00100', '00 100': '00100' }, ['0010', 'ABC', '']],
  ['CA', { 'H2X 1Y4': 'H2X 1Y4', h2x1y4: 'H2X 1Y4', 'h2x-1y4': 'H2X 1Y4' }, ['D2X 1Y4']],
  ['IE', { 'D02 AF30': 'D02 AF30', d02af30: 'D02AF30' }, []],
  ['GG', { 'GY1 1AA': 'GY1 1AA', gy11aa: 'GY1 1AA' }, ['90210', 'ABC']],
  ['GB', { 'SW1A 1AA': 'SW1A 1AA', sw1a1aa: 'SW1A 1AA' }, ['90210']],
  ['NL', { '1011 AB': '1011 AB', '1011ab': '1011 AB' }, ['1011']],
  ['SE', { '111 22': '111 22', '11122': '11122' }, ['1112']],
  ['FR', { '75001': '75001' }, ['7500']],
  ['BR', { '01310-100': '01310-100', '01310100': '01310-100' }, ['01310']],
  ['PT', { '1000-001': '1000-001', '1000001': '1000-001' }, ['100']],
  ['JP', { '100-0001': '100-0001', '1000001': '100-0001' }, ['100']],
  ['IN', { '110001': '110001', '110 001': '110001' }, ['11000']],
  ['CL', { '8320000': '8320000', '832-0000': '8320000' }, ['83']],
  // Without a form of its own.
  ['HK', { '999077': '999077', none: 'NONE' }, ['<b>']],
] as const)('writes postal codes as %s does, and knows its form', (country, right, wrong) => {
  for (const [typed, written] of Object.entries(right)) expect(postalCodeOf(country, typed), typed).toBe(written);
  expect(wrong.map((code) => postalCodeOf(country, code))).toEqual(wrong.map(() => null));
});
