import { parseArgs } from 'node:util';
import { openPglite } from '../../../plugins/pglite-database.ts';
import { buildTestApp } from '../../../testing/buildTestApp.ts';
import { contentModuleWith } from '../../content/index.ts';
import { bonusModule } from '../index.ts';
import { soakBonuses, timeBets } from './bonus-soak.ts';

/*
 * The long version of the bonuses' soak: `node apps/api/src/modules/bonus/soak/run.ts [operations] [--seed n]`, on the
 * embedded database in memory. It then compares bets with an active bonus with bets without one.
 */
const { positionals, values } = parseArgs({ allowPositionals: true, options: { seed: { type: 'string' } } });
const operations = Number(positionals[0] ?? 1_000_000);
const seed = Number(values.seed ?? Date.now() % 2 ** 31);
if (!Number.isSafeInteger(operations) || operations < 1 || !Number.isSafeInteger(seed)) {
  console.error(
    `"${positionals[0] ?? ''}" operations with seed "${values.seed ?? ''}" cannot be run. Give whole numbers: run.ts 20000 --seed 42.`,
  );
  process.exit(2);
}
/** Issue 15: what a bet may cost with an active bonus, compared with one without. */
const MOST = 1.25;
const TIMED_BETS = 1000;
const database = await openPglite({});
const test = await buildTestApp({ database, modules: [contentModuleWith({ games: 10 }), bonusModule] });
console.info(`Bonus soak: ${operations} operations, seed ${seed}`);
const start = performance.now();
try {
  const result = await soakBonuses(test, seed, operations);
  console.info(`${JSON.stringify(result)} in ${((performance.now() - start) / 1000).toFixed(1)} s: no difference`);
  const { none, sticky, bonusMoney } = await timeBets(test, TIMED_BETS);
  const ratio = (time: number) => (time / none).toFixed(2);
  console.info(
    `Bet, median: ${none.toFixed(3)} ms without a bonus, ${ratio(sticky)}× with a sticky bonus, ${ratio(bonusMoney)}× paid by bonus money`,
  );
  if (Math.max(sticky, bonusMoney) > MOST * none) throw new Error(`A bet with a bonus costs more than ${MOST}×.`);
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : fault);
  process.exitCode = 1;
} finally {
  await test.close();
  await database.close();
}
