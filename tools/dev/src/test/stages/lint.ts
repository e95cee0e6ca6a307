import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { countEslint, type EslintFile } from '../count-eslint.ts';
import { runNode, runNxTargets } from '../run-command.ts';
import { isFirstShard } from '../scope.ts';
import type { Stage } from '../stage.ts';
import { addCounts, NOTHING, type Counts } from '../summary.ts';

/** Everything that knows a browser, and the API, which must not. */
const PROGRAMS = ['tools/dev/tsconfig.everything.json', 'apps/api/tsconfig.json'] as const;

/**
 * Runs TypeScript over the whole repository in two programs. Per project, as with `nx typecheck`, each would read the
 * libraries again.
 */
async function typecheck(root: string): Promise<Counts> {
  const ended = await Promise.all(
    PROGRAMS.map((project) =>
      runNode(root, ['node_modules/typescript/bin/tsc', '--noEmit', '--pretty', '-p', project]),
    ),
  );
  const failures = PROGRAMS.filter((_, index) => ended[index]?.code !== 0).map((project) => `types: tsc -p ${project}`);
  return { ...NOTHING, passed: PROGRAMS.length - failures.length, failed: failures.length, failures };
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
    const { code } = await runNode(root, args(root));
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
    runNode(root, [
      'node_modules/eslint/bin/eslint.js',
      '--no-error-on-unmatched-pattern',
      '--format=json',
      `--output-file=${report}`,
      'apps',
      'libs',
      'brands',
      'tools',
      'eslint.config.mjs',
    ]),
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

/**
 * ESLint and TypeScript. Over everything, each starts once: started per project they would spend most of their time
 * starting. Of a few affected projects, each is looked at by its own cached targets.
 */
export const lint: Stage = {
  name: 'lint',
  about: 'ESLint, TypeScript, formatting and unused code',
  budget: 120,
  async run(root, scope) {
    if (!isFirstShard(scope)) return null;
    if (scope.affected === null || scope.affected.changed === null) return lintEverything(root);
    const names = scope.affected.projects.map(({ name }) => name).join(',');
    // Formatting and unused code are checked in all files: neither follows the project graph.
    const sources = await checkSources(root);
    return names === '' ? sources : addCounts(sources, await runNxTargets(root, 'lint,typecheck', ['-p', names]));
  },
};
