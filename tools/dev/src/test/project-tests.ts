import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { nodePackages } from '@baize/testing/node-packages';
import { webPackages } from '@baize/testing/web-packages';
import { runNx } from './run-command.ts';
import { readProjects, shardOf, type Project, type Scope } from './scope.ts';
import { addCounts, countNxTasks, countVitest, NOTHING, type Counts } from './summary.ts';

/** What Nx is to run: its arguments, and the environment that they need. */
interface TestTasks {
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
}

/** The project whose targets `web-tests` and `node-tests` run the tests of many packages in one Vitest run each. */
const JOINT_TESTS = '@baize/testing';

/** The folders of packages that a joint run tests. */
interface JointRuns {
  /** Those with a simulated browser: `web-tests`, narrowed by WEB_PACKAGES. */
  readonly web: readonly string[];
  /** Those in Node alone: `node-tests`, narrowed by NODE_PACKAGES. */
  readonly node: readonly string[];
}

const jointRuns = (root: string): JointRuns => ({ web: webPackages(root), node: nodePackages(root) });

const SERVERS = ['@baize/api', '@baize/sandbox'];
/** Whether a folder belongs to the stage `servers`. */
export const isServer = (folder: string): boolean => folder === 'apps/api' || folder === 'apps/sandbox';
/** Whether a folder belongs to the stage `unit`. */
export const isUnit = (folder: string): boolean => !isServer(folder) && folder !== 'tools/checks';

/** The tests of the servers. */
export const SERVER_TASKS: TestTasks = { args: ['-t', 'test', '-p', SERVERS.join(',')] };

/** Returns every vitest.json below a folder. */
function readVitestReports(folder: string): readonly { readonly project: string; readonly counts: Counts }[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('vitest.json'))
    .sort()
    .map((file) => ({
      project: file.replaceAll('\\', '/').replace(/\/vitest\.json$/, ''),
      counts: countVitest(JSON.parse(readFileSync(join(folder, file), 'utf8')) as Parameters<typeof countVitest>[0]),
    }));
}

/**
 * Runs tests by Nx and counts what their reports say.
 * @param wanted whether a report below dist/test-reports is one of this stage
 */
export async function runTestTasks(
  root: string,
  { args, env }: TestTasks,
  wanted: (folder: string) => boolean,
): Promise<Counts> {
  const reports = join(root, 'dist/test-reports');
  // Only what this run wrote, or brought back from the cache, may count.
  for (const { project } of readVitestReports(reports).filter(({ project: name }) => wanted(name)))
    rmSync(join(reports, project), { recursive: true, force: true });
  const { code, output } = await runNx(root, ['run-many', '--nxBail=false', ...args], env);
  const counts = readVitestReports(reports)
    .filter(({ project }) => wanted(project))
    .reduce((sum, { counts: own }) => addCounts(sum, own), NOTHING);
  const tasks = countNxTasks(output);
  // A run that fails without a failing test (a crash, an error outside tests) must not look green.
  if (code !== 0 && counts.failed === 0)
    return addCounts(counts, {
      ...NOTHING,
      failed: Math.max(1, tasks.failed),
      failures: tasks.failures.length > 0 ? tasks.failures : [`nx ended with code ${code}`],
    });
  return counts;
}

/** Returns the tasks that test some projects: a joint one for each kind of package, and one for each other project. */
export function tasksOf(projects: readonly Project[], joint: JointRuns): TestTasks {
  const runs = [
    { target: 'web-tests', variable: 'WEB_PACKAGES', folders: joint.web },
    { target: 'node-tests', variable: 'NODE_PACKAGES', folders: joint.node },
  ]
    .map((run) => ({
      ...run,
      own: projects.filter(({ folder }) => run.folders.includes(folder)).map(({ folder }) => folder),
    }))
    .filter(({ own }) => own.length > 0);
  const names = projects.filter(({ folder }) => !runs.some(({ own }) => own.includes(folder))).map(({ name }) => name);
  const targets = ['test', ...runs.map(({ target }) => target)];
  return {
    args: ['-t', targets.join(','), '-p', [...names, ...(runs.length > 0 ? [JOINT_TESTS] : [])].join(',')],
    env: Object.fromEntries(runs.map(({ variable, own }) => [variable, own.toSorted().join(',')])),
  };
}

/** Returns the tasks that test every project besides the servers and the checks of the repository. */
export function allUnits(root: string): TestTasks {
  const { web, node } = jointRuns(root);
  const joint = [...web, ...node].map(
    (folder) =>
      (JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as { readonly name: string }).name,
  );
  return { args: ['-t', 'test,web-tests,node-tests', '--exclude', [...SERVERS, '@baize/checks', ...joint].join(',')] };
}

/** Runs the tests of the projects in a scope, each project on one machine; null where the scope has none. */
export async function runProjectTests(
  root: string,
  scope: Scope,
  wanted: (folder: string) => boolean,
  whole: () => TestTasks,
): Promise<Counts | null> {
  if (scope.affected === null && scope.shard === null) return runTestTasks(root, whole(), wanted);
  const projects = (scope.affected?.projects ?? readProjects(root).projects).filter(
    ({ folder, hasTests }) => hasTests && wanted(folder),
  );
  const own = shardOf(
    projects.toSorted((one, other) => one.name.localeCompare(other.name)),
    scope.shard,
  );
  return own.length === 0 ? null : runTestTasks(root, tasksOf(own, jointRuns(root)), wanted);
}
