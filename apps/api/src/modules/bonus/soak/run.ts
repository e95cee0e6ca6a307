import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { openPglite } from '../../../plugins/pglite-database.ts';
import { openPostgres } from '../../../plugins/postgres-database.ts';
import { buildTestApp } from '../../../testing/buildTestApp.ts';
import { contentModuleWith } from '../../content/index.ts';
import { bonusModule } from '../index.ts';
import { chanceOf } from '../../wallet/soak/random.ts';
import { deposit } from '../../wallet/index.ts';
import { soakBonuses, type BonusSoakResult } from './bonus-soak.ts';
import { writeSoakCampaigns } from './campaigns.ts';
import { KilledConsumer } from './KilledConsumer.ts';
import { timeBets } from './time-bets.ts';
import { p95, timeLag } from './time-lag.ts';

/*
 * The long version of the bonuses' soak: `node apps/api/src/modules/bonus/soak/run.ts [movements] [--seed n]`, on the
 * empty PostgreSQL database of DATABASE_URL or, without one, on the embedded database in memory. It then compares bets
 * with an active bonus with bets without one, and times how far the consumer is behind eight players who bet at once.
 *
 * Players change after each lap: a recount reads everything that its players have booked, so the time would grow with the
 * square of the movements. Each lap has a seed of its own, which replays it without those before.
 *
 * With `--kills n`, which needs PostgreSQL, a second process that consumes the ledger is killed n times while it works,
 * evenly over one lap.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, kills: { type: 'string' } },
});
const kills = Number(values.kills ?? 0);
const wanted = Number(positionals[0] ?? (kills > 0 ? 1 : 1_000_000));
const seed = Number(values.seed ?? Date.now() % 2 ** 31);
const refuse = (what: string): never => {
  console.error(what);
  process.exit(2);
};
if (!Number.isSafeInteger(wanted) || wanted < 1 || !Number.isSafeInteger(seed))
  refuse(
    `"${positionals[0] ?? ''}" movements with seed "${values.seed ?? ''}" cannot be run. Give whole numbers: run.ts 20000 --seed 42.`,
  );
if (!Number.isSafeInteger(kills) || kills < 0)
  refuse(`"${values.kills}" kills are not possible. Give a whole number: --kills 200.`);
const databaseUrl = process.env['DATABASE_URL'] ?? '';
if (kills > 0 && databaseUrl === '')
  refuse(
    'Processes can share a PostgreSQL server only. Set DATABASE_URL to an empty database, for example postgres://user:password@localhost:5432/soak.',
  );
/** What a bet may cost with an active bonus, compared with one without. */
const MOST = 1.25;
const TIMED_BETS = 1000;
/** How far the consumer may be behind a bet, in milliseconds: 95 of 100 are counted by then. */
const MOST_LAG = 1000;
/** Longer than the lease of a killed process, which ends after ten seconds. */
const DRAIN_MS = 60_000;
const PLAYERS = 16;
/** Operations of a lap: about two fifths of them move money, and the engine's own movements come on top. */
const LAP = kills > 0 ? Math.max(16_000, 160 * kills) : 16_000;
const database = databaseUrl === '' ? await openPglite({}) : openPostgres(databaseUrl, 30);
const test = await buildTestApp({
  database,
  env: { DATABASE_POOL_SIZE: '30' },
  modules: [contentModuleWith({ games: 10 }), bonusModule],
});
const consumer = kills > 0 ? new KilledConsumer(test, databaseUrl) : null;
const chance = chanceOf(seed + 1);
/** Kills the second process at every so many operations, while it consumes twenty deposits of each player. */
async function killAtTurn(operations: number, playerIds: readonly string[]): Promise<void> {
  consumer?.sendClock();
  if (!consumer || consumer.kills >= kills || operations < ((consumer.kills + 1) * LAP) / (kills + 1)) return;
  await consumer.killDuring(
    async () => {
      await Promise.all(
        playerIds.flatMap((playerId) =>
          Array.from({ length: 20 }, () =>
            test.app.wallet.move(deposit({ reference: randomUUID(), playerId, currency: 'EUR' }, 1, 'SKRILL')),
          ),
        ),
      );
    },
    chance.between(5, 150),
  );
  if (consumer.kills % 10 === 0) console.info(`${consumer.kills} kills, operation ${operations}`);
}
console.info(`Bonus soak: ${wanted} movements, seed ${seed}, on ${database.kind}, ${kills} kills`);
const start = performance.now();
const seconds = (): string => ((performance.now() - start) / 1000).toFixed(1);
try {
  consumer?.start();
  let sums: Record<string, number> = {};
  const { brand } = await test.player();
  const campaigns = await writeSoakCampaigns(test, brand);
  for (let lap = 0; lap === 0 || (sums['movements'] ?? 0) < wanted; lap += 1) {
    const options = { players: PLAYERS, campaigns, betweenRounds: killAtTurn, drainMs: DRAIN_MS };
    sums = added(sums, await soakBonuses(test, seed + lap, LAP, options));
    console.info(`${sums['movements']} movements in ${seconds()} s: no difference up to seed ${seed + lap}`);
  }
  console.info(`${JSON.stringify(sums)} in ${seconds()} s with ${consumer?.kills ?? 0} kills: no difference`);
  if (!consumer) {
    // Both, so that one missed target does not hide the other.
    const missed = [await compareBets(), await checkLag()].filter((fault) => fault !== null);
    if (missed.length > 0) throw new Error(missed.join(' '));
  }
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : fault);
  process.exitCode = 1;
} finally {
  consumer?.stop();
  await test.close();
  await database.close();
}

/** Adds the figures of a lap to those of the laps before; groups by state are named as `states CONVERTED`. */
function added(sums: Readonly<Record<string, number>>, lap: BonusSoakResult): Record<string, number> {
  const figures = Object.entries(lap).flatMap(([name, figure]) =>
    typeof figure === 'number'
      ? [[name, figure] as const]
      : Object.entries(figure as Record<string, number>).map(([state, count]) => [`${name} ${state}`, count] as const),
  );
  return { ...sums, ...Object.fromEntries(figures.map(([name, figure]) => [name, (sums[name] ?? 0) + figure])) };
}

/** Returns what is wrong when a bet with a bonus costs too much; null otherwise. */
async function compareBets(): Promise<string | null> {
  const { none, sticky, bonusMoney } = await timeBets(test, TIMED_BETS);
  const ratio = (time: number) => (time / none).toFixed(2);
  console.info(
    `Bet, median: ${none.toFixed(3)} ms without a bonus, ${ratio(sticky)}× with a sticky bonus, ${ratio(bonusMoney)}× paid by bonus money`,
  );
  return Math.max(sticky, bonusMoney) > MOST * none ? `A bet with a bonus costs more than ${MOST}×.` : null;
}

/** Returns what is wrong when the consumer is too far behind; null otherwise. */
async function checkLag(): Promise<string | null> {
  const lags = await timeLag(test, TIMED_BETS);
  const lag = p95(lags);
  console.info(
    `Lag of the consumer over ${lags.length} bets: p95 ${lag.toFixed(0)} ms, at most ${lags.at(-1)?.toFixed(0)} ms`,
  );
  return lag <= MOST_LAG ? null : `The consumer is more than ${MOST_LAG} ms behind: p95 is ${lag.toFixed(0)} ms.`;
}
