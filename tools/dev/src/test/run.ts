import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureBusy } from './busy.ts';
import { countsFile } from './counts-file.ts';
import { testEnvironment } from './run-command.ts';
import { parseShard, readAffected, WHOLE, type Scope } from './scope.ts';
import type { Stage } from './stage.ts';
import { prefixLines } from './prefix-lines.ts';
import { LANES, STAGES } from './stages.ts';
import { formatSummary, formatTime, type Counts, type StageResult } from './summary.ts';

const root = join(import.meta.dirname, '../../../..');
const USAGE = `npm test [-- --only <stage>] (repeatable) [--affected [--base <ref>]] [--shard <i>/<n>]. Stages: ${STAGES.map(({ name, about }) => `${name} (${about})`).join(', ')}.`;
/**
 * A stage waits for databases, browsers and timers a quarter of its time, which the other lane uses. Each lane needs
 * memory of its own.
 */
const LANES_NEED = { cores: 2, memoryBytes: 12 * 2 ** 30 } as const;
const hasTwoLanes = (): boolean => availableParallelism() >= LANES_NEED.cores && totalmem() >= LANES_NEED.memoryBytes;
/** Seconds on a quiet machine with two cores (docs/decisions/0044). */
const GOALS = { whole: 900, affected: 180 } as const;
const LONGEST_NAME = Math.max(...STAGES.map(({ name }) => name.length));

/** How one stage is run. */
interface StageRun {
  readonly stage: Stage;
  readonly scope: Scope;
  /** Whether another stage may run at the same time: then each line is shown with the stage's name. */
  readonly isBeside: boolean;
}

/**
 * Runs a stage in a process of its own and returns what it counted; null where the scope does not need it. A whole run
 * asks Nx first, which brings a cached result back where none of the stage's files has changed.
 */
async function countStage({ stage: { name, cached }, scope, isBeside }: StageRun): Promise<Counts | null> {
  const file = countsFile(root, name);
  rmSync(file, { force: true });
  const command =
    cached && scope === WHOLE
      ? ['node_modules/nx/dist/bin/nx.js', 'run', `@baize/dev:${name}`, '--outputStyle=stream']
      : ['tools/dev/src/test/run-stage.ts', name, JSON.stringify(scope)];
  const code = await new Promise<number>((resolve, reject) => {
    const child = spawn(process.execPath, command, {
      cwd: root,
      env: testEnvironment(root),
      stdio: ['inherit', isBeside ? 'pipe' : 'inherit', isBeside ? 'pipe' : 'inherit'],
    });
    const prefix = `${name.padEnd(LONGEST_NAME)} │ `;
    for (const stream of [child.stdout, child.stderr])
      stream?.pipe(prefixLines(prefix)).pipe(process.stdout, { end: false });
    child.once('error', reject);
    child.once('close', (exit) => resolve(exit ?? 1));
  });
  if (!existsSync(file)) throw new Error(`The stage ended with code ${code} and wrote no result.`);
  const counts = JSON.parse(readFileSync(file, 'utf8')) as Counts | null;
  if (code !== 0 && counts?.failed === 0) throw new Error(`The stage ended with code ${code}.`);
  return counts;
}

/** Returns a stage's result; null where the scope does not need it. */
async function runStage(run: StageRun): Promise<StageResult | null> {
  const { stage } = run;
  process.stdout.write(`\n━━ ${stage.name}: ${stage.about}\n`);
  const started = Date.now();
  const common = { stage: stage.name };
  const seconds = () => (Date.now() - started) / 1000;
  try {
    const counts = await countStage(run);
    if (counts === null) {
      process.stdout.write(`\n━━ ${stage.name}: nothing to run here\n`);
      return null;
    }
    const isEmpty = counts.passed + counts.failed === 0;
    return {
      ...common,
      ...counts,
      ...(isEmpty ? { failed: 1, failures: ['the stage ran no test at all'] } : {}),
      seconds: seconds(),
    };
  } catch (error) {
    const failures = [error instanceof Error ? error.message : String(error)];
    return { ...common, passed: 0, failed: 1, skipped: 0, failures, seconds: seconds() };
  }
}

/** Runs the stages of each lane in their order, and the lanes side by side. */
async function runLanes(lanes: readonly (readonly Stage[])[], scope: Scope): Promise<readonly StageResult[]> {
  const results = await Promise.all(
    lanes.map(async (stages) => {
      const own: StageResult[] = [];
      for (const stage of stages) {
        const result = await runStage({ stage, scope, isBeside: lanes.length > 1 });
        if (result) own.push(result);
      }
      return own;
    }),
  );
  return results.flat();
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', multiple: true },
      affected: { type: 'boolean' },
      base: { type: 'string', default: 'main' },
      shard: { type: 'string' },
    },
  });
  const unknown = values.only?.find((only) => !STAGES.some(({ name }) => name === only));
  if (unknown !== undefined) throw new Error(`There is no stage "${unknown}".`);
  const scope: Scope =
    values.affected || values.shard !== undefined
      ? {
          affected: values.affected ? readAffected(root, values.base) : null,
          shard: values.shard === undefined ? null : parseShard(values.shard),
        }
      : WHOLE;
  if (scope.affected)
    process.stdout.write(`Affected: ${scope.affected.projects.map(({ name }) => name).join(', ') || 'nothing'}\n`);
  const wanted = (stage: Stage) => !values.only || values.only.includes(stage.name);
  const lanes = (hasTwoLanes() ? LANES : [STAGES])
    .map((stages) => stages.filter(wanted))
    .filter((stages) => stages.length > 0);
  const started = Date.now();
  const readBusy = measureBusy();
  const results = await runLanes(lanes, scope);
  const goal = values.only || scope.shard ? null : GOALS[scope.affected ? 'affected' : 'whole'];
  process.stdout.write(`\n${formatTime({ seconds: (Date.now() - started) / 1000, busy: readBusy(), goal })}\n`);
  process.stdout.write(`${formatSummary(results)}\n`);
  return results.some(({ failed }) => failed > 0) ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${USAGE}\n`);
  process.exitCode = 2;
}
