import { parseArgs } from 'node:util';
import { buildApp } from '../../../app.ts';
import { readEnv } from '../../../plugins/env.ts';
import { openPglite } from '../../../plugins/pglite-database.ts';
import { fakePlayerModule, withDependencies } from '../../../testing/fakes.ts';
import { walletModule } from '../index.ts';
import { soakLedger } from './ledger-soak.ts';

/*
 * The long version of the ledger's soak: `node apps/api/src/modules/wallet/soak/run.ts [operations] [--seed n]`.
 * On the embedded database in memory, or on PostgreSQL with DATABASE_URL.
 */
const { positionals, values } = parseArgs({ allowPositionals: true, options: { seed: { type: 'string' } } });
const operations = Number(positionals[0] ?? 1_000_000);
const seed = Number(values.seed ?? Date.now() % 2 ** 31);
if (!Number.isSafeInteger(operations) || operations < 1 || !Number.isSafeInteger(seed)) {
  console.error(
    `"${positionals[0] ?? ''}" operations with seed "${values.seed ?? ''}" cannot be run. Give whole numbers: run.ts 1000000 --seed 42.`,
  );
  process.exit(2);
}
const env = readEnv({ ...process.env, BAIZE_ENV: 'test', LOG_LEVEL: 'silent' });
const database = env.databaseUrl ? undefined : await openPglite({});
const app = await buildApp({
  env,
  modules: withDependencies([fakePlayerModule, walletModule]),
  ...(database ? { database } : {}),
});
console.info(`Ledger soak: ${operations} operations, seed ${seed}, on ${app.db.kind}`);
const start = performance.now();
try {
  const result = await soakLedger(app, seed, operations);
  console.info(`${JSON.stringify(result)} in ${((performance.now() - start) / 1000).toFixed(1)} s: no violation`);
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : fault);
  process.exitCode = 1;
} finally {
  await app.close();
  await database?.close();
}
