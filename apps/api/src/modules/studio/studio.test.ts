import { randomUUID } from 'node:crypto';
import { sign } from '@baize/contracts/signature';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { describeOnEveryDatabase, type TestApp } from '../../testing/buildTestApp.ts';
import { fakePlayerAccess } from '../../testing/fakes.ts';
import { deposit, grantBonus, walletModule } from '../wallet/index.ts';
import { studioModule } from './index.ts';

interface Answer {
  readonly status: number;
  readonly body: {
    readonly code?: string;
    readonly balance: number;
    readonly transactionReference: string;
    readonly sessionId: string;
  };
}

describeOnEveryDatabase('studio', (makeApp, kind) => {
  let test: TestApp;
  const barred = new Set<string>();
  beforeAll(async () => {
    test = await makeApp({ modules: [walletModule, studioModule] });
    fakePlayerAccess(test.app, { mayPlay: async (playerId) => !barred.has(playerId) });
  });
  const call = async (name: string, payload: object): Promise<Answer> => {
    const text = JSON.stringify(payload);
    const answer = await test.app.inject({
      method: 'POST',
      url: `/api/v1/studio/wallet/${name}`,
      payload: text,
      headers: { 'content-type': 'application/json', 'x-baize-signature': sign(test.env.studio.secret, text) },
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const launch = async (playerId: string): Promise<string> =>
    test.app.studio.openGameSession({
      playerId,
      brand: 'northlight',
      gameId: 'aurora',
      gameTitle: 'Aurora Reels',
      vertical: 'CASINO',
      currency: 'EUR',
      language: 'en',
      country: 'FI',
    });
  const seat = async (money = 10_000, bonus = 0): Promise<{ playerId: string; sessionId: string }> => {
    const { playerId } = await test.player();
    if (money > 0)
      await test.app.wallet.move(deposit({ reference: randomUUID(), playerId, currency: 'EUR' }, money, 'SKRILL'));
    if (bonus > 0)
      await test.app.wallet.move(
        grantBonus({ reference: randomUUID(), playerId, currency: 'EUR' }, bonus, 'CASINO', 'B'),
      );
    const answer = await call('authenticate', { token: await launch(playerId), gameId: 'aurora' });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        playerReference: playerId,
        currency: 'EUR',
        balance: (money + bonus) / 100,
        language: 'en',
        country: 'FI',
      },
    });
    return { playerId, sessionId: answer.body.sessionId };
  };
  const round = (sessionId: string, more: object = {}): Record<string, unknown> & { transactionId: string } => ({
    sessionId,
    gameId: 'aurora',
    roundId: 'r1',
    currency: 'EUR',
    transactionId: randomUUID(),
    ...more,
  });

  it('accepts a launch token once, within five minutes, for its own game', async () => {
    const { playerId } = await test.player();
    const token = await launch(playerId);
    expect((await call('authenticate', { token, gameId: 'other' })).body.code).toBe('error.game_session.unknown');
    expect((await call('authenticate', { token, gameId: 'aurora' })).status).toBe(200);
    expect(await call('authenticate', { token, gameId: 'aurora' })).toMatchObject({
      status: 404,
      body: { code: 'error.game_session.unknown' },
    });
    const late = await launch(playerId);
    test.advance(5 * 60_000);
    expect((await call('authenticate', { token: late, gameId: 'aurora' })).status).toBe(404);
    barred.add(playerId);
    expect(await call('authenticate', { token: await launch(playerId), gameId: 'aurora' })).toMatchObject({
      status: 403,
      body: { code: 'error.play.not_allowed' },
    });
  });

  it('refuses an unsigned call', async () => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/v1/studio/wallet/balance',
      payload: { sessionId: randomUUID() },
    });
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'error.signature.invalid']);
  });

  it('plays a round, answers replays like the first time, and shows it in the history', async () => {
    const { playerId, sessionId } = await seat();
    const bet = round(sessionId, { amount: 2.5 });
    const first = await call('bet', bet);
    expect(first).toMatchObject({ status: 200, body: { balance: 97.5, currency: 'EUR' } });
    const win = round(sessionId, { amount: 12.34, betTransactionId: bet.transactionId, roundEnded: true });
    expect((await call('win', win)).body.balance).toBe(109.84);
    expect(await call('bet', bet)).toEqual(first);
    expect((await call('win', win)).body.balance).toBe(109.84);
    expect((await call('balance', { sessionId })).body).toEqual({ balance: 109.84, currency: 'EUR' });
    expect(await call('bet', { ...bet, amount: 2.51 })).toMatchObject({
      status: 409,
      body: { code: 'error.idempotency.conflict' },
    });
    expect(await call('win', { ...win, amount: 99 })).toMatchObject({
      status: 409,
      body: { code: 'error.idempotency.conflict' },
    });
    expect(await call('refund', round(sessionId, { betTransactionId: bet.transactionId }))).toMatchObject({
      status: 409,
      body: { code: 'error.round.settled' },
    });
    expect(
      await test.db.query('select type, description, shown from wallet_transaction where player_id = $1 order by seq', [
        playerId,
      ]),
    ).toEqual([
      { type: 'DEPOSIT', description: 'SKRILL', shown: true },
      { type: 'BET', description: 'Aurora Reels', shown: true },
      { type: 'WIN', description: 'Aurora Reels', shown: true },
    ]);
  });

  it('closes a lost round without an entry in the history', async () => {
    const { playerId, sessionId } = await seat();
    const bet = round(sessionId, { amount: 1 });
    await call('bet', bet);
    const loss = round(sessionId, { amount: 0, betTransactionId: bet.transactionId, roundEnded: true });
    expect((await call('win', loss)).body.balance).toBe(99);
    expect((await call('win', loss)).body.balance).toBe(99);
    expect(
      await test.db.query("select shown from wallet_transaction where player_id = $1 and type = 'LOSS'", [playerId]),
    ).toEqual([{ shown: false }]);
    expect((await call('refund', round(sessionId, { betTransactionId: bet.transactionId }))).body.code).toBe(
      'error.round.settled',
    );
  });

  it('pays a win to the wallets that the stake came from, in proportion', async () => {
    const { playerId, sessionId } = await seat(100, 1_000);
    const bet = round(sessionId, { amount: 4 });
    expect((await call('bet', bet)).body.balance).toBe(7);
    await call('win', round(sessionId, { amount: 10.01, betTransactionId: bet.transactionId, roundEnded: true }));
    expect(await test.app.wallet.balances(playerId)).toMatchObject({ main: 251, casinoBonus: 700 + 750 });
    const other = round(sessionId, { amount: 3, roundId: 'r2' });
    await call('bet', other);
    await call('refund', round(sessionId, { roundId: 'r2', betTransactionId: other.transactionId }));
    expect(await test.app.wallet.balances(playerId)).toMatchObject({ main: 251, casinoBonus: 1_450 });
  });

  it('refunds once, however often it is requested, and refuses a win afterwards', async () => {
    const { playerId, sessionId } = await seat();
    const bet = round(sessionId, { amount: 5 });
    await call('bet', bet);
    const refund = round(sessionId, { betTransactionId: bet.transactionId });
    expect((await call('refund', refund)).body.balance).toBe(100);
    expect((await call('refund', refund)).body.balance).toBe(100);
    expect((await call('refund', round(sessionId, { betTransactionId: bet.transactionId }))).body.balance).toBe(100);
    expect(
      await call('win', round(sessionId, { amount: 50, betTransactionId: bet.transactionId, roundEnded: true })),
    ).toMatchObject({ status: 409, body: { code: 'error.transaction.refunded' } });
    expect(await call('bet', bet)).toMatchObject({ status: 409, body: { code: 'error.transaction.refunded' } });
    expect((await test.app.wallet.balances(playerId))?.main).toBe(10_000);
  });

  it('refuses a bet whose refund arrived first', async () => {
    const { playerId, sessionId } = await seat();
    const bet = round(sessionId, { amount: 5 });
    const refund = round(sessionId, { betTransactionId: bet.transactionId });
    expect((await call('refund', refund)).body.balance).toBe(100);
    expect((await call('refund', refund)).status).toBe(200);
    expect(await call('bet', bet)).toMatchObject({ status: 409, body: { code: 'error.transaction.refunded' } });
    expect(
      (await call('win', round(sessionId, { amount: 5, betTransactionId: bet.transactionId, roundEnded: true }))).body
        .code,
    ).toBe('error.transaction.refunded');
    expect((await test.app.wallet.balances(playerId))?.main).toBe(10_000);
    expect(await test.app.wallet.verify(playerId)).toEqual([]);
  });

  it('refuses wrong funds, currency, session, game, unknown bets, other players’ bets and bad amounts', async () => {
    const { sessionId } = await seat(500);
    const other = await seat(500);
    const mine = round(sessionId, { amount: 1 });
    await call('bet', mine);
    const cases: [string, object, string][] = [
      ['bet', round(sessionId, { amount: 5.01 }), 'error.not_enough_funds'],
      ['bet', round(sessionId, { amount: 1, currency: 'NOK' }), 'error.currency.mismatch'],
      ['bet', round(randomUUID(), { amount: 1 }), 'error.game_session.unknown'],
      ['bet', round(sessionId, { amount: 1, gameId: 'other' }), 'error.game_session.unknown'],
      ['win', round(sessionId, { amount: 1, betTransactionId: randomUUID(), roundEnded: true }), 'error.bet.unknown'],
      [
        'win',
        round(sessionId, { amount: 1, betTransactionId: mine.transactionId, roundId: 'another', roundEnded: true }),
        'error.bet.unknown',
      ],
      [
        'win',
        round(other.sessionId, { amount: 1, betTransactionId: mine.transactionId, roundEnded: true }),
        'error.bet.unknown',
      ],
      ['refund', round(other.sessionId, { betTransactionId: mine.transactionId }), 'error.idempotency.conflict'],
      [
        'bet',
        { ...round(other.sessionId, { amount: 1 }), transactionId: mine.transactionId },
        'error.idempotency.conflict',
      ],
    ];
    for (const [name, payload, code] of cases)
      expect([name, (await call(name, payload)).body.code]).toEqual([name, code]);
    for (const amount of [0, -1, 0.001, 1e12, null, '1'])
      expect((await call('bet', round(sessionId, { amount }))).status).toBe(400);
    expect(await test.app.wallet.verify()).toEqual([]);
  });

  it('refuses bets of a barred player or after the session’s end, but answers replays and pays wins', async () => {
    const { playerId, sessionId } = await seat();
    const bet = round(sessionId, { amount: 5 });
    const second = round(sessionId, { amount: 5, roundId: 'r2' });
    await call('bet', bet);
    await call('bet', second);
    barred.add(playerId);
    expect(await call('bet', round(sessionId, { amount: 1 }))).toMatchObject({
      status: 403,
      body: { code: 'error.play.not_allowed' },
    });
    expect((await call('bet', bet)).status).toBe(200);
    barred.delete(playerId);
    await test.app.studio.endGameSessions(playerId);
    expect((await call('bet', round(sessionId, { amount: 1 }))).body.code).toBe('error.game_session.unknown');
    expect((await call('bet', bet)).status).toBe(200);
    expect(
      (await call('win', round(sessionId, { amount: 20, betTransactionId: bet.transactionId, roundEnded: true }))).body
        .balance,
    ).toBe(110);
    expect(
      (await call('refund', round(sessionId, { roundId: 'r2', betTransactionId: second.transactionId }))).body.balance,
    ).toBe(115);
    expect((await call('balance', { sessionId })).body.code).toBe('error.game_session.unknown');
  });

  it('ends correctly for any order and repetition of bets, wins and refunds', async () => {
    const { playerId, sessionId } = await seat(50_000, 3_000);
    const event = fc.record({
      kind: fc.constantFrom('bet', 'win', 'refund'),
      round: fc.integer({ min: 0, max: 3 }),
      amount: fc.integer({ min: 1, max: 900 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 4, maxLength: 16 }), async (events) => {
        const run = randomUUID();
        const state = new Map<number, { bet: number | null; refunded: boolean; won: number | null }>();
        let total = await test.app.wallet
          .balances(playerId)
          .then((balances) => (balances?.main ?? 0) + (balances?.casinoBonus ?? 0));
        for (const each of events) {
          const now = state.get(each.round) ?? { bet: null, refunded: false, won: null };
          const fields = {
            roundId: `${run}-${each.round}`,
            betTransactionId: `${run}-bet-${each.round}`,
            transactionId: `${run}-${each.kind}-${each.round}`,
          };
          const amount = { bet: now.bet, win: now.won, refund: null }[each.kind as 'bet'] ?? each.amount;
          const answer = await call(
            each.kind,
            round(sessionId, {
              ...fields,
              ...(each.kind === 'refund' ? {} : { amount: amount / 100 }),
              ...(each.kind === 'win' ? { roundEnded: true } : {}),
            }),
          );
          if (each.kind === 'bet') {
            expect(answer.body.code).toBe(now.refunded ? 'error.transaction.refunded' : undefined);
            if (!now.refunded && now.bet === null) {
              now.bet = amount;
              total -= amount;
            }
          } else if (each.kind === 'win') {
            expect(answer.body.code).toBe(
              now.refunded ? 'error.transaction.refunded' : now.bet === null ? 'error.bet.unknown' : undefined,
            );
            if (answer.status === 200 && now.won === null) {
              now.won = amount;
              total += amount;
            }
          } else {
            expect(answer.body.code).toBe(now.won !== null ? 'error.round.settled' : undefined);
            if (answer.status === 200 && !now.refunded) {
              now.refunded = true;
              total += now.bet ?? 0;
            }
          }
          state.set(each.round, now);
        }
        const balances = await test.app.wallet.balances(playerId);
        expect((balances?.main ?? 0) + (balances?.casinoBonus ?? 0)).toBe(total);
        expect(await test.app.wallet.verify(playerId)).toEqual([]);
      }),
      { numRuns: kind === 'pglite' ? 30 : 10, endOnFailure: true },
    );
  }, 60_000);

  it('neither loses nor creates money when a bet and its refund race', async () => {
    const { playerId, sessionId } = await seat();
    await Promise.all(
      Array.from({ length: 30 }, async (_unused, index) => {
        const bet = round(sessionId, { amount: 1, roundId: `race-${index}` });
        await Promise.all([
          call('bet', bet),
          call('refund', round(sessionId, { roundId: `race-${index}`, betTransactionId: bet.transactionId })),
          call('bet', bet),
        ]);
      }),
    );
    expect((await test.app.wallet.balances(playerId))?.main).toBe(10_000);
    expect(await test.app.wallet.verify(playerId)).toEqual([]);
  });
});
