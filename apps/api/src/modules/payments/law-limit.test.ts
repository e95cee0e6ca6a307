import { randomInt, randomUUID } from 'node:crypto';
import { sign } from '@baize/contracts/signature';
import { toWire } from '@baize/kernel';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { describeByPlayer, type TestApp, type TestPlayer, type TestPlayerOptions } from '../../testing/buildTestApp.ts';
import { busyGateway } from '../../testing/fakes.ts';
import { PortFault } from '../../ports/bearer-call.ts';
import { limitsModule } from '../limits/index.ts';
import { walletModule } from '../wallet/index.ts';
import { paymentsModule } from './index.ts';

const GERMAN: TestPlayerOptions = { countryCode: 'DE', record: { timeZone: 'Europe/Berlin' } };

/** Ruling 22: 1,000 € per calendar month over all operators. The tests start on 21 November 2026. */
describeByPlayer('monthlyDepositLimit', (makeApp, kind) => {
  let test: TestApp;
  const elsewhere = new Map<string, number>();
  let registerDown = false;
  /** Payments whose form a player has sent, and payments that the gateway has cancelled: it never does both. */
  const processing = new Set<string>();
  const cancelled = new Set<string>();
  /** Runs while the register is being asked. */
  let whileAsked: (() => Promise<unknown>) | null = null;
  beforeAll(async () => {
    test = await makeApp({
      modules: [walletModule, paymentsModule, limitsModule],
      ports: {
        paymentGateway: busyGateway(
          (reference) => !processing.has(reference) && cancelled.add(reference).has(reference),
        ),
        depositRegister: {
          depositedElsewhere: async ({ playerId, currency }) => {
            await whileAsked?.();
            // As the register's adapter: it answers in the law's currency only.
            if (currency !== 'EUR') throw new PortFault('The deposit register', 'answered in another currency');
            if (registerDown) throw new PortFault('The deposit register', 'could not be reached');
            return elsewhere.get(playerId) ?? 0;
          },
        },
      },
    });
  });
  const start = async (player: TestPlayer, amount: number, key: string = randomUUID()) => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/v1/player/wallet/deposit',
      headers: { ...player.headers, 'idempotency-key': key },
      payload: { amount: toWire(amount), paymentMethod: 'SKRILL' },
    });
    const body = answer.json<{ referenceId: string; status?: string; code?: string; details?: object }>();
    if (body.status === 'PENDING' && !cancelled.has(body.referenceId)) processing.add(body.referenceId);
    return { status: answer.statusCode, body };
  };
  const end = async (
    reference: string,
    amount: number,
    type: 'payment.succeeded' | 'payment.failed',
    currency = 'EUR',
  ) => {
    const text = JSON.stringify({
      eventId: randomUUID(),
      type,
      paymentId: reference,
      merchantReference: reference,
      amount: toWire(amount),
      currency,
      createdAt: '2026-11-21T12:00:00Z',
    });
    expect(
      (
        await test.app.inject({
          method: 'POST',
          url: '/api/v1/payments/webhook',
          payload: text,
          headers: {
            'content-type': 'application/json',
            'x-baize-signature': sign(test.env.gateway.webhookSecret, 'POST /api/v1/payments/webhook', text),
          },
        })
      ).statusCode,
    ).toBe(200);
  };
  const check = async (player: TestPlayer) =>
    (
      await test.app.inject({
        method: 'POST',
        url: '/api/v1/player/wallet/deposit/request',
        headers: player.headers,
        payload: { ipAddress: '', blackbox: '-' },
      })
    ).json<Record<string, unknown>>();

  it('returns what is left and when it resets, and refuses more', async () => {
    const player = await test.player(GERMAN);
    expect(await check(player)).toMatchObject({
      result: 'SUCCESS',
      limitLeft: 1000,
      limitType: 'M',
      limitByLaw: true,
      resetOn: '2026-11-30T23:00:00.000Z',
    });
    expect((await start(player, 60_000)).status).toBe(200);
    // Not paid yet. The next deposit tries to replace it, and finds that the bank is processing it.
    expect(await check(player)).toMatchObject({ result: 'SUCCESS', limitLeft: 1000 });
    expect(await start(player, 40_001)).toMatchObject({
      status: 403,
      body: {
        code: 'error.deposit.not_allowed',
        details: {
          result: 'SELF_LIMIT_REACHED',
          limitLeft: 400,
          limitType: 'M',
          limitByLaw: true,
          resetOn: '2026-11-30T23:00:00.000Z',
        },
      },
    });
    expect(await check(player)).toMatchObject({ result: 'SUCCESS', limitLeft: 400 });
    const rest = await start(player, 40_000);
    await end(rest.body.referenceId, 40_000, 'payment.succeeded');
    expect(await check(player)).toMatchObject({
      result: 'SELF_LIMIT_REACHED',
      limitLeft: 0,
      resetOn: '2026-11-30T23:00:00.000Z',
    });
    expect(await check(await test.player())).toMatchObject({ result: 'SUCCESS', limitLeft: null });
  });

  it('frees the amount of a failed deposit, and resets at midnight in Berlin', async () => {
    const player = await test.player(GERMAN);
    const one = await start(player, 100_000);
    await end(one.body.referenceId, 100_000, 'payment.failed');
    const two = await start(player, 100_000);
    await end(two.body.referenceId, 100_000, 'payment.succeeded');
    test.advance(Date.parse('2026-11-30T22:59:59Z') - test.clock.now().getTime());
    expect((await start(player, 1000)).status).toBe(403);
    test.advance(1000);
    expect(await check(player)).toMatchObject({
      result: 'SUCCESS',
      limitLeft: 1000,
      resetOn: '2026-12-31T23:00:00.000Z',
    });
    test.clock.setOffset(0);
  });

  it('counts the month in the law’s time zone, whatever zone the player chose', async () => {
    for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC']) {
      const player = await test.player({ ...GERMAN, record: { timeZone } });
      expect(await check(player)).toMatchObject({ limitLeft: 1000, resetOn: '2026-11-30T23:00:00.000Z' });
    }
  });

  it('counts every brand of the licensee and the register’s amount of other operators', async () => {
    const email = `${randomUUID()}@test.baize`;
    const here = await test.player({ ...GERMAN, record: { ...GERMAN.record, email, emailKey: email } });
    const there = await test.player({
      ...GERMAN,
      brand: 'wireframe',
      record: { ...GERMAN.record, email, emailKey: email },
    });
    const first = await start(here, 50_000);
    await end(first.body.referenceId, 50_000, 'payment.succeeded');
    elsewhere.set(there.playerId, 20_000);
    expect(await check(there)).toMatchObject({ result: 'SUCCESS', limitLeft: 300 });
    expect((await start(there, 30_001)).status).toBe(403);
    expect((await start(there, 30_000)).status).toBe(200);
  });

  it('applies to every account that is certainly the person’s, whatever its country, and converts currencies', async () => {
    const phone = `17${randomInt(10_000_000, 99_999_999)}`;
    const person = { firstName: 'Lena', lastName: `Sommer ${phone}`, phonePrefix: '+49', phoneBody: phone };
    const account = (options: TestPlayerOptions) =>
      test.player({ ...options, record: { ...options.record, ...person } });
    const german = await account(GERMAN);
    const austrian = await account({ brand: 'marigold', countryCode: 'AT' });
    const british = await account({
      brand: 'wireframe',
      countryCode: 'GG',
      currency: 'GBP',
      record: { currency: 'GBP' },
    });
    const pay = async (player: TestPlayer, amount: number, currency = 'EUR') => {
      const { status, body } = await start(player, amount);
      expect(status).toBe(200);
      await end(body.referenceId, amount, 'payment.succeeded', currency);
    };
    await pay(german, 50_000);
    expect(await check(austrian)).toMatchObject({ result: 'SUCCESS', limitLeft: 500, limitByLaw: true });
    expect(await start(austrian, 50_001)).toMatchObject({
      status: 403,
      body: { details: { result: 'SELF_LIMIT_REACHED', limitLeft: 500, limitByLaw: true } },
    });
    // 1,000 € are 800 £ here, and 500 € are 400 £.
    expect(await start(british, 40_001)).toMatchObject({ status: 403, body: { details: { limitLeft: 400 } } });
    await pay(british, 36_000, 'GBP');
    expect(await check(austrian)).toMatchObject({ limitLeft: 50 });
    expect((await start(austrian, 5001)).status).toBe(403);
    await pay(austrian, 5000);
    expect((await start(german, 1000)).status).toBe(403);
    // Only the phone is the same: another person.
    const relative = await test.player({
      brand: 'marigold',
      countryCode: 'AT',
      record: { phonePrefix: '+49', phoneBody: phone },
    });
    expect(await check(relative)).toMatchObject({ limitLeft: null });
  });

  it('leaves a form open or cancels it by the player’s own new limit, without asking the register', async () => {
    const player = await test.player(GERMAN);
    const form = (await start(player, 60_00)).body.referenceId;
    processing.delete(form);
    registerDown = true;
    const lower = async (limit: number) => {
      const answer = await test.app.inject({
        method: 'PATCH',
        url: '/api/v1/player/deposit-limits',
        headers: player.headers,
        payload: { duration: 'D', limit },
      });
      expect(answer.statusCode).toBe(200);
      const shown = await test.app.inject({ url: `/api/v1/player/wallet/deposit/${form}`, headers: player.headers });
      return shown.json<{ status: string }>().status;
    };
    expect(await lower(80)).toBe('PENDING');
    expect(await lower(50)).toBe('CANCELLED');
    registerDown = false;
  });

  it('refuses deposits while the register does not answer', async () => {
    const player = await test.player(GERMAN);
    registerDown = true;
    expect(await start(player, 1000)).toMatchObject({ status: 503, body: { code: 'error.service_unavailable' } });
    expect(await test.db.query('select 1 from payment where player_id = $1', [player.playerId])).toEqual([]);
    registerDown = false;
    expect((await start(player, 1000)).status).toBe(200);
  });

  it('holds no lock while the register is being asked', async () => {
    const player = await test.player(GERMAN);
    let moved = 0;
    // With a lock held, this would block: on one connection for itself, on several for the player's row.
    whileAsked = () =>
      test.app.wallet.transaction(async ({ tx }) => {
        await test.app.wallet.lock(tx, player.playerId);
        await tx.query('update players set login_count = login_count where player_id = $1', [player.playerId]);
        moved += 1;
      });
    try {
      expect((await start(player, 1000)).status).toBe(200);
    } finally {
      whileAsked = null;
    }
    expect(moved).toBe(1);
  });

  it('counts a deposit that started at another brand while the register was being asked', async () => {
    const email = `${randomUUID()}@test.baize`;
    const [here, there] = [
      await test.player({ ...GERMAN, record: { ...GERMAN.record, email, emailKey: email } }),
      await test.player({ ...GERMAN, brand: 'wireframe', record: { ...GERMAN.record, email, emailKey: email } }),
    ];
    let first = true;
    whileAsked = async () => {
      if (!first) return;
      first = false;
      expect((await start(there, 60_000)).status).toBe(200);
    };
    try {
      expect(await start(here, 60_000)).toMatchObject({
        status: 403,
        body: { details: { result: 'SELF_LIMIT_REACHED', limitLeft: 400 } },
      });
    } finally {
      whileAsked = null;
    }
  });

  it('can never be exceeded: any amounts, in parallel, on two brands, some failing', async () => {
    const attempt = fc.record({
      amount: fc.integer({ min: 1000, max: 60_000 }),
      brand: fc.integer({ min: 0, max: 1 }),
      fate: fc.constantFrom('payment.succeeded' as const, 'payment.failed' as const, 'open' as const),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(attempt, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 3 }),
        async (volleys) => {
          const email = `${randomUUID()}@test.baize`;
          const accounts = await Promise.all(
            ['northlight', 'wireframe'].map((brand) =>
              test.player({ ...GERMAN, brand, record: { ...GERMAN.record, email, emailKey: email } }),
            ),
          );
          for (const volley of volleys) {
            await Promise.all(
              volley.map(async ({ amount, brand, fate }) => {
                const answer = await start(accounts[brand] as TestPlayer, amount);
                expect([200, 403]).toContain(answer.status);
                // Another start may have ended it already. Then no one can pay it.
                if (processing.has(answer.body.referenceId) && fate !== 'open')
                  await end(answer.body.referenceId, amount, fate);
              }),
            );
            const [row] = await test.db.query<{ sum: number }>(
              "select coalesce(sum(amount), 0)::bigint as sum from payment where player_id = any($1::uuid[]) and status not in ('FAILED', 'CANCELLED')",
              [accounts.map(({ playerId }) => playerId)],
            );
            expect(row?.sum).toBeLessThanOrEqual(100_000);
          }
        },
      ),
      { numRuns: kind === 'pglite' ? 12 : 8, endOnFailure: true },
    );
  });
});
