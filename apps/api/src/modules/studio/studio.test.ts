import { createHmac, randomUUID } from 'node:crypto';
import { sign } from '@baize/contracts/signature';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { InboxEntry } from '../../plugins/tell-player.ts';
import { buildTestApp, describeByPlayer, type TestApp, type TestPlayer } from '../../testing/buildTestApp.ts';
import { fakePlayerAccess } from '../../testing/fakes.ts';
import { deposit, grantBonus, walletModule } from '../wallet/index.ts';
import { studioModule, type GameLaunch } from './index.ts';

interface Answer {
  readonly status: number;
  readonly body: {
    readonly code?: string;
    readonly balance: number;
    readonly transactionReference: string;
    readonly sessionId: string;
    readonly held?: boolean;
  };
}

describeByPlayer('studio', (makeApp, kind) => {
  let test: TestApp;
  const barred = new Set<string>();
  const told: InboxEntry[] = [];
  beforeAll(async () => {
    test = await makeApp({ modules: [walletModule, studioModule] });
    test.app.onTellPlayer(async (_tx, entry) => {
      told.push(entry);
    });
    fakePlayerAccess(test.app, { mayPlay: async (playerId) => !barred.has(playerId) });
  });
  const call = async (name: string, payload: object, studio = 'quickspin'): Promise<Answer> => {
    const text = JSON.stringify(payload);
    const answer = await test.app.inject({
      method: 'POST',
      url: `/api/v1/studio/wallet/${name}`,
      payload: text,
      headers: {
        'content-type': 'application/json',
        'x-baize-studio': studio,
        'x-baize-signature': sign(test.env.studio.secretOf(studio) ?? '', `POST /api/v1/studio/wallet/${name}`, text),
      },
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const launch = async (playerId: string, more: Partial<GameLaunch> = {}): Promise<string> =>
    test.app.studio.openGameSession({
      playerId,
      brand: 'northlight',
      studio: 'quickspin',
      gameId: 'aurora',
      gameTitle: 'Aurora Reels',
      vertical: 'CASINO',
      currency: 'EUR',
      language: 'en',
      country: 'FI',
      ...more,
    });
  const seat = async (
    money = 10_000,
    bonus = 0,
  ): Promise<{ playerId: string; sessionId: string; player: TestPlayer }> => {
    const player = await test.player();
    const { playerId } = player;
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
    return { playerId, sessionId: answer.body.sessionId, player };
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

  it('reports a session’s start, stakes and winnings from the ledger and the server’s clock', async () => {
    const { sessionId, player } = await seat();
    const figures = async (gameId = 'aurora', { headers } = player) => {
      const answer = await test.app.inject({ url: `/api/v1/player/games/session?gameId=${gameId}`, headers });
      return { status: answer.statusCode, body: answer.json() };
    };
    const started = test.app.clock.now().toISOString();
    expect(await figures()).toEqual({
      status: 200,
      body: { startedAt: started, now: started, staked: 0, won: 0, netPosition: 0, currencyCode: 'EUR', endedBy: null },
    });
    test.advance(90_000);
    const bet = round(sessionId, { amount: 2.5 });
    await call('bet', bet);
    await call('win', round(sessionId, { amount: 12.34, betTransactionId: bet.transactionId, roundEnded: true }));
    const returned = round(sessionId, { amount: 4, roundId: 'r2' });
    await call('bet', returned);
    await call('refund', round(sessionId, { betTransactionId: returned.transactionId, roundId: 'r2' }));
    expect((await figures()).body).toEqual({
      startedAt: started,
      now: test.app.clock.now().toISOString(),
      staked: 2.5,
      won: 12.34,
      netPosition: 9.84,
      currencyCode: 'EUR',
      endedBy: null,
    });
    // Another game and another player have none.
    expect(await figures('another')).toMatchObject({ status: 404, body: { code: 'error.game_session.unknown' } });
    expect((await figures('aurora', await test.player())).status).toBe(404);
  });

  it('continues a session’s clock and sums when the game is opened again, until a pause of half an hour', async () => {
    const { sessionId, player } = await seat();
    const figures = async () =>
      (
        await test.app.inject({ url: '/api/v1/player/games/session?gameId=aurora', headers: player.headers })
      ).json() as object;
    const reopen = async (gameId = 'aurora') =>
      (await call('authenticate', { token: await launch(player.playerId, { gameId }), gameId })).body.sessionId;
    const started = test.app.clock.now().toISOString();
    const minutes = (count: number) => test.advance(count * 60_000);
    await call('bet', round(sessionId, { amount: 4.45 }));
    minutes(20);
    const second = await reopen();
    expect(await figures()).toMatchObject({ startedAt: started, staked: 4.45, netPosition: -4.45 });
    // Play in an open game counts as well as opening it; a deposit and another game don't interrupt it.
    minutes(20);
    await call('bet', round(second, { amount: 1, roundId: 'r2' }));
    await test.app.wallet.move(
      deposit({ reference: randomUUID(), playerId: player.playerId, currency: 'EUR' }, 1_000, 'SKRILL'),
    );
    await reopen('borealis');
    minutes(29);
    await reopen();
    expect(await figures()).toMatchObject({
      startedAt: started,
      now: test.app.clock.now().toISOString(),
      staked: 5.45,
      netPosition: -5.45,
    });
    minutes(30);
    const again = test.app.clock.now().toISOString();
    await reopen();
    expect(await figures()).toMatchObject({ startedAt: again, staked: 0, netPosition: 0 });
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

  it('refuses a win, a refund and a rollback through the session of another game', async () => {
    const { playerId, sessionId } = await seat();
    const token = await launch(playerId, { gameId: 'borealis', gameTitle: 'Borealis' });
    const other = (await call('authenticate', { token, gameId: 'borealis' })).body.sessionId;
    const bet = round(sessionId, { amount: 5 });
    await call('bet', bet);
    const answers = { betTransactionId: bet.transactionId };
    for (const [name, payload] of [
      ['bet', round(other, { amount: 1 })],
      ['win', round(other, { ...answers, amount: 9, roundEnded: true })],
      ['refund', round(other, answers)],
      ['rollback', round(other, { winTransactionId: randomUUID() })],
    ] as const)
      expect([name, await call(name, payload)]).toMatchObject([
        name,
        { status: 404, body: { code: 'error.game_session.unknown' } },
      ]);
    expect((await call('win', round(sessionId, { ...answers, amount: 9, roundEnded: true }))).body.balance).toBe(104);
    expect(await test.app.wallet.verify(playerId)).toEqual([]);
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

  it('keeps studios apart: their secrets, their sessions and their transaction ids', async () => {
    const { playerId, sessionId } = await seat();
    const bet = round(sessionId, { amount: 5 });
    expect((await call('bet', bet)).body.balance).toBe(95);
    // Another studio reaches neither the session nor its bets, with any call.
    for (const [name, payload, code] of [
      ['bet', round(sessionId, { amount: 1 }), 'error.game_session.unknown'],
      [
        'win',
        round(sessionId, { amount: 9, betTransactionId: bet.transactionId, roundEnded: true }),
        'error.bet.unknown',
      ],
      ['refund', round(sessionId, { betTransactionId: bet.transactionId }), 'error.game_session.unknown'],
      ['rollback', round(sessionId, { winTransactionId: randomUUID() }), 'error.game_session.unknown'],
      ['balance', { sessionId }, 'error.game_session.unknown'],
      ['authenticate', { token: await launch(playerId), gameId: 'aurora' }, 'error.game_session.unknown'],
    ] as const)
      expect([name, (await call(name, payload, 'playngo')).body.code]).toEqual([name, code]);
    // The same id of another studio, for the same player, is another movement.
    const token = await launch(playerId, { studio: 'playngo' });
    const theirs = (await call('authenticate', { token, gameId: 'aurora' }, 'playngo')).body.sessionId;
    expect((await call('bet', { ...bet, sessionId: theirs, amount: 7 }, 'playngo')).body.balance).toBe(88);
    expect((await call('bet', bet)).body.balance).toBe(95);
    expect(await test.app.wallet.verify(playerId)).toEqual([]);
  });

  it('accepts nothing more for a round that has ended, and repeats what it accepted before', async () => {
    const { playerId, sessionId } = await seat();
    const bet = round(sessionId, { amount: 5 });
    const side = round(sessionId, { amount: 2 });
    await call('bet', bet);
    await call('bet', side);
    const first = round(sessionId, { amount: 3, betTransactionId: bet.transactionId, roundEnded: false });
    expect((await call('win', first)).body.balance).toBe(96);
    const last = round(sessionId, { amount: 4, betTransactionId: bet.transactionId, roundEnded: true });
    expect((await call('win', last)).body.balance).toBe(100);
    for (const [name, payload] of [
      ['win', round(sessionId, { amount: 1, betTransactionId: bet.transactionId, roundEnded: false })],
      ['win', round(sessionId, { amount: 0, betTransactionId: side.transactionId, roundEnded: true })],
      ['bet', round(sessionId, { amount: 1 })],
      ['refund', round(sessionId, { betTransactionId: side.transactionId })],
      ['refund', round(sessionId, { betTransactionId: randomUUID() })],
      ['rollback', round(sessionId, { winTransactionId: last.transactionId })],
      ['rollback', round(sessionId, { winTransactionId: randomUUID() })],
    ] as const)
      expect([name, await call(name, payload)]).toMatchObject([
        name,
        { status: 409, body: { code: 'error.round.settled' } },
      ]);
    for (const [name, payload, balance] of [
      ['bet', bet, 95],
      ['win', first, 96],
      ['win', last, 100],
    ] as const)
      expect(await call(name, payload)).toMatchObject({ status: 200, body: { balance } });
    // The next round of the session is another one.
    expect((await call('bet', round(sessionId, { amount: 1, roundId: 'r2' }))).status).toBe(200);
    expect((await test.app.wallet.balances(playerId))?.main).toBe(9_900);
    expect(await test.app.wallet.verify(playerId)).toEqual([]);
  });

  it('books at most one of a bet and the end of its round when they race', async () => {
    const { playerId, sessionId } = await seat();
    let expected = 10_000;
    await Promise.all(
      Array.from({ length: 20 }, async (_unused, index) => {
        const bet = round(sessionId, { amount: 1, roundId: `end-${index}` });
        await call('bet', bet);
        const [late] = await Promise.all([
          call('bet', round(sessionId, { amount: 1, roundId: `end-${index}` })),
          call('win', {
            ...round(sessionId, { roundId: `end-${index}`, amount: 1, roundEnded: true }),
            betTransactionId: bet.transactionId,
          }),
        ]);
        if (late.status === 200) expected -= 100;
        else expect(late.body.code).toBe('error.round.settled');
      }),
    );
    expect((await test.app.wallet.balances(playerId))?.main).toBe(expected);
    expect(await test.app.wallet.verify(playerId)).toEqual([]);
  });

  describe('a win above the published maximum', () => {
    const bounded = async (maxWinStakes = 100): Promise<{ playerId: string; sessionId: string }> => {
      const { playerId } = await test.player();
      await test.app.wallet.move(deposit({ reference: randomUUID(), playerId, currency: 'EUR' }, 10_000, 'SKRILL'));
      const token = await launch(playerId, { maxWinStakes });
      const { sessionId } = (await call('authenticate', { token, gameId: 'aurora' })).body;
      return { playerId, sessionId };
    };
    const kindsTold = (playerId: string) =>
      told.filter((entry) => entry.playerId === playerId).map(({ kind: each, values }) => [each, values]);

    it('is held: no money moves, the player gets one message, and the round is over', async () => {
      const { playerId, sessionId } = await bounded();
      const bet = round(sessionId, { amount: 1 });
      await call('bet', bet);
      const huge = round(sessionId, { amount: 1e9, betTransactionId: bet.transactionId, roundEnded: true });
      for (let times = 0; times < 2; times += 1)
        expect(await call('win', huge)).toMatchObject({ status: 200, body: { balance: 99, held: true } });
      expect(await call('win', { ...huge, amount: 2e8 })).toMatchObject({
        status: 409,
        body: { code: 'error.idempotency.conflict' },
      });
      // The second win of the review: another id for the same bet.
      expect((await call('win', { ...huge, transactionId: randomUUID() })).body.code).toBe('error.round.settled');
      expect((await call('refund', round(sessionId, { betTransactionId: bet.transactionId }))).body.code).toBe(
        'error.round.settled',
      );
      expect((await test.app.wallet.balances(playerId))?.main).toBe(9_900);
      expect(kindsTold(playerId)).toEqual([['WIN_HELD', { amount: 1e9, currencyCode: 'EUR' }]]);
      expect(await test.app.wallet.verify(playerId)).toEqual([]);
    });

    it('is counted over all wins of a bet, and pays up to the maximum', async () => {
      const { playerId, sessionId } = await bounded(10);
      const bet = round(sessionId, { amount: 1 });
      await call('bet', bet);
      const pay = (amount: number, roundEnded = false) =>
        call('win', round(sessionId, { amount, betTransactionId: bet.transactionId, roundEnded }));
      expect((await pay(6)).body).toMatchObject({ balance: 105, held: false });
      expect((await pay(4)).body).toMatchObject({ balance: 109, held: false });
      expect((await pay(0.01)).body).toMatchObject({ balance: 109, held: true });
      expect((await pay(0, true)).body).toMatchObject({ balance: 109, held: false });
      expect((await test.app.wallet.balances(playerId))?.main).toBe(10_900);
    });

    it.each(['APPROVE', 'REJECT'] as const)('is decided once by an operator: %s', async (decision) => {
      const { playerId, sessionId } = await bounded();
      const bet = round(sessionId, { amount: 1 });
      await call('bet', bet);
      const win = round(sessionId, { amount: 150, betTransactionId: bet.transactionId, roundEnded: true });
      const reference = (await call('win', win)).body.transactionReference;
      expect((await test.app.studio.heldWins()).filter((held) => held.playerId === playerId)).toMatchObject([
        { referenceId: reference, amount: 15_000, stake: 100, maxWinStakes: 100, studio: 'quickspin' },
      ]);
      const written: string[] = [];
      const decide = () =>
        test.app.studio.decideHeldWin(reference, decision, async () => {
          written.push(decision);
        });
      const both = await Promise.allSettled([decide(), decide()]);
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(written).toEqual([decision]);
      expect((await test.app.wallet.balances(playerId))?.main).toBe(decision === 'APPROVE' ? 24_900 : 9_900);
      expect(kindsTold(playerId).map(([each]) => each)).toEqual([
        'WIN_HELD',
        decision === 'APPROVE' ? 'WIN_PAID' : 'WIN_REFUSED',
      ]);
      // The studio may repeat its call: it learns what was decided, and nothing moves again.
      for (let times = 0; times < 2; times += 1)
        expect(await call('win', win)).toMatchObject(
          decision === 'APPROVE'
            ? { status: 200, body: { held: false } }
            : { status: 409, body: { code: 'error.win.refused' } },
        );
      expect((await test.app.wallet.balances(playerId))?.main).toBe(decision === 'APPROVE' ? 24_900 : 9_900);
      await expect(test.app.studio.decideHeldWin(randomUUID(), decision)).rejects.toMatchObject({ status: 404 });
      expect(await test.app.wallet.verify(playerId)).toEqual([]);
    });
  });

  it('pays wins of a stake from two wallets in whole pesos', async () => {
    const { playerId } = await test.player({ currency: 'CLP' });
    const own = () => ({ reference: randomUUID(), playerId, currency: 'CLP' as const });
    await test.app.wallet.move(deposit(own(), 100_00, 'SKRILL'));
    await test.app.wallet.move(grantBonus(own(), 1_000_00, 'CASINO', 'B'));
    const token = await launch(playerId, { currency: 'CLP' });
    const { sessionId } = (await call('authenticate', { token, gameId: 'aurora' })).body;
    const bet = round(sessionId, { amount: 300, currency: 'CLP' });
    expect((await call('bet', bet)).body.balance).toBe(800);
    const win = { ...round(sessionId, { amount: 100, currency: 'CLP', roundEnded: true }) };
    expect((await call('win', { ...win, betTransactionId: bet.transactionId })).body.balance).toBe(900);
    // Two thirds of 100 pesos are 66 whole ones.
    expect(await test.app.wallet.balances(playerId)).toMatchObject({ main: 34_00, casinoBonus: 866_00 });
    expect((await call('bet', round(sessionId, { amount: 0.5, currency: 'CLP', roundId: 'r2' }))).status).toBe(400);
  });

  describe('a rollback of a win', () => {
    it('takes the win back from where it went, once, while the round is open', async () => {
      const { playerId, sessionId } = await seat(100, 1_000);
      const bet = round(sessionId, { amount: 4 });
      await call('bet', bet);
      const win = round(sessionId, { amount: 10.01, betTransactionId: bet.transactionId, roundEnded: false });
      await call('win', win);
      const before = await test.app.wallet.balances(playerId);
      const rollback = round(sessionId, { winTransactionId: win.transactionId });
      expect((await call('rollback', rollback)).body.balance).toBe(7);
      expect((await call('rollback', rollback)).body.balance).toBe(7);
      expect((await call('rollback', round(sessionId, { winTransactionId: win.transactionId }))).body.balance).toBe(7);
      expect(before).toMatchObject({ main: 251, casinoBonus: 1_450 });
      expect(await test.app.wallet.balances(playerId)).toMatchObject({ main: 0, casinoBonus: 700 });
      expect(await call('win', win)).toMatchObject({ status: 409, body: { code: 'error.transaction.rolled_back' } });
      expect(await test.db.query('select staked, won from wallet where player_id = $1', [playerId])).toEqual([
        { staked: 400, won: 0 },
      ]);
      // The right result of the round, and its end.
      const right = round(sessionId, { amount: 2, betTransactionId: bet.transactionId, roundEnded: true });
      expect((await call('win', right)).body.balance).toBe(9);
      expect(await test.app.wallet.verify(playerId)).toEqual([]);
    });

    it('refuses a win that arrives after its rollback', async () => {
      const { playerId, sessionId } = await seat();
      const bet = round(sessionId, { amount: 5 });
      await call('bet', bet);
      const win = round(sessionId, { amount: 50, betTransactionId: bet.transactionId, roundEnded: true });
      expect((await call('rollback', round(sessionId, { winTransactionId: win.transactionId }))).body.balance).toBe(95);
      expect((await call('win', win)).body.code).toBe('error.transaction.rolled_back');
      expect((await test.app.wallet.balances(playerId))?.main).toBe(9_500);
    });

    it('gives a held win up, and leaves a balance alone that no longer covers the win', async () => {
      const { playerId, sessionId } = await seat();
      const bet = round(sessionId, { amount: 1 });
      await call('bet', bet);
      const held = round(sessionId, { amount: 6_000, betTransactionId: bet.transactionId, roundEnded: false });
      expect((await call('win', held)).body.held).toBe(true);
      expect((await call('rollback', round(sessionId, { winTransactionId: held.transactionId }))).body.balance).toBe(
        99,
      );
      expect((await test.app.studio.heldWins()).filter((each) => each.playerId === playerId)).toEqual([]);
      expect((await call('win', held)).body.code).toBe('error.transaction.rolled_back');
      const win = round(sessionId, { amount: 20, betTransactionId: bet.transactionId, roundEnded: false });
      await call('win', win);
      await call('bet', round(sessionId, { amount: 110, roundId: 'r2' }));
      const rollback = round(sessionId, { winTransactionId: win.transactionId });
      expect((await call('rollback', rollback)).body.code).toBe('error.not_enough_funds');
      expect((await test.app.wallet.balances(playerId))?.main).toBe(900);
      expect(await call('rollback', { ...rollback, winTransactionId: bet.transactionId })).toMatchObject({
        status: 409,
        body: { code: 'error.idempotency.conflict' },
      });
      expect(await test.app.wallet.verify(playerId)).toEqual([]);
    });
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
            ...(each.kind === 'bet' ? {} : { betTransactionId: `${run}-bet-${each.round}` }),
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
  });

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

it('lets a studio sign with v1 until its day, and no other studio', async () => {
  const day = (fromNow: number) => new Date(Date.now() + fromNow * 86_400_000).toISOString().slice(0, 10);
  const test = await buildTestApp({
    modules: [walletModule, studioModule],
    env: { STUDIO_V1_UNTIL: `quickspin=${day(2)},relax=${day(-1)}` },
  });
  const text = JSON.stringify({ sessionId: randomUUID() });
  const ask = async (studio: string, versions: 'v1' | 'v1 and v2') => {
    const secret = test.env.studio.secretOf(studio) ?? '';
    const [time = '', v2 = ''] = sign(secret, 'POST /api/v1/studio/wallet/balance', text).split(',');
    const v1 = `v1=${createHmac('sha256', secret)
      .update(`${time.slice(2)}.${text}`)
      .digest('hex')}`;
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/v1/studio/wallet/balance',
      payload: text,
      headers: {
        'content-type': 'application/json',
        'x-baize-studio': studio,
        'x-baize-signature': versions === 'v1' ? `${time},${v1}` : `${time},${v1},${v2}`,
      },
    });
    return answer.json<{ code: string }>().code;
  };
  const [accepted, refused] = ['error.game_session.unknown', 'error.signature.invalid'];
  expect([await ask('quickspin', 'v1'), await ask('relax', 'v1'), await ask('playngo', 'v1')]).toEqual([
    accepted,
    refused,
    refused,
  ]);
  for (const studio of ['quickspin', 'relax', 'playngo']) expect(await ask(studio, 'v1 and v2')).toBe(accepted);
  expect((await test.app.inject('/metrics')).body).toContain('baize_studio_v1_signatures_total{studio="quickspin"} 1');
  await test.close();
});
