import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { countsFile } from './counts-file.ts';
import { testEnvironment } from './run-command.ts';
import { parseShard, readAffected, WHOLE, type Scope } from './scope.ts';
import type { Stage } from './stage.ts';
import { STAGES } from './stages.ts';
import { formatSummary, type Counts, type StageResult } from './summary.ts';

const root = join(import.meta.dirname, '../../../..');
const USAGE = `npm test [-- --only <stage>] (repeatable) [--affected [--base <ref>]] [--shard <i>/<n>]. Stages: ${STAGES.map(({ name, about }) => `${name} (${about})`).join(', ')}.`;

/** Runs a stage through Nx, which brings its result back where none of its files has changed. */
async function runCached({ name }: Stage): Promise<Counts> {
  const file = countsFile(root, name);
  rmSync(file, { force: true });
  const code = await new Promise<number>((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [join(root, 'node_modules/nx/dist/bin/nx.js'), 'run', `@baize/dev:${name}`, '--outputStyle=stream'],
      { cwd: root, env: testEnvironment(root), stdio: 'inherit' },
    );
    child.once('error', reject);
    child.once('close', (exit) => resolve(exit ?? 1));
  });
  if (!existsSync(file)) throw new Error(`@baize/dev:${name} ended with code ${code} and wrote no result.`);
  const counts = JSON.parse(readFileSync(file, 'utf8')) as Counts;
  if (code !== 0 && counts.failed === 0) throw new Error(`@baize/dev:${name} ended with code ${code}.`);
  return counts;
}

/** One stage and its result; null where the scope does not need it. */
async function runStage(stage: Stage, scope: Scope): Promise<StageResult | null> {
  process.stdout.write(`\n━━ ${stage.name}: ${stage.about}\n`);
  const started = Date.now();
  const common = { stage: stage.name, budget: stage.budget };
  const seconds = () => (Date.now() - started) / 1000;
  try {
    const counts = await (stage.cached && scope === WHOLE ? runCached(stage) : stage.run(root, scope));
    if (counts === null) {
      process.stdout.write('Nothing to run here.\n');
      return null;
    }
    const empty = counts.passed + counts.failed === 0;
    return {
      ...common,
      ...counts,
      ...(empty ? { failed: 1, failures: ['the stage ran no test at all'] } : {}),
      seconds: seconds(),
    };
  } catch (error) {
    const failures = [error instanceof Error ? error.message : String(error)];
    return { ...common, passed: 0, failed: 1, skipped: 0, failures, seconds: seconds() };
  }
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
  const results: StageResult[] = [];
  for (const stage of STAGES.filter(({ name }) => !values.only || values.only.includes(name))) {
    const result = await runStage(stage, scope);
    if (result) results.push(result);
  }
  process.stdout.write(`${formatSummary(results)}\n`);
  return results.some(({ failed }) => failed > 0) ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${USAGE}\n`);
  process.exitCode = 2;
}
