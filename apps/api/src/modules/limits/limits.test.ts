import { randomUUID } from 'node:crypto';
import { sign } from '@baize/contracts/signature';
import type { Limits } from '@baize/contracts/limits';
import { monthsLater, ok } from '@baize/kernel';
import fc from 'fast-check';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  describePlainAndPartitioned,
  type TestApp,
  type TestPlayer,
  type TestPlayerOptions,
} from '../../testing/buildTestApp.ts';
import { paymentsModule } from '../payments/index.ts';
import { DEFAULT_PERMISSIONS, findPlayer, restrictPlayer, updatePlayer } from '../player/index.ts';
import { studioModule } from '../studio/index.ts';
import { busyGateway } from '../../testing/fakes.ts';
import { deposit, walletModule } from '../wallet/index.ts';
import { limitsModule } from './index.ts';
import { periodOf } from '../player/index.ts';
import { planExclusion } from './repository.ts';
import { startDueExclusions } from './use-cases/breaks.ts';

const HOUR = 3_600_000;
const ZONE = 'Europe/Helsinki';

describePlainAndPartitioned('limits', (makeApp, kind) => {
  let test: TestApp;
  afterEach(() => void vi.restoreAllMocks());
  beforeAll(async () => {
    test = await makeApp({
      modules: [walletModule, paymentsModule, limitsModule, studioModule],
      ports: { paymentGateway: busyGateway() },
    });
  });

  const call = async (
    player: TestPlayer,
    method: 'GET' | 'PATCH' | 'POST',
    path: string,
    payload?: object,
    headers: Record<string, string> = {},
  ) => {
    const answer = await test.app.inject({
      method,
      url: `/api/v1/player/${path}`,
      headers: { ...player.headers, ...headers },
      ...(payload ? { payload } : {}),
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const limitsOf = async (player: TestPlayer, which = 'deposit-limits') =>
    (await call(player, 'GET', which)).body as Limits;
  const change = (player: TestPlayer, payload: object, which = 'deposit-limits') =>
    call(player, 'PATCH', which, payload);
  it('count a deposit that the bank processes as used, and tell it from what was deposited', async () => {
    const player = await test.player();
    await test.app.wallet.move(
      deposit({ reference: randomUUID(), playerId: player.playerId, currency: 'EUR' }, 150_00, 'SKRILL'),
    );
    expect(await limitsOf(player)).not.toHaveProperty('pendingDeposits');
    const form = await pay(player, 50);
    expect(form.status).toBe(200);
    // A form that the player has not finished takes nothing: the next deposit replaces it.
    expect(await limitsOf(player)).toMatchObject({ monthly: { used: 150 } });
    expect(await limitsOf(player)).not.toHaveProperty('pendingDeposits');
    await settle(form.body, 'payment.pending');
    expect(await limitsOf(player)).toMatchObject({ monthly: { used: 200 }, pendingDeposits: 50 });
    expect(await limitsOf(player, 'spend-limits')).not.toHaveProperty('pendingDeposits');
  });
  it.each([
    ['TIMEOUT', { status: 'TIMEOUT', statusUntil: new Date('2026-12-01T00:00:00Z') }, 'timeout'],
    ['SELF_EXCLUDED', { status: 'SELF_EXCLUDED' }, 'exclusion'],
    ['an exclusion at another brand', { multibrandExcluded: true }, 'exclusion'],
  ] as const)('cannot be raised or removed during %s, only set and lowered', async (_break, record, reason) => {
    const player = await test.player();
    for (const which of ['deposit-limits', 'spend-limits']) {
      expect((await change(player, { duration: 'W', limit: 100 }, which)).status).toBe(200);
    }
    await updatePlayer(test.db, player.playerId, record);
    for (const [which, code] of [
      ['deposit-limits', 'error.deposit.limit.locked'],
      ['spend-limits', 'error.spend.limit.locked'],
    ] as const) {
      for (const wish of [
        { duration: 'W', limit: 200 },
        { duration: 'W', deleteLimit: true },
      ])
        expect(await change(player, wish, which)).toMatchObject({ status: 409, body: { code, details: { reason } } });
      expect((await change(player, { duration: 'W', limit: 50 }, which)).status).toBe(200);
      expect((await limitsOf(player, which)).weekly).toMatchObject({ value: 50, pendingValue: null });
    }
  });

  const pay = (player: TestPlayer, amount: number) =>
    call(
      player,
      'POST',
      'wallet/deposit',
      { amount, paymentMethod: 'CREDITCARD' },
      { 'idempotency-key': randomUUID() },
    );
  const check = async (player: TestPlayer) =>
    (await call(player, 'POST', 'wallet/deposit/request', { ipAddress: '', blackbox: '-' })).body;
  const signed = async (path: string, payload: object, secret: string) => {
    const text = JSON.stringify(payload);
    const answer = await test.app.inject({
      method: 'POST',
      url: `/api/v1/${path}`,
      payload: text,
      headers: {
        'content-type': 'application/json',
        'x-baize-studio': 'quickspin',
        'x-baize-signature': sign(secret, `POST /api/v1/${path}`, text),
      },
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const studioSecret = () => test.env.studio.secretOf('quickspin') ?? '';
  const settle = (
    payment: { referenceId: string; amount: number },
    type: 'payment.succeeded' | 'payment.failed' | 'payment.pending',
  ) =>
    signed(
      'payments/webhook',
      {
        eventId: `evt_${randomUUID()}`,
        type,
        paymentId: payment.referenceId,
        merchantReference: payment.referenceId,
        amount: payment.amount,
        currency: 'EUR',
        createdAt: '2026-11-21T12:00:00Z',
      },
      test.env.gateway.webhookSecret,
    );
  const seat = async (options: TestPlayerOptions = {}, money = 100_000) => {
    const player = await test.player(options);
    await test.app.wallet.move(
      deposit({ reference: randomUUID(), playerId: player.playerId, currency: 'EUR' }, money, 'SKRILL'),
    );
    const token = await test.app.studio.openGameSession({
      playerId: player.playerId,
      brand: 'northlight',
      studio: 'quickspin',
      gameId: 'aurora',
      gameTitle: 'Aurora',
      vertical: 'CASINO',
      currency: 'EUR',
      language: 'en',
      country: 'FI',
    });
    const { body } = await signed('studio/wallet/authenticate', { token, gameId: 'aurora' }, studioSecret());
    // The clock of these tests runs for months; a game is left open for hours.
    await test.db.query("update game_session set ends_at = 'infinity' where id = $1", [body.sessionId]);
    return { player, sessionId: body.sessionId as string };
  };
  const round = (sessionId: string, amount: number, more: object = {}) => ({
    sessionId,
    gameId: 'aurora',
    roundId: randomUUID(),
    transactionId: randomUUID(),
    amount,
    currency: 'EUR',
    ...more,
  });
  const bet = (payload: object) => signed('studio/wallet/bet', payload, studioSecret());
  const win = (of: ReturnType<typeof round>, amount: number) =>
    signed(
      'studio/wallet/win',
      { ...of, transactionId: randomUUID(), betTransactionId: of.transactionId, amount, roundEnded: true },
      studioSecret(),
    );

  it('returns all fields, even without a limit', async () => {
    const player = await test.player();
    expect(await limitsOf(player)).toMatchObject({
      daily: {
        value: null,
        pendingValue: null,
        pendingDate: null,
        locked: false,
        updatedAt: null,
        startedAt: null,
        used: 0,
        remaining: null,
        resetAt: periodOf('D', test.clock.now(), ZONE).end.toISOString(),
      },
      weekly: { resetAt: periodOf('W', test.clock.now(), ZONE).end.toISOString() },
      monthly: { resetAt: periodOf('M', test.clock.now(), ZONE).end.toISOString() },
      currencyCode: 'EUR',
      timeZone: ZONE,
      increaseWaitHours: 24,
    });
  });

  it('lowers a shorter limit with a longer one in one step, only on request, and records both', async () => {
    const player = await test.player();
    await change(player, { duration: 'D', limit: 300 });
    expect(await change(player, { duration: 'W', limit: 200 })).toMatchObject({
      status: 400,
      body: { code: 'error.deposit.limit.too_low' },
    });
    expect((await limitsOf(player)).daily.value).toBe(300);
    const { status, body } = await change(player, { duration: 'W', limit: 200, lowerShorter: true });
    expect(status).toBe(200);
    expect(body).toMatchObject({ daily: { value: 200, pendingValue: null }, weekly: { value: 200 } });
    const rows = await test.db.query<{ duration: string; wish: string; value: string }>(
      'select duration, wish, value from limit_change where player_id = $1 order by at, duration',
      [player.playerId],
    );
    expect(rows.slice(-2).map(({ duration, wish, value }) => [duration, wish, Number(value)])).toEqual([
      ['D', 'SET', 20_000],
      ['W', 'SET', 20_000],
    ]);
  });

  it('counts credited and open deposits, and refuses more with the remaining amount and the reset time', async () => {
    const player = await test.player();
    expect((await change(player, { duration: 'D', limit: 100 })).body.daily).toMatchObject({
      value: 100,
      used: 0,
      remaining: 100,
    });
    const first = (await pay(player, 60)).body;
    await settle(first, 'payment.pending');
    expect((await limitsOf(player)).daily).toMatchObject({ used: 60, remaining: 40 });
    await settle(first, 'payment.succeeded');
    expect((await limitsOf(player)).daily).toMatchObject({ used: 60, remaining: 40 });
    const resetOn = periodOf('D', test.clock.now(), ZONE).end.toISOString();
    expect(await check(player)).toMatchObject({ result: 'SUCCESS', limitLeft: 40, limitType: 'D', resetOn });
    expect(await pay(player, 40.01)).toMatchObject({
      status: 403,
      body: {
        code: 'error.deposit.not_allowed',
        details: { result: 'SELF_LIMIT_REACHED', limitLeft: 40, limitType: 'D', resetOn },
      },
    });
    const last = (await pay(player, 40)).body;
    await settle(last, 'payment.pending');
    expect(await check(player)).toMatchObject({ result: 'SELF_LIMIT_REACHED', limitLeft: 0, limitType: 'D', resetOn });
    await settle(last, 'payment.failed');
    // Four euro left are less than any method's minimum.
    const little = (await pay(player, 36)).body;
    await settle(little, 'payment.pending');
    expect(await check(player)).toMatchObject({ result: 'SELF_LIMIT_REACHED', limitLeft: 4 });
    await settle(little, 'payment.failed');
    test.advance(Date.parse(resetOn) - test.clock.now().getTime());
    expect((await limitsOf(player)).daily).toMatchObject({ used: 0, remaining: 100 });
  });

  it('cancels an open form that a lower limit has no room for, and keeps one that fits', async () => {
    const gateway = { cancelled: [] as string[] };
    const open = await makeApp({
      modules: [walletModule, paymentsModule, limitsModule],
      ports: {
        paymentGateway: {
          ...busyGateway(),
          cancelPayment: async (reference) => {
            gateway.cancelled.push(reference);
            return ok(null);
          },
        },
      },
    });
    const player = await open.player();
    const form = await open.app.inject({
      method: 'POST',
      url: '/api/v1/player/wallet/deposit',
      headers: { ...player.headers, 'idempotency-key': randomUUID() },
      payload: { amount: 50, paymentMethod: 'SKRILL' },
    });
    const lower = (limit: number) =>
      open.app.inject({
        method: 'PATCH',
        url: '/api/v1/player/deposit-limits',
        headers: player.headers,
        payload: { duration: 'D', limit },
      });
    expect((await lower(50)).statusCode).toBe(200);
    expect(gateway.cancelled).toEqual([]);
    expect((await lower(49)).statusCode).toBe(200);
    expect(gateway.cancelled).toEqual([form.json().referenceId]);
    await open.close();
  });

  it('applies the period with the least left', async () => {
    const player = await test.player();
    await change(player, { duration: 'M', limit: 90 });
    await change(player, { duration: 'D', limit: 80 });
    await settle((await pay(player, 50)).body, 'payment.succeeded');
    expect(await check(player)).toMatchObject({ result: 'SUCCESS', limitLeft: 30, limitType: 'D' });
    test.advance(24 * HOUR);
    expect(await check(player)).toMatchObject({ limitLeft: 40, limitType: 'M' });
    await pay(player, 30);
    expect(await pay(player, 20)).toMatchObject({ status: 403, body: { details: { limitType: 'M' } } });
    expect((await limitsOf(player)).monthly).toMatchObject({ used: 80, remaining: 10 });
  });

  it('lowers at once, and raises after 24 hours, 72 by choice, or seven days in the Netherlands', async () => {
    const player = await test.player();
    await change(player, { duration: 'W', limit: 200 });
    expect((await change(player, { duration: 'W', limit: 100 })).body.weekly).toMatchObject({
      value: 100,
      pendingDate: null,
      locked: false,
    });
    const asked = test.clock.now().getTime();
    expect((await change(player, { duration: 'W', limit: 300 })).body.weekly).toMatchObject({
      value: 100,
      pendingValue: 300,
      pendingDate: new Date(asked + 24 * HOUR).toISOString(),
      locked: true,
    });
    expect(await change(player, { duration: 'W', limit: 400 })).toMatchObject({
      status: 409,
      body: { code: 'error.deposit.limit.locked', details: { reason: 'pending' } },
    });
    test.advance(24 * HOUR - 1);
    expect((await limitsOf(player)).weekly.value).toBe(100);
    test.advance(1);
    expect((await limitsOf(player)).weekly).toMatchObject({
      value: 300,
      pendingValue: null,
      pendingDate: null,
      locked: false,
      startedAt: new Date(asked + 24 * HOUR).toISOString(),
    });
    expect((await change(player, { duration: 'W', deleteLimit: true, waitInHours: 72 })).body.weekly).toMatchObject({
      value: 300,
      pendingValue: null,
      pendingDate: new Date(test.clock.now().getTime() + 72 * HOUR).toISOString(),
      locked: true,
    });
    expect((await change(player, { duration: 'W', cancelPendingLimit: true })).body.weekly).toMatchObject({
      value: 300,
      locked: false,
    });
    expect((await change(player, { duration: 'W', cancelPendingLimit: true })).body.code).toBe(
      'error.limit.nothing_pending',
    );

    const dutch = await test.player({ countryCode: 'NL' });
    await change(dutch, { duration: 'D', limit: 50 });
    expect((await change(dutch, { duration: 'D', limit: 60, waitInHours: 24 })).body).toMatchObject({
      increaseWaitHours: 168,
      daily: { pendingDate: new Date(test.clock.now().getTime() + 168 * HOUR).toISOString() },
    });
  });
  it('wait for a raise as long as the stricter law of the player’s home and of the site says (ruling 22)', async () => {
    const on = (market: string) => ({ sitecontext: JSON.stringify({ siteId: 5, brand: 'northlight', market }) });
    const later = (hours: number) => new Date(test.clock.now().getTime() + hours * HOUR).toISOString();
    for (const which of ['deposit-limits', 'spend-limits']) {
      const finn = await test.player();
      const dutch = await test.player({ countryCode: 'NL' });
      for (const player of [finn, dutch])
        for (const [duration, limit] of Object.entries({ D: 50, W: 100 }))
          expect((await change(player, { duration, limit }, which)).status).toBe(200);
      const raise = (player: TestPlayer, site: string, duration: string) =>
        call(player, 'PATCH', which, { duration, limit: duration === 'D' ? 60 : 110, waitInHours: 24 }, on(site));
      expect((await raise(finn, 'fi-FI', 'W')).body).toMatchObject({
        increaseWaitHours: 24,
        weekly: { pendingDate: later(24) },
      });
      expect((await call(finn, 'GET', which, undefined, on('en-LL'))).body).toMatchObject({ increaseWaitHours: 168 });
      expect((await raise(finn, 'en-LL', 'D')).body).toMatchObject({
        increaseWaitHours: 168,
        daily: { pendingDate: later(168) },
      });
      expect((await raise(dutch, 'fi-FI', 'W')).body).toMatchObject({ weekly: { pendingDate: later(168) } });
      const removed = await call(dutch, 'PATCH', which, { duration: 'D', deleteLimit: true }, on('fi-FI'));
      expect(removed.body).toMatchObject({ daily: { pendingDate: later(168) } });
    }
  });

  it.each([
    [{ duration: 'D', limit: 0.5 }, 400, 'error.deposit.limit.interval'],
    [{ duration: 'D', limit: 600 }, 400, 'error.deposit.limit.too_high'],
    [{ duration: 'M', limit: 400 }, 400, 'error.deposit.limit.too_low'],
    [{ duration: 'M', deleteLimit: true }, 409, 'error.limit.none'],
    [{ duration: 'D' }, 400, 'error.validation'],
    [{ duration: 'D', limit: 10, deleteLimit: true }, 400, 'error.validation'],
    [{ duration: 'Y', limit: 10 }, 400, 'error.validation'],
    [{ duration: 'D', limit: 10.001 }, 400, 'error.validation'],
    [{ duration: 'D', limit: -5 }, 400, 'error.validation'],
    [{ duration: 'D', limit: 10, waitInHours: 1 }, 400, 'error.validation'],
  ])('refuses %j with %i %s', async (payload, status, code) => {
    const player = await test.player();
    await change(player, { duration: 'W', limit: 500 });
    expect(await change(player, payload)).toMatchObject({ status, body: { code } });
  });

  it('cannot be exceeded by parallel deposits', async () => {
    const player = await test.player();
    await change(player, { duration: 'D', limit: 100 });
    const answers = await Promise.all(Array.from({ length: kind === 'postgres' ? 24 : 8 }, () => pay(player, 30)));
    const started = answers.filter(({ status }) => status === 200);
    const states = await Promise.all(
      started.map(async ({ body }) => (await call(player, 'GET', `wallet/deposit/${body.referenceId}`)).body),
    );
    // A newer start ends older ones that the gateway has not seen yet, which answered PENDING in their time, and fewer
    // than three may remain.
    const open = started.filter((_, index) => states[index].status === 'PENDING');
    expect([1, 2, 3]).toContain(open.length);
    await Promise.all(open.map(({ body }) => settle(body, 'payment.succeeded')));
    const used = open.length * 30;
    expect((await limitsOf(player)).daily).toMatchObject({ used, remaining: 100 - used });
  });

  it('refuses the stake that would exceed the spend limit, and names the limit and its reset time', async () => {
    const { player, sessionId } = await seat();
    await change(player, { duration: 'D', limit: 20 }, 'spend-limits');
    const first = round(sessionId, 15);
    expect((await bet(first)).status).toBe(200);
    const refused = await bet(round(sessionId, 5.01));
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'error.spend.limit.reached',
        details: {
          result: 'SELF_SPEND_LIMIT_REACHED',
          limitLeft: 5,
          limitType: 'D',
          resetOn: periodOf('D', test.clock.now(), ZONE).end.toISOString(),
          currencyCode: 'EUR',
        },
      },
    });
    expect((await bet(first)).status).toBe(200);
    // Winnings reduce the spending; the activity summary shows both.
    const summary = async () => (await call(player, 'GET', 'wallet/activity_check/result')).body;
    expect(await summary()).toMatchObject({ turnover: 15, winnings: 0, delta: -15 });
    await win(first, 10);
    expect(await summary()).toMatchObject({ turnover: 15, winnings: 10, delta: -5, currencyCode: 'EUR' });
    expect((await limitsOf(player, 'spend-limits')).daily).toMatchObject({ used: 5, remaining: 15 });
    expect((await bet(round(sessionId, 15))).status).toBe(200);
    expect((await bet(round(sessionId, 0.01))).body.code).toBe('error.spend.limit.reached');
    expect(await check(player)).toMatchObject({ result: 'SELF_SPEND_LIMIT_REACHED', limitLeft: 0, limitType: 'D' });
    // The refusal of a deposit names the limit that refuses it (ruling 29).
    expect((await pay(player, 10)).body.details).toMatchObject({ result: 'SELF_SPEND_LIMIT_REACHED', limitLeft: 0 });
    // The next day, without a visit.
    test.advance(periodOf('D', test.clock.now(), ZONE).end.getTime() - test.clock.now().getTime());
    expect((await bet(round(sessionId, 20))).status).toBe(200);
    expect((await bet(round(sessionId, 1))).status).toBe(409);
    expect(await check(player)).toMatchObject({ result: 'SELF_SPEND_LIMIT_REACHED' });
    expect(await test.app.wallet.verify(player.playerId)).toEqual([]);
  });

  it('lets a higher spend limit, and its end, take effect by the clock alone', async () => {
    const { player, sessionId } = await seat();
    await change(player, { duration: 'M', limit: 10 }, 'spend-limits');
    await bet(round(sessionId, 10));
    await change(player, { duration: 'M', limit: 25 }, 'spend-limits');
    expect((await bet(round(sessionId, 1))).status).toBe(409);
    test.advance(24 * HOUR);
    expect((await bet(round(sessionId, 15))).status).toBe(200);
    expect((await bet(round(sessionId, 1))).status).toBe(409);
    await change(player, { duration: 'M', deleteLimit: true }, 'spend-limits');
    test.advance(24 * HOUR);
    expect((await bet(round(sessionId, 500))).status).toBe(200);
  });

  it('cannot be exceeded by parallel stakes, even across the end of a day', async () => {
    const { player, sessionId } = await seat();
    await change(player, { duration: 'D', limit: 10 }, 'spend-limits');
    const many = () =>
      Promise.all(Array.from({ length: kind === 'postgres' ? 40 : 12 }, () => bet(round(sessionId, 3))));
    expect((await many()).filter(({ status }) => status === 200)).toHaveLength(3);
    test.advance(24 * HOUR);
    const answers = await many();
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect([...new Set(answers.map(({ status }) => status))].sort()).toEqual([200, 409]);
    expect((await limitsOf(player, 'spend-limits')).daily).toMatchObject({ used: 9, remaining: 1 });
  });

  it('is never exceeded by any sequence of deposits, stakes, wins, changes and times', async () => {
    const step = fc.oneof(
      fc.record({
        do: fc.constant('pay' as const),
        amount: fc.integer({ min: 10, max: 60 }),
        then: fc.constantFrom('payment.succeeded' as const, 'payment.failed' as const, null),
      }),
      fc.record({
        do: fc.constant('bet' as const),
        amount: fc.integer({ min: 1, max: 30 }),
        won: fc.integer({ min: 0, max: 20 }),
      }),
      fc.record({
        do: fc.constant('set' as const),
        which: fc.constantFrom('deposit-limits', 'spend-limits'),
        duration: fc.constantFrom('D', 'W', 'M'),
        limit: fc.integer({ min: 20, max: 120 }),
      }),
      fc.record({ do: fc.constant('wait' as const), hours: fc.constantFrom(1, 9, 25) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 16 }), async (steps) => {
        const { player, sessionId } = await seat({}, 50_000);
        for (const each of steps) {
          if (each.do === 'wait') test.advance(each.hours * HOUR);
          else if (each.do === 'set') await change(player, { duration: each.duration, limit: each.limit }, each.which);
          else {
            const which = each.do === 'pay' ? 'deposit-limits' : 'spend-limits';
            const before = await limitsOf(player, which);
            const left = Math.min(
              ...[before.daily, before.weekly, before.monthly].map(({ remaining }) => remaining ?? Infinity),
            );
            if (each.do === 'pay') {
              const answer = await pay(player, each.amount);
              // Never accepts more than the tightest limit leaves, and a deposit limit never refuses less.
              if (answer.status === 200) expect(each.amount).toBeLessThanOrEqual(left);
              else if (answer.body.details?.result === 'SELF_LIMIT_REACHED')
                expect(each.amount > left || left === 0).toBe(true);
              // An unfinished form takes nothing: the next deposit replaces it. The bank may also still process it.
              if (answer.status === 200) await settle(answer.body, each.then ?? 'payment.pending');
            } else {
              const stake = round(sessionId, each.amount);
              const answer = await bet(stake);
              if (answer.status === 200) await win(stake, each.won);
              else expect(answer.body.code).toBe('error.spend.limit.reached');
              const after = await limitsOf(player, which);
              for (const period of ['daily', 'weekly', 'monthly'] as const) {
                if (answer.status === 200 && before[period].value !== null)
                  expect(after[period].used).toBeLessThanOrEqual(Math.max(before[period].value ?? 0, 0));
              }
            }
          }
        }
        expect(await test.app.wallet.verify(player.playerId)).toEqual([]);
      }),
      { numRuns: kind === 'postgres' ? 6 : 4 },
    );
  });

  describe('a break', () => {
    it('starts at once: no deposits, no stakes, every session ended, withdrawals still possible', async () => {
      const { player, sessionId } = await seat({ password: 'correct horse battery' });
      await call(
        player,
        'POST',
        'wallet/withdrawal',
        { amount: 50, paymentMethod: 'CREDITCARD' },
        { 'idempotency-key': randomUUID() },
      );
      const until = new Date(test.clock.now().getTime() + 72 * HOUR).toISOString();
      expect(await call(player, 'PATCH', 'timeout', { timeoutInHours: 72 })).toEqual({ status: 200, body: { until } });
      expect((await bet(round(sessionId, 1))).body.code).toBe('error.play.not_allowed');
      // The session is over; the refusal still says why. A new one is restricted.
      expect((await pay(player, 20)).body).toMatchObject({ code: 'error.timeout.in.progress', details: { until } });
      expect((await call(player, 'GET', 'wallet/pendingWithdrawal')).status).toBe(401);
      const again = await test.signInAgain(player);
      expect((await pay(again, 20)).body).toMatchObject({ code: 'error.timeout.in.progress', details: { until } });
      expect((await call(again, 'GET', 'wallet/pendingWithdrawal')).body).toHaveLength(1);
      expect(
        (
          await call(
            again,
            'POST',
            'wallet/withdrawal',
            { amount: 50, paymentMethod: 'CREDITCARD' },
            { 'idempotency-key': randomUUID() },
          )
        ).status,
      ).toBe(200);
      expect((await findPlayer(test.db, player.playerId))?.statusInitiator).toBe('PLAYER');
      // Never shorter than the current one; longer at any time.
      const pause = async (timeoutInHours: number) =>
        call(await test.signInAgain(player), 'PATCH', 'timeout', { timeoutInHours });
      expect((await pause(24)).body).toEqual({ until });
      expect((await pause(168)).body.until > until).toBe(true);
      expect((await pause(5)).status).toBe(400);
    });

    it('is confirmed by email: until when, what still works and where to get help; once for each end', async () => {
      const email = `${randomUUID()}@test.baize`;
      const player = await test.player({ record: { email, timeZone: ZONE } });
      const mails = () => test.messaging.messages.filter(({ to }) => to === email);
      const { until } = (await call(player, 'PATCH', 'timeout', { timeoutInHours: 72 })).body;
      const end = (iso: string) =>
        new Date(iso).toLocaleString('en-GB', { day: 'numeric', month: 'long', hour: '2-digit', timeZone: ZONE });
      expect(mails()).toHaveLength(1);
      expect(mails()[0]).toMatchObject({ channel: 'EMAIL', subject: expect.stringMatching(/^Your break at /) });
      expect(mails()[0]?.text).toContain(`It ends on ${end(until).split(' at ')[0] ?? ''}`);
      expect(mails()[0]?.text).toContain('Open bets are still settled');
      expect(mails()[0]?.text).toContain('Pending withdrawals continue');
      expect(mails()[0]?.text).toMatch(/\/fi-FI\/responsible-gambling$/m);
      // A shorter one changes nothing; an exclusion does.
      await call(await test.signInAgain(player), 'PATCH', 'timeout', { timeoutInHours: 24 });
      expect(mails()).toHaveLength(1);
      await call(await test.signInAgain(player), 'PATCH', 'exclusion', {
        accountDisableIndefinitely: true,
        exclusionInMonths: 12,
      });
      expect(mails()).toHaveLength(2);
      const [forever] = mails().filter(({ subject }) => subject?.startsWith('Your self-exclusion at '));
      expect(forever?.text).toContain('It has no end date.');
    });

    it('of exclusion is limited or indefinite, applies at the other brands, and is not undone by a time-out', async () => {
      const email = `${randomUUID()}@test.baize`;
      const player = await test.player({ record: { email } });
      const elsewhere = await test.player({ brand: 'marigold', record: { email } });
      const until = monthsLater(test.clock.now(), 6, 'UTC').toISOString();
      expect(
        (await call(player, 'PATCH', 'exclusion', { exclusionInMonths: 6, exclusionDelayInHours: 0 })).body,
      ).toEqual({ until });
      expect(await findPlayer(test.db, player.playerId)).toMatchObject({ status: 'SELF_EXCLUDED' });
      expect(await findPlayer(test.db, elsewhere.playerId)).toMatchObject({
        status: 'REGISTERED',
        multibrandSuspended: false,
        multibrandSuspendedUntil: new Date(until),
      });
      const exclude = async (body: object) => call(await test.signInAgain(player), 'PATCH', 'exclusion', body);
      expect((await call(await test.signInAgain(player), 'PATCH', 'timeout', { timeoutInHours: 24 })).body).toEqual({
        until,
      });
      expect((await exclude({ accountDisableIndefinitely: true, exclusionInMonths: 12 })).body).toEqual({
        until: null,
      });
      expect((await exclude({ exclusionInMonths: 6 })).body).toEqual({ until: null });
      expect((await exclude({ exclusionInMonths: 7 })).status).toBe(400);
      expect((await exclude({ accountDisableIndefinitely: true, exclusionInMonths: 6 })).status).toBe(400);
      const other = await test.player();
      expect(
        await call(other, 'PATCH', 'exclusion', { exclusionInMonths: 6, exclusionDelayInHours: 24 }),
      ).toMatchObject({ status: 409, body: { code: 'error.exclusion.delay_not_allowed' } });
      expect(await findPlayer(test.db, other.playerId)).toMatchObject({ status: 'REGISTERED' });
    });

    it('of exclusion starts after the chosen delay where the market allows it, by the clock, without a visit', async () => {
      const player = await test.player();
      const law = await test.app.playerAccess.lawOf(player.playerId);
      vi.spyOn(test.app.playerAccess, 'lawOf').mockResolvedValue({
        ...law,
        exclusionDelayHours: { value: 48, source: 'a market of this test' },
      });
      const exclude = (exclusionDelayInHours: number, exclusionInMonths = 6) =>
        call(player, 'PATCH', 'exclusion', { exclusionInMonths, exclusionDelayInHours });
      expect(await exclude(49)).toMatchObject({ status: 409, body: { code: 'error.exclusion.delay_not_allowed' } });
      const start = new Date(test.clock.now().getTime() + 24 * HOUR);
      const until = monthsLater(start, 6, 'UTC');
      expect(await exclude(24)).toEqual({ status: 200, body: { until: until.toISOString() } });
      const status = async () => (await findPlayer(test.db, player.playerId))?.status;
      // A later start does not put it off.
      expect((await exclude(48, 6)).status).toBe(200);
      test.advance(24 * HOUR - 1);
      await startDueExclusions(test.app);
      expect(await status()).toBe('REGISTERED');
      test.advance(1);
      expect(await startDueExclusions(test.app)).toBe(1);
      expect(await findPlayer(test.db, player.playerId)).toMatchObject({
        status: 'SELF_EXCLUDED',
        statusUntil: monthsLater(new Date(start.getTime() + 24 * HOUR), 6, 'UTC'),
        statusInitiator: 'PLAYER',
      });
      expect((await pay(player, 20)).body).toMatchObject({ code: 'error.exclusion.in.progress' });
      expect(await startDueExclusions(test.app)).toBe(0);
    });

    it('of exclusion that is planned starts for the others when one account is closed meanwhile', async () => {
      const [closed, player] = [await test.player(), await test.player()];
      const at = test.clock.now();
      for (const { playerId } of [closed, player])
        await test.app.db.transaction((tx) =>
          planExclusion(tx, { playerId, startsAt: at, until: monthsLater(at, 6, 'UTC'), requestedAt: at }),
        );
      await updatePlayer(test.db, closed.playerId, { status: 'CLOSED' });
      expect(await startDueExclusions(test.app)).toBe(1);
      expect((await findPlayer(test.db, player.playerId))?.status).toBe('SELF_EXCLUDED');
      expect((await findPlayer(test.db, closed.playerId))?.status).toBe('CLOSED');
      expect(await startDueExclusions(test.app)).toBe(0);
    });

    it('of exclusion with an end expires at the other brands without a visit, and never shortens a longer one', async () => {
      const email = `${randomUUID()}@test.baize`;
      const player = await test.player({ record: { email } });
      const elsewhere = await test.player({ brand: 'marigold', record: { email } });
      const third = await test.player({ brand: 'wireframe', record: { email } });
      await call(player, 'PATCH', 'exclusion', { exclusionInMonths: 6 });
      // The first exclusion ended the session there.
      await call(await test.signInAgain(elsewhere), 'PATCH', 'exclusion', { exclusionInMonths: 12 });
      const gates = async () =>
        Promise.all(
          [player, elsewhere, third].map(
            async ({ playerId }) => (await test.app.playerAccess.mayDeposit(playerId)).result,
          ),
        );
      expect(await gates()).toEqual(['RESTRICTED', 'RESTRICTED', 'RESTRICTED']);
      const [half, whole] = [monthsLater(test.clock.now(), 6, 'UTC'), monthsLater(test.clock.now(), 12, 'UTC')];
      test.advance(half.getTime() - test.clock.now().getTime() + 1);
      // The first account's own exclusion is over; the second brand's still applies to it.
      expect(await gates()).toEqual(['RESTRICTED', 'RESTRICTED', 'RESTRICTED']);
      expect((await call(await test.signInAgain(player), 'GET', 'access/details')).body).toMatchObject({
        accountStatus: 'SELF_EXCLUDED',
        accountStatusUntil: whole.toISOString(),
        breakEndedAt: null,
        multibrand: { suspended: true },
      });
      test.advance(whole.getTime() - test.clock.now().getTime() - 1);
      expect(await gates()).toEqual(['RESTRICTED', 'RESTRICTED', 'RESTRICTED']);
      test.advance(1);
      expect(await gates()).toEqual(['SUCCESS', 'SUCCESS', 'SUCCESS']);
      expect((await call(await test.signInAgain(third), 'GET', 'access/details')).body).toMatchObject({
        accountStatus: 'REGISTERED',
        accountStatusUntil: null,
        breakEndedAt: null,
        multibrand: { suspended: false },
      });
      // Who was on a break of their own is offered another day at the login (A§4).
      expect((await call(await test.signInAgain(elsewhere), 'GET', 'access/details')).body).toMatchObject({
        accountStatus: 'REGISTERED',
        breakEndedAt: whole.toISOString(),
      });
    });

    it.each([
      [{ exclusionInMonths: 6 }, 'error.exclusion.in.progress'],
      [{ accountDisableIndefinitely: true, exclusionInMonths: 12 }, 'error.exclusion.in.progress.indefinitely'],
    ])(
      'of exclusion %j ends the sessions at the other brands and confines the next one, and lets their money out (rulings 19 and 19a)',
      async (body, code) => {
        const email = `${randomUUID()}@test.baize`;
        const player = await test.player({ record: { email } });
        const { player: before } = await seat({ brand: 'marigold', record: { email } });
        const { until } = (await call(player, 'PATCH', 'exclusion', body)).body as { until: string | null };
        // The session from before is over, and a refused deposit keeps its reason.
        expect((await call(before, 'GET', 'access/details')).status).toBe(401);
        expect(await pay(before, 20)).toMatchObject({ status: 403, body: { code } });
        const elsewhere = await test.signInAgain(before);
        expect(await pay(elsewhere, 20)).toMatchObject({ status: 403, body: { code } });
        expect((await call(elsewhere, 'GET', 'access/details')).body).toMatchObject({
          accountStatus: 'SELF_EXCLUDED',
          accountStatusUntil: until,
          multibrand: { suspended: true },
        });
        expect(
          (await call(elsewhere, 'POST', 'wallet/withdrawal/request', { ipAddress: '', blackbox: '-' })).body,
        ).toMatchObject({ result: 'SUCCESS' });
        const withdraw = () =>
          call(
            elsewhere,
            'POST',
            'wallet/withdrawal',
            { amount: 50, paymentMethod: 'CREDITCARD' },
            { 'idempotency-key': randomUUID() },
          );
        expect((await withdraw()).status).toBe(200);
        // A suspension for another reason still applies.
        await test.db.query('update players set multibrand_suspended = true where player_id = $1', [
          elsewhere.playerId,
        ]);
        expect(await withdraw()).toMatchObject({ status: 403, body: { details: { result: 'RESTRICTED' } } });
      },
    );

    it('at two brands at the same moment applies at both, without a deadlock', async () => {
      for (let round = 0; round < (kind === 'postgres' ? 6 : 2); round += 1) {
        const email = `${randomUUID()}@test.baize`;
        const accounts = [
          await test.player({ record: { email } }),
          await test.player({ brand: 'marigold', record: { email } }),
          await test.player({ brand: 'wireframe', record: { email } }),
        ];
        // Not as calls: the first one ends the sessions of the others.
        await Promise.all(
          accounts.map(({ playerId }, index) =>
            restrictPlayer(test.app, playerId, {
              status: 'SELF_EXCLUDED',
              until: monthsLater(test.clock.now(), [6, 12, 24][index] ?? 0, 'UTC'),
              initiator: 'PLAYER',
            }),
          ),
        );
        const last = monthsLater(test.clock.now(), 24, 'UTC');
        expect(
          (await Promise.all(accounts.map(({ playerId }) => findPlayer(test.db, playerId)))).map((account) => [
            account?.status,
            account?.multibrandSuspendedUntil,
          ]),
        ).toEqual([
          ['SELF_EXCLUDED', last],
          ['SELF_EXCLUDED', last],
          ['SELF_EXCLUDED', monthsLater(test.clock.now(), 12, 'UTC')],
        ]);
      }
    });

    it('does not lift a restriction, and flagged players can still set limits (ruling 19)', async () => {
      const player = await test.player({ record: { status: 'RESTRICTED', permissions: DEFAULT_PERMISSIONS } });
      expect((await change(player, { duration: 'D', limit: 10 })).status).toBe(200);
      await call(player, 'PATCH', 'timeout', { timeoutInHours: 24 });
      test.advance(25 * HOUR);
      expect(await check(await test.signInAgain(player))).toMatchObject({ result: 'RESTRICTED' });
      const flagged = await test.player({
        record: { multibrandSuspended: true, permissions: { ...DEFAULT_PERMISSIONS, payout: true } },
      });
      expect((await change(flagged, { duration: 'D', limit: 10 })).status).toBe(200);
    });
  });
});
