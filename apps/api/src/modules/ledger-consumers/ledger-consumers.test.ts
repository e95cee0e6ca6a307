import { fork, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { openPostgres } from '../../plugins/postgres-database.ts';
import type { Database } from '../../plugins/database.ts';
import { buildTestApp, describeOnBoth, type TestApp } from '../../testing/buildTestApp.ts';
import { deposit, stake, walletModule } from '../wallet/index.ts';
import { chanceOf } from '../wallet/soak/random.ts';
import { ledgerConsumersModule, type LedgerConsumer } from './index.ts';
import { BUCKETS, bucketOf, rangeOf } from './model/bucket.ts';
import { backoffMs, isInfrastructureFault } from './model/fault.ts';
import { createRecordingTable, recordingModule } from './testing/recordingConsumer.ts';

const SEED = Number(process.env['LEDGER_SEED'] ?? Date.now() % 2 ** 31);
const modulesWith = (options: Partial<LedgerConsumer> = {}) => [
  walletModule,
  ledgerConsumersModule,
  recordingModule(options),
];
const payIn = (test: TestApp, playerId: string) =>
  test.app.wallet.move(deposit({ reference: randomUUID(), playerId, currency: 'EUR' }, 1_000_00, 'SKRILL'));
const bet = (test: TestApp, playerId: string) =>
  test.app.wallet.move(
    stake({ reference: randomUUID(), playerId, currency: 'EUR' }, 1, 'CASINO', {
      gameId: 'g',
      roundId: 'r',
      title: 'Game',
    }),
  );

/** Every movement of the ledger is handled once, and each player's in order. */
async function expectExactlyOnceInOrder(db: Database): Promise<void> {
  const rows = await db.query<{ player_id: string; seqs: number[] }>(
    'select player_id, array_agg(seq::int order by id) as seqs from handled group by player_id',
  );
  const wallets = await db.query<{ player_id: string; version: number }>(
    'select player_id, version from wallet where version > 0',
  );
  expect(Object.fromEntries(rows.map(({ player_id, seqs }) => [player_id, seqs]))).toEqual(
    Object.fromEntries(
      wallets.map(({ player_id, version }) => [
        player_id,
        Array.from({ length: version }, (_unused, index) => index + 1),
      ]),
    ),
  );
}
const handledCount = async (db: Database): Promise<number> =>
  (await db.query<{ n: number }>('select count(*) as n from handled'))[0]?.n ?? 0;

describe('shares of the players', () => {
  it('put every id into exactly one bucket, the one of its range', () => {
    for (let round = 0; round < 500; round += 1) {
      const id = randomUUID();
      const inside = Array.from({ length: BUCKETS }, (_unused, bucket) => bucket).filter((bucket) => {
        const [low, high] = rangeOf(bucket);
        return low <= id && id <= high;
      });
      expect(inside).toEqual([bucketOf(id)]);
    }
  });
});

describe('faults', () => {
  it('tell an outage from a movement that cannot be handled', () => {
    const coded = (code: string) => Object.assign(new Error('x'), { code });
    for (const outage of [coded('57P01'), coded('08006'), coded('40P01'), coded('ECONNRESET')])
      expect(isInfrastructureFault(new Error('wrapped', { cause: outage }))).toBe(true);
    for (const own of [coded('23505'), coded('22012'), new TypeError('not a function'), 'text'])
      expect(isInfrastructureFault(own)).toBe(false);
  });
  it('wait twice as long after each attempt, at most five minutes', () => {
    expect([1, 2, 3, 20].map((attempts) => backoffMs(attempts, 1000))).toEqual([1000, 2000, 4000, 300_000]);
  });
});

describeOnBoth('ledger consumers', (makeApp, kind) => {
  const onPostgres = kind === 'postgres';

  it(`handle every movement once and in order, on two instances, with random interleavings (seed ${SEED})`, async () => {
    const chance = chanceOf(SEED);
    let crashes = 0;
    // A handler that fails after its write: the write must go with it.
    const flaky: Partial<LedgerConsumer> = {
      attempts: 1000,
      firstRetryMs: 1,
      async handle(tx, { playerId, seq }) {
        await tx.query('insert into handled (player_id, seq, worker) values ($1, $2, 0)', [playerId, seq]);
        if (chance.next() < 0.1) {
          crashes += 1;
          throw new Error('crashed after its write');
        }
      },
    };
    const one = await makeApp({ modules: modulesWith(flaky) });
    await createRecordingTable(one.db);
    const two = await makeApp({ modules: modulesWith(flaky) });
    const players = await Promise.all(Array.from({ length: 12 }, async () => (await one.player()).playerId));
    await Promise.all(players.map((playerId) => payIn(one, playerId)));
    await Promise.all(
      Array.from({ length: onPostgres ? 300 : 120 }, async () => {
        await new Promise((resolve) => setTimeout(resolve, chance.between(0, 300)));
        const test = chance.next() < 0.5 ? one : two;
        await bet(test, chance.pick(players));
        if (chance.next() < 0.05) await test.app.ledgerConsumers.drain();
      }),
    );
    const total = (onPostgres ? 300 : 120) + players.length;
    await expect
      .poll(
        async () => {
          await Promise.all([one.app.ledgerConsumers.drain(), two.app.ledgerConsumers.drain()]);
          return handledCount(one.db);
        },
        { timeout: 60_000, interval: 50 },
      )
      .toBe(total);
    await expectExactlyOnceInOrder(one.db);
    expect(crashes).toBeGreaterThan(5);
    // Figures are those of the latest sweep: one that finds nothing left to do.
    await one.app.ledgerConsumers.drain();
    expect(await one.app.metrics.registry.metrics()).toMatch(/baize_ledger_consumer_movements_total\{[^}]*\} \d+/);
    expect(await one.app.metrics.registry.metrics()).toMatch(/baize_ledger_consumer_lag_movements\{[^}]*\} 0/);
  });
});

describeOnBoth('a movement that cannot be handled', (makeApp) => {
  it('is parked for the operator, holds back only its own player, and can be tried again', async () => {
    let isBroken = true;
    const poisoned: { playerId?: string } = {};
    const test = await makeApp({
      modules: modulesWith({
        attempts: 3,
        firstRetryMs: 10,
        async handle(tx, { playerId, seq }) {
          if (isBroken && playerId === poisoned.playerId && seq === 2) throw new Error('cannot be handled');
          await tx.query('insert into handled (player_id, seq, worker) values ($1, $2, 0)', [playerId, seq]);
        },
      }),
    });
    await createRecordingTable(test.db);
    const [sick, well] = [(await test.player()).playerId, (await test.player()).playerId];
    poisoned.playerId = sick;
    for (const playerId of [sick, well]) {
      await payIn(test, playerId);
      await bet(test, playerId);
      await bet(test, playerId);
    }
    await expect.poll(() => test.app.ledgerConsumers.parked(10), { timeout: 20_000 }).toHaveLength(1);
    await test.app.ledgerConsumers.drain();
    expect(await test.app.ledgerConsumers.parked(10)).toMatchObject([
      { consumer: 'recording', playerId: sick, seq: 2, error: 'cannot be handled' },
    ]);
    expect(await handledCount(test.db)).toBe(1 + 3);
    const metrics = await test.app.metrics.registry.metrics();
    expect(metrics).toContain('baize_ledger_consumer_failures_total{consumer="recording"} 3');
    expect(metrics).toContain('baize_ledger_consumer_parked{consumer="recording"} 1');
    // Nothing skips it: not another movement, not another sweep.
    await bet(test, sick);
    await test.app.ledgerConsumers.drain();
    expect(await handledCount(test.db)).toBe(4);
    isBroken = false;
    const operate = (method: 'GET' | 'POST', path: string, payload?: object) =>
      test.operator().call(method, `/ledger/${path}`, payload);
    expect((await operate('GET', 'parked')).json()).toMatchObject([{ playerId: sick, seq: 2 }]);
    expect((await operate('POST', 'retry', { consumer: 'recording', playerId: well })).statusCode).toBe(404);
    expect((await operate('POST', 'retry', { consumer: 'recording', playerId: sick })).statusCode).toBe(204);
    await test.app.ledgerConsumers.drain();
    await expectExactlyOnceInOrder(test.db);
    expect(await test.app.ledgerConsumers.parked(10)).toEqual([]);
  });
});

const server = inject('postgresUrl');
describe.skipIf(server === null)(`kill -9 of a consuming process (seed ${SEED})`, () => {
  const name = `ledger_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(server ?? 'postgres://none');
  url.pathname = `/${name}`;
  const admin = async (statement: string): Promise<void> => {
    const client = new pg.Client({ connectionString: server ?? '' });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  const children: ChildProcess[] = [];
  let test: TestApp | undefined;
  let database: Database | undefined;
  afterAll(async () => {
    for (const child of children) child.kill('SIGKILL');
    await test?.close();
    await database?.close();
    await admin(`drop database if exists ${name} with (force)`);
  });

  it('loses no movement, repeats none and keeps the order, while another process goes on', async () => {
    await admin(`create database ${name}`);
    database = openPostgres(url.href, 6);
    const own = await buildTestApp({ database, modules: modulesWith() });
    test = own;
    await createRecordingTable(own.db);
    const chance = chanceOf(SEED);
    const players = await Promise.all(Array.from({ length: 8 }, async () => (await own.player()).playerId));
    await Promise.all(players.map((playerId) => payIn(own, playerId)));
    const start = (): Promise<ChildProcess> =>
      new Promise((resolve, reject) => {
        const child = fork(new URL('./testing/worker.ts', import.meta.url), {
          env: { ...process.env, DATABASE_URL: url.href, DATABASE_POOL_SIZE: '8' },
          execArgv: [],
        });
        children.push(child);
        child.once('message', () => resolve(child));
        child.once('exit', (code) => reject(new Error(`the consuming process ended before it was ready (${code})`)));
      });
    let moved = players.length;
    const handledBy = async (child: ChildProcess) =>
      (await own.db.query<{ n: number }>('select count(*) as n from handled where worker = $1', [child.pid ?? 0]))[0]
        ?.n ?? 0;
    for (let kill = 0; kill < 2; kill += 1) {
      const child = await start();
      // It takes its share of the players, handles some of their movements and dies in the middle of others.
      for (let round = 0; round < 200 && (await handledBy(child)) < 20; round += 1) {
        await Promise.all(players.map((playerId) => bet(own, playerId)));
        moved += players.length;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      expect(await handledBy(child)).toBeGreaterThanOrEqual(20);
      const betting = Promise.all(
        Array.from({ length: 40 }, async () => {
          await new Promise((resolve) => setTimeout(resolve, chance.between(0, 200)));
          await bet(own, chance.pick(players));
        }),
      );
      moved += 40;
      await new Promise((resolve) => setTimeout(resolve, chance.between(20, 150)));
      child.removeAllListeners('exit');
      child.kill('SIGKILL');
      await betting;
    }
    // The leases of the dead end after 10 s; then this process takes over what they left.
    await expect
      .poll(
        async () => {
          await own.app.ledgerConsumers.drain();
          return handledCount(own.db);
        },
        { timeout: 60_000, interval: 500 },
      )
      .toBe(moved);
    await expectExactlyOnceInOrder(own.db);
  }, 180_000);
});
