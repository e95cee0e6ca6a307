import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { openPglite } from '../../../plugins/pglite-database.ts';
import { openPostgres } from '../../../plugins/postgres-database.ts';
import { buildTestApp } from '../../../testing/buildTestApp.ts';
import { contentModuleWith } from '../../content/index.ts';
import { bonusModule } from '../index.ts';
import { chanceOf } from '../../wallet/soak/random.ts';
import { deposit } from '../../wallet/index.ts';
import { soakBonuses, timeBets } from './bonus-soak.ts';
import { KilledConsumer } from './KilledConsumer.ts';

/*
 * The long version of the bonuses' soak: `node apps/api/src/modules/bonus/soak/run.ts [operations] [--seed n]`, on the
 * embedded database in memory. It then compares bets with an active bonus with bets without one.
 *
 * With `--kills n` it runs on the empty PostgreSQL database of DATABASE_URL, and a second process that consumes the
 * ledger is killed n times while it works, evenly over the operations.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, kills: { type: 'string' } },
});
const kills = Number(values.kills ?? 0);
const operations = Number(positionals[0] ?? (kills > 0 ? 50 * kills : 1_000_000));
const seed = Number(values.seed ?? Date.now() % 2 ** 31);
const refuse = (what: string): never => {
  console.error(what);
  process.exit(2);
};
if (!Number.isSafeInteger(operations) || operations < 1 || !Number.isSafeInteger(seed))
  refuse(
    `"${positionals[0] ?? ''}" operations with seed "${values.seed ?? ''}" cannot be run. Give whole numbers: run.ts 20000 --seed 42.`,
  );
if (!Number.isSafeInteger(kills) || kills < 0 || kills > operations)
  refuse(`"${values.kills}" kills are not possible. Give a whole number up to that of the operations: --kills 200.`);
const databaseUrl = process.env['DATABASE_URL'] ?? '';
if (kills > 0 && databaseUrl === '')
  refuse(
    'Processes can share a PostgreSQL server only. Set DATABASE_URL to an empty database, for example postgres://user:password@localhost:5432/soak.',
  );
/** What a bet may cost with an active bonus, compared with one without. */
const MOST = 1.25;
const TIMED_BETS = 1000;
/** Longer than the lease of a killed process, which ends after ten seconds. */
const DRAIN_MS = 60_000;
const database = kills > 0 ? openPostgres(databaseUrl, 10) : await openPglite({});
const test = await buildTestApp({ database, modules: [contentModuleWith({ games: 10 }), bonusModule] });
const consumer = kills > 0 ? new KilledConsumer(test, databaseUrl) : null;
const chance = chanceOf(seed + 1);
/** Kills the second process at every so many operations, while it consumes twenty deposits of each player. */
async function killAtTurn(operation: number, players: readonly { readonly playerId: string }[]): Promise<void> {
  consumer?.sendClock();
  if (!consumer || operation % Math.floor(operations / kills) !== 0 || consumer.kills >= kills) return;
  await consumer.killDuring(
    async () => {
      await Promise.all(
        players.flatMap(({ playerId }) =>
          Array.from({ length: 20 }, () =>
            test.app.wallet.move(deposit({ reference: randomUUID(), playerId, currency: 'EUR' }, 1, 'SKRILL')),
          ),
        ),
      );
    },
    chance.between(5, 150),
  );
  if (consumer.kills % 10 === 0) console.info(`${consumer.kills} kills, operation ${operation}`);
}
console.info(`Bonus soak: ${operations} operations, seed ${seed}, on ${database.kind}, ${kills} kills`);
const start = performance.now();
try {
  consumer?.start();
  const result = await soakBonuses(test, seed, operations, { before: killAtTurn, drainMs: DRAIN_MS });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.info(`${JSON.stringify(result)} in ${seconds} s with ${consumer?.kills ?? 0} kills: no difference`);
  if (!consumer) await compareBets();
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : fault);
  process.exitCode = 1;
} finally {
  consumer?.stop();
  await test.close();
  await database.close();
}

/** @throws Error when a bet with a bonus costs too much */
async function compareBets(): Promise<void> {
  const { none, sticky, bonusMoney } = await timeBets(test, TIMED_BETS);
  const ratio = (time: number) => (time / none).toFixed(2);
  console.info(
    `Bet, median: ${none.toFixed(3)} ms without a bonus, ${ratio(sticky)}× with a sticky bonus, ${ratio(bonusMoney)}× paid by bonus money`,
  );
  if (Math.max(sticky, bonusMoney) > MOST * none) throw new Error(`A bet with a bonus costs more than ${MOST}×.`);
}
