import { fork, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { sign } from '@baize/contracts/signature';
import { afterAll, describe, expect, inject, it } from 'vitest';
import pg from 'pg';
import { describePlainAndPartitioned } from '../../../testing/buildTestApp.ts';
import { openPostgres } from '../../../plugins/postgres-database.ts';
import { buildApp } from '../../../app.ts';
import { readEnv } from '../../../plugins/env.ts';
import { fakePlayerModule, withDependencies } from '../../../testing/fakes.ts';
import { paymentsModule } from '../../payments/index.ts';
import { studioModule } from '../../studio/index.ts';
import { deposit, walletModule } from '../index.ts';
import { soakLedger } from './ledger-soak.ts';
import { chanceOf } from './random.ts';

const SEED = Number(process.env['SOAK_SEED'] ?? Date.now() % 2 ** 31);

describePlainAndPartitioned('ledger soak', (makeApp, kind) => {
  // The embedded database takes the larger share: a statement there costs no network.
  it(`keeps every invariant through random operations (seed ${SEED})`, async () => {
    const test = await makeApp({ modules: [walletModule] });
    const result = await soakLedger(test.app, SEED, kind === 'pglite' ? 10_000 : 3_000);
    expect(result.moved).toBeGreaterThan(1_000);
    expect(Math.min(result.replays, result.conflicts, result.refused)).toBeGreaterThan(20);
  }, 180_000);
});

const server = inject('postgresUrl');
describe.skipIf(server === null)(`kill -9 under load (seed ${SEED})`, () => {
  const name = `crash_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(server ?? 'postgres://none');
  url.pathname = `/${name}`;
  const admin = async (statement: string): Promise<void> => {
    const client = new pg.Client({ connectionString: server ?? '' });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  let child: ChildProcess | undefined;
  afterAll(async () => {
    child?.kill('SIGKILL');
    await admin(`drop database if exists ${name} with (force)`);
  });

  const KILLS = 4;
  const ROUNDS = 150;
  it('loses nothing, books nothing twice and leaves nothing half done', async () => {
    await admin(`create database ${name}`);
    const chance = chanceOf(SEED);
    const env = readEnv({ BAIZE_ENV: 'test', LOG_LEVEL: 'silent', DATABASE_URL: url.href });
    const database = openPostgres(url.href, 4);
    const app = await buildApp({
      env,
      database,
      modules: withDependencies([fakePlayerModule, walletModule, paymentsModule, studioModule]),
    });
    const players = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const playerId = randomUUID();
        await app.wallet.transaction(({ tx }) => app.wallet.create(tx, playerId, 'EUR'));
        await app.wallet.move(deposit({ reference: randomUUID(), playerId, currency: 'EUR' }, 1_000_000, 'SKRILL'));
        const token = await app.studio.openGameSession({
          playerId,
          brand: 'northlight',
          studio: 'quickspin',
          gameId: 'g',
          gameTitle: 'Game',
          vertical: 'CASINO',
          currency: 'EUR',
          language: 'en',
          country: 'FI',
        });
        return { playerId, token, sessionId: '', expected: 1_000_000 };
      }),
    );

    let port = 0;
    let up: Promise<void> = Promise.resolve();
    const start = (): Promise<void> =>
      new Promise((resolve, reject) => {
        child = fork(new URL('./crash-child.ts', import.meta.url), {
          env: { ...process.env, DATABASE_URL: url.href, DATABASE_POOL_SIZE: '8' },
          execArgv: [],
        });
        child.once('message', (message: { port: number }) => {
          port = message.port;
          resolve();
        });
        child.once('exit', (code) => reject(new Error(`the API ended before it listened (${code})`)));
      });
    let lost = 0;
    /** Retries until there is an answer. Drops some answers, as a broken network would. */
    const sendUntilAnswered = async (
      path: string,
      payload: object,
    ): Promise<{ status: number; body: { sessionId?: string; code?: string } }> => {
      const body = JSON.stringify(payload);
      for (let attempt = 0; attempt < 400; attempt += 1) {
        await up;
        try {
          const answer = await fetch(`http://127.0.0.1:${port}/api/v1/studio/wallet/${path}`, {
            method: 'POST',
            body,
            headers: {
              'content-type': 'application/json',
              'x-baize-studio': 'quickspin',
              'x-baize-signature': sign(
                env.studio.secretOf('quickspin') ?? '',
                `POST /api/v1/studio/wallet/${path}`,
                body,
              ),
            },
            signal: AbortSignal.timeout(5000),
          });
          const parsed = (await answer.json()) as { sessionId?: string; code?: string };
          if (answer.status >= 500) throw new Error(String(answer.status));
          if (path !== 'authenticate' && chance.next() < 0.15) {
            lost += 1;
            continue;
          }
          return { status: answer.status, body: parsed };
        } catch {
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
      }
      throw new Error(`No answer to ${path} in 400 attempts. Replay with SOAK_SEED=${SEED}.`);
    };

    await start();
    for (const player of players)
      player.sessionId =
        (await sendUntilAnswered('authenticate', { token: player.token, gameId: 'g' })).body.sessionId ?? '';
    let done = 0;
    const killAt = new Set(
      Array.from({ length: KILLS }, (_unused, kill) =>
        Math.floor(((kill + 0.3 + chance.next() * 0.4) * ROUNDS * players.length) / KILLS),
      ),
    );
    let kills = 0;
    const strike = (): void => {
      done += 1;
      if (!killAt.has(done)) return;
      kills += 1;
      child?.removeAllListeners('exit');
      child?.kill('SIGKILL');
      up = start();
    };
    await Promise.all(
      players.map(async (player) => {
        for (let round = 0; round < ROUNDS; round += 1) {
          const common = {
            sessionId: player.sessionId,
            gameId: 'g',
            roundId: `${player.playerId}-${round}`,
            currency: 'EUR',
          };
          const [stakeOf, prize, end] = [
            chance.between(1, 500),
            chance.next() < 0.4 ? chance.between(1, 900) : 0,
            chance.next(),
          ];
          const bet = { ...common, transactionId: randomUUID(), amount: stakeOf / 100 };
          const betting = sendUntilAnswered('bet', bet);
          strike();
          expect((await betting).status).toBe(200);
          if (end < 0.15) {
            expect(
              (
                await sendUntilAnswered('refund', {
                  ...common,
                  transactionId: randomUUID(),
                  betTransactionId: bet.transactionId,
                })
              ).status,
            ).toBe(200);
          } else {
            expect(
              (
                await sendUntilAnswered('win', {
                  ...common,
                  transactionId: randomUUID(),
                  betTransactionId: bet.transactionId,
                  amount: prize / 100,
                  roundEnded: true,
                })
              ).status,
            ).toBe(200);
            player.expected += prize - stakeOf;
          }
        }
      }),
    );
    expect(kills).toBe(KILLS);
    expect(lost).toBeGreaterThan(20);
    for (const player of players)
      expect(await app.wallet.balances(player.playerId)).toMatchObject({ main: player.expected, locked: 0 });
    expect(await app.wallet.verify()).toEqual([]);
    expect(await database.query("select count(*) as n from wallet_transaction where type = 'BET'")).toEqual([
      { n: ROUNDS * players.length },
    ]);
    expect(await database.query('select sum(amount)::bigint as sum from ledger_posting')).toEqual([{ sum: 0 }]);
    await app.close();
    await database.close();
  });
});
