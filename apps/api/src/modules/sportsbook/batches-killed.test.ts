import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { inTurns } from '@baize/kernel';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { readEnv } from '../../plugins/env.ts';
import { openPostgres } from '../../plugins/postgres-database.ts';
import { fakePlayerModule, withDependencies } from '../../testing/fakes.ts';
import { studioModule } from '../studio/index.ts';
import { deposit, walletModule } from '../wallet/index.ts';
import { KillableApi } from '../wallet/soak/killable-api.ts';
import { sportsbookModule } from './index.ts';
import { openSportsSession } from './use-cases/sessions.ts';

const PLAYERS = 60;
const server = inject('postgresUrl');

describe.skipIf(server === null)('batches and kill -9', () => {
  const api = new KillableApi(server ?? 'postgres://none');
  afterAll(() => api.remove());

  it('books what a kill has left over when the call is repeated, each bet once', async () => {
    await api.createDatabase();
    const env = readEnv({ BAIZE_ENV: 'test', LOG_LEVEL: 'silent', DATABASE_URL: api.url });
    const database = openPostgres(api.url, 4);
    const app = await buildApp({
      env,
      database,
      modules: withDependencies([fakePlayerModule, walletModule, studioModule, sportsbookModule]),
    });
    await api.start();
    const studio = <Body>(name: string, payload: object) =>
      api.call<Body>('evolution', env.studio.secretOf('evolution') ?? '', `/studio/wallet/${name}`, payload);
    const sports = <Body>(name: string, payload: object) =>
      api.call<Body>('sportsbook', env.studio.secretOf('sportsbook') ?? '', `/sportsbook/wallet/${name}`, payload);
    const common = { brand: 'northlight', currency: 'EUR', country: 'FI' } as const;
    const inTurn = inTurns(3);
    const seats = await Promise.all(
      Array.from({ length: PLAYERS }, () =>
        inTurn(async () => {
          const playerId = randomUUID();
          await app.wallet.transaction(({ tx }) => app.wallet.create(tx, playerId, 'EUR'));
          await app.wallet.move(deposit({ reference: randomUUID(), playerId, currency: 'EUR' }, 10_000, 'SKRILL'));
          const token = await app.studio.openGameSession({
            ...common,
            ...{ playerId, studio: 'evolution', gameId: 'table', gameTitle: 'Table', language: 'en' },
            vertical: 'LIVE_CASINO',
          });
          const { sessionId } = (await studio<{ sessionId: string }>('authenticate', { token, gameId: 'table' })).body;
          const round = { sessionId, gameId: 'table', roundId: `${playerId}-r`, currency: 'EUR' };
          const bet = { ...round, transactionId: `${playerId}-bet`, amount: 10 };
          expect((await studio('bet', bet)).status).toBe(200);
          const frame = await openSportsSession(app, {
            ...common,
            ...{ playerId, loginId: null, product: 'sportsbook', language: 'EN' },
          });
          const session = (await sports<{ sessionId: string }>('session', { token: frame })).body;
          const selection = {
            eventId: 'e',
            eventName: 'A – B',
            marketName: 'Result',
            selectionName: 'A',
            odds: '3.00',
            eventKind: null,
          };
          const slip = {
            ...{ sessionId: session.sessionId, betId: `${playerId}-slip`, category: 'SPORTS', amount: 10 },
            ...{ currency: 'EUR', potentialPayout: 30, description: 'A – B', selections: [selection], freeBetId: null },
          };
          expect((await sports('reserve', slip)).status).toBe(200);
          return {
            playerId,
            win: {
              ...round,
              ...{
                transactionId: `${playerId}-win`,
                betTransactionId: bet.transactionId,
                amount: 20,
                roundEnded: true,
              },
            },
            result: { betId: slip.betId, settlement: 1, outcome: 'WON', payout: 30 },
          };
        }),
      ),
    );
    // Each booking takes longer, so that the kill surely comes in between, on a busy machine too.
    await database.query(
      `create function take_time() returns trigger language plpgsql as 'begin perform pg_sleep(0.02); return new; end'`,
    );
    await database.query(
      `create trigger take_time before insert on wallet_transaction for each row when (new.type = 'WIN') execute function take_time()`,
    );
    const booked = async () => (await database.query("select 1 from wallet_transaction where type = 'WIN'")).length;
    const paying = Promise.all([
      studio<{ results: { status: string }[] }>('wins', { wins: seats.map(({ win }) => win) }),
      sports<{ results: { status: string }[] }>('settle', { bets: seats.map(({ result }) => result) }),
    ]);
    while ((await booked()) < 10) await setTimeout(2);
    let left = 0;
    await api.strike(async () => {
      // The database still ends the statements that it has begun.
      await setTimeout(500);
      left = 2 * PLAYERS - (await booked());
    });
    expect(left).toBeGreaterThan(0);
    const [wins, results] = await paying;
    expect(new Set(wins.body.results.map(({ status }) => status))).toEqual(new Set(['BOOKED']));
    expect(results.body.results.filter(({ status }) => !['BOOKED', 'REPLAY'].includes(status))).toEqual([]);
    expect(await booked()).toBe(2 * PLAYERS);
    for (const { playerId } of seats) expect((await app.wallet.balances(playerId))?.main).toBe(10_000 + 1000 + 2000);
    expect(await app.wallet.verify()).toEqual([]);
    await app.close();
    await database.close();
  }, 120_000);
});
