import { randomUUID } from 'node:crypto';
import { sign } from '@baize/contracts/signature';
import { depositStart, type OperationResult } from '@baize/contracts/cashier';
import { err, ok } from '@baize/kernel';
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  buildTestApp,
  describeOnPostgres,
  describePlainAndPartitioned,
  type TestApp,
  type TestPlayer,
  type TestPlayerOptions,
} from '../../testing/buildTestApp.ts';
import { fakePlayerAccess } from '../../testing/fakes.ts';
import type { GatewayReport, PaymentGateway } from '../../ports/payment-gateway/port.ts';
import { deposit, lockWithdrawal, payWithdrawal, reverseDeposit, stake, walletModule, win } from '../wallet/index.ts';
import { accountsAlongside } from '../person/index.ts';
import { findPlayer, restrictPlayer, updatePlayer } from '../player/index.ts';
import type { InboxEntry } from '../../plugins/tell-player.ts';
import { playerAccess } from '../player/access.ts';
import { paymentsModule } from './index.ts';
import { applyReport } from './use-cases/apply-report.ts';
import { marketOf } from './use-cases/money-request.ts';
import { methodsOf } from './model/payment-methods.ts';
import { effectOfReport } from './model/payment.ts';

describe('effects of gateway reports', () => {
  const states: readonly GatewayReport['state'][] = ['OPEN', 'WAITING_INPUT', 'PENDING', 'SUCCEEDED', 'FAILED'];
  it('credits every paid deposit exactly once, in any order of events', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...states), { maxLength: 8 }), (events) => {
        let credited = 0;
        let payment = {
          kind: 'DEPOSIT' as const,
          status: 'PENDING' as 'PENDING' | 'WAITING_INPUT' | 'SUCCESS' | 'FAILED',
          step: null,
          closedAt: null as Date | null,
        };
        for (const state of events) {
          const next = effectOfReport(payment, state);
          if (next === 'CREDIT') {
            credited += 1;
            payment = { ...payment, status: 'SUCCESS', closedAt: new Date() };
          }
          if (next === 'FAIL_DEPOSIT') payment = { ...payment, status: 'FAILED', closedAt: new Date() };
          if (next === 'ASK_INPUT') payment = { ...payment, status: 'WAITING_INPUT' };
          if (next === 'WAIT') payment = { ...payment, status: 'PENDING' };
        }
        expect(credited).toBe(events.includes('SUCCEEDED') ? 1 : 0);
      }),
    );
  });
  it('never pays out a withdrawal that was not sent, and raises an alarm if a returned one is paid', () => {
    expect(effectOfReport({ kind: 'WITHDRAWAL', status: 'PENDING', step: 'REVIEW', closedAt: null }, 'SUCCEEDED')).toBe(
      'NOT_YET',
    );
    expect(
      effectOfReport({ kind: 'WITHDRAWAL', status: 'FAILED', step: 'PAYOUT', closedAt: new Date() }, 'SUCCEEDED'),
    ).toBe('ALARM');
    expect(
      effectOfReport({ kind: 'WITHDRAWAL', status: 'COMPLETED', step: 'PAYOUT', closedAt: new Date() }, 'SUCCEEDED'),
    ).toBe('IGNORE');
  });
});

describe('payment methods', () => {
  it('have sane limits in every market and currency', () => {
    for (const market of ['UN', 'FI', 'CA', 'NO']) {
      for (const currency of ['EUR', 'CAD', 'CLP', 'NOK'] as const) {
        for (const direction of ['DEPOSIT', 'WITHDRAW'] as const) {
          const methods = methodsOf(market, currency, direction);
          expect(methods.length).toBeGreaterThan(2);
          for (const method of methods)
            expect(method.min > 0 && method.max > method.min && method.min % 100 === 0).toBe(true);
        }
      }
    }
    expect(methodsOf('FI', 'EUR', 'DEPOSIT')[0]?.name).toBe('TRUSTLY');
  });
});

/** A gateway without a network: records the requests and answers queries. */
class Gateway implements PaymentGateway {
  readonly payments = new Map<string, string>();
  readonly payouts = new Map<string, string>();
  down = false;
  refuses = false;
  /** It accepts the order, but its answer is lost. */
  losesReplies = false;
  reports = new Map<string, GatewayReport>();
  /** What happened to payment forms, in this order. */
  readonly forms: { readonly reference: string; readonly is: 'opened' | 'cancelled' }[] = [];
  /** Milliseconds that the next forms take to open. */
  readonly delays: number[] = [];
  async #take(book: Map<string, string>, reference: string) {
    if (this.down) return err('UNREACHABLE' as const);
    if (this.refuses) return err('REFUSED' as const);
    const gatewayId = book.get(reference) ?? `gw_${randomUUID()}`;
    book.set(reference, gatewayId);
    return this.losesReplies
      ? err('UNREACHABLE' as const)
      : ok({ gatewayId, hostedUrl: `http://gateway.test/pay/${gatewayId}` });
  }
  startPayment: PaymentGateway['startPayment'] = async (order) => {
    await new Promise((resolve) => setTimeout(resolve, this.delays.shift() ?? 0));
    this.forms.push({ reference: order.reference, is: 'opened' });
    return this.#take(this.payments, order.reference);
  };
  startPayout: PaymentGateway['startPayout'] = (order) => this.#take(this.payouts, order.reference);
  readonly cancelled: string[] = [];
  cancelPayment: PaymentGateway['cancelPayment'] = async (reference) => {
    if (this.down) return err('UNREACHABLE');
    this.cancelled.push(reference);
    this.forms.push({ reference, is: 'cancelled' });
    const known = this.reports.get(reference);
    // What the player has not finished is cancelled; anything else is answered as it is.
    return ok(
      known?.state === 'OPEN' || known?.state === 'WAITING_INPUT' ? { ...known, state: 'FAILED' } : (known ?? null),
    );
  };
  report: PaymentGateway['report'] = async (_kind, reference) =>
    this.down ? err('UNREACHABLE') : ok(this.reports.get(reference) ?? null);
}

/** Gives a stake back as the studio's call does: the bet is marked, and the money comes back as a movement of its own. */
async function refund(test: TestApp, player: TestPlayer, bet: string, amount: number): Promise<void> {
  await test.app.db.transaction(async (tx) => {
    await tx.query(
      'select wallet_revert($1, (select seq from wallet_transaction where player_id = $1 and reference_id = $2))',
      [player.playerId, bet],
    );
  });
  await test.app.wallet.move({
    ...stake({ reference: randomUUID(), playerId: player.playerId, currency: 'EUR' }, 0, 'CASINO', {
      gameId: 'g',
      roundId: randomUUID(),
      title: 'G',
    }),
    type: 'BET_VOID',
    amount,
    main: amount,
    relatesTo: bet,
  });
}

describePlainAndPartitioned('payments', (makeApp) => {
  let test: TestApp;
  const gateway = new Gateway();
  let gate: OperationResult = 'SUCCESS';
  /** What the next question whether a player may deposit waits for. */
  let atGate: (() => Promise<unknown>) | null = null;
  const firsts: string[] = [];
  const told: InboxEntry[] = [];
  beforeAll(async () => {
    test = await makeApp({ modules: [walletModule, paymentsModule], ports: { paymentGateway: gateway } });
    test.app.onTellPlayer(async (_tx, entry) => {
      told.push(entry);
    });
    fakePlayerAccess(test.app, {
      mayDeposit: async () => {
        const wait = atGate;
        atGate = null;
        await wait?.();
        return { result: gate };
      },
      mayWithdraw: async () => ({ result: gate }),
      firstDeposit: async (_tx, playerId) => {
        firsts.push(playerId);
      },
    });
  });
  beforeEach(() => {
    gate = 'SUCCESS';
    gateway.down = false;
    gateway.refuses = false;
    gateway.losesReplies = false;
  });
  const rich = async (amount = 100_00, options: TestPlayerOptions = {}): Promise<TestPlayer> => {
    const player = await test.player(options);
    await test.app.wallet.move(
      deposit(
        { reference: randomUUID(), playerId: player.playerId, currency: options.currency ?? 'EUR' },
        amount,
        'SKRILL',
      ),
    );
    return player;
  };
  /** Wins, so that there is something to withdraw after play: a bonus-free way to money that was not deposited. */
  const topUp = async (player: TestPlayer, plays = true): Promise<TestPlayer> => {
    await test.app.wallet.move(
      win({ reference: randomUUID(), playerId: player.playerId, currency: 'EUR' }, 60_00, 0, 'CASINO', {
        gameId: 'g',
        roundId: 'r',
        title: 'G',
        betReference: randomUUID(),
      }),
    );
    if (plays)
      await test.app.wallet.move(
        stake({ reference: randomUUID(), playerId: player.playerId, currency: 'EUR' }, 20_00, 'CASINO', {
          gameId: 'g',
          roundId: 'r2',
          title: 'G',
        }),
      );
    return player;
  };
  const post = async (player: TestPlayer, path: string, payload: object, key: string = randomUUID()) => {
    const answer = await test.app.inject({
      method: 'POST',
      url: `/api/v1/player/wallet/${path}`,
      headers: { ...player.headers, 'idempotency-key': key },
      payload,
    });
    return { status: answer.statusCode, body: answer.statusCode === 204 ? null : answer.json() };
  };
  const get = async (player: TestPlayer, path: string) =>
    (await test.app.inject({ url: `/api/v1/player/wallet${path}`, headers: player.headers })).json();
  const hook = async (type: string, reference: string, amount: number, more: object = {}) => {
    const paymentId = (type.startsWith('payout') ? gateway.payouts : gateway.payments).get(reference) ?? 'gw_unknown';
    const text = JSON.stringify({
      eventId: `evt_${randomUUID()}`,
      type,
      paymentId,
      merchantReference: reference,
      amount,
      currency: 'EUR',
      createdAt: '2026-11-21T12:00:00Z',
      ...more,
    });
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/v1/payments/webhook',
      payload: text,
      headers: {
        'content-type': 'application/json',
        'x-baize-signature': sign(test.env.gateway.webhookSecret, 'POST /api/v1/payments/webhook', text),
      },
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const main = async (player: TestPlayer): Promise<number | undefined> =>
    (await test.app.wallet.balances(player.playerId))?.main;

  it('knows accounts that pay with one card again, by webhook or by asking, and only once it has paid', async () => {
    const [one, two, three] = [await test.player(), await test.player(), await test.player()];
    const start = async (player: TestPlayer): Promise<string> =>
      (await post(player, 'deposit', { amount: 50, paymentMethod: 'TRUSTLY' }, randomUUID())).body.referenceId;
    const alongside = () => accountsAlongside(test.db, [one.playerId]);
    const card = { instrument: 'card-1' };
    await hook('payment.succeeded', await start(one), 50, card);
    await hook('payment.failed', await start(two), 50, { ...card, failureCode: 'declined' });
    await hook('payment.succeeded', await start(three), 50);
    expect(await alongside()).toEqual([]);
    // Of the second deposit no webhook arrives.
    const reference = await start(two);
    gateway.reports.set(reference, {
      gatewayId: gateway.payments.get(reference) ?? '',
      kind: 'DEPOSIT',
      state: 'SUCCEEDED',
      amount: 50_00,
      currency: 'EUR',
      failureCode: null,
      ...card,
    });
    test.advance(10 * 60_000);
    await test.app.payments.reconcile();
    expect(await main(two)).toBe(50_00);
    expect(await alongside()).toEqual([two.playerId]);
  });

  it('credits a deposit once, whichever requests and reports arrive twice', async () => {
    const player = await test.player();
    const key = randomUUID();
    const started = await post(player, 'deposit', { amount: 50, paymentMethod: 'TRUSTLY' }, key);
    expect(started).toMatchObject({
      status: 200,
      body: {
        amount: 50,
        status: 'PENDING',
        paymentMethod: 'TRUSTLY',
        failureCode: null,
        redirectUrl: expect.stringContaining('http://gateway.test/pay/'),
      },
    });
    expect((await post(player, 'deposit', { amount: 50, paymentMethod: 'TRUSTLY' }, key)).body).toEqual(started.body);
    for (const other of [
      { amount: 51, paymentMethod: 'TRUSTLY' },
      { amount: 50, paymentMethod: 'SKRILL' },
      { amount: 50, paymentMethod: 'TRUSTLY', selectedBonusId: randomUUID() },
    ])
      expect(await post(player, 'deposit', other, key)).toMatchObject({
        status: 409,
        body: { code: 'error.idempotency.conflict' },
      });
    const reference = started.body.referenceId as string;
    await hook('payment.waiting_input', reference, 50);
    expect((await get(player, `/deposit/${reference}`)).status).toBe('WAITING_INPUT');
    const event = { eventId: `evt_${randomUUID()}` };
    expect(await hook('payment.succeeded', reference, 50, event)).toEqual({ status: 200, body: { received: true } });
    expect((await hook('payment.succeeded', reference, 50, event)).status).toBe(200);
    expect((await hook('payment.succeeded', reference, 50)).status).toBe(200);
    expect((await hook('payment.failed', reference, 50, { failureCode: 'declined' })).status).toBe(200);
    expect(await main(player)).toBe(50_00);
    expect(firsts.filter((playerId) => playerId === player.playerId)).toHaveLength(1);
    expect(await get(player, `/deposit/${reference}`)).toMatchObject({ status: 'SUCCESS', redirectUrl: null });
    expect(await get(player, '/transactions')).toMatchObject([
      {
        referenceId: reference,
        amount: 50,
        balanceAfterTransaction: 50,
        type: 'DEPOSIT',
        category: 'PAYMENT',
        status: 'SUCCESS',
        walletId: 'MAIN',
        description: 'TRUSTLY',
      },
    ]);
    expect(await get(player, '/recent_deposit_methods')).toEqual(['TRUSTLY']);
    // A method that the market no longer offers is not recent: nobody could use it.
    test.advance(1000);
    await test.app.wallet.move(
      deposit({ reference: randomUUID(), playerId: player.playerId, currency: 'EUR' }, 10_00, 'MSIPAY'),
    );
    expect(await get(player, '/recent_deposit_methods')).toEqual(['TRUSTLY']);
    expect(await test.app.wallet.fundingMethods(test.db, player.playerId)).toMatchObject([
      { method: 'TRUSTLY', deposits: 1, amount: 50_00 },
      { method: 'MSIPAY', deposits: 1, amount: 10_00 },
    ]);
    const methods = await get(player, '/deposit/methods');
    expect(methods[0]).toEqual({
      name: 'TRUSTLY',
      paymentMethodType: 'DEPOSIT',
      min: 10,
      max: 10000,
      processTime: 0,
      recent: true,
    });
    const stranger = await test.player();
    expect((await get(stranger, `/deposit/${reference}`)).code).toBe('error.not_found');
  });

  it.each([
    [0, 'error.amount.not_positive'],
    [-1, 'error.amount.not_positive'],
    [0.001, 'error.amount.invalid'],
    [1e12, 'error.amount.invalid'],
    ['NaN', 'error.validation'],
    [Number.NaN, 'error.validation'],
    ['50', 'error.validation'],
    [9.99, 'error.amount.below_minimum'],
    [5000.01, 'error.amount.above_maximum'],
  ])('refuses an amount of %s with %s', async (amount, code) => {
    const player = await rich();
    for (const path of ['deposit', 'withdrawal']) {
      if (path === 'withdrawal' && amount === 5000.01) continue;
      const answer = await post(player, path, { amount, paymentMethod: 'SKRILL' });
      expect(answer.status).toBe(400);
      expect(answer.body.validationErrors).toMatchObject([{ field: 'amount', message: code }]);
    }
    expect(await main(player)).toBe(100_00);
  });

  it('accepts only whole pesos', async () => {
    const player = await rich(1_000_000_00, { currency: 'CLP', countryCode: 'CL' });
    expect(
      (await post(player, 'deposit', { amount: 20_000.5, paymentMethod: 'SKRILL' })).body.validationErrors[0].message,
    ).toBe('error.amount.invalid');
    expect((await post(player, 'deposit', { amount: 20_000, paymentMethod: 'SKRILL' })).status).toBe(200);
  });

  it('requires a key, an offered method, a permission and a reachable gateway', async () => {
    const player = await test.player();
    const noKey = await test.app.inject({
      method: 'POST',
      url: '/api/v1/player/wallet/deposit',
      headers: player.headers,
      payload: { amount: 50, paymentMethod: 'TRUSTLY' },
    });
    expect(noKey.json().validationErrors).toMatchObject([{ field: 'idempotency-key' }]);
    expect((await post(player, 'deposit', { amount: 50, paymentMethod: 'MSIPAY' })).body.code).toBe(
      'error.payment_method.unavailable',
    );
    gate = 'RESTRICTED';
    expect(await post(player, 'deposit', { amount: 50, paymentMethod: 'TRUSTLY' })).toMatchObject({
      status: 403,
      body: { code: 'error.deposit.not_allowed', details: { result: 'RESTRICTED' } },
    });
    expect((await post(player, 'deposit/request', { ipAddress: '::1', blackbox: '-' })).body.result).toBe('RESTRICTED');
    // What the client says of itself decides nothing (0060).
    for (const check of ['deposit/request?later=true', 'deposit/request'])
      expect((await post(player, check, { ipAddress: '203.0.113.9', blackbox: 'a-token' })).body.result).toBe(
        'RESTRICTED',
      );
    gate = 'SUCCESS';
    gateway.down = true;
    const key = randomUUID();
    expect(await post(player, 'deposit', { amount: 50, paymentMethod: 'TRUSTLY' }, key)).toMatchObject({
      status: 503,
      body: { code: 'error.payment_gateway.unreachable' },
    });
    gateway.down = false;
    expect((await post(player, 'deposit', { amount: 50, paymentMethod: 'TRUSTLY' }, key)).status).toBe(200);
    gateway.refuses = true;
    expect((await post(player, 'deposit', { amount: 50, paymentMethod: 'TRUSTLY' })).body).toMatchObject({
      status: 'FAILED',
      failureCode: 'declined',
    });
    expect(depositStart.errors).toContain('error.payment_gateway.unreachable');
  });

  it('creates one payment for a double click whose first answer was lost', async () => {
    const player = await test.player();
    const key = randomUUID();
    const before = gateway.payments.size;
    gateway.losesReplies = true;
    expect((await post(player, 'deposit', { amount: 50, paymentMethod: 'TRUSTLY' }, key)).status).toBe(503);
    gateway.losesReplies = false;
    const [one, two] = await Promise.all(
      [1, 2].map(() => post(player, 'deposit', { amount: 50, paymentMethod: 'TRUSTLY' }, key)),
    );
    expect(one?.body.referenceId).toBe(two?.body.referenceId);
    expect(gateway.payments.size).toBe(before + 1);
  });

  it('keeps the form that the first request of a double click opened while the second was being checked', async () => {
    const player = await test.player();
    const key = randomUUID();
    const click = () => post(player, 'deposit', { amount: 50, paymentMethod: 'TRUSTLY' }, key);
    let first: Awaited<ReturnType<typeof click>> | null = null;
    atGate = async () => {
      first = await click();
    };
    const second = await click();
    expect(first).toMatchObject({ status: 200, body: { status: 'PENDING' } });
    expect(second).toEqual(first);
    expect(gateway.cancelled).not.toContain(second.body.referenceId);
  });

  it('refuses forged, unknown and altered webhooks', async () => {
    const player = await test.player();
    const { body } = await post(player, 'deposit', { amount: 50, paymentMethod: 'TRUSTLY' });
    const reference = body.referenceId as string;
    const forged = await test.app.inject({
      method: 'POST',
      url: '/api/v1/payments/webhook',
      payload: { eventId: 'evt_12345678' },
      headers: { 'x-baize-signature': sign('guess', 'POST /api/v1/payments/webhook', '{}') },
    });
    expect([forged.statusCode, forged.json().code]).toEqual([401, 'error.signature.invalid']);
    const event = { eventId: `evt_${randomUUID()}` };
    expect(await hook('payment.succeeded', reference, 5000, event)).toMatchObject({
      status: 409,
      body: { code: 'error.amount.mismatch' },
    });
    expect((await hook('payment.succeeded', reference, 50, { currency: 'NOK' })).body.code).toBe(
      'error.amount.mismatch',
    );
    expect((await hook('payment.succeeded', reference, 50, { paymentId: 'gw_another' })).body.code).toBe(
      'error.amount.mismatch',
    );
    expect((await hook('payment.succeeded', randomUUID(), 50)).body.code).toBe('error.not_found');
    expect((await hook('payment.succeeded', 'not-ours', 50)).body.code).toBe('error.not_found');
    expect((await hook('payout.paid', reference, 50)).body.code).toBe('error.not_found');
    expect(await main(player)).toBe(0);
    expect((await hook('payment.succeeded', reference, 50, event)).status).toBe(200);
    expect(await main(player)).toBe(50_00);
  });

  it('shows a failed deposit in the history, and still credits it if the money arrives later', async () => {
    const player = await test.player();
    const { body } = await post(player, 'deposit', { amount: 50, paymentMethod: 'TRUSTLY' });
    const reference = body.referenceId as string;
    await hook('payment.failed', reference, 50, { failureCode: 'stolen_card' });
    expect(await get(player, `/deposit/${reference}`)).toMatchObject({ status: 'FAILED', failureCode: 'stolen_card' });
    await hook('payment.succeeded', reference, 50);
    expect(await main(player)).toBe(50_00);
    expect(
      (await get(player, '/transactions')).map((entry: { status: string; balanceAfterTransaction: number }) => [
        entry.status,
        entry.balanceAfterTransaction,
      ]),
    ).toEqual([
      ['SUCCESS', 50],
      ['FAILED', 0],
    ]);
    expect(await get(player, '/transactions?status=FAILED')).toHaveLength(1);
    expect(await test.app.wallet.verify(player.playerId)).toEqual([]);
  });

  it('credits a deposit whose webhook never arrived, and closes payments that the gateway does not know', async () => {
    const player = await test.player();
    const paid = (await post(player, 'deposit', { amount: 50, paymentMethod: 'TRUSTLY' })).body.referenceId as string;
    gateway.losesReplies = true;
    const key = randomUUID();
    const other = await test.player();
    await post(other, 'deposit', { amount: 30, paymentMethod: 'TRUSTLY' }, key);
    gateway.losesReplies = false;
    gateway.reports.set(paid, {
      gatewayId: gateway.payments.get(paid) ?? '',
      kind: 'DEPOSIT',
      state: 'SUCCEEDED',
      amount: 50_00,
      currency: 'EUR',
      failureCode: null,
    });
    test.advance(3 * 60_000);
    await test.app.payments.reconcile();
    expect(await main(player)).toBe(50_00);
    test.advance(61 * 60_000);
    await test.app.payments.reconcile();
    expect((await post(other, 'deposit', { amount: 30, paymentMethod: 'TRUSTLY' }, key)).body).toMatchObject({
      status: 'CANCELLED',
      failureCode: 'expired',
    });
  });

  describe('an abandoned deposit', () => {
    const HOUR = 60 * 60_000;
    const begin = async (state: GatewayReport['state'] | null) => {
      const player = await test.player();
      const started = await post(player, 'deposit', { amount: 50, paymentMethod: 'TRUSTLY' });
      const reference = started.body.referenceId as string;
      const report = (next: GatewayReport['state']): GatewayReport => ({
        gatewayId: gateway.payments.get(reference) ?? '',
        kind: 'DEPOSIT',
        state: next,
        amount: 50_00,
        currency: 'EUR',
        failureCode: null,
      });
      if (state !== null) gateway.reports.set(reference, report(state));
      const reserved = () => test.app.payments.openDeposits(test.db, player.playerId, 'ALL');
      const counted = () => test.app.payments.openDeposits(test.db, player.playerId, 'PROCESSING');
      const status = async () =>
        (await get(player, `/deposit/${reference}`)) as { status: string; redirectUrl: unknown };
      return { player, reference, reserved, counted, status, report };
    };
    const history = async (player: TestPlayer) =>
      ((await get(player, '/transactions')) as { type: string; status: string; amount: number }[]).map(
        ({ type, status, amount }) => [type, status, amount],
      );

    it.each(['OPEN', 'WAITING_INPUT'] as const)(
      'expires by the clock, is cancelled at the gateway, releases its limit, and the player sees it (%s)',
      async (state) => {
        const { player, reference, reserved, counted, status } = await begin(state);
        // The player has not paid, so nothing of it counts as waiting; only another deposit has to make room first.
        expect(await counted()).toBe(0);
        test.advance(HOUR - 1);
        await test.app.payments.reconcile();
        expect(await reserved()).toBe(50_00);
        test.advance(1);
        // Until the gateway has cancelled it, it could still be paid.
        expect(await reserved()).toBe(50_00);
        expect((await status()).redirectUrl).toBeNull();
        test.advance(5 * 60_000);
        await test.app.payments.reconcile();
        expect(gateway.cancelled).toContain(reference);
        expect(await reserved()).toBe(0);
        expect(await status()).toMatchObject({ status: 'CANCELLED', failureCode: 'expired' });
        expect(await history(player)).toEqual([['DEPOSIT', 'CANCELLED', 50]]);
        expect(told.filter((entry) => entry.playerId === player.playerId)).toEqual([
          { playerId: player.playerId, kind: 'DEPOSIT_EXPIRED', values: { amount: 50, currencyCode: 'EUR' } },
        ]);
        expect(await get(player, '/summary')).toMatchObject({ deposited: 0, netPosition: 0 });
        expect(await main(player)).toBe(0);
        expect(await test.app.wallet.verify(player.playerId)).toEqual([]);
      },
    );

    it('is credited in full if the gateway confirms it after it has expired', async () => {
      const { player, reference } = await begin('OPEN');
      test.advance(HOUR + 5 * 60_000);
      await test.app.payments.reconcile();
      expect((await hook('payment.succeeded', reference, 50)).status).toBe(200);
      expect(await main(player)).toBe(50_00);
      expect(await history(player)).toEqual([
        ['DEPOSIT', 'SUCCESS', 50],
        ['DEPOSIT', 'CANCELLED', 50],
      ]);
      expect(await test.app.wallet.verify(player.playerId)).toEqual([]);
    });

    it('is credited instead of cancelled if it was paid while nobody reported it', async () => {
      const { player } = await begin('SUCCEEDED');
      test.advance(HOUR + 5 * 60_000);
      await test.app.payments.reconcile();
      expect(await main(player)).toBe(50_00);
      expect(await history(player)).toEqual([['DEPOSIT', 'SUCCESS', 50]]);
    });

    it('stays open, and reserved, while the bank processes it', async () => {
      const { player, reference, reserved, status, report } = await begin('PENDING');
      await hook('payment.pending', reference, 50);
      test.advance(30 * HOUR);
      await test.app.payments.reconcile();
      expect([await reserved(), (await status()).status]).toEqual([50_00, 'PENDING']);
      gateway.reports.set(reference, report('SUCCEEDED'));
      test.advance(6 * 60_000);
      await test.app.payments.reconcile();
      expect(await main(player)).toBe(50_00);
    });

    it('is cancelled as soon as the gateway can be reached again, and stays reserved meanwhile', async () => {
      const { reserved, status, reference } = await begin('OPEN');
      gateway.down = true;
      test.advance(HOUR + 6 * 60_000);
      await test.app.payments.reconcile();
      expect([await reserved(), (await status()).status]).toEqual([50_00, 'PENDING']);
      gateway.down = false;
      test.advance(6 * 60_000);
      await test.app.payments.reconcile();
      expect([gateway.cancelled.includes(reference), (await status()).status]).toEqual([true, 'CANCELLED']);
    });
  });

  describe('an open payment form', () => {
    const open = async (player: TestPlayer, amount = 50) => {
      const reference = (await post(player, 'deposit', { amount, paymentMethod: 'TRUSTLY' })).body
        .referenceId as string;
      const report = (state: GatewayReport['state']) =>
        gateway.reports.set(reference, {
          gatewayId: gateway.payments.get(reference) ?? '',
          kind: 'DEPOSIT',
          state,
          amount: amount * 100,
          currency: 'EUR',
          failureCode: null,
        });
      report('OPEN');
      const status = async () =>
        (await get(player, `/deposit/${reference}`)) as { status: string; failureCode: string | null };
      return { reference, report, status };
    };
    const withdrawn = { status: 'CANCELLED', failureCode: 'withdrawn' };

    it('is cancelled by the next deposit, at the gateway too', async () => {
      const player = await test.player();
      const first = await open(player);
      const second = await open(player);
      expect(gateway.cancelled).toContain(first.reference);
      expect(await first.status()).toMatchObject(withdrawn);
      expect((await second.status()).status).toBe('PENDING');
      expect(await test.app.payments.openDeposits(test.db, player.playerId, 'ALL')).toBe(50_00);
    });

    it.each([[[0, 0, 0]], [[200, 0, 100]], [[0, 200, 100]]])(
      'is the only one when three deposits start at the same moment (the gateway takes %j ms)',
      async (delays) => {
        const player = await test.player();
        gateway.delays.splice(0, Infinity, ...delays);
        const answers = await Promise.all(
          delays.map(() => post(player, 'deposit', { amount: 50, paymentMethod: 'TRUSTLY' })),
        );
        expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
        const references = answers.map(({ body }) => body.referenceId as string);
        const states = await Promise.all(references.map((reference) => get(player, `/deposit/${reference}`)));
        const open = states.filter(({ status }) => status === 'PENDING') as { redirectUrl: string | null }[];
        expect(open).toHaveLength(1);
        expect(open[0]?.redirectUrl).toContain('http');
        expect(states.filter(({ status }) => status === 'CANCELLED')).toMatchObject([withdrawn, withdrawn]);
        // At the gateway too: an older form was never opened, or is cancelled.
        const lastOf = (reference: string) => gateway.forms.findLast((form) => form.reference === reference)?.is;
        expect(references.filter((reference) => lastOf(reference) === 'opened')).toHaveLength(1);
        expect(await test.app.payments.openDeposits(test.db, player.playerId, 'ALL')).toBe(50_00);
      },
    );

    it.each([0, 1000])(
      'is the only one when deposits start at two brands of a person at the same moment (the second %i ms later)',
      async (later) => {
        const email = `${randomUUID()}@test.baize`;
        const record = { email, emailKey: email };
        const here = await test.player({ record });
        const there = await test.player({ brand: 'wireframe', record });
        const begin = (player: TestPlayer) => post(player, 'deposit', { amount: 50, paymentMethod: 'TRUSTLY' });
        // The start at the other brand comes when this one has seen no open form, and has not written its own.
        const { transaction } = test.app.wallet;
        let second: ReturnType<typeof begin> | undefined;
        const overtaken = vi.spyOn(test.app.wallet, 'transaction').mockImplementationOnce(async (work) => {
          test.advance(later);
          second = begin(there);
          await second;
          return transaction(work);
        });
        const answers = [await begin(here), await second];
        overtaken.mockRestore();
        expect(answers.map((answer) => answer?.status)).toEqual([200, 200]);
        const references = answers.map((answer) => answer?.body.referenceId as string);
        const states = await Promise.all(
          [here, there].map((player, index) => get(player, `/deposit/${references[index]}`)),
        );
        expect(states.filter(({ status }) => status === 'PENDING')).toHaveLength(1);
        expect(states.filter(({ status }) => status === 'CANCELLED')).toMatchObject([withdrawn]);
        if (later > 0) expect(states[1]).toMatchObject({ status: 'PENDING' });
        const lastOf = (reference: string) => gateway.forms.findLast((form) => form.reference === reference)?.is;
        expect(references.filter((reference) => lastOf(reference) === 'opened')).toHaveLength(1);
        if (later > 0) test.clock.setOffset(test.clock.offset - later);
      },
    );

    it('is credited if it was paid before the next deposit could cancel it, and left alone while it is processed', async () => {
      const player = await test.player();
      (await open(player)).report('SUCCEEDED');
      const second = await open(player);
      expect(await main(player)).toBe(50_00);
      second.report('PENDING');
      await open(player);
      expect((await second.status()).status).toBe('PENDING');
      expect(await test.app.payments.openDeposits(test.db, player.playerId, 'PROCESSING')).toBe(50_00);
      expect(await test.app.wallet.verify(player.playerId)).toEqual([]);
    });

    it('is listed as pending once the gateway is processing it, until it ends', async () => {
      const player = await test.player();
      const form = await open(player);
      // The player may still abandon the form, and then nothing was paid.
      expect(await get(player, '/pendingDeposit')).toEqual([]);
      const key = { playerId: player.playerId, referenceId: form.reference };
      const word = { gatewayId: gateway.payments.get(form.reference) ?? '', failureCode: null };
      await applyReport(test.app, key, { ...word, state: 'PENDING' });
      expect(await get(player, '/pendingDeposit')).toEqual([
        {
          referenceId: form.reference,
          amount: 50,
          currencyCode: 'EUR',
          paymentMethod: 'TRUSTLY',
          createdAt: expect.any(String),
        },
      ]);
      expect(await get(await test.player(), '/pendingDeposit')).toEqual([]);
      await applyReport(test.app, key, { ...word, state: 'SUCCEEDED' });
      expect(await get(player, '/pendingDeposit')).toEqual([]);
      // The history finds the deposit under the same reference, so no row appears twice.
      expect(await get(player, '/transactions')).toMatchObject([{ referenceId: form.reference, status: 'SUCCESS' }]);
    });

    it('stays open when the next deposit exceeds a limit', async () => {
      const player = await test.player();
      const form = await open(player);
      test.app.spendingRules.addDepositRule(async (_target, request) =>
        request.playerId === player.playerId
          ? { result: 'SUCCESS', limitLeft: 100_00 - request.reserved, limit: 100_00, limitType: 'D' }
          : null,
      );
      expect(await post(player, 'deposit', { amount: 200, paymentMethod: 'TRUSTLY' })).toMatchObject({
        status: 403,
        body: { details: { result: 'SELF_LIMIT_REACHED', limitLeft: 100 } },
      });
      expect((await form.status()).status).toBe('PENDING');
    });

    it('is not replaced while the gateway cannot cancel it', async () => {
      const player = await test.player();
      const first = await open(player);
      gateway.down = true;
      expect(await post(player, 'deposit', { amount: 50, paymentMethod: 'TRUSTLY' })).toMatchObject({ status: 503 });
      gateway.down = false;
      test.advance(31_000);
      await test.app.payments.reconcile();
      expect(await first.status()).toMatchObject(withdrawn);
    });

    it.each(['RESTRICTED', 'SELF_LIMIT_REACHED', 'FORBIDDEN'] as const)(
      'can no longer be paid once the player may not deposit (%s)',
      async (result) => {
        const player = await test.player();
        const form = await open(player);
        await test.app.cancelForbiddenDeposits(player.playerId);
        expect((await form.status()).status).toBe('PENDING');
        gate = result;
        await test.app.cancelForbiddenDeposits(player.playerId);
        expect(gateway.cancelled).toContain(form.reference);
        expect(await form.status()).toMatchObject(withdrawn);
        expect(told.filter((entry) => entry.playerId === player.playerId)).toEqual([]);
      },
    );

    it('is cancelled later if the gateway did not answer when the player’s break began', async () => {
      const player = await test.player();
      const form = await open(player);
      gate = 'RESTRICTED';
      gateway.down = true;
      await test.app.cancelForbiddenDeposits(player.playerId);
      expect((await form.status()).status).toBe('PENDING');
      gateway.down = false;
      test.advance(31_000);
      await test.app.payments.reconcile();
      expect(await form.status()).toMatchObject(withdrawn);
    });
  });

  it('refuses an event or payment id of the gateway that comes again for another payment', async () => {
    const [one, two] = [await test.player(), await test.player()];
    const start = async (player: TestPlayer) =>
      (await post(player, 'deposit', { amount: 50, paymentMethod: 'TRUSTLY' })).body.referenceId as string;
    const [first, second, other] = [await start(one), await start(one), await start(two)];
    const eventId = `evt_${randomUUID()}`;
    expect((await hook('payment.pending', first, 50, { eventId })).status).toBe(200);
    // Again for the same payment: the same event has no further effect; another content is refused.
    expect((await hook('payment.pending', first, 50, { eventId })).status).toBe(200);
    for (const [type, reference] of [
      ['payment.succeeded', first],
      ['payment.succeeded', second],
      ['payment.pending', other],
    ] as const)
      expect(await hook(type, reference, 50, { eventId })).toMatchObject({
        status: 409,
        body: { code: 'error.idempotency.conflict' },
      });
    expect([await main(one), await main(two)]).toEqual([0, 0]);
    // A payment whose start was never answered has no payment id yet, and cannot take another payment's.
    gateway.losesReplies = true;
    const key = randomUUID();
    await post(two, 'deposit', { amount: 50, paymentMethod: 'TRUSTLY' }, key);
    gateway.losesReplies = false;
    const [row] = await test.db.query<{ reference_id: string }>(
      'select reference_id from payment where player_id = $1 and idempotency_key = $2',
      [two.playerId, key],
    );
    expect(
      await hook('payment.succeeded', row?.reference_id ?? '', 50, { paymentId: gateway.payments.get(first) }),
    ).toMatchObject({ status: 409, body: { code: 'error.idempotency.conflict' } });
    expect((await hook('payment.succeeded', row?.reference_id ?? '', 50)).status).toBe(200);
    expect(await main(two)).toBe(50_00);
  });

  describe('rules against money laundering', () => {
    const withdraw = async (player: TestPlayer, method = 'SKRILL') =>
      (await post(player, 'withdrawal', { amount: 20, paymentMethod: method })).body.referenceId as string;
    const pending = async (player: TestPlayer) =>
      ((await get(player, '/pendingWithdrawal')) as { holds: string[] }[]).map(({ holds }) => holds);
    const play = (player: TestPlayer, amount: number) =>
      test.app.wallet.move(
        stake({ reference: randomUUID(), playerId: player.playerId, currency: 'EUR' }, amount, 'CASINO', {
          gameId: 'g',
          roundId: randomUUID(),
          title: 'G',
        }),
      );
    const toldOf = (player: TestPlayer) =>
      told.filter((entry) => entry.playerId === player.playerId).map(({ kind }) => kind);

    it('hold nothing of a verified player who has played and uses a method of their deposits', async () => {
      const player = await rich();
      await play(player, 60_00);
      await test.app.wallet.move(
        deposit({ reference: randomUUID(), playerId: player.playerId, currency: 'EUR' }, 20_00, 'SKRILL'),
      );
      await play(player, 60_00);
      const reference = await withdraw(await topUp(player));
      expect(await pending(player)).toEqual([[]]);
      expect(toldOf(player)).toEqual([]);
      await test.app.payments.decideWithdrawal(reference, 'APPROVE');
      expect(await pending(player)).toEqual([[]]);
    });

    it.each([
      ['an unverified player', { record: { kycStatus: 'NOT_VERIFIED' } }, 100_00, 'SKRILL', ['NOT_VERIFIED']],
      ['a method that was never used to deposit', {}, 100_00, 'TRUSTLY', ['UNUSED_METHOD']],
      ['deposits that were not played', {}, 99_99, 'SKRILL', ['UNPLAYED_DEPOSIT']],
      [
        'all of them together',
        { record: { kycStatus: 'PENDING' } },
        0,
        'TRUSTLY',
        ['NOT_VERIFIED', 'UNUSED_METHOD', 'UNPLAYED_DEPOSIT'],
      ],
    ] as const)('hold a payout, with the reason, for %s', async (_name, options, staked, method, holds) => {
      const player = await rich(100_00, options as TestPlayerOptions);
      if (staked > 0) await play(player, staked);
      await topUp(player, false);
      const reference = await withdraw(player, method);
      expect(await pending(player)).toEqual([holds]);
      expect(toldOf(player)).toEqual(['WITHDRAWAL_HELD']);
      const released: unknown[] = [];
      await test.app.payments.decideWithdrawal(reference, 'APPROVE', async (_tx, _payment, each) => {
        released.push(each);
      });
      expect(released).toEqual([holds]);
    });

    it('hold a payout by a method that only a little of the money came by, and none by the method of the rest', async () => {
      const player = await rich(10_00);
      const common = () => ({ reference: randomUUID(), playerId: player.playerId, currency: 'EUR' as const });
      await test.app.wallet.move(deposit(common(), 990_00, 'TRUSTLY'));
      await play(player, 1_000_00);
      await test.app.wallet.move(
        win(common(), 1_000_00, 0, 'CASINO', { gameId: 'g', roundId: 'r', title: 'G', betReference: randomUUID() }),
      );
      const ask = (amount: number, paymentMethod: string) => post(player, 'withdrawal', { amount, paymentMethod });
      const { body } = await ask(900, 'SKRILL');
      await ask(90, 'TRUSTLY');
      expect(await pending(player)).toEqual(expect.arrayContaining([[], ['OTHER_METHODS']]));
      const released: unknown[] = [];
      await test.app.payments.decideWithdrawal(body.referenceId as string, 'APPROVE', async (_tx, _payment, each) => {
        released.push(each);
      });
      expect(released).toEqual([['OTHER_METHODS']]);
      // Paid, it has taken the other method's money with it.
      await hook('payout.paid', body.referenceId as string, 900);
      const facts = await test.app.payments.payoutFacts(player.playerId);
      expect(facts.movements.map(({ kind, method, before }) => [kind, method, before])).toEqual([
        ['DEPOSIT', 'SKRILL', 0],
        ['DEPOSIT', 'TRUSTLY', 10_00],
        ['PAYOUT', 'SKRILL', 1_000_00],
      ]);
    });

    it('still hold what was at stake while another deposit arrived, however the round ends, but no lost stake', async () => {
      const held = async (
        end: (bet: string, common: Pick<Parameters<typeof deposit>[0], 'playerId' | 'currency'>) => Promise<unknown>,
      ) => {
        const player = await rich(990_00);
        const common = { playerId: player.playerId, currency: 'EUR' as const };
        const bet = randomUUID();
        const round = { gameId: 'g', roundId: randomUUID(), title: 'G' };
        await test.app.wallet.move(stake({ ...common, reference: bet }, 980_00, 'CASINO', round));
        await test.app.wallet.move(deposit({ ...common, reference: randomUUID() }, 10_00, 'TRUSTLY'));
        await end(bet, common);
        const { movements } = await test.app.payments.payoutFacts(player.playerId);
        return movements.map(({ before, atStake }) => [before, atStake]);
      };
      const round = { gameId: 'g', roundId: randomUUID(), title: 'G' };
      expect(await held(() => Promise.resolve())).toEqual([
        [0, 0],
        [10_00, 980_00],
      ]);
      expect(
        await held((bet, common) =>
          test.app.wallet.move(
            win({ ...common, reference: randomUUID() }, 980_00, 0, 'CASINO', { ...round, betReference: bet }),
          ),
        ),
      ).toEqual([
        [0, 0],
        [10_00, 980_00],
      ]);
      expect(
        await held((bet, { playerId }) =>
          test.db.query(
            'select wallet_settle(player_id, seq) from wallet_transaction where player_id = $1 and reference_id = $2',
            [playerId, bet],
          ),
        ),
      ).toEqual([
        [0, 0],
        [10_00, 0],
      ]);
    });

    it('come with each method before the request, and methods that were deposited with come first', async () => {
      const player = await rich(100_00);
      await play(player, 100_00);
      const offered = (await get(player, '/withdrawal/methods')) as { name: string; holds: string[] }[];
      expect(offered.map(({ name, holds }) => ({ name, holds })).slice(0, 2)).toEqual([
        { name: 'SKRILL', holds: [] },
        { name: 'TRUSTLY', holds: ['UNUSED_METHOD'] },
      ]);
      expect(
        ((await get(player, '/deposit/methods')) as { holds?: string[] }[]).every(({ holds }) => holds === undefined),
      ).toBe(true);
    });

    it('hold each payout while the player’s withdrawals are reviewed (A§3 isWithdrawalReview)', async () => {
      const player = await rich();
      await play(player, 100_00);
      const { permissions } = (await findPlayer(test.db, player.playerId)) ?? {};
      if (!permissions) throw new Error('The player does not exist.');
      const flag = (isWithdrawalReview: boolean) =>
        updatePlayer(test.db, player.playerId, { permissions: { ...permissions, isWithdrawalReview } });
      await flag(true);
      const offered = (await get(player, '/withdrawal/methods')) as { name: string; holds: string[] }[];
      expect(offered.find(({ name }) => name === 'SKRILL')?.holds).toEqual(['ACCOUNT_REVIEW']);
      await withdraw(await topUp(player));
      expect(await pending(player)).toEqual([['ACCOUNT_REVIEW']]);
      await flag(false);
      expect(await pending(player)).toEqual([[]]);
    });

    it('stop holding a payout when the reason is gone, and count play from the last paid withdrawal', async () => {
      const player = await rich(100_00, { record: { kycStatus: 'NOT_VERIFIED' } });
      await play(player, 40_00);
      const reference = await withdraw(player);
      expect(await pending(player)).toEqual([['NOT_VERIFIED', 'UNPLAYED_DEPOSIT']]);
      await updatePlayer(test.db, player.playerId, { kycStatus: 'FULLY VERIFIED' });
      await play(player, 40_00);
      await topUp(player);
      expect(await pending(player)).toEqual([[]]);
      await test.app.payments.decideWithdrawal(reference, 'APPROVE');
      await hook('payout.paid', reference, 20);
      test.advance(1000);
      // What was staked before the payout does not count for the next deposit.
      await test.app.wallet.move(
        deposit({ reference: randomUUID(), playerId: player.playerId, currency: 'EUR' }, 50_00, 'SKRILL'),
      );
      await withdraw(player);
      expect(await pending(player)).toEqual([['UNPLAYED_DEPOSIT']]);
    });

    it('still hold the rest of a deposit after a part of it was paid out', async () => {
      const player = await rich(100_00);
      const reference = await withdraw(player);
      await test.app.payments.decideWithdrawal(reference, 'APPROVE');
      await hook('payout.paid', reference, 20);
      await withdraw(player);
      expect(await pending(player)).toEqual([['UNPLAYED_DEPOSIT']]);
    });

    it('do not let play before a deposit count for it', async () => {
      const player = await rich(100_00);
      for (let round = 0; round < 5; round += 1) {
        await play(player, 60_00);
        await topUp(player, false);
      }
      await test.app.wallet.move(
        deposit({ reference: randomUUID(), playerId: player.playerId, currency: 'EUR' }, 900_00, 'SKRILL'),
      );
      await withdraw(player);
      expect(await pending(player)).toEqual([['UNPLAYED_DEPOSIT']]);
    });

    it('count what is to be staked movement by movement, as the rule says, whenever it is asked', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(
            fc.record({
              kind: fc.constantFrom('deposit', 'stake', 'stake given back', 'payout', 'deposit taken back', 'question'),
              amount: fc.integer({ min: 1, max: 900 }),
            }),
            { maxLength: 16 },
          ),
          fc.constantFrom(0, 50, 100, 200),
          async (steps, percent) => {
            const player = await test.player();
            const common = () => ({ reference: randomUUID(), playerId: player.playerId, currency: 'EUR' as const });
            /** What every movement adds to what is due, in their order; a stake that was given back adds nothing. */
            const changes: { reference: string; isStake: boolean; due: number; money: number }[] = [];
            const due = () => changes.reduce((sum, change) => Math.max(0, sum + change.due), 0);
            let balance = 0;
            const add = (reference: string, change: number, money = change, isStake = false) => {
              changes.push({ reference, isStake, due: change, money });
              balance += money;
            };
            const ask = async () =>
              expect(await test.app.wallet.unplayedDeposits(test.db, player.playerId, percent)).toBe(due());
            for (const { kind, amount } of steps) {
              const hundredths = amount * 2;
              const share = (hundredths * percent) / 100;
              const own = common();
              if (kind === 'question') await ask();
              else if (kind === 'deposit') {
                await test.app.wallet.move(deposit(own, hundredths, 'SKRILL'));
                add(own.reference, share, hundredths);
              } else if (kind === 'stake given back') {
                // Any earlier one, also from before the latest payment.
                const stakes = changes.filter(({ isStake }) => isStake);
                const bet = stakes[amount % Math.max(1, stakes.length)];
                if (!bet) continue;
                await refund(test, player, bet.reference, -bet.money);
                balance -= bet.money;
                changes[changes.indexOf(bet)] = { ...bet, isStake: false, due: 0 };
              } else if (balance >= hundredths) {
                if (kind === 'stake') {
                  await test.app.wallet.move(
                    stake(own, hundredths, 'CASINO', { gameId: 'g', roundId: randomUUID(), title: 'G' }),
                  );
                  add(own.reference, -hundredths, -hundredths, true);
                } else if (kind === 'payout') {
                  await test.app.wallet.move(lockWithdrawal(own, hundredths, 'SKRILL'));
                  await test.app.wallet.move(payWithdrawal(common(), hundredths, 'SKRILL', own.reference));
                  add(`paid ${own.reference}`, -share, -hundredths);
                } else {
                  await test.app.wallet.move(reverseDeposit(own, hundredths, 'SKRILL', randomUUID()));
                  add(`taken ${own.reference}`, -share, -hundredths);
                }
              }
            }
            await ask();
            expect(await test.app.wallet.verify(player.playerId)).toEqual([]);
          },
        ),
        { numRuns: 40 },
      );
    });

    it('remember every deposit, however many came later, and read no history for it', async () => {
      const player = await rich(1_000_00);
      const payIn = () =>
        test.app.wallet.move(
          deposit({ reference: randomUUID(), playerId: player.playerId, currency: 'EUR' }, 1_00, 'SKRILL'),
        );
      const question = () => test.app.wallet.unplayedDeposits(test.db, player.playerId, 100);
      for (let turn = 0; turn < 201; turn += 1) await payIn();
      expect(await question()).toBe(1_201_00);
      await play(player, 500_00);
      await payIn();
      expect(await question()).toBe(702_00);
      // What is kept answers: a change of it shows.
      await test.db.query('update unplayed_deposit set due = due + 7 where player_id = $1', [player.playerId]);
      expect(await question()).toBe(702_07);
      await test.db.query('update unplayed_deposit set due = due - 7 where player_id = $1', [player.playerId]);
    });
  });

  it('approves no payout of a player who was blocked after the request', async () => {
    const player = await rich(100_00);
    const reference = (await post(player, 'withdrawal', { amount: 20, paymentMethod: 'SKRILL' })).body
      .referenceId as string;
    gate = 'FORBIDDEN';
    await expect(test.app.payments.decideWithdrawal(reference, 'APPROVE')).rejects.toMatchObject({
      status: 409,
      code: 'error.withdrawal.not_allowed',
    });
    expect(gateway.payouts.has(reference)).toBe(false);
    await test.app.payments.decideWithdrawal(reference, 'REJECT');
    expect(await main(player)).toBe(100_00);
  });

  it('withdraws through review and payout, exactly once', async () => {
    const player = await rich();
    const key = randomUUID();
    const asked = await post(player, 'withdrawal', { amount: 20, paymentMethod: 'SKRILL' }, key);
    expect(asked).toMatchObject({ status: 200, body: { amount: 20, status: 'PENDING', redirectUrl: null } });
    const reference = asked.body.referenceId as string;
    const other = { amount: 20, paymentMethod: 'SKRILL', forfeitedBonuses: [randomUUID()] };
    expect((await post(player, 'withdrawal', other, key)).body.code).toBe('error.idempotency.conflict');
    expect((await post(player, 'withdrawal', { amount: 20, paymentMethod: 'SKRILL' }, key)).body.referenceId).toBe(
      reference,
    );
    expect(await get(player, '')).toMatchObject({ mainBalance: 80, lockedBalance: 20, totalBalance: 100 });
    const newest = async (path: string) => (await get(player, `/${path}?category=PAYMENT&limit=1`))[0];
    for (const list of ['transactions', 'history'])
      expect(await newest(list)).toMatchObject({ amount: -20, status: 'PENDING', balanceAfterTransaction: 100 });
    expect(await get(player, '/pendingWithdrawal')).toMatchObject([
      { pendingWithdrawalId: reference, amount: 20, cancellable: true, nextStep: 'REVIEW', status: 'PENDING' },
    ]);
    expect(await hook('payout.paid', reference, 20)).toMatchObject({
      status: 409,
      body: { code: 'error.withdrawal.not_pending' },
    });
    await test.app.payments.decideWithdrawal(reference, 'APPROVE');
    await expect(test.app.payments.decideWithdrawal(reference, 'REJECT')).rejects.toThrow(
      'error.withdrawal.not_pending',
    );
    expect(await get(player, '/pendingWithdrawal')).toMatchObject([{ cancellable: false, nextStep: 'PAYOUT' }]);
    expect(
      (
        await post(player, 'withdrawal/cancellation', {
          pendingWithdrawalId: reference,
          amount: 20,
          cancelByPlayer: true,
        })
      ).body.code,
    ).toBe('error.withdrawal.not_pending');
    await hook('payout.paid', reference, 20);
    await hook('payout.paid', reference, 20);
    await hook('payout.failed', reference, 20);
    expect(await get(player, '')).toMatchObject({ mainBalance: 80, lockedBalance: 0, totalBalance: 80 });
    expect(await get(player, '/pendingWithdrawal')).toEqual([]);
    // The newest entry says the same total as the balance.
    for (const list of ['transactions', 'history'])
      expect(await newest(list)).toMatchObject({
        ...{ type: 'WITHDRAW', amount: -20, status: 'COMPLETED', referenceId: reference },
        balanceAfterTransaction: 80,
      });
    expect(await get(player, '/net-position-win-loss')).toEqual({ netPosition: -80, winLoss: 0, currencyCode: 'EUR' });
  });

  it('returns the money after a rejection and after a failed payout', async () => {
    const player = await rich();
    const [one, two] = await Promise.all(
      [1, 2].map(
        async () =>
          (await post(player, 'withdrawal', { amount: 20, paymentMethod: 'SKRILL' })).body.referenceId as string,
      ),
    );
    await test.app.payments.decideWithdrawal(one ?? '', 'REJECT');
    await test.app.payments.decideWithdrawal(two ?? '', 'APPROVE');
    await hook('payout.failed', two ?? '', 20, { failureCode: 'account_closed' });
    expect(await get(player, '')).toMatchObject({ mainBalance: 100, lockedBalance: 0 });
    expect(
      (await get(player, '/transactions'))
        .map((entry: { type: string; status: string }) => `${entry.type} ${entry.status}`)
        .sort(),
    ).toEqual(['DEPOSIT SUCCESS', 'REVERSAL SUCCESS', 'REVERSAL SUCCESS', 'WITHDRAW FAILED', 'WITHDRAW REVERTED']);
  });

  it('resends a payout that did not reach the gateway', async () => {
    const player = await rich();
    const reference = (await post(player, 'withdrawal', { amount: 20, paymentMethod: 'SKRILL' })).body
      .referenceId as string;
    gateway.down = true;
    await test.app.payments.decideWithdrawal(reference, 'APPROVE');
    gateway.down = false;
    expect(gateway.payouts.has(reference)).toBe(false);
    test.advance(3 * 60_000);
    await test.app.payments.reconcile();
    expect(gateway.payouts.has(reference)).toBe(true);
  });

  it('cancels a withdrawal in review only with its exact amount, and at most five times a day', async () => {
    const player = await rich();
    const stranger = await rich();
    const cancel = (reference: string, who = player, amount = 10) =>
      post(who, 'withdrawal/cancellation', { pendingWithdrawalId: reference, amount, cancelByPlayer: true });
    const ask = async () =>
      (await post(player, 'withdrawal', { amount: 10, paymentMethod: 'SKRILL' })).body.referenceId as string;
    const first = await ask();
    expect((await cancel(first, stranger)).status).toBe(404);
    expect((await cancel(first, player, 9)).body.validationErrors[0].field).toBe('amount');
    expect((await cancel(first)).status).toBe(204);
    expect((await cancel(first)).body.code).toBe('error.withdrawal.not_pending');
    for (let time = 0; time < 4; time += 1) expect((await cancel(await ask())).status).toBe(204);
    const sixth = await ask();
    expect(await cancel(sixth)).toMatchObject({
      status: 409,
      body: { code: 'error.withdrawal.cancel.limit_reached', details: { limit: 5 } },
    });
    test.advance(86_400_000);
    expect((await cancel(sixth)).status).toBe(204);
    expect(await get(player, '')).toMatchObject({ mainBalance: 100, lockedBalance: 0 });
    expect(
      (await get(player, '/transactions?limit=2')).map((entry: { type: string; amount: number }) => [
        entry.type,
        entry.amount,
      ]),
    ).toEqual([
      ['CANCELED', 10],
      ['WITHDRAW', -10],
    ]);
  });

  it('refuses to cancel a withdrawal where the law forbids it, whatever the page (ruling 21), and during a break', async () => {
    const british = await rich(100_00, { countryCode: 'GB', currency: 'GBP', market: 'en-UN' });
    const resting = await rich();
    for (const player of [british, resting]) {
      const reference = (await post(player, 'withdrawal', { amount: 10, paymentMethod: 'SKRILL' })).body
        .referenceId as string;
      if (player === resting)
        await test.db.query("update players set status = 'TIMEOUT', status_until = $2 where player_id = $1", [
          player.playerId,
          new Date(test.clock.now().getTime() + 60_000),
        ]);
      expect(await get(player, '/pendingWithdrawal')).toMatchObject([
        {
          pendingWithdrawalId: reference,
          cancellable: false,
          cancelForbiddenBy: player === british ? 'LAW' : 'BREAK',
        },
      ]);
      expect(
        (
          await post(player, 'withdrawal/cancellation', {
            pendingWithdrawalId: reference,
            amount: 10,
            cancelByPlayer: true,
          })
        ).body.code,
      ).toBe(player === british ? 'error.withdrawal.not_pending' : 'error.timeout.in.progress');
      expect(await get(player, '')).toMatchObject({ mainBalance: 90, lockedBalance: 10 });
    }
    test.advance(60_000);
    expect(await get(resting, '/pendingWithdrawal')).toMatchObject([{ cancellable: true, cancelForbiddenBy: null }]);
  });

  it('refuses to cancel a withdrawal when a break begins after the call has', async () => {
    const player = await rich();
    const { body } = await post(player, 'withdrawal', { amount: 10, paymentMethod: 'SKRILL' });
    const { transaction } = test.app.wallet;
    const overtaken = vi.spyOn(test.app.wallet, 'transaction').mockImplementationOnce(async (work) => {
      await test.db.query("update players set status = 'TIMEOUT', status_until = $2 where player_id = $1", [
        player.playerId,
        new Date(test.clock.now().getTime() + 60_000),
      ]);
      return transaction(work);
    });
    const cancellation = { pendingWithdrawalId: body.referenceId, amount: 10, cancelByPlayer: true };
    expect(await post(player, 'withdrawal/cancellation', cancellation)).toMatchObject({
      status: 409,
      body: { code: 'error.withdrawal.not_pending' },
    });
    overtaken.mockRestore();
    const [row] = await test.db.query('select status from payment where player_id = $1', [player.playerId]);
    expect(row).toEqual({ status: 'PENDING' });
  });

  it('keeps the daily limit of cancellations when seven withdrawals are cancelled at the same moment', async () => {
    const player = await rich();
    const references = await Promise.all(
      Array.from(
        { length: 7 },
        async () =>
          (await post(player, 'withdrawal', { amount: 10, paymentMethod: 'SKRILL' })).body.referenceId as string,
      ),
    );
    const answers = await Promise.all(
      references.map((reference) =>
        post(player, 'withdrawal/cancellation', { pendingWithdrawalId: reference, amount: 10, cancelByPlayer: true }),
      ),
    );
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(5);
    expect(await get(player, '')).toMatchObject({ mainBalance: 80, lockedBalance: 20 });
  });

  it('refuses more than the MAIN balance, and the gate says so beforehand', async () => {
    const player = await rich(15_00);
    expect(await post(player, 'withdrawal', { amount: 15.01, paymentMethod: 'SKRILL' })).toMatchObject({
      status: 409,
      body: { code: 'error.not_enough_funds', details: { available: 15 } },
    });
    const empty = await test.player();
    expect((await post(empty, 'withdrawal/request', { ipAddress: '::1', blackbox: '-' })).body).toMatchObject({
      result: 'NOT_ENOUGH_FUNDS',
      limit: null,
    });
    gate = 'FORBIDDEN';
    expect((await post(player, 'withdrawal', { amount: 15, paymentMethod: 'SKRILL' })).body.code).toBe(
      'error.withdrawal.not_allowed',
    );
  });

  it('decides once when the player, two operators and the gateway all act at the same moment', async () => {
    const player = await rich();
    for (let time = 0; time < 8; time += 1) {
      const reference = (await post(player, 'withdrawal', { amount: 10, paymentMethod: 'SKRILL' })).body
        .referenceId as string;
      test.advance(86_400_000);
      await Promise.all([
        post(player, 'withdrawal/cancellation', { pendingWithdrawalId: reference, amount: 10, cancelByPlayer: true }),
        test.app.payments.decideWithdrawal(reference, 'APPROVE').catch(() => undefined),
        test.app.payments.decideWithdrawal(reference, 'REJECT').catch(() => undefined),
        hook('payout.paid', reference, 10),
        hook('payout.failed', reference, 10),
      ]);
      await hook('payout.failed', reference, 10);
      const open = await get(player, '/pendingWithdrawal');
      expect(open).toEqual([]);
    }
    const balance = await get(player, '');
    expect(balance.lockedBalance).toBe(0);
    expect(await test.app.wallet.verify(player.playerId)).toEqual([]);
  });

  it('does not let two hundred bets and withdrawals at once overdraw one player', async () => {
    const player = await rich(50_00);
    const answers = await Promise.all(
      Array.from({ length: 200 }, async (_unused, index) =>
        index % 4 === 0
          ? (await post(player, 'withdrawal', { amount: 10, paymentMethod: 'SKRILL' })).status === 200
            ? 10_00
            : 0
          : (
                await test.app.wallet.move(
                  stake({ reference: randomUUID(), playerId: player.playerId, currency: 'EUR' }, 1_00, 'CASINO', {
                    gameId: 'g',
                    roundId: 'r',
                    title: 'G',
                  }),
                )
              ).outcome === 'MOVED'
            ? 1_00
            : 0,
      ),
    );
    const spent = answers.reduce<number>((sum, amount) => sum + amount, 0);
    expect(spent).toBeGreaterThan(50_00 - 10_00);
    expect(await main(player)).toBe(50_00 - spent);
    expect(await test.app.wallet.verify()).toEqual([]);
    expect(
      await test.db.query(
        "select (select coalesce(sum(amount), 0) from payment where closed_at is null and kind = 'WITHDRAWAL')::bigint - (select sum(locked) from wallet)::bigint as difference",
      ),
    ).toEqual([{ difference: 0 }]);
  });
});

describeOnPostgres('gates are checked again under the lock', (makeApp, kind) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await makeApp({ modules: [walletModule, paymentsModule], ports: { paymentGateway: new Gateway() } });
  });
  const start = async (player: TestPlayer, path: 'deposit' | 'withdrawal') => {
    const answer = await test.app.inject({
      method: 'POST',
      url: `/api/v1/player/wallet/${path}`,
      headers: { ...player.headers, 'idempotency-key': randomUUID() },
      payload: { amount: 20, paymentMethod: 'SKRILL' },
    });
    return { status: answer.statusCode, body: answer.json<{ code?: string; details?: object }>() };
  };

  it('so that a change after the first check still refuses the payment', async () => {
    const player = await test.player();
    await test.app.wallet.move(
      deposit({ reference: randomUUID(), playerId: player.playerId, currency: 'EUR' }, 50_00, 'SKRILL'),
    );
    fakePlayerAccess(test.app, {
      mayDeposit: async (_id, within) => ({ result: within ? 'RESTRICTED' : 'SUCCESS' }),
      mayWithdraw: async (_id, within) => ({ result: within ? 'FORBIDDEN' : 'SUCCESS' }),
    });
    expect(await start(player, 'deposit')).toMatchObject({
      status: 403,
      body: { code: 'error.deposit.not_allowed', details: { result: 'RESTRICTED' } },
    });
    expect(await start(player, 'withdrawal')).toMatchObject({
      status: 403,
      body: { code: 'error.withdrawal.not_allowed', details: { result: 'FORBIDDEN' } },
    });
    expect(await test.db.query('select 1 from payment where player_id = $1', [player.playerId])).toEqual([]);
    fakePlayerAccess(test.app, playerAccess(test.app));
    expect((await start(player, 'deposit')).status).toBe(200);
  });

  // One connection is one lock, so only a server with several can show that the exclusion waits.
  it.runIf(kind === 'postgres')(
    'and an exclusion either comes first or waits until the payment has started',
    async () => {
      const player = await test.player();
      const order: string[] = [];
      let excluded: Promise<unknown> = Promise.resolve();
      await test.db.transaction(async (tx) => {
        expect((await test.app.playerAccess.mayDeposit(player.playerId, tx)).result).toBe('SUCCESS');
        excluded = restrictPlayer(test.app, player.playerId, {
          status: 'SELF_EXCLUDED',
          until: null,
          initiator: 'PLAYER',
        }).then(() => order.push('excluded'));
        await expect
          .poll(
            async () =>
              (
                await test.db.query(
                  "select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%players%for update%' and datname = current_database()",
                )
              ).length,
          )
          .toBeGreaterThan(0);
        order.push('deposited');
      });
      await excluded;
      expect(order).toEqual(['deposited', 'excluded']);
      expect((await test.app.playerAccess.mayDeposit(player.playerId)).result).toBe('RESTRICTED');
    },
  );

  it('a deposit reports the player’s province', async () => {
    const player = await test.player({ countryCode: 'CA', currency: 'CAD', record: { province: 'QC' } });
    await test.app.inject({
      method: 'POST',
      url: '/api/v1/player/wallet/deposit',
      headers: { ...player.headers, 'idempotency-key': randomUUID(), 'x-edge-country': 'CA', 'x-edge-region': 'ON' },
      payload: { amount: 20, paymentMethod: 'CREDITCARD' },
    });
    expect((await marketOf(test.app, player)).rules.minimumSpinSeconds.value).toBe(2.5);
  });

  it('and the law of the province applies to payments too', async () => {
    const home = async (record: object) =>
      marketOf(test.app, await test.player({ countryCode: 'CA', currency: 'CAD', record }));
    expect((await home({ province: 'QC' })).rules.minimumSpinSeconds.value).toBe(0);
    expect((await home({ province: 'ON' })).rules.minimumSpinSeconds.value).toBe(2.5);
    expect((await home({ province: 'QC', detectedProvince: 'ON' })).rules.minimumSpinSeconds.value).toBe(2.5);
    expect((await home({ province: null, detectedProvince: 'ON' })).rules.autoplayAllowed.value).toBe(false);
  });
});

describe('operator calls', () => {
  it('list withdrawals with what decides about a player read once, for a few players at a time', async () => {
    const test = await buildTestApp({ ports: { paymentGateway: new Gateway() } });
    for (let players = 0; players < 6; players += 1) {
      const { playerId, headers } = await test.player();
      await test.app.wallet.move(deposit({ reference: randomUUID(), playerId, currency: 'EUR' }, 60_00, 'SKRILL'));
      for (let times = 0; times < 2; times += 1)
        await test.app.inject({
          method: 'POST',
          url: '/api/v1/player/wallet/withdrawal',
          headers: { ...headers, 'idempotency-key': randomUUID() },
          payload: { amount: 20, paymentMethod: 'SKRILL' },
        });
    }
    const read: string[] = [];
    let running = 0;
    let most = 0;
    const turnoverSince = test.app.wallet.turnoverSince.bind(test.app.wallet);
    const spy = vi.spyOn(test.app.wallet, 'turnoverSince').mockImplementation(async (target, playerId, since) => {
      read.push(playerId);
      most = Math.max(most, (running += 1));
      try {
        return await turnoverSince(target, playerId, since);
      } finally {
        running -= 1;
      }
    });
    const queue = (await test.operator().call('GET', '/withdrawals')).json<{ holds: string[] }[]>();
    spy.mockRestore();
    expect(queue).toHaveLength(12);
    expect(queue.every(({ holds }) => holds.includes('UNPLAYED_DEPOSIT'))).toBe(true);
    expect(new Set(read).size).toBe(6);
    expect(read).toHaveLength(6);
    expect(most).toBeLessThanOrEqual(3);
    await test.close();
  });

  it('list withdrawals in review and decide each once, with an audit entry', async () => {
    const gateway = new Gateway();
    const test = await buildTestApp({ ports: { paymentGateway: gateway } });
    fakePlayerAccess(test.app, { mayWithdraw: async () => ({ result: 'SUCCESS' }) });
    const player = await test.player();
    await test.app.wallet.move(
      deposit({ reference: randomUUID(), playerId: player.playerId, currency: 'EUR' }, 50_00, 'SKRILL'),
    );
    const asked = await test.app.inject({
      method: 'POST',
      url: '/api/v1/player/wallet/withdrawal',
      headers: { ...player.headers, 'idempotency-key': randomUUID() },
      payload: { amount: 20, paymentMethod: 'SKRILL' },
    });
    const reference = asked.json().referenceId as string;
    const operator = test.operator();
    expect((await operator.call('GET', '/withdrawals')).json()).toMatchObject([
      {
        referenceId: reference,
        amount: 20,
        playerId: player.playerId,
        kycStatus: 'DATA_VERIFIED',
        holds: ['UNPLAYED_DEPOSIT'],
        turnover: { deposited: 50, staked: 0, unplayed: 50, since: null },
        fundingMethods: [{ paymentMethod: 'SKRILL', deposits: 1, amount: 50 }],
      },
    ]);
    const decide = () => operator.call('POST', `/withdrawals/${reference}/decision`, { decision: 'APPROVE' });
    expect((await decide()).statusCode).toBe(204);
    expect((await decide()).json().code).toBe('error.withdrawal.not_pending');
    expect(gateway.payouts.has(reference)).toBe(true);
    expect((await operator.call('GET', `/audit?subject=${reference}`)).json()).toMatchObject([
      {
        action: 'operatorWithdrawalDecision',
        // The deposit has not been played: the audit log keeps the hold that the reason released.
        details: { decision: 'APPROVE', amount: 20, released: ['UNPLAYED_DEPOSIT'] },
        before: { step: 'REVIEW' },
        after: { step: 'PAYOUT' },
        actor: { id: 'olivia' },
        approver: null,
      },
    ]);
    await test.close();
  });

  /** A player with money, who may withdraw. @returns a function that asks for a payout of this amount, and returns its id */
  async function playerWithPayouts(amount: number) {
    const test = await buildTestApp({ ports: { paymentGateway: new Gateway() } });
    fakePlayerAccess(test.app, { mayWithdraw: async () => ({ result: 'SUCCESS' }) });
    const player = await test.player();
    await test.app.wallet.move(
      deposit({ reference: randomUUID(), playerId: player.playerId, currency: 'EUR' }, 9_000_00, 'SKRILL'),
    );
    const ask = async () =>
      (
        await test.app.inject({
          method: 'POST',
          url: '/api/v1/player/wallet/withdrawal',
          headers: { ...player.headers, 'idempotency-key': randomUUID() },
          payload: { amount, paymentMethod: 'SKRILL' },
        })
      ).json().referenceId as string;
    return { test, ask };
  }

  it('count payouts that are linked as one: splitting does not avoid the second person', async () => {
    const { test, ask } = await playerWithPayouts(1999);
    const operator = test.operator();
    const approve = (reference: string) =>
      operator.call('POST', `/withdrawals/${reference}/decision`, { decision: 'APPROVE' });
    expect((await approve(await ask())).statusCode).toBe(204);
    test.advance(6 * 86_400_000);
    const second = await ask();
    expect((await approve(second)).statusCode).toBe(202);
    test.advance(2 * 86_400_000);
    // Eight days after the first, and the second is not paid: still one payout with the third.
    expect((await approve(await ask())).statusCode).toBe(202);
    expect((await operator.call('POST', `/withdrawals/${second}/decision`, { decision: 'REJECT' })).statusCode).toBe(
      204,
    );
    test.advance(8 * 86_400_000);
    await test.close();
  });

  it('link a payout that has waited for weeks with a new one, also once it is paid', async () => {
    const { test, ask } = await playerWithPayouts(1500);
    const linked = async (reference: string) => {
      const payment = (await test.app.payments.withdrawalsInReview()).find((each) => each.referenceId === reference);
      return payment && (await test.app.payments.linkedPayouts(test.db, payment));
    };
    const paid = (reference: string) =>
      test.db.query("update payment set status = 'COMPLETED', closed_at = $2 where reference_id = $1", [
        reference,
        test.app.clock.now(),
      ]);
    const first = await ask();
    test.advance(20 * 86_400_000);
    const second = await ask();
    expect([await linked(first), await linked(second)]).toEqual([3_000_00, 3_000_00]);
    expect(
      (await test.operator().call('POST', `/withdrawals/${second}/decision`, { decision: 'APPROVE' })).statusCode,
    ).toBe(202);
    await paid(first);
    expect(await linked(second)).toBe(3_000_00);
    test.advance(8 * 86_400_000);
    await paid(second);
    expect(await linked(await ask())).toBe(3_000_00);
    test.advance(8 * 86_400_000);
    expect(await linked(await ask())).toBe(3_000_00);
    await test.close();
  });

  it.each<[string, (test: TestApp, player: TestPlayer) => Promise<unknown>]>([
    [
      'the player’s bonuses were stopped',
      (test, player) =>
        test.operator().call('PATCH', `/players/${player.playerId}`, { permissions: { bonuses: false } }),
    ],
    [
      'the deposit was played that held the payout',
      async (test, player) => {
        const round = { gameId: 'g', roundId: randomUUID(), title: 'G' };
        const movement = () => ({ reference: randomUUID(), playerId: player.playerId, currency: 'EUR' as const });
        await test.app.wallet.move(win(movement(), 9_000_00, 0, 'CASINO', { ...round, betReference: randomUUID() }));
        await test.app.wallet.move(stake(movement(), 9_000_00, 'CASINO', round));
      },
    ],
    [
      'the linked payouts were withdrawn, so that it is no large one any more',
      (test, player) =>
        test.db.query(
          "update payment set closed_at = now(), status = 'CANCELLED' where player_id = $1 and amount = $2",
          [player.playerId, 1000_00],
        ),
    ],
  ])('do not approve a large payout by a request from before %s', async (_what, change) => {
    const gateway = new Gateway();
    const test = await buildTestApp({ ports: { paymentGateway: gateway } });
    fakePlayerAccess(test.app, { mayWithdraw: async () => ({ result: 'SUCCESS' }) });
    const player = await test.player();
    await test.app.wallet.move(
      deposit({ reference: randomUUID(), playerId: player.playerId, currency: 'EUR' }, 9_000_00, 'SKRILL'),
    );
    const ask = async (amount: number) =>
      (
        await test.app.inject({
          method: 'POST',
          url: '/api/v1/player/wallet/withdrawal',
          headers: { ...player.headers, 'idempotency-key': randomUUID() },
          payload: { amount, paymentMethod: 'SKRILL' },
        })
      ).json().referenceId as string;
    await ask(1000);
    const reference = await ask(1500);
    const asked = await test.operator().call('POST', `/withdrawals/${reference}/decision`, { decision: 'APPROVE' });
    const { approvalId } = asked.json<{ approval: { approvalId: string } }>().approval;
    await change(test, player);
    expect(
      (
        await test.operator({ id: 'otto' }).call('POST', `/approvals/${approvalId}/decision`, { decision: 'APPROVE' })
      ).json(),
    ).toMatchObject({ code: 'error.operator.approval_outdated' });
    expect(gateway.payouts.size).toBe(0);
    await test.close();
  });

  it('closes every gate to an unknown player', async () => {
    const test = await buildTestApp();
    const stranger = randomUUID();
    expect(await test.app.playerAccess.mayPlay(stranger, 'CASINO')).toBe(false);
    expect((await test.app.playerAccess.mayDeposit(stranger)).result).toBe('FORBIDDEN');
    expect((await test.app.playerAccess.mayWithdraw(stranger)).result).toBe('FORBIDDEN');
    await test.close();
  });
});
