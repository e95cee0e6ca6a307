import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { failUnlessCounted, runNode, shardArgument, type Ended } from './run-command.ts';
import type { Shard } from './scope.ts';
import { countPlaywright, countVitest, NOTHING, type Counts } from './summary.ts';

const SECOND_TRIES = join(import.meta.dirname, 'second-tries.ts');

/** One run of a test runner that writes a report. */
interface ReportedRun {
  /** What runs, in failures: "the stories". */
  readonly name: string;
  /** Path of the configuration. */
  readonly config: string;
  /** Names of test files; none for all. */
  readonly files?: readonly string[];
  /** Names of Vitest projects; none for all. */
  readonly projects?: readonly string[];
  readonly shard: Shard | null;
  /** Base name of the report in dist/test-reports. */
  readonly report: string;
  readonly env?: NodeJS.ProcessEnv;
}

/** Removes the last run's report, runs the tests and counts what the new report says. */
async function countReport<Report>(
  root: string,
  { name, config, report }: ReportedRun,
  run: (file: string) => Promise<Ended>,
  count: (report: Report) => Counts,
): Promise<Counts> {
  if (!existsSync(config)) return { ...NOTHING, failed: 1, failures: [`${config} is missing, so ${name} did not run`] };
  const file = join(root, 'dist/test-reports', `${report}.json`);
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  const { code } = await run(file);
  if (!existsSync(file))
    return { ...NOTHING, failed: 1, failures: [`${name} ended with code ${code} and wrote no report`] };
  return failUnlessCounted(count(JSON.parse(readFileSync(file, 'utf8')) as Report), code, name);
}

/** Runs Vitest with a configuration of its own. */
export function runVitest(root: string, run: ReportedRun): Promise<Counts> {
  const { config, files = [], projects = [], shard, env = {} } = run;
  return countReport(
    root,
    run,
    async (file) => {
      const once = () =>
        runNode(
          root,
          [
            'node_modules/vitest/vitest.mjs',
            'run',
            ...files,
            '--config',
            config,
            ...projects.flatMap((project) => ['--project', project]),
            ...shardArgument(shard),
            '--retry=1',
            '--reporter=default',
            '--reporter=json',
            `--reporter=${SECOND_TRIES}`,
            `--outputFile.json=${file}`,
          ],
          { env },
        );
      const ended = await once();
      if (ended.code === 0 || !ended.output.includes('VITEST_BROWSER_CONNECTION_CLOSED')) return ended;
      // A browser that died has judged nothing. If it dies twice, that is a failure.
      rmSync(file, { force: true });
      return once();
    },
    countVitest,
  );
}

/** Runs Playwright. */
export function runPlaywright(root: string, run: ReportedRun): Promise<Counts> {
  const { config, files = [], shard, env = {} } = run;
  return countReport(
    root,
    run,
    (file) =>
      runNode(
        root,
        [
          'node_modules/@playwright/test/cli.js',
          'test',
          ...files,
          '-c',
          config,
          ...shardArgument(shard),
          '--reporter=list,json',
        ],
        { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file } },
      ),
    countPlaywright,
  );
}
