import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { describePlainAndPartitioned } from '../../../testing/buildTestApp.ts';
import { openPostgres } from '../../../plugins/postgres-database.ts';
import { buildApp } from '../../../app.ts';
import { readEnv } from '../../../plugins/env.ts';
import { fakePlayerModule, withDependencies } from '../../../testing/fakes.ts';
import { paymentsModule } from '../../payments/index.ts';
import { studioModule } from '../../studio/index.ts';
import { deposit, walletModule } from '../index.ts';
import { KillableApi } from './killable-api.ts';
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
  const api = new KillableApi(server ?? 'postgres://none');
  afterAll(() => api.remove());

  const KILLS = 4;
  const ROUNDS = 150;
  it('loses nothing, books nothing twice and leaves nothing half done', async () => {
    await api.createDatabase();
    const chance = chanceOf(SEED);
    const env = readEnv({ BAIZE_ENV: 'test', LOG_LEVEL: 'silent', DATABASE_URL: api.url });
    const database = openPostgres(api.url, 4);
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

    let lost = 0;
    const secret = env.studio.secretOf('quickspin') ?? '';
    /** Retries until there is an answer. Drops some answers, as a broken network would. */
    const sendUntilAnswered = (path: string, payload: object) =>
      api.call<{ sessionId?: string; code?: string }>('quickspin', secret, `/studio/wallet/${path}`, payload, () => {
        const isLost = path !== 'authenticate' && chance.next() < 0.15;
        if (isLost) lost += 1;
        return isLost;
      });

    await api.start();
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
      void api.strike();
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
    // Five starts of the API and 1,200 calls: on a machine that does other work, they take minutes.
  }, 600_000);
});
