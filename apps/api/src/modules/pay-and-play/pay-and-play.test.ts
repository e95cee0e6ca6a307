import { randomInt, randomUUID } from 'node:crypto';
import type { BankIdentity } from '@baize/contracts/pay-and-play';
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PortFault } from '../../ports/bearer-call.ts';
import type { ExclusionRegister } from '../../ports/exclusion-register/port.ts';
import type { PayAndPlayBank } from '../../ports/pay-and-play-bank/port.ts';
import { describeByPlayer, type TestApp } from '../../testing/buildTestApp.ts';
import { restrictPlayer } from '../player/index.ts';

const letters = (length = 10) => Array.from({ length }, () => String.fromCharCode(97 + randomInt(26))).join('');
const someone = (change: Partial<BankIdentity> = {}): BankIdentity => ({
  subject: `subject-${randomUUID()}`,
  firstName: 'Kaisa',
  lastName: `Koski-${letters()}`,
  dateOfBirth: '1988-02-29',
  address: `Testikatu ${randomInt(1e9)}`,
  city: 'Helsinki',
  postalCode: '00100',
  countryCode: 'FI',
  email: `${letters()}@example.fi`,
  mobilePhone: { prefix: '+358', body: `4${randomInt(10_000_000, 99_999_999)}` },
  ...change,
});

/** A bank that keeps to its contract: a code works once, in its own session. */
function recordedBank() {
  const codes = new Map<string, { session: string; person: BankIdentity }>();
  const state = {
    down: false,
    money: new Map<string, 'HELD' | 'CAPTURED' | 'RELEASED'>(),
    captures: 0,
    returnUrl: undefined as string | undefined,
  };
  const answer = <Value>(value: () => Value): Promise<Value> =>
    state.down ? Promise.reject(new PortFault('The bank', 'could not be reached')) : Promise.resolve(value());
  const bank: PayAndPlayBank = {
    open: ({ merchantReference, returnUrl }) =>
      answer(() => {
        state.returnUrl = returnUrl;
        return {
          bankSessionId: `b-${merchantReference}`,
          hostedUrl: `https://bank.example/${merchantReference}`,
        };
      }),
    redeem: (session, code) =>
      answer(() => {
        const known = codes.get(code);
        if (known?.session !== session) return null;
        codes.delete(code);
        state.money.set(session, 'HELD');
        return known.person;
      }),
    capture: (session) =>
      answer(() => {
        if (state.money.get(session) === 'RELEASED') return { paymentId: session, isTaken: false };
        if (state.money.get(session) === 'HELD') state.captures += 1;
        state.money.set(session, 'CAPTURED');
        return { paymentId: session, isTaken: true };
      }),
    release: (session) =>
      answer(() => {
        if (state.money.get(session) !== 'CAPTURED') state.money.set(session, 'RELEASED');
      }),
  };
  return {
    bank,
    state,
    /** The person signs in on the bank's page. @returns the code that the page hands over */
    confirm(sessionId: string, person: BankIdentity): string {
      const code = `code-${randomUUID()}`;
      codes.set(code, { session: `b-${sessionId}`, person });
      return code;
    },
    moneyOf: (sessionId: string) => state.money.get(`b-${sessionId}`),
  };
}

interface Session {
  readonly sessionId: string;
  readonly playerId: string;
}
/** One browser at pay-and-play. */
function browser(test: TestApp, brand = 'northlight', market = 'fi-FI') {
  const headers: Record<string, string> = { sitecontext: JSON.stringify({ siteId: 5, brand, market }) };
  const post = (path: string, payload: object) =>
    test.app.inject({ method: 'POST', url: `/api/v1/player/pay_and_play/${path}`, payload, headers });
  return {
    async authorise(query: Record<string, string> = {}) {
      const search = new URLSearchParams({ amount: '50', currency: 'EUR', country: 'FI', ...query });
      const answer = await test.app.inject({ url: `/api/v1/payment/authorize?${search}`, headers });
      const cookie = answer.cookies.find(({ name }) => name === 'baize_bank_session');
      if (cookie) headers['cookie'] = `baize_bank_session=${encodeURIComponent(cookie.value)}`;
      return answer;
    },
    async open(query: Record<string, string> = {}) {
      return (await this.authorise(query)).json<{ sessionId: string; redirectUrl: string }>().sessionId;
    },
    code: (sessionId: string, oneTimeCode: string) =>
      post('code', { sessionId, oneTimeCode, ipAddress: '192.0.2.1', blackbox: '-' }),
    update: (session: Session, person: BankIdentity, change: object = {}) =>
      post('update', {
        ...session,
        email: person.email ?? `${letters()}@example.fi`,
        mobilePhone: person.mobilePhone,
        languageCode: 'fi',
        termsAndConditions: true,
        termsAndConditionsAcceptedVersion: 1,
        cookiePolicyAccepted: true,
        marketingOptIn: false,
        ...change,
      }),
    login: (session: Session, change: object = {}) => post('login', { ...session, ...change }),
  };
}
const codeOf = (answer: { json: <T>() => T }) => answer.json<{ code?: string }>().code;
const LOGIN = { idToken: expect.any(String), refreshToken: expect.any(String), accessToken: expect.any(String) };

describeByPlayer('pay-and-play', (makeApp) => {
  let test: TestApp;
  const { bank, state, confirm, moneyOf } = recordedBank();
  let isRegisterDown = false;
  const exclusionRegister: ExclusionRegister = {
    isExcluded: async () => {
      if (isRegisterDown) throw new PortFault('The exclusion register', 'could not be reached');
      return false;
    },
  };
  beforeAll(async () => {
    test = await makeApp({ ports: { payAndPlayBank: bank, exclusionRegister }, env: { RATE_LIMIT_FACTOR: '0' } });
  });
  beforeEach(() => {
    state.down = false;
    isRegisterDown = false;
  });

  /** Joins through the bank. */
  async function join(person = someone(), visitor = browser(test), change: object = {}) {
    const sessionId = await visitor.open();
    const { playerId } = (await visitor.code(sessionId, confirm(sessionId, person))).json<{ playerId: string }>();
    const update = await visitor.update({ sessionId, playerId }, person, change);
    return { visitor, person, sessionId, playerId, update };
  }
  const mainOf = async (playerId: string) => (await test.app.wallet.balances(playerId))?.main;

  it('opens an account with the bank’s details, logs in and credits the deposit once', async () => {
    const { visitor, person, sessionId, playerId, update } = await join();
    expect(update.json()).toEqual({ playerId, smsVerification: false, emailVerification: false });
    const login = await visitor.login({ sessionId, playerId });
    expect(login.json()).toMatchObject({
      ...LOGIN,
      lastAuth: expect.stringContaining('@example.fi'),
      deposit: { status: 'CREDITED', amount: 50, currencyCode: 'EUR' },
    });
    expect(await mainOf(playerId)).toBe(50_00);
    const again = await visitor.login({ sessionId, playerId });
    expect([again.statusCode, codeOf(again)]).toEqual([403, 'error.pay_and_play.session']);
    await test.app.completeBankMoney();
    expect(await mainOf(playerId)).toBe(50_00);

    // The same person returns: the bank's sign-in is enough, and nothing of the account is revealed in full.
    const later = browser(test);
    const next = await later.open({ amount: '20' });
    const verified = (await later.code(next, confirm(next, person))).json<Record<string, unknown>>();
    expect(verified).toEqual({
      playerId,
      email: expect.stringMatching(/^.•••@example\.fi$/),
      mobilePhone: expect.stringMatching(/^•••\d\d$/),
      details: null,
    });
    expect((await later.login({ sessionId: next, playerId })).statusCode).toBe(200);
    expect(await mainOf(playerId)).toBe(70_00);
  });

  it('gives the bank the address of the brand’s own page to return to, only while the site has it', async () => {
    const { siteOrigins, brandOrigins } = test.app.env;
    await browser(test).open();
    expect(state.returnUrl).toBe(`${brandOrigins.get('northlight') ?? siteOrigins[0]}/fi-FI/signup/callback`);
    await test.app.siteFlags.change({ flags: { signupCallback: false } });
    await expect.poll(async () => (await test.app.siteFlags.current()).flags.signupCallback).toBe(false);
    await browser(test).open();
    expect(state.returnUrl).toBeUndefined();
    await test.app.siteFlags.change({ flags: { signupCallback: true } });
  });

  it('gives what the bank knows to the form, and asks again for nothing that the bank has proved', async () => {
    const visitor = browser(test);
    const person = someone({ email: 'kaisa@example.fi', mobilePhone: { prefix: '+358', body: '401112223' } });
    const sessionId = await visitor.open();
    const { subject, ...details } = person;
    expect((await visitor.code(sessionId, confirm(sessionId, person))).json()).toMatchObject({
      email: null,
      mobilePhone: null,
      details,
    });
  });

  it('logs in without a deposit while a national exclusion register does not answer', async () => {
    const swede = someone({
      countryCode: 'SE',
      city: 'Stockholm',
      postalCode: '111 22',
      mobilePhone: { prefix: '+46', body: `70${randomInt(1_000_000, 9_999_999)}` },
    });
    const where = { country: 'SE' };
    for (const [down, status, money] of [
      [true, 'NOT_TAKEN', 'RELEASED'],
      [false, 'CREDITED', 'CAPTURED'],
    ] as const) {
      isRegisterDown = down;
      const visitor = browser(test, 'northlight', 'en-PP');
      const sessionId = await visitor.open(where);
      const code = await visitor.code(sessionId, confirm(sessionId, swede));
      const { playerId, details } = code.json<{ playerId: string; details: object | null }>();
      if (details)
        await visitor.update({ sessionId, playerId }, swede, { languageCode: 'en', riskNoticeAccepted: true });
      const login = await visitor.login({ sessionId, playerId });
      expect(login.json()).toMatchObject({ ...LOGIN, deposit: { status } });
      expect(moneyOf(sessionId)).toBe(money);
    }
  });

  describe('abuse', () => {
    it('refuses a replayed code, a code of another session and a made-up one', async () => {
      const [one, other] = [browser(test), browser(test)];
      const [first, second] = [await one.open(), await other.open()];
      const code = confirm(first, someone());
      expect(codeOf(await other.code(second, code))).toBe('error.pay_and_play.code');
      expect(codeOf(await one.code(first, 'a-code-that-never-was'))).toBe('error.pay_and_play.code');
      expect((await one.code(first, code)).statusCode).toBe(200);
      expect(codeOf(await one.code(first, code))).toBe('error.pay_and_play.code');
    });

    it('redeems a code once when it is sent several times at once', async () => {
      const visitor = browser(test);
      const sessionId = await visitor.open();
      const code = confirm(sessionId, someone());
      const answers = await Promise.all([1, 2, 3, 4].map(() => visitor.code(sessionId, code)));
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    });

    it('refuses every step to a browser that did not open the session', async () => {
      const { sessionId, playerId } = await join();
      const thief = browser(test);
      const code = confirm(sessionId, someone());
      await thief.open();
      for (const answer of [
        await thief.code(sessionId, code),
        await thief.update({ sessionId, playerId }, someone()),
        await thief.login({ sessionId, playerId }),
        await browser(test).login({ sessionId, playerId }),
      ])
        expect([answer.statusCode, codeOf(answer)]).toEqual([403, 'error.pay_and_play.session']);
    });

    it('exchanges a session for tokens once, however many calls ask at once, and credits once', async () => {
      const { visitor, sessionId, playerId } = await join();
      const answers = await Promise.all([1, 2, 3, 4].map(() => visitor.login({ sessionId, playerId })));
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
      await test.app.completeBankMoney();
      expect(await mainOf(playerId)).toBe(50_00);
    });

    it('logs no one in as another player, nor before the account is open', async () => {
      const victim = await join();
      const visitor = browser(test);
      const sessionId = await visitor.open();
      const { playerId } = (await visitor.code(sessionId, confirm(sessionId, someone()))).json<{ playerId: string }>();
      for (const id of [victim.playerId, playerId, randomUUID()])
        expect(codeOf(await visitor.login({ sessionId, playerId: id }))).toBe('error.pay_and_play.session');
    });

    it('keeps to the order of the steps in any sequence of calls: tokens only after the bank and the form', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(fc.constantFrom('code', 'update', 'login'), { maxLength: 6 }), async (steps) => {
          const visitor = browser(test);
          const sessionId = await visitor.open();
          let [playerId, isVerified, isOpen, isUsed] = [randomUUID() as string, false, false, false];
          const person = someone();
          const oneTimeCode = confirm(sessionId, person);
          for (const step of steps) {
            if (step === 'code') {
              const answer = await visitor.code(sessionId, oneTimeCode);
              expect(answer.statusCode === 200).toBe(!isVerified);
              if (!isVerified) playerId = answer.json<{ playerId: string }>().playerId;
              isVerified = true;
            } else if (step === 'update') {
              const works = isVerified && !isOpen && !isUsed;
              expect((await visitor.update({ sessionId, playerId }, person)).statusCode === 200).toBe(works);
              isOpen ||= works;
            } else {
              const works = isOpen && !isUsed;
              expect((await visitor.login({ sessionId, playerId })).statusCode === 200).toBe(works);
              isUsed ||= works;
            }
          }
          expect(await mainOf(playerId)).toBe(isUsed ? 50_00 : isOpen ? 0 : undefined);
        }),
        { numRuns: 12 },
      );
    });
  });

  describe('law and persons', () => {
    it('asks for codes where the bank does not vouch for email and phone, and logs in after them', async () => {
      const person = someone({ email: null });
      const email = `${letters()}@example.fi`;
      const { visitor, sessionId, playerId, update } = await join(person, browser(test), { email });
      expect(update.json()).toEqual({ playerId, smsVerification: false, emailVerification: true });
      expect(codeOf(await visitor.login({ sessionId, playerId }))).toBe('error.pay_and_play.session');
      // Left there, the sign-up starts again at the next visit; the first one's account gives way.
      const again = await join(person, browser(test), { email });
      expect(again.playerId).not.toBe(playerId);
      const cookie = again.update.cookies.find(({ name }) => name === 'baize_registration');
      const headers = {
        sitecontext: JSON.stringify({ siteId: 5, brand: 'northlight', market: 'fi-FI' }),
        cookie: `baize_registration=${encodeURIComponent(cookie?.value ?? '')}`,
      };
      const send = (path: string, payload: object = {}) =>
        test.app.inject({
          method: 'POST',
          url: `/api/v1/player/registration/${path}`,
          payload: { playerId: again.playerId, siteId: 5, countryCode: 'FI', blackbox: '-', ...payload },
          headers,
        });
      await send('email_request');
      const verified = await send('email_verification', { code: test.messaging.codeFor(email) });
      expect(verified.json()).toEqual({ verified: true, registrationComplete: true });
      const login = await again.visitor.login({ sessionId: again.sessionId, playerId: again.playerId });
      expect(login.json()).toMatchObject({ ...LOGIN, deposit: { status: 'CREDITED' } });
    });

    it('takes a corrected number and email with the same bank session, until the account is complete', async () => {
      const person = someone({ email: null, mobilePhone: null });
      const numbered = (body: string) => ({ mobilePhone: { prefix: '+358', body } });
      const [email, corrected] = [`${letters()}@example.fi`, `${letters()}@example.fi`];
      const number = () => `40${randomInt(1_000_000, 9_999_999)}`;
      const { visitor, sessionId, playerId } = await join(person, browser(test), { email, ...numbered(number()) });
      // The same email with another number, then another email too.
      const second = await visitor.update({ sessionId, playerId }, person, { email, ...numbered(number()) });
      const { playerId: next } = second.json<{ playerId: string }>();
      const third = await visitor.update({ sessionId, playerId: next }, person, {
        email: corrected,
        ...numbered(number()),
      });
      const { playerId: last } = third.json<{ playerId: string }>();
      expect(new Set([playerId, next, last]).size).toBe(3);
      expect(third.json()).toMatchObject({ smsVerification: true, emailVerification: true });
      const accounts = await test.db.query('select player_id as id from players where email in ($1, $2)', [
        email,
        corrected,
      ]);
      expect(accounts).toEqual([{ id: last }]);
      // An earlier id opens nothing any more, and neither does the form of a complete account.
      const stale = await visitor.update({ sessionId, playerId }, person, { email, ...numbered(number()) });
      expect(codeOf(stale)).toBe('error.pay_and_play.session');
      const done = await join();
      const again = await done.visitor.update({ sessionId: done.sessionId, playerId: done.playerId }, done.person);
      expect(codeOf(again)).toBe('error.pay_and_play.session');
    });

    it('sends no more codes for corrected numbers than for one, whether a correction is refused or not', async () => {
      const person = someone({ email: null, mobilePhone: null });
      const email = `${letters()}@example.fi`;
      const number = () => ({ email, mobilePhone: { prefix: '+358', body: `40${randomInt(1_000_000, 9_999_999)}` } });
      const joined = await join(person, browser(test), number());
      const { visitor, sessionId } = joined;
      let { playerId, update } = joined;
      const answers = [];
      for (let time = 0; time < 7; time += 1) {
        const cookie = update.cookies.find(({ name }) => name === 'baize_registration');
        const sent = await test.app.inject({
          method: 'POST',
          url: '/api/v1/player/registration/sms_request',
          payload: { playerId, siteId: 5, countryCode: 'FI', blackbox: '-' },
          headers: {
            sitecontext: JSON.stringify({ siteId: 5, brand: 'northlight', market: 'fi-FI' }),
            cookie: `baize_registration=${encodeURIComponent(cookie?.value ?? '')}`,
          },
        });
        answers.push(sent.statusCode === 200 ? 'sent' : codeOf(sent));
        const refused = await visitor.update({ sessionId, playerId }, person, {
          ...number(),
          termsAndConditionsAcceptedVersion: 99,
        });
        expect(refused.statusCode).toBe(400);
        update = await visitor.update({ sessionId, playerId }, person, number());
        ({ playerId } = update.json<{ playerId: string }>());
      }
      expect(answers).toEqual([...Array<string>(5).fill('sent'), ...Array<string>(2).fill(answers[5] ?? 'sent')]);
      expect(answers[5]).toMatch(/max/i);
      const codes = await test.db.query("select player_id as id from identity_codes where destination = ''");
      expect(codes).toEqual([{ id: playerId }]);
    });

    it.each([
      [{ amount: '9.99' }, 400, 'error.amount.below_minimum'],
      [{ amount: '10000.01' }, 400, 'error.amount.above_maximum'],
      [{ amount: '1e3' }, 400, 'error.validation'],
      [{ amount: '-50' }, 400, 'error.validation'],
      [{ currency: 'NOK' }, 400, 'error.validation'],
      [{ country: 'CA', currency: 'CAD' }, 403, 'error.pay_and_play.unavailable'],
      [{ country: 'NO', currency: 'NOK' }, 403, 'error.pay_and_play.unavailable'],
    ])('refuses to authorise %j', async (query, status, code) => {
      const answer = await browser(test).authorise(query);
      expect([answer.statusCode, codeOf(answer)]).toEqual([status, code]);
    });

    it('refuses the young and residents of another country, and gives their money free', async () => {
      const visitor = browser(test);
      const young = new Date(test.app.clock.now().getTime());
      young.setUTCFullYear(young.getUTCFullYear() - 18);
      young.setUTCDate(young.getUTCDate() + 1);
      const dateOfBirth = young.toISOString().slice(0, 10);
      for (const [change, code] of [
        [{ dateOfBirth }, 'error.registration.underage'],
        [{ countryCode: 'SE' }, 'error.country.blocked'],
      ] as const) {
        const sessionId = await visitor.open();
        expect(codeOf(await visitor.code(sessionId, confirm(sessionId, someone(change))))).toBe(code);
        await test.app.completeBankMoney();
        expect(moneyOf(sessionId)).toBe('RELEASED');
      }
    });

    it('refuses a second account to a person who has one, or is excluded on another account', async () => {
      const person = someone();
      const first = await join(person);
      // Through another bank, which knows the person by another reference and mailbox.
      const otherBank = () => ({ ...person, subject: `subject-${randomUUID()}`, email: `${letters()}@example.fi` });
      const second = await join(otherBank());
      expect(codeOf(second.update)).toBe('error.registration.player_already_exists');
      await restrictPlayer(test.app, first.playerId, { status: 'SELF_EXCLUDED', until: null, initiator: 'PLAYER' });
      const elsewhere = await join(otherBank(), browser(test, 'velvet'));
      expect([elsewhere.update.statusCode, codeOf(elsewhere.update)]).toEqual([
        403,
        'error.exclusion.in.progress.indefinitely',
      ]);
    });

    it('tells an excluded player why, takes no money, and opens the restricted session on request', async () => {
      const { visitor, person, sessionId, playerId } = await join();
      await visitor.login({ sessionId, playerId });
      await restrictPlayer(test.app, playerId, { status: 'SELF_EXCLUDED', until: null, initiator: 'PLAYER' });
      const next = await visitor.open();
      await visitor.code(next, confirm(next, person));
      const refused = await visitor.login({ sessionId: next, playerId });
      expect([refused.statusCode, codeOf(refused)]).toEqual([403, 'error.exclusion.in.progress.indefinitely']);
      const restricted = await visitor.login({ sessionId: next, playerId }, { restricted: true });
      expect(restricted.json()).toMatchObject({ ...LOGIN, deposit: { status: 'NOT_TAKEN' } });
      expect(moneyOf(next)).toBe('RELEASED');
      expect(await mainOf(playerId)).toBe(50_00);
    });
  });

  describe('a bank that does not answer', () => {
    it('says so before and after the bank’s page, and the code works once it is back', async () => {
      const visitor = browser(test);
      const sessionId = await visitor.open();
      const code = confirm(sessionId, someone());
      state.down = true;
      expect(codeOf(await visitor.authorise())).toBe('error.bank.unreachable');
      const answer = await visitor.code(sessionId, code);
      expect([answer.statusCode, codeOf(answer)]).toEqual([503, 'error.bank.unreachable']);
      state.down = false;
      expect((await visitor.code(sessionId, code)).statusCode).toBe(200);
    });

    it('credits the deposit later, once, if the bank is silent when the money is taken', async () => {
      const { visitor, sessionId, playerId } = await join();
      state.down = true;
      const login = await visitor.login({ sessionId, playerId });
      expect(login.json()).toMatchObject({ ...LOGIN, deposit: { status: 'PENDING' } });
      expect(await mainOf(playerId)).toBe(0);
      state.down = false;
      for (let attempt = 0; attempt < 3; attempt += 1) {
        test.clock.setOffset(test.clock.offset + 120_000);
        await test.app.completeBankMoney();
      }
      expect(await mainOf(playerId)).toBe(50_00);
    });

    it('gives the money of a visit free that was never finished, and ends its session', async () => {
      const visitor = browser(test);
      const sessionId = await visitor.open();
      const { playerId } = (await visitor.code(sessionId, confirm(sessionId, someone()))).json<{ playerId: string }>();
      test.clock.setOffset(test.clock.offset + 31 * 60_000);
      // In batches: earlier tests have left visits open too.
      while ((await test.app.completeBankMoney()) > 0);
      expect(moneyOf(sessionId)).toBe('RELEASED');
      expect(codeOf(await visitor.update({ sessionId, playerId }, someone()))).toBe('error.pay_and_play.session');
    });
  });
});
