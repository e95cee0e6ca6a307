import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { socketMessage } from '@baize/contracts/socket';
import {
  historyEntry,
  transactions,
  withdrawalTransactions,
  type GameRound,
  type HistoryEntry,
  type Transaction,
} from '@baize/contracts/wallet';
import { MAX_AMOUNT } from '@baize/kernel';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { describeOnBoth, type TestApp, type TestPlayer } from '../../testing/buildTestApp.ts';
import { operatorModule } from '../operator/index.ts';
import { deposit, lockWithdrawal, releaseWithdrawal, stake, walletModule, win, type Balances } from './index.ts';
import { balanceMessage } from './model/wire.ts';

const modules = [walletModule];
const common = (playerId: string) => ({ reference: randomUUID(), playerId, currency: 'EUR' as const });
const game = (gameId = 'g') => ({ gameId, roundId: 'r', title: gameId });

describeOnBoth('wallet calls', (makeApp) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await makeApp({ modules });
  });
  const get = async (player: TestPlayer, path: string) => {
    const answer = await test.app.inject({ url: `/api/v1/player/wallet${path}`, headers: player.headers });
    return { status: answer.statusCode, body: answer.json() };
  };

  it('returns the five balances and their sum, and 404 without a wallet', async () => {
    const player = await test.player();
    await test.app.wallet.move(deposit(common(player.playerId), 12_34, 'SKRILL'));
    await test.app.wallet.move(lockWithdrawal(common(player.playerId), 2_00, 'SKRILL'));
    expect((await get(player, '')).body).toEqual({
      mainBalance: 10.34,
      lockedBalance: 2,
      sportsBonus: 0,
      casinoBonus: 0,
      liveCasinoBonus: 0,
      totalBalance: 12.34,
      currencyCode: 'EUR',
      version: 2,
    });
    const gone = await test.player();
    await test.db.query('delete from wallet where player_id = $1', [gone.playerId]);
    expect((await get(gone, '')).status).toBe(404);
    expect((await get(gone, '/transactions')).body).toEqual([]);
  });

  it.each(['EUR', 'CLP'] as const)(
    'shows a wallet in %s whose balance is above the largest movement, and lists it with the others',
    async (currency) => {
      const player = await test.player({ currency });
      const own = () => ({ reference: randomUUID(), playerId: player.playerId, currency });
      // Three of the largest movements that there are.
      for (let times = 0; times < 3; times += 1)
        expect((await test.app.wallet.move(deposit(own(), MAX_AMOUNT, 'SKRILL'))).outcome).toBe('MOVED');
      const total = (3 * MAX_AMOUNT) / 100;
      expect(await get(player, '')).toMatchObject({
        status: 200,
        body: { mainBalance: total, totalBalance: total, currencyCode: currency },
      });
      expect((await get(player, '/transactions')).body).toMatchObject([{ balanceAfterTransaction: total }, {}, {}]);
      expect((await get(player, '/net-position-win-loss')).body).toMatchObject({ netPosition: -total });
      expect((await get(player, '/summary')).body).toMatchObject({ deposited: total, netPosition: -total });
      // Play goes on, and every amount on the wire is whole pesos where the currency has no decimals.
      expect((await test.app.wallet.move(stake(own(), 1_000_00, 'CASINO', game()))).outcome).toBe('MOVED');
      expect((await get(player, '')).body.mainBalance).toBe(total - 1000);
      const socket = balanceMessage((await test.app.wallet.balances(player.playerId)) as Balances);
      expect(socketMessage.safeParse(socket).success).toBe(true);
      expect(await test.app.wallet.verify(player.playerId)).toEqual([]);
    },
  );

  it('pages through the history by offset and by key, with and without a time window, without gaps or repeats', async () => {
    const player = await test.player();
    await test.app.wallet.move(deposit(common(player.playerId), 100_00, 'SKRILL'));
    for (let index = 0; index < 24; index += 1) {
      test.advance(60_000);
      await test.app.wallet.move(
        stake(common(player.playerId), 1_00, index % 3 === 0 ? 'LIVE_CASINO' : 'CASINO', game()),
      );
    }
    const all = (await get(player, '/transactions?limit=100')).body as {
      referenceId: string;
      balanceAfterTransaction: number;
      transactionDate: string;
    }[];
    expect(all).toHaveLength(25);
    expect(all.map((entry) => entry.balanceAfterTransaction)).toEqual(
      Array.from({ length: 25 }, (_unused, index) => 76 + index),
    );
    for (const window of ['', '&from=2020-01-01T00:00:00Z']) {
      const byPosition = [];
      for (let position = 0; position < 30; position += 10)
        byPosition.push(...(await get(player, `/transactions?position=${position}${window}`)).body);
      expect(byPosition).toEqual(all);
      const byKey: typeof all = [];
      for (;;) {
        const before = byKey.at(-1)?.referenceId;
        const page = (await get(player, `/transactions?limit=7${before ? `&before=${before}` : ''}${window}`))
          .body as typeof all;
        byKey.push(...page);
        if (page.length < 7) break;
      }
      expect(byKey).toEqual(all);
    }
    expect((await get(player, '/transactions?category=PAYMENT')).body).toHaveLength(1);
    expect((await get(player, '/transactions?category=LIVE_CASINO')).body).toHaveLength(8);
    expect((await get(player, '/transactions?category=CASINO&limit=100')).body).toHaveLength(16);
    expect((await get(player, '/transactions?status=FAILED')).body).toEqual([]);
    // Both names mean done, so either finds everything that is.
    const done = (await get(player, '/transactions?status=SUCCESS&limit=100')).body as unknown[];
    expect(done.length).toBeGreaterThan(0);
    expect((await get(player, '/transactions?status=COMPLETED&limit=100')).body).toEqual(done);
    const from = all[10]?.transactionDate ?? '';
    const to = all[5]?.transactionDate ?? '';
    expect((await get(player, `/transactions?from=${from}&to=${to}`)).body).toEqual(all.slice(5, 11));
    expect((await get(player, `/transactions?before=${randomUUID()}`)).body).toEqual([]);
    // Everything is of the last 24 minutes; the deposit is exactly an hour old after 36 more, and then too old.
    test.advance(36 * 60_000);
    const rows = (await get(player, '/history?limit=50')).body as HistoryEntry[];
    for (const hours of [1, 8784]) {
      expect((await get(player, `/transactions?limit=100&hour=${hours}`)).body).toEqual(all);
      expect((await get(player, `/history?limit=50&hour=${hours}`)).body).toEqual(rows);
    }
    test.advance(1);
    expect((await get(player, '/transactions?limit=100&hour=1')).body).toEqual(all.slice(0, 24));
    expect((await get(player, '/history?limit=50&hour=1')).body).toEqual(rows.slice(0, -1));
    expect((await get(player, '/summary?hour=1')).body).toMatchObject({ deposited: 0 });
    expect((await get(player, '/summary?hour=2')).body).toMatchObject({ deposited: 100 });
    expect((await get(player, '/net-position-win-loss?hour=1')).body).toMatchObject({ netPosition: 0, winLoss: -24 });
    // Each start filters, so the later one counts.
    expect((await get(player, `/transactions?hour=1&from=${from}&to=${to}`)).body).toEqual(all.slice(5, 11));
    expect((await get(player, '/transactions?limit=100&hour=1&from=2020-01-01T00:00:00Z')).body).toHaveLength(24);
    for (const hours of ['0', '-1', '1.5', '8785', 'day'])
      expect((await get(player, `/transactions?hour=${hours}`)).body.validationErrors[0]).toMatchObject({
        field: 'hour',
      });
    expect((await get(player, '/transactions?from=yesterday')).body.validationErrors[0]).toMatchObject({
      field: 'from',
    });
    // Years that JavaScript accepts and PostgreSQL does not.
    for (const odd of ['-271821-04-20T00:00:00Z', '%2B275760-09-13T00:00:00Z', '0000-01-01T00:00:00Z'])
      expect((await get(player, `/transactions?from=${odd}`)).status).toBe(400);
    for (const bad of ['limit=0', 'limit=101', 'position=-1', 'category=ALL', 'before=1'])
      expect((await get(player, `/transactions?${bad}`)).status).toBe(400);
    expect(transactions.response.safeParse(all).success).toBe(true);
    const stranger = await test.player();
    expect((await get(stranger, `/transactions?before=${all[3]?.referenceId}`)).body).toEqual([]);
  });

  it('lists withdrawals alone, with the same pages and filters (A§7)', async () => {
    const player = await test.player();
    await test.app.wallet.move(deposit(common(player.playerId), 100_00, 'SKRILL'));
    for (let number = 0; number < 12; number += 1) {
      await test.app.wallet.move(lockWithdrawal(common(player.playerId), 1_00, 'SKRILL'));
      await test.app.wallet.move(stake(common(player.playerId), 1_00, 'CASINO', game()));
      test.advance(60_000);
    }
    const returned = { ...common(player.playerId), reference: randomUUID() };
    await test.app.wallet.move(lockWithdrawal(returned, 5_00, 'SKRILL'));
    await test.app.wallet.move(
      releaseWithdrawal(common(player.playerId), 5_00, 'SKRILL', returned.reference, 'CANCELED'),
    );
    await test.app.wallet.transaction((ledger) =>
      ledger.mark({ playerId: player.playerId, referenceId: returned.reference }, 'CANCELLED'),
    );
    const list = async (query = '') => (await get(player, `/withdrawals${query}`)).body as Transaction[];
    const all = await list('?limit=100');
    expect(all).toHaveLength(13);
    expect(withdrawalTransactions.response.safeParse(all).success).toBe(true);
    expect(all.map(({ type, category }) => `${type} ${category}`)).toEqual(Array(13).fill('WITHDRAW PAYMENT'));
    expect(all[0]).toMatchObject({ referenceId: returned.reference, amount: -5, status: 'CANCELLED' });
    expect(await list()).toEqual(all.slice(0, 10));
    expect(await list('?position=10')).toEqual(all.slice(10));
    expect(await list(`?before=${all[3]?.referenceId}&limit=2`)).toEqual(all.slice(4, 6));
    expect(await list('?status=PENDING&limit=100')).toEqual(all.slice(1));
    expect(await list('?category=PAYMENT&limit=100')).toEqual(all);
    expect(await list('?category=CASINO')).toEqual([]);
    const [from, to] = [all[8]?.transactionDate ?? '', all[5]?.transactionDate ?? ''];
    expect(await list(`?from=${from}&to=${to}`)).toEqual(all.slice(5, 9));
    expect((await get(player, '/withdrawals?limit=101')).status).toBe(400);
    expect((await get(await test.player(), '/withdrawals')).body).toEqual([]);
  });

  it('lists the movements of one game session as one row, which opens into its rounds', async () => {
    const player = await test.player();
    const { playerId } = player;
    const play = async (gameId: string, roundId: string, staked: number, won: number) => {
      const round = { gameId, roundId, title: `Title of ${gameId}` };
      const bet = stake(common(playerId), staked, 'CASINO', round);
      await test.app.wallet.move(bet);
      if (won > 0)
        await test.app.wallet.move(win(common(playerId), won, 0, 'CASINO', { ...round, betReference: bet.reference }));
      test.advance(60_000);
    };
    await test.app.wallet.move(deposit(common(playerId), 100_00, 'SKRILL'));
    for (let round = 0; round < 12; round += 1) await play('one', `a${round}`, 2_00, round % 3 === 0 ? 3_50 : 0);
    // Another game, a deposit and a pause each end the session.
    await play('two', 'b', 1_00, 0);
    await play('one', 'c', 1_00, 0);
    await test.app.wallet.move(deposit(common(playerId), 5_00, 'SKRILL'));
    await play('one', 'd1', 1_00, 4_00);
    test.advance(31 * 60_000);
    await play('one', 'e1', 1_00, 0);
    await play('one', 'e2', 1_00, 0);
    const rows = (await get(player, '/history?limit=50')).body as HistoryEntry[];
    expect(
      rows.map(({ type, session, description, amount }) => [session?.rounds ?? type, description, amount]),
    ).toEqual([
      [2, 'Title of one', -2],
      [1, 'Title of one', 3],
      ['DEPOSIT', 'SKRILL', 5],
      ['BET', 'Title of one', -1],
      ['BET', 'Title of two', -1],
      [12, 'Title of one', -10],
      ['DEPOSIT', 'SKRILL', 100],
    ]);
    expect(rows[5]?.session).toMatchObject({ rounds: 12, staked: 24, won: 14 });
    for (const row of rows) expect(historyEntry.safeParse(row).success).toBe(true);
    // Nothing is lost: the rows sum up to the movements, and each balance follows from the row below it.
    const all = (await get(player, '/transactions?limit=100')).body as Transaction[];
    const sum = (entries: readonly { amount: number }[]) => entries.reduce((total, { amount }) => total + amount, 0);
    expect(sum(rows)).toBe(sum(all));
    for (const [index, row] of rows.slice(0, -1).entries())
      expect(row.balanceAfterTransaction).toBe((rows[index + 1]?.balanceAfterTransaction ?? 0) + row.amount);

    for (const window of ['', '&from=2020-01-01T00:00:00Z']) {
      const paged: HistoryEntry[] = [];
      for (;;) {
        const before = paged.at(-1)?.referenceId;
        const page = (
          await get(player, `/history?limit=2&position=${paged.length}${before ? `&before=${before}` : ''}${window}`)
        ).body as HistoryEntry[];
        paged.push(...page);
        if (page.length < 2) break;
      }
      expect(paged).toEqual(rows);
    }
    expect((await get(player, '/history?category=PAYMENT')).body).toHaveLength(2);
    expect((await get(player, '/history?status=FAILED')).body).toEqual([]);

    const session = rows[5] as HistoryEntry;
    const path = `/history/${session.referenceId}/rounds?latest=${session.session?.latest}`;
    const first = (await get(player, path)).body as { rounds: GameRound[]; currencyCode: string };
    const second = (await get(player, `${path}&position=10`)).body as { rounds: GameRound[] };
    const rounds = [...first.rounds, ...second.rounds];
    expect([first.rounds.length, second.rounds.length, first.currencyCode]).toEqual([10, 2, 'EUR']);
    expect(rounds.at(-1)).toMatchObject({ staked: 2, won: 3.5, amount: 1.5, voided: false });
    expect(sum(rounds)).toBe(session.amount);
    expect(rounds[0]?.balanceAfterTransaction).toBe(session.balanceAfterTransaction);

    // The session keeps its reference while it goes on.
    await play('one', 'e3', 1_00, 0);
    const grown = (await get(player, '/history?limit=1')).body as HistoryEntry[];
    expect(grown[0]).toMatchObject({ referenceId: rows[0]?.referenceId, session: { rounds: 3 } });

    const stranger = await test.player();
    expect((await get(stranger, '/history')).body).toEqual([]);
    expect((await get(stranger, path)).status).toBe(404);
    expect((await get(stranger, `/history?before=${session.referenceId}`)).body).toEqual([]);
    // The ends in the wrong order, or in two games.
    expect((await get(player, `/history/${session.session?.latest}/rounds?latest=${session.referenceId}`)).status).toBe(
      404,
    );
    expect((await get(player, `/history/${rows[4]?.referenceId}/rounds?latest=${rows[3]?.referenceId}`)).status).toBe(
      404,
    );
    for (const bad of ['limit=0', 'limit=51', 'position=-1', 'before=1', 'from=yesterday'])
      expect((await get(player, `/history?${bad}`)).status).toBe(400);
  });

  it('sums up deposits and withdrawals, for all time and for a period', async () => {
    const player = await test.player();
    await test.app.wallet.move(deposit(common(player.playerId), 50_00, 'SKRILL'));
    await test.app.wallet.move(stake(common(player.playerId), 20_00, 'CASINO', game()));
    await test.app.wallet.move({
      ...stake(common(player.playerId), 0, 'CASINO', game()),
      type: 'WIN',
      amount: 5_00,
      main: 5_00,
      spill: false,
    });
    const expected = { netPosition: -50, winLoss: -15, currencyCode: 'EUR' };
    expect((await get(player, '/net-position-win-loss')).body).toEqual(expected);
    expect((await get(player, '/net-position-win-loss?from=2020-01-01T00:00:00Z')).body).toEqual(expected);
    expect((await get(player, '/net-position-win-loss?to=2020-01-01T00:00:00Z')).body).toEqual({
      netPosition: 0,
      winLoss: 0,
      currencyCode: 'EUR',
    });
  });

  it('lists games by the latest stake, and counts deposits', async () => {
    const player = await test.player();
    await test.app.wallet.move(deposit(common(player.playerId), 50_00, 'SKRILL'));
    for (const gameId of ['one', 'two', 'one'])
      await test.app.wallet.move(stake(common(player.playerId), 1_00, 'CASINO', game(gameId)));
    expect(await test.app.wallet.lastPlayed(player.playerId, 5)).toEqual(['one', 'two']);
    expect(await test.app.wallet.depositsCount(player.playerId)).toBe(1);
  });
});

describeOnBoth('wallet socket', (makeApp, kind) => {
  let one: TestApp;
  let two: TestApp;
  const log: string[] = [];
  const sockets: WebSocket[] = [];
  beforeAll(async () => {
    one = await makeApp({ modules: [...modules, operatorModule], log });
    // On PGlite there is one process; on PostgreSQL the socket is on a different process than the one that moves the
    // money.
    two = kind === 'postgres' ? await makeApp({ modules: [...modules, operatorModule] }) : one;
    await one.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.terminate();
  });
  const tokenOf = async (player: TestPlayer): Promise<string> =>
    (await one.app.inject({ url: '/api/v1/player/wallet/socket-token', headers: player.headers })).json()
      .token as string;
  const open = async (token: string) => {
    const { port } = one.app.server.address() as AddressInfo;
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws/wallet?Authorization=${token}`);
    sockets.push(socket);
    const frames: string[] = [];
    const closed: number[] = [];
    socket.on('message', (data: Buffer) => frames.push(data.toString()));
    socket.on('close', (code) => closed.push(code));
    const status = await new Promise<number>((resolve) => {
      socket.on('open', () => resolve(101));
      socket.on('unexpected-response', (_request, response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      });
      socket.on('error', () => resolve(0));
    });
    const cash = () =>
      frames
        .filter((text) => text !== 'pong')
        .map(
          (text) =>
            (JSON.parse(text) as { body: { balanceMap: { main: { cash: number } } } }).body.balanceMap?.main.cash,
        );
    return { socket, frames, closed, status, cash };
  };

  it('sends the balance on connect and after each change through another process, newest last', async () => {
    const player = await one.player();
    const { frames, cash } = await open(await tokenOf(player));
    await expect.poll(cash).toEqual([0]);
    await two.app.wallet.move(deposit(common(player.playerId), 10_00, 'SKRILL'));
    await expect.poll(cash).toEqual([0, 10]);
    await Promise.all(
      Array.from({ length: 40 }, () => two.app.wallet.move(stake(common(player.playerId), 10, 'CASINO', game()))),
    );
    await expect.poll(() => cash().at(-1)).toBe(6);
    const falling = cash().slice(1);
    expect(falling).toEqual([...new Set(falling)].sort((a, b) => (b ?? 0) - (a ?? 0)));
    for (const text of frames) expect(socketMessage.safeParse(JSON.parse(text)).success).toBe(true);
  });

  it('answers pings, ignores other frames, and closes on floods and oversized frames', async () => {
    const player = await one.player();
    const { socket, frames } = await open(await tokenOf(player));
    await expect.poll(() => frames.length).toBe(1);
    for (const frame of ['hello', '{"body":', '', 'PING', Buffer.from([0, 1, 255])]) socket.send(frame);
    socket.send('ping');
    await expect.poll(() => frames.slice(1)).toEqual(['pong']);
    expect(socket.readyState).toBe(WebSocket.OPEN);
    const giant = await open(await tokenOf(player));
    giant.socket.send('x'.repeat(5000));
    await expect.poll(() => giant.closed).toEqual([1009]);
    const lines = log.map((line) => JSON.parse(line) as { level: number; reason?: string });
    expect(lines.find(({ reason }) => reason === 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH')?.level).toBe(30);
    expect(lines.filter(({ level }) => level >= 50)).toEqual([]);
    const flood = await open(await tokenOf(player));
    for (let frame = 0; frame < 200; frame += 1) flood.socket.send('ping');
    await expect.poll(() => flood.closed).toEqual([1008]);
    expect(socket.readyState).toBe(WebSocket.OPEN);
  });

  it('opens only with a fresh socket token, and logs no token', async () => {
    const player = await one.player();
    const token = await tokenOf(player);
    for (const bad of [
      '',
      'x',
      player.token,
      `${token}x`,
      token.replace(/^./, (sign) => (sign === 'A' ? 'B' : 'A')),
      `${token.split('.')[0]}.`,
    ])
      expect((await open(bad)).status).toBe(401);
    expect((await open(token)).status).toBe(101);
    expect(log.join('\n')).not.toContain(token.slice(0, 30));
    expect(log.join('\n')).toContain('/ws/wallet');
  });

  it('tells a player of a new level, and nobody of their first one (B§4)', async () => {
    const [player, fresh] = [await one.player(), await one.player()];
    const [mine, theirs] = [await open(await tokenOf(player)), await open(await tokenOf(fresh))];
    await expect.poll(() => [mine.frames.length, theirs.frames.length]).toEqual([1, 1]);
    const set = (playerId: string, kycStatus: string, level: number) =>
      one.db.query('update players set kyc_status = $2, loyalty_level = $3, registered_at = $4 where player_id = $1', [
        playerId,
        kycStatus,
        level,
        one.clock.now(),
      ]);
    await set(player.playerId, 'FULLY VERIFIED', 1);
    await set(fresh.playerId, 'NOT_VERIFIED', 0);
    await two.app.raiseLoyaltyLevels();
    const news = (playerId: string, isLevelUp: boolean) =>
      JSON.stringify({ body: { type: 'PLAYER_LOYALTY_LEVEL', playerId, isLevelUp } });
    await expect.poll(() => mine.frames.at(-1)).toBe(news(player.playerId, true));
    await expect.poll(() => theirs.frames.at(-1)).toBe(news(fresh.playerId, false));
    // By invitation, and the end of it, which is no level up.
    const path = `/players/${player.playerId}/level-invitation`;
    const frames = mine.frames.length;
    await two.operator().callWithApproval('PUT', path, { isInvited: true });
    await two.operator().call('PUT', path, { isInvited: false });
    await expect
      .poll(() => mine.frames.slice(frames))
      .toEqual([news(player.playerId, true), news(player.playerId, false)]);
  });

  it('forwards attribute changes and closes when the session ends', async () => {
    const player = await one.player();
    const other = await one.player();
    const mine = await open(await tokenOf(player));
    const theirs = await open(await tokenOf(other));
    await expect.poll(() => mine.frames.length).toBe(1);
    await two.app.playerAttributes.publish(two.db, player.playerId, { kycStatus: 'PENDING' });
    await expect
      .poll(() => mine.frames.at(-1))
      .toBe('{"body":{"type":"PLAYER_ATTRIBUTE_CHANGE","attributes":{"kycStatus":"PENDING"}}}');
    await two.db.transaction((tx) => two.app.endSessions(tx, { playerId: player.playerId }, 'status CLOSED'));
    await expect.poll(() => mine.closed).toEqual([4001]);
    expect(theirs.closed).toEqual([]);
    expect(theirs.frames).toHaveLength(1);
  });
});
