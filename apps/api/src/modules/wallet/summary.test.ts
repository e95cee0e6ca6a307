import { randomUUID } from 'node:crypto';
import { walletSummary, type Transaction, type WalletSummary } from '@baize/contracts/wallet';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { describeOnPostgres, type TestApp, type TestPlayer } from '../../testing/buildTestApp.ts';
import {
  deposit,
  failedDeposit,
  grantBonus,
  lockWithdrawal,
  payWithdrawal,
  releaseWithdrawal,
  reverseDeposit,
  stake,
  walletModule,
} from './index.ts';

const HOUR = 3_600_000;
const hundredths = (wire: number) => Math.round(wire * 100);

/** One event that changes a player's money. */
const step = fc.record({
  kind: fc.constantFrom(
    'deposit',
    'failed deposit',
    'reversed deposit',
    'bonus',
    'bet',
    'win',
    'paid withdrawal',
    'cancelled withdrawal',
    'open withdrawal',
  ),
  amount: fc.integer({ min: 1, max: 5_000_00 }),
  hours: fc.integer({ min: 0, max: 40 }),
});

describeOnPostgres('summary of payments', (makeApp) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await makeApp({ modules: [walletModule] });
  });
  const get = async <Body>(player: TestPlayer, path: string): Promise<{ status: number; body: Body }> => {
    const answer = await test.app.inject({ url: `/api/v1/player/wallet${path}`, headers: player.headers });
    return { status: answer.statusCode, body: answer.json<Body>() };
  };
  const common = (player: TestPlayer) => ({
    reference: randomUUID() as string,
    playerId: player.playerId,
    currency: 'EUR' as const,
  });
  const withdraw = async (player: TestPlayer, amount: number, end: 'paid' | 'cancelled' | 'open') => {
    const lock = common(player);
    if ((await test.app.wallet.move(lockWithdrawal(lock, amount, 'SKRILL'))).outcome !== 'MOVED' || end === 'open')
      return;
    await test.app.wallet.move(
      end === 'paid'
        ? payWithdrawal(common(player), amount, 'SKRILL', lock.reference)
        : releaseWithdrawal(common(player), amount, 'SKRILL', lock.reference, 'CANCELED'),
    );
  };

  it('equals the sum of the entries, in total and by day, for any sequence of events', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
        const player = await test.player();
        let paidOut = 0;
        for (const { kind, amount, hours } of steps) {
          test.advance(hours * HOUR);
          const before = (await test.app.wallet.balances(player.playerId))?.main ?? 0;
          if (kind === 'deposit') await test.app.wallet.move(deposit(common(player), amount, 'SKRILL'));
          if (kind === 'failed deposit')
            await test.app.wallet.move(failedDeposit(common(player), amount, 'SKRILL', randomUUID(), 'FAILED'));
          if (kind === 'reversed deposit') {
            const made = common(player);
            await test.app.wallet.move(deposit(made, amount, 'SKRILL'));
            test.advance(30 * HOUR);
            const part = Math.ceil(amount / 2);
            await test.app.wallet.move(reverseDeposit(common(player), part, 'SKRILL', made.reference));
          }
          if (kind === 'bonus') await test.app.wallet.move(grantBonus(common(player), amount, 'CASINO', 'Welcome'));
          if (kind === 'bet')
            await test.app.wallet.move(
              stake(common(player), amount, 'CASINO', { gameId: 'g', roundId: 'r', title: 'g' }),
            );
          if (kind === 'win')
            await test.app.wallet.move({
              ...stake(common(player), 0, 'CASINO', { gameId: 'g', roundId: 'r', title: 'g' }),
              type: 'WIN',
              amount,
              main: amount,
              spill: false,
            });
          if (kind === 'paid withdrawal') {
            await withdraw(player, amount, 'paid');
            if (before >= amount) paidOut += amount;
          }
          if (kind === 'cancelled withdrawal') await withdraw(player, amount, 'cancelled');
          if (kind === 'open withdrawal') await withdraw(player, amount, 'open');
        }
        const { body } = await get<WalletSummary>(player, '/summary');
        const entries = (await get<Transaction[]>(player, '/transactions?limit=100')).body;
        const paidIn = entries
          .filter(({ category, status }) => category === 'PAYMENT' && status === 'SUCCESS')
          .filter(({ type }) => type === 'DEPOSIT' || type === 'REVERSAL_DP')
          .reduce((sum, entry) => sum + hundredths(entry.amount), 0);
        expect(hundredths(body.deposited)).toBe(paidIn);
        expect(hundredths(body.withdrawn)).toBe(paidOut);
        expect(hundredths(body.netPosition)).toBe(paidOut - paidIn);
        expect(body.days.reduce((sum, day) => sum + hundredths(day.deposited), 0)).toBe(paidIn);
        expect(body.days.reduce((sum, day) => sum + hundredths(day.withdrawn), 0)).toBe(paidOut);
        expect(body.days.every(({ deposited }) => deposited >= 0)).toBe(true);
        expect(await test.app.wallet.verify(player.playerId)).toEqual([]);
        expect(body.days.map(({ day }) => day)).toEqual([...new Set(body.days.map(({ day }) => day))].sort());
        // The documents' older call agrees.
        expect((await get<{ netPosition: number }>(player, '/net-position-win-loss')).body.netPosition).toBe(
          body.netPosition,
        );
        expect(walletSummary.response.safeParse(body).success).toBe(true);
      }),
      { numRuns: 12 },
    );
  });

  it('ends a day at midnight in the player’s time zone', async () => {
    const here = await test.player();
    const there = await test.player({ record: { id: randomUUID(), timeZone: 'America/Sao_Paulo' } });
    const start = test.clock.now().getTime();
    // 22:30 UTC is 00:30 of the next day in Helsinki, and the evening in São Paulo.
    test.advance((Math.ceil(start / (24 * HOUR)) * 24 + 22.5) * HOUR - start);
    const utcDay = test.clock.now().toISOString().slice(0, 10);
    for (const player of [here, there]) await test.app.wallet.move(deposit(common(player), 10_00, 'SKRILL'));
    const [helsinki, saoPaulo] = [
      (await get<WalletSummary>(here, '/summary')).body,
      (await get<WalletSummary>(there, '/summary')).body,
    ];
    expect(helsinki.timeZone).toBe('Europe/Helsinki');
    expect(helsinki.days[0]?.day).toBe(new Date(Date.parse(utcDay) + 24 * HOUR).toISOString().slice(0, 10));
    expect(saoPaulo.days).toEqual([{ day: utcDay, deposited: 10, withdrawn: 0 }]);
  });

  it('counts the chosen period only, and is empty before any payment', async () => {
    const player = await test.player();
    expect((await get(player, '/summary')).body).toEqual({
      deposited: 0,
      withdrawn: 0,
      netPosition: 0,
      currencyCode: 'EUR',
      timeZone: 'Europe/Helsinki',
      days: [],
    });
    await test.app.wallet.move(deposit(common(player), 30_00, 'SKRILL'));
    test.advance(48 * HOUR);
    const from = test.clock.now().toISOString();
    await test.app.wallet.move(deposit(common(player), 12_34, 'SKRILL'));
    expect((await get(player, `/summary?from=${from}`)).body).toMatchObject({ deposited: 12.34, netPosition: -12.34 });
    expect((await get(player, `/summary?to=${new Date(Date.parse(from) - HOUR).toISOString()}`)).body).toMatchObject({
      deposited: 30,
    });
    // Two checks of the field fail; the answer names it once.
    expect(await get(player, '/summary?from=yesterday')).toMatchObject({
      status: 400,
      body: { validationErrors: [{ field: 'from', message: 'error.validation', objectName: 'querystring' }] },
    });
  });

  it('includes only the player’s own money, and needs a session', async () => {
    const [one, other] = [await test.player(), await test.player()];
    await test.app.wallet.move(deposit(common(one), 99_00, 'SKRILL'));
    expect((await get(other, '/summary')).body).toMatchObject({ deposited: 0 });
    expect((await test.app.inject({ url: '/api/v1/player/wallet/summary' })).statusCode).toBe(401);
  });
});
