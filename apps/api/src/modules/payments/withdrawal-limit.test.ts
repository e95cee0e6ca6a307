import { randomInt, randomUUID } from 'node:crypto';
import { toWire } from '@baize/kernel';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { describeByPlayer, type TestApp, type TestPlayer, type TestPlayerOptions } from '../../testing/buildTestApp.ts';
import { linkAccounts } from '../person/index.ts';
import { updatePlayer } from '../player/index.ts';
import { deposit, walletModule } from '../wallet/index.ts';
import { paymentsModule } from './index.ts';

const UNVERIFIED: TestPlayerOptions = { record: { kycStatus: 'NOT_VERIFIED', timeZone: 'Europe/Helsinki' } };

/** A§4: 2,000 € a day until an identity is verified. The tests start on 21 November 2026 at noon UTC. */
describeByPlayer('unverifiedWithdrawalLimit', (makeApp, kind) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await makeApp({ modules: [walletModule, paymentsModule] });
  });
  const rich = async (options: TestPlayerOptions = UNVERIFIED, amount = 5000_00): Promise<TestPlayer> => {
    const player = await test.player(options);
    const currency = options.currency ?? 'EUR';
    await test.app.wallet.move(
      deposit({ reference: randomUUID(), playerId: player.playerId, currency }, amount, 'SKRILL'),
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
    return { status: answer.statusCode, body: answer.body === '' ? {} : answer.json<Record<string, unknown>>() };
  };
  const withdraw = (player: TestPlayer, amount: number, key?: string) =>
    post(player, 'withdrawal', { amount: toWire(amount), paymentMethod: 'SKRILL' }, key);
  const check = async (player: TestPlayer) =>
    (await post(player, 'withdrawal/request', { ipAddress: '', blackbox: '-' })).body;

  it('says what is left, refuses more, and is reached when it is used up', async () => {
    const player = await rich();
    expect(await check(player)).toEqual({
      result: 'SUCCESS',
      limit: 2000,
      originalLimit: 2000,
      duration: 'daily',
      // Midnight in Helsinki.
      resetOn: '2026-11-21T22:00:00.000Z',
      reason: 'KYC_LIMIT',
    });
    const first = await withdraw(player, 1500_00);
    expect(first.status).toBe(200);
    expect(await check(player)).toMatchObject({ result: 'SUCCESS', limit: 500, originalLimit: 2000 });
    expect(await withdraw(player, 500_01)).toMatchObject({
      status: 403,
      body: { code: 'error.withdrawal.limit', details: { limit: 500, originalLimit: 2000, reason: 'KYC_LIMIT' } },
    });
    expect((await withdraw(player, 500_00)).status).toBe(200);
    expect(await check(player)).toMatchObject({ result: 'WITHDRAWAL_LIMIT_REACHED', limit: 0, originalLimit: 2000 });
    // What comes back gives room again.
    expect(
      await post(player, 'withdrawal/cancellation', {
        pendingWithdrawalId: first.body['referenceId'],
        amount: 1500,
        cancelByPlayer: true,
      }),
    ).toMatchObject({ status: 204 });
    expect(await check(player)).toMatchObject({ result: 'SUCCESS', limit: 1500 });
  });

  it('counts as reached when no method takes so little', async () => {
    const player = await rich();
    expect((await withdraw(player, 1999_99)).status).toBe(200);
    expect(await check(player)).toMatchObject({ result: 'WITHDRAWAL_LIMIT_REACHED', limit: 0 });
  });

  it('ends with the verification, and with the day of the player’s time zone', async () => {
    const player = await rich();
    expect((await withdraw(player, 2000_00)).status).toBe(200);
    await updatePlayer(test.db, player.playerId, { kycStatus: 'DATA_VERIFIED' });
    expect(await check(player)).toEqual({ result: 'SUCCESS', limit: null, originalLimit: null, duration: 'daily' });
    expect((await withdraw(player, 2500_00)).status).toBe(200);

    const other = await rich();
    expect((await withdraw(other, 2000_00)).status).toBe(200);
    test.advance(9 * 3_600_000);
    expect((await withdraw(other, 100_00)).status).toBe(403);
    test.advance(3_600_000);
    expect(await check(other)).toMatchObject({ result: 'SUCCESS', limit: 2000 });
    expect((await withdraw(other, 100_00)).status).toBe(200);
  });

  it('counts all accounts of a person, in each currency', async () => {
    const one = await rich();
    const other = await rich({
      ...UNVERIFIED,
      brand: 'wireframe',
      countryCode: 'GG',
      currency: 'GBP',
      record: { ...UNVERIFIED.record, currency: 'GBP' },
    });
    await linkAccounts(test.db, [one.playerId, other.playerId]);
    expect((await withdraw(one, 2000_00)).status).toBe(200);
    expect(await check(other)).toMatchObject({ result: 'WITHDRAWAL_LIMIT_REACHED', limit: 0 });
    expect((await withdraw(other, 50_00)).status).toBe(403);
  });

  it('gives the same withdrawal to a repeated request', async () => {
    const player = await rich();
    const key = randomUUID();
    const answers = await Promise.all([withdraw(player, 2000_00, key), withdraw(player, 2000_00, key)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.body['referenceId']).toBe(answers[1]?.body['referenceId']);
  });

  it('never lets parallel withdrawals of a person exceed it', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 20_00, max: 1500_00 }), { minLength: 2, maxLength: 6 }),
        async (amounts) => {
          const [one, other] = [await rich(), await rich({ ...UNVERIFIED, brand: 'marigold' })];
          await linkAccounts(test.db, [one.playerId, other.playerId]);
          const answers = await Promise.all(
            amounts.map((amount) => withdraw(randomInt(2) === 0 ? one : other, amount)),
          );
          const taken = amounts.reduce((sum, amount, index) => sum + (answers[index]?.status === 200 ? amount : 0), 0);
          expect(taken).toBeLessThanOrEqual(2000_00);
          expect(answers.every(({ status }) => status === 200 || status === 403)).toBe(true);
        },
      ),
      { numRuns: kind === 'pglite' ? 5 : 2 },
    );
  });
});
