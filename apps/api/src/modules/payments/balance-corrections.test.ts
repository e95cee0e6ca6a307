import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeByPlayer, type TestApp, type TestPlayer } from '../../testing/buildTestApp.ts';
import type { InboxEntry } from '../../plugins/tell-player.ts';
import { operatorModule } from '../operator/index.ts';
import { deposit, grantBonus, lockWithdrawal, reverseDeposit, walletModule } from '../wallet/index.ts';
import { paymentsModule } from './index.ts';
import * as payments from './repository/payments.ts';

describeByPlayer('corrections of a balance', (makeApp) => {
  let test: TestApp;
  let player: TestPlayer;
  const told: InboxEntry[] = [];
  beforeAll(async () => {
    test = await makeApp({ modules: [walletModule, paymentsModule, operatorModule] });
    test.app.onTellPlayer(async (_tx, entry) => {
      told.push(entry);
    });
  });
  const own = () => ({ playerId: player.playerId, currency: 'EUR' as const });
  beforeEach(async () => {
    player = await test.player();
    await test.app.wallet.move(deposit({ reference: randomUUID(), ...own() }, 100_00, 'SKRILL'));
  });
  const path = () => `/players/${player.playerId}/balance-corrections`;
  const body = (change: object) => ({ correctionId: randomUUID(), currencyCode: 'EUR', ...change });
  const approve = (correction: object) => test.operator().callWithApproval('POST', path(), correction);
  const main = async () => (await test.app.wallet.balances(player.playerId))?.main;
  const history = async () =>
    (await test.app.inject({ url: '/api/v1/player/wallet/transactions', headers: player.headers })).json<object[]>();

  it('need a reason and a second person, move money once, and are recorded and told', async () => {
    const correction = body({ amount: 12.5 });
    expect((await test.operator().call('POST', path(), correction, null)).statusCode).toBe(400);
    expect((await test.operator().call('POST', path(), correction)).statusCode).toBe(202);
    expect(await main()).toBe(100_00);
    expect((await approve(correction)).statusCode).toBe(204);
    expect((await approve(correction)).json()).toMatchObject({ code: 'error.balance_correction.refused' });
    expect(await main()).toBe(112_50);
    expect((await approve({ ...correction, amount: 99 })).json()).toMatchObject({ code: 'error.idempotency.conflict' });
    expect((await history())[0]).toMatchObject({ type: 'REVERSAL', category: 'ADJUSTMENT', amount: 12.5 });
    const log = await test.operator().call('GET', `/audit?subject=${player.playerId}`);
    expect(
      log.json<{ action: string }[]>().filter(({ action }) => action === 'operatorBalanceCorrection'),
    ).toMatchObject([
      { before: { main: 100 }, after: { main: 112.5 }, actor: { id: 'olivia' }, approver: { id: 'otto' } },
    ]);
    expect(told).toContainEqual({
      playerId: player.playerId,
      kind: 'BALANCE_CREDITED',
      values: { amount: 12.5, currencyCode: 'EUR' },
    });
  });

  /** Books a deposit as the gateway's report does. @returns its id */
  const credited = async (amount: number): Promise<string> => {
    const now = test.clock.now();
    const referenceId = randomUUID();
    await test.app.wallet.move(deposit({ reference: referenceId, ...own() }, amount, 'SKRILL'));
    await test.app.db.transaction((tx) =>
      payments.insert(
        tx,
        {
          referenceId,
          playerId: player.playerId,
          brand: 'northlight',
          kind: 'DEPOSIT',
          method: 'SKRILL',
          amount,
          currency: 'EUR',
          status: 'SUCCESS',
          step: null,
          idempotencyKey: randomUUID(),
          language: 'en',
          gatewayId: null,
          redirectUrl: null,
          failureCode: null,
          createdAt: now,
          closedAt: now,
          expiresAt: null,
          holds: [],
          bonuses: null,
        },
        null,
      ),
    );
    return referenceId;
  };

  it('take a deposit back once, and never more than it was', async () => {
    const referenceId = await credited(30_00);
    const reversal = (amount: number, depositId = referenceId) => body({ amount, depositId });
    expect((await test.operator().call('POST', path(), body({ amount: 0 }))).statusCode).toBe(400);
    for (const wrong of [reversal(-30.01), reversal(30), reversal(-5, randomUUID())])
      expect((await test.operator().call('POST', path(), wrong)).json()).toMatchObject({
        code: 'error.balance_correction.refused',
      });
    expect((await approve(reversal(-20))).statusCode).toBe(204);
    expect((await approve(reversal(-10))).json()).toMatchObject({ code: 'error.idempotency.conflict' });
    expect(await main()).toBe(110_00);
    expect((await history())[0]).toMatchObject({ type: 'REVERSAL_DP', category: 'PAYMENT', amount: -20 });
    expect(told.at(-1)).toMatchObject({ kind: 'DEPOSIT_REVERSED', values: { amount: 20 } });
    // What is left of the deposits is to be played, and their limits still count both.
    const { unplayedDeposits, turnoverSince, depositedSince } = test.app.wallet;
    expect(await unplayedDeposits(test.db, player.playerId, 100)).toBe(110_00);
    for (const since of [null, new Date(0)])
      expect(await turnoverSince(test.db, player.playerId, since)).toMatchObject({ deposited: 110_00 });
    expect(await depositedSince(test.db, player.playerId, new Date(0))).toBe(130_00);
    expect(await test.app.wallet.verify(player.playerId)).toEqual([]);
  });

  it('of the same two people are bounded by the day, for all players and both orders of approval', async () => {
    const [ann, ben, cleo] = ['ann', 'ben', 'cleo'].map((id) => test.operator({ id, name: id }));
    const correct = async (first: typeof ann, second: typeof ann, amount: number) => {
      const asked = await first?.call('POST', path(), body({ amount }));
      const { approvalId } = asked?.json<{ approval?: { approvalId: string } }>().approval ?? {};
      if (approvalId === undefined) return asked;
      return second?.call('POST', `/approvals/${approvalId}/decision`, { decision: 'APPROVE' });
    };
    const refusal = { code: 'error.balance_correction.refused' };
    expect((await correct(ann, ben, 10_000.01))?.json()).toMatchObject(refusal);
    expect((await correct(ann, ben, 6_000))?.statusCode).toBe(204);
    player = await test.player();
    expect((await correct(ben, ann, 3_999))?.statusCode).toBe(204);
    expect((await correct(ann, ben, -2))?.json()).toMatchObject(refusal);
    expect(await main()).toBe(3_999_00);
    // Another second person, and the same ones a day later.
    expect((await correct(ann, cleo, -2))?.statusCode).toBe(204);
    test.advance(86_400_001);
    expect((await correct(ann, ben, -2))?.statusCode).toBe(204);
    test.clock.setOffset(0);
  });

  it('take the method of a deposit that was taken back whole out of those that were used', async () => {
    const referenceId = randomUUID();
    await test.app.wallet.move(deposit({ reference: referenceId, ...own() }, 30_00, 'CREDITCARD'));
    const methods = async () =>
      (await test.app.wallet.fundingMethods(test.db, player.playerId)).map(({ method, amount }) => [method, amount]);
    const kinds = async () =>
      (await test.app.wallet.fundingMovements(test.db, player.playerId)).map(({ kind, method, amount }) => [
        kind,
        method,
        amount,
      ]);
    const takeBack = (amount: number) =>
      test.app.wallet.move(reverseDeposit({ reference: randomUUID(), ...own() }, amount, 'CREDITCARD', referenceId));
    expect(await methods()).toEqual([
      ['SKRILL', 100_00],
      ['CREDITCARD', 30_00],
    ]);
    await takeBack(30_00);
    expect(await methods()).toEqual([['SKRILL', 100_00]]);
    expect(await kinds()).toEqual([
      ['DEPOSIT', 'SKRILL', 100_00],
      ['DEPOSIT', 'CREDITCARD', 30_00],
      ['PAYOUT', 'CREDITCARD', 30_00],
    ]);
  });

  it('take a deposit back of which nothing is left, without a message or a row in the history', async () => {
    const depositId = await credited(30_00);
    expect((await approve(body({ amount: -130 }))).statusCode).toBe(204);
    const heard = told.length;
    const rows = (await history()).length;
    expect((await approve(body({ amount: -0.01, depositId }))).json()).toMatchObject({
      code: 'error.balance_correction.refused',
    });
    expect((await approve(body({ amount: 0, depositId }))).statusCode).toBe(204);
    expect([await main(), told.length, (await history()).length]).toEqual([0, heard, rows]);
    const log = await test.operator().call('GET', `/audit?subject=${player.playerId}`);
    expect(log.json<object[]>()).toContainEqual(
      expect.objectContaining({ action: 'operatorBalanceCorrection', details: expect.objectContaining({ depositId }) }),
    );
    expect(await test.app.wallet.verify(player.playerId)).toEqual([]);
  });

  it('move whole pesos only', async () => {
    player = await test.player({ currency: 'CLP' });
    const pesos = body({ amount: 10.5, currencyCode: 'CLP' });
    expect((await test.operator().call('POST', path(), pesos)).json()).toMatchObject({
      validationErrors: [{ field: 'amount', message: 'error.amount.invalid' }],
    });
    expect((await approve({ ...pesos, amount: 10 })).statusCode).toBe(204);
  });

  it('take no more than MAIN has, whatever waits to be paid out or is bonus money, in the player’s currency', async () => {
    await test.app.wallet.move(lockWithdrawal({ reference: randomUUID(), ...own() }, 40_00, 'SKRILL'));
    await test.app.wallet.move(grantBonus({ reference: randomUUID(), ...own() }, 10_00, 'CASINO', 'Welcome'));
    expect((await approve(body({ amount: -60.01 }))).json()).toMatchObject({
      code: 'error.balance_correction.refused',
    });
    const foreign = await test.operator().call('POST', path(), body({ amount: 5, currencyCode: 'NOK' }));
    expect(foreign.json()).toMatchObject({ code: 'error.balance_correction.refused' });
    expect((await approve(body({ amount: -60 }))).statusCode).toBe(204);
    expect(await test.app.wallet.balances(player.playerId)).toMatchObject({
      main: 0,
      locked: 40_00,
      casinoBonus: 10_00,
    });
    expect(await test.app.wallet.verify(player.playerId)).toEqual([]);
  });
});
