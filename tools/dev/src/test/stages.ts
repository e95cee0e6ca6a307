import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { missingRecordings, recordedMajors, visualBrowser } from './visual-browser.ts';
import { formatFindings, runDoctor } from '@baize/doctor/examine';
import { listBrands } from '@baize/site-build/brand-config';
import { webPackages } from '@baize/testing/web-packages';
import { nxEnvironment } from '@baize/workspace/nx';
import { countEslint, type EslintFile } from './count-eslint.ts';
import { findBrowser } from './find-browser.ts';
import {
  isFirstShard,
  journeysOf,
  readProjects,
  shardOf,
  touches,
  type Project,
  type Scope,
  type Shard,
} from './scope.ts';
import { addCounts, COUNTS_MARK, countNxTasks, countPlaywright, countVitest, NOTHING, type Counts } from './summary.ts';

/** One part of `npm test`. */
export interface Stage {
  readonly name: string;
  readonly about: string;
  /** Seconds on two cores; they add up to 20 minutes. */
  readonly budget: number;
  /** Whether Nx keeps its result: the target of the same name in this package lists the files that decide it. */
  readonly cached?: true;
  /** @returns null where nothing in the scope needs this stage */
  run(root: string, scope: Scope): Promise<Counts | null>;
}

interface Ended {
  readonly code: number;
  readonly output: string;
}

/** Runs a command with its lines shown as they come, and keeps them. */
function run(
  root: string,
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...args], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (chunk: string) => {
        output += chunk;
        process.stdout.write(chunk);
      });
    }
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Returns the environment of tests: the pinned runtime first on the path, and no variables of a running demo. */
export function testEnvironment(root: string, env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  const {
    SITE_PORT: _site,
    API_PORT: _api,
    SANDBOX_PORT: _sandbox,
    DATA_DIR: _data,
    DATABASE_URL: _database,
    BAIZE_ENV: _mode,
    BAIZE_BRAND: _brand,
    NODE_ENV: _node,
    WEB_PACKAGES: _web,
    ...rest
  } = nxEnvironment(env);
  return { ...rest, PATH: `${join(root, 'node_modules/.bin')}:${env['PATH'] ?? ''}` };
}

const nx = (root: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  run(
    root,
    process.execPath,
    [join(root, 'node_modules/nx/dist/bin/nx.js'), ...args, '--outputStyle=static', '--parallel=2'],
    { ...testEnvironment(root), ...env },
  );

const shardArgument = (shard: Shard | null): readonly string[] =>
  shard === null ? [] : [`--shard=${shard.index}/${shard.of}`];

async function nxChecks(root: string, targets: string, extra: readonly string[] = []): Promise<Counts> {
  const { code, output } = await nx(root, ['run-many', '-t', targets, '--nxBail=false', ...extra]);
  const counts = countNxTasks(output);
  return code !== 0 && counts.failed === 0
    ? addCounts(counts, { ...NOTHING, failed: 1, failures: [`nx run-many -t ${targets} ended with code ${code}`] })
    : counts;
}

/** Every vitest.json below a folder. */
export function readVitestReports(folder: string): readonly { readonly project: string; readonly counts: Counts }[] {
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
async function vitestStage(
  root: string,
  { args, env }: TestTasks,
  wanted: (project: string) => boolean,
): Promise<Counts> {
  const reports = join(root, 'dist/test-reports');
  // Only what this run wrote, or brought back from the cache, may count.
  for (const { project } of readVitestReports(reports).filter(({ project: name }) => wanted(name)))
    rmSync(join(reports, project), { recursive: true, force: true });
  const { code, output } = await nx(root, ['run-many', '--nxBail=false', ...args], env);
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

/** What Nx is to run: its arguments, and the environment that they need. */
interface TestTasks {
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
}

/** The project whose target `web-tests` runs the tests of all web packages, or of those in WEB_PACKAGES. */
const WEB_TESTS = '@baize/testing';

/**
 * Returns the tasks that test some projects: one for all web packages among them, and one for each other project.
 * @param web folders of the web packages
 */
export function tasksOf(projects: readonly Project[], web: readonly string[]): TestTasks {
  const together = projects.filter(({ folder }) => web.includes(folder)).map(({ folder }) => folder);
  const names = projects.filter(({ folder }) => !web.includes(folder)).map(({ name }) => name);
  return together.length === 0
    ? { args: ['-t', 'test', '-p', names.join(',')] }
    : {
        args: ['-t', 'test,web-tests', '-p', [...names, WEB_TESTS].join(',')],
        env: { WEB_PACKAGES: together.toSorted().join(',') },
      };
}

/** Returns the tasks that test every project besides the servers and the checks of the repository. */
function allUnits(root: string): TestTasks {
  const web = webPackages(root).map(
    (folder) =>
      (JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as { readonly name: string }).name,
  );
  return { args: ['-t', 'test,web-tests', '--exclude', [...SERVERS, '@baize/checks', ...web].join(',')] };
}

/** The tests of the projects in a scope, each project on one machine; null where the scope has none. */
async function projectTests(
  root: string,
  scope: Scope,
  wanted: (folder: string) => boolean,
  whole: () => TestTasks,
): Promise<Counts | null> {
  if (scope.affected === null && scope.shard === null) return vitestStage(root, whole(), wanted);
  const projects = (scope.affected?.projects ?? readProjects(root).projects).filter(
    ({ folder, hasTests }) => hasTests && wanted(folder),
  );
  const own = shardOf(
    projects.toSorted((one, other) => one.name.localeCompare(other.name)),
    scope.shard,
  );
  return own.length === 0 ? null : vitestStage(root, tasksOf(own, webPackages(root)), wanted);
}

/** Everything that knows a browser, and the API, which must not. */
const PROGRAMS = ['tools/dev/tsconfig.everything.json', 'apps/api/tsconfig.json'] as const;

/**
 * Runs TypeScript over the whole repository in two programs. Per project, as with `nx typecheck`, each would read the
 * libraries again.
 */
async function typecheck(root: string): Promise<Counts> {
  const ended = await Promise.all(
    PROGRAMS.map((project) =>
      run(
        root,
        process.execPath,
        ['node_modules/typescript/bin/tsc', '--noEmit', '--pretty', '-p', project],
        testEnvironment(root),
      ),
    ),
  );
  const failures = PROGRAMS.filter((_, index) => ended[index]?.code !== 0).map((project) => `types: tsc -p ${project}`);
  return { ...NOTHING, passed: PROGRAMS.length - failures.length, failed: failures.length, failures };
}

/**
 * ESLint and TypeScript. Over everything, each starts once: started per project they would spend most of their time
 * starting. Of a few affected projects, each is looked at by its own cached targets.
 */
async function lint(root: string, scope: Scope): Promise<Counts | null> {
  if (!isFirstShard(scope)) return null;
  if (scope.affected !== null && scope.affected.changed !== null) {
    const names = scope.affected.projects.map(({ name }) => name).join(',');
    // Formatting and unused code are checked in all files: neither follows the project graph.
    const sources = await checkSources(root);
    return names === '' ? sources : addCounts(sources, await nxChecks(root, 'lint,typecheck', ['-p', names]));
  }
  return lintEverything(root);
}

/** Checks of all sources besides ESLint and TypeScript. The name of each says how to fix what it reports. */
const SOURCE_CHECKS = [
  {
    name: 'formatting: npx prettier --write .',
    args: (root: string) => [
      'node_modules/prettier/bin/prettier.cjs',
      '--check',
      '--log-level=warn',
      '--cache',
      `--cache-location=${join(root, 'node_modules/.cache/prettier/lint')}`,
      '.',
    ],
  },
  {
    name: 'unused code or dependencies: npm run knip',
    args: () => ['node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints'],
  },
] as const;

/** Checks formatting, then unused files, exports and dependencies: one after the other, since ESLint needs a core. */
async function checkSources(root: string): Promise<Counts> {
  let counts = NOTHING;
  for (const { name, args } of SOURCE_CHECKS) {
    const { code } = await run(root, process.execPath, args(root), testEnvironment(root));
    counts = addCounts(counts, code === 0 ? { ...NOTHING, passed: 1 } : { ...NOTHING, failed: 1, failures: [name] });
  }
  return counts;
}

async function lintEverything(root: string): Promise<Counts> {
  const report = join(root, 'dist/test-reports/eslint.json');
  rmSync(report, { force: true });
  // Side by side: the shorter of the two programs leaves a core to ESLint.
  const [types, sources, { code }] = await Promise.all([
    typecheck(root),
    checkSources(root),
    run(
      root,
      process.execPath,
      [
        'node_modules/eslint/bin/eslint.js',
        '--no-error-on-unmatched-pattern',
        '--format=json',
        `--output-file=${report}`,
        'apps',
        'libs',
        'brands',
        'tools',
        'eslint.config.mjs',
      ],
      testEnvironment(root),
    ),
  ]);
  if (!existsSync(report))
    return addCounts(addCounts(types, sources), {
      ...NOTHING,
      failed: 1,
      failures: [`ESLint ended with code ${code} and wrote no report`],
    });
  const counts = countEslint(root, JSON.parse(readFileSync(report, 'utf8')) as readonly EslintFile[]);
  for (const line of counts.failures) process.stdout.write(`${line}\n`);
  return addCounts(addCounts(types, sources), counts);
}

const SERVERS = ['@baize/api', '@baize/sandbox'];
const isServer = (project: string) => project === 'apps/api' || project === 'apps/sandbox';

/** Packages that have stories, or decide how they look. */
const LOOKS = ['libs', 'apps/site', 'apps/visual', 'brands'] as const;

/** The files to run, as Vitest takes them: none for all. Null where no story is affected. */
function storyFilters(scope: Scope): readonly string[] | null {
  const { affected } = scope;
  if (affected === null || affected.changed === null) return [];
  const folders = affected.projects.flatMap(({ folder }) =>
    folder.startsWith('libs/') || folder === 'apps/site' ? [`${folder}/`] : [],
  );
  if (folders.length === 0) return null;
  // The stress checks show the components' stories, whichever file holds those.
  return touches(scope, 'libs/ui') ? [...folders, '.storybook/'] : folders;
}

/**
 * Every story in a browser: it renders, the accessibility checks find nothing, and long words, large text and forced
 * colours leave the components whole (.storybook/stress.test.ts). Both in one run: they share the machine's cores.
 */
async function stories(root: string, scope: Scope): Promise<Counts | null> {
  const config = join(root, '.storybook/vitest.config.ts');
  if (!existsSync(config))
    return { ...NOTHING, failed: 1, failures: ['.storybook/vitest.config.ts is missing, so no story was examined'] };
  const filters = storyFilters(scope);
  if (filters === null) return null;
  const browser = findBrowser().path;
  const report = join(root, 'dist/test-reports/stories.json');
  const once = () => {
    rmSync(report, { force: true });
    return run(
      root,
      process.execPath,
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        ...filters,
        '--config',
        config,
        ...shardArgument(scope.shard),
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
      { ...testEnvironment(root), BAIZE_CHROMIUM: browser },
    );
  };
  let ended = await once();
  // A browser that died has judged nothing. If it dies twice, that is a failure.
  if (ended.code !== 0 && ended.output.includes('VITEST_BROWSER_CONNECTION_CLOSED')) ended = await once();
  if (!existsSync(report))
    return { ...NOTHING, failed: 1, failures: [`the stories ended with code ${ended.code} and wrote no report`] };
  const counts = countVitest(JSON.parse(readFileSync(report, 'utf8')) as Parameters<typeof countVitest>[0]);
  return ended.code !== 0 && counts.failed === 0
    ? addCounts(counts, { ...NOTHING, failed: 1, failures: [`the stories ended with code ${ended.code}`] })
    : counts;
}

/**
 * Looks of brands and screens, compared with what was recorded; a browser without pictures of its own is named, and its
 * pictures count as skipped.
 */
async function visual(root: string, scope: Scope): Promise<Counts | null> {
  if (!touches(scope, ...LOOKS)) return null;
  const build = await nxChecks(root, 'storybook', ['-p', '@baize/visual']);
  if (build.failed > 0) return build;
  const report = join(root, 'dist/test-reports/visual.json');
  mkdirSync(join(root, 'dist/test-reports'), { recursive: true });
  rmSync(report, { force: true });
  const { code } = await run(
    root,
    process.execPath,
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '-c',
      join(root, 'apps/visual/playwright.config.ts'),
      ...shardArgument(scope.shard),
      '--reporter=list,json',
    ],
    {
      ...testEnvironment(root),
      BAIZE_CHROMIUM: findBrowser().path,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    },
  );
  if (!existsSync(report))
    return addCounts(build, {
      ...NOTHING,
      failed: 1,
      failures: [`Playwright ended with code ${code} and wrote no report`],
    });
  const counts = countPlaywright(JSON.parse(readFileSync(report, 'utf8')) as Parameters<typeof countPlaywright>[0]);
  const unseen = missingRecordings(visualBrowser(), recordedMajors());
  if (unseen !== null) process.stdout.write(`\n${unseen}\n`);
  if (counts.failed > 0)
    process.stdout.write(
      '\nIf what changed is meant to look so, record it with "npm run visual:update" and look through its report. Expected, actual and difference lie in dist/test-results/visual.\n',
    );
  return addCounts(
    build,
    code !== 0 && counts.failed === 0
      ? addCounts(counts, { ...NOTHING, failed: 1, failures: [`Playwright ended with code ${code}`] })
      : counts,
  );
}

/** What a journey meets: the site with its brands, the API and the sandbox, and what starts them. */
const STACK = ['apps/site', 'apps/api', 'apps/sandbox', 'apps/site-e2e', 'brands', 'tools/dev'] as const;

async function journeys(root: string, scope: Scope): Promise<Counts | null> {
  const names = journeysOf(scope);
  if (!touches(scope, ...STACK) || names?.length === 0) return null;
  const build = await nxChecks(root, 'build');
  if (build.failed > 0) return build;
  const config = join(root, 'apps/site-e2e/playwright.config.ts');
  if (!existsSync(config))
    return addCounts(build, {
      ...NOTHING,
      failed: 1,
      failures: ['apps/site-e2e/playwright.config.ts is missing, so no journey was walked'],
    });
  const browser = findBrowser();
  const scratch = mkdtempSync(join(tmpdir(), 'baize-journeys-'));
  const report = join(root, 'dist/test-reports/journeys.json');
  mkdirSync(join(root, 'dist/test-reports'), { recursive: true });
  rmSync(report, { force: true });
  try {
    const { code } = await run(
      root,
      process.execPath,
      [
        'node_modules/@playwright/test/cli.js',
        'test',
        ...(names ?? []).map((name) => `journeys/${name}.spec`),
        '-c',
        config,
        ...shardArgument(scope.shard),
        '--reporter=list,json',
      ],
      {
        // The journeys take free ports by themselves, three a brand.
        ...testEnvironment(root),
        BAIZE_CHROMIUM: browser.path,
        DATA_DIR: scratch,
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      },
    );
    if (!existsSync(report))
      return addCounts(build, {
        ...NOTHING,
        failed: 1,
        failures: [`Playwright ended with code ${code} and wrote no report`],
      });
    const counts = countPlaywright(JSON.parse(readFileSync(report, 'utf8')) as Parameters<typeof countPlaywright>[0]);
    return addCounts(
      build,
      code !== 0 && counts.failed === 0
        ? addCounts(counts, { ...NOTHING, failed: 1, failures: [`Playwright ended with code ${code}`] })
        : counts,
    );
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Every brand and market as it is released (releases.ts), and that a build of the same is never made twice. */
async function releases(root: string, scope: Scope): Promise<Counts | null> {
  if (!touches(scope, 'apps/site', 'brands', 'tools/release', 'tools/dev')) return null;
  const build = await nxChecks(root, 'build');
  if (build.failed > 0) return build;
  const { output } = await nx(root, ['run-many', '-t', 'build', '-p', listBrands(root).join(',')]);
  const cached = output.match(/\[(?:local cache|existing outputs match the cache)/g)?.length ?? 0;
  const again = cached === listBrands(root).length;
  return addCounts(
    addCounts(build, {
      ...NOTHING,
      passed: again ? 1 : 0,
      failed: again ? 0 : 1,
      failures: again
        ? []
        : [`only ${cached} of ${listBrands(root).length} brands came from the cache when they were built again`],
    }),
    await everyBrand(root, scope.shard, releasesOf),
  );
}

/** What one brand's releases are found to be, by a process of its own. */
async function releasesOf(root: string, brand: string): Promise<Counts> {
  const { code, output } = await run(
    root,
    process.execPath,
    ['tools/dev/src/test/releases.ts', brand],
    testEnvironment(root),
  );
  const told = output.slice(output.lastIndexOf(COUNTS_MARK) + COUNTS_MARK.length);
  return code === 0 && output.includes(COUNTS_MARK)
    ? (JSON.parse(told) as Counts)
    : {
        ...NOTHING,
        failed: 1,
        failures: [`the releases of ${brand} were not looked at: their process ended with code ${code}`],
      };
}

/** All brands, as many at once as there are cores. */
async function everyBrand(
  root: string,
  shard: Shard | null,
  look: (root: string, brand: string) => Promise<Counts>,
): Promise<Counts> {
  const queue = [...shardOf(listBrands(root), shard)];
  let counts = NOTHING;
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (let brand = queue.shift(); brand !== undefined; brand = queue.shift()) {
        const own = await look(root, brand);
        counts = addCounts(counts, own);
      }
    }),
  );
  return counts;
}

async function doctor(root: string): Promise<Counts> {
  const findings = await runDoctor(root);
  if (findings.length > 0) process.stdout.write(`${formatFindings(findings)}\n`);
  const errors = findings.filter(({ severity }) => severity === 'error');
  return {
    passed: errors.length === 0 ? listBrands(root).length : 0,
    failed: errors.length,
    skipped: 0,
    failures: errors.map(({ file, field, what }) => `${file} · ${field}: ${what}`),
  };
}

const isUnit = (folder: string): boolean => !isServer(folder) && folder !== 'tools/checks';

/** In the order in which they fail fastest. */
export const STAGES: readonly Stage[] = [
  {
    name: 'checks',
    about: 'brands, markets, texts, tags',
    budget: 30,
    async run(root, scope) {
      if (!isFirstShard(scope)) return null;
      return addCounts(
        await doctor(root),
        await vitestStage(
          root,
          { args: ['-t', 'test', '-p', '@baize/checks'] },
          (project) => project === 'tools/checks',
        ),
      );
    },
  },
  { name: 'lint', about: 'ESLint, TypeScript, formatting and unused code', budget: 120, run: lint },
  {
    name: 'unit',
    about: 'units and components',
    budget: 150,
    run: (root, scope) => projectTests(root, scope, isUnit, () => allUnits(root)),
  },
  {
    name: 'servers',
    about: 'API on both databases, sandbox',
    budget: 150,
    run: (root, scope) =>
      projectTests(root, scope, isServer, () => ({ args: ['-t', 'test', '-p', SERVERS.join(',')] })),
  },
  {
    name: 'stories',
    about: 'components in a browser: accessibility, long words, large text, forced colours',
    budget: 180,
    cached: true,
    run: stories,
  },
  {
    name: 'visual',
    about: 'brands and screens against recorded pictures and boxes',
    budget: 150,
    cached: true,
    run: visual,
  },
  { name: 'journeys', about: 'built brands in a real browser', budget: 390, cached: true, run: journeys },
  {
    name: 'releases',
    about: 'every brand and market released, two of them whole',
    budget: 60,
    cached: true,
    run: releases,
  },
];
