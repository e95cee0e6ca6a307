import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { countEslint, type EslintFile } from '../count-eslint.ts';
import { runNode } from '../run-command.ts';
import { isFirstShard } from '../scope.ts';
import type { Stage } from '../stage.ts';
import { addCounts, NOTHING, type Counts } from '../summary.ts';

/** Everything that knows a browser, and the API, which must not. */
const PROGRAMS = ['tools/dev/tsconfig.everything.json', 'apps/api/tsconfig.json'] as const;

/**
 * Runs TypeScript over the whole repository in two programs. Per project, as with `nx typecheck`, each would read the
 * libraries again. It is the native compiler (decision 0046): the other one needs three times the processor time. With
 * more than one checker it would be ready sooner but check shared types once per checker, and ESLint needs the cores.
 */
async function typecheck(root: string): Promise<Counts> {
  let counts = NOTHING;
  for (const project of PROGRAMS) {
    const { code } = await runNode(root, [
      'node_modules/typescript-native/bin/tsc',
      '--noEmit',
      '--pretty',
      '--checkers',
      '1',
      '-p',
      project,
    ]);
    counts = addCounts(counts, checkOf(code === 0, `types: tsc -p ${project}`));
  }
  return counts;
}

const checkOf = (passed: boolean, failure: string): Counts =>
  passed ? { ...NOTHING, passed: 1 } : { ...NOTHING, failed: 1, failures: [failure] };

/**
 * Checks formatting. Prettier decides, but oxfmt, which formats like it and needs a fiftieth of the processor time,
 * first finds the files that could differ.
 */
async function isFormatted(root: string): Promise<boolean> {
  const { code, output } = await runNode(
    root,
    ['node_modules/oxfmt/bin/oxfmt', '-c', '.prettierrc.json', '--list-different', '.'],
    { isShown: false },
  );
  if (code === 0) return true;
  const files = output.split('\n').filter((line) => existsSync(join(root, line)) && line !== '');
  if (code !== 1 || files.length === 0) {
    process.stdout.write(output);
    return false;
  }
  const prettier = await runNode(root, [
    'node_modules/prettier/bin/prettier.cjs',
    '--check',
    '--log-level=warn',
    ...files,
  ]);
  return prettier.code === 0;
}

/** Checks formatting, then unused files, exports and dependencies. The name of each check says how to fix what it reports. */
async function checkSources(root: string): Promise<Counts> {
  const formatting = checkOf(await isFormatted(root), 'formatting: npx prettier --write .');
  const { code } = await runNode(root, ['node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints']);
  return addCounts(formatting, checkOf(code === 0, 'unused code or dependencies: npm run knip'));
}

/** @param folders what ESLint looks at; types, formatting and unused code are checked in all files */
async function lintFolders(root: string, folders: readonly string[]): Promise<Counts> {
  const report = join(root, 'dist/test-reports/eslint.json');
  rmSync(report, { force: true });
  // ESLint takes about as long as the rest together, so each gets a core.
  const [others, { code }] = await Promise.all([
    typecheck(root).then(async (types) => addCounts(types, await checkSources(root))),
    runNode(root, [
      'node_modules/eslint/bin/eslint.js',
      '--no-error-on-unmatched-pattern',
      '--format=json',
      `--output-file=${report}`,
      ...folders,
    ]),
  ]);
  if (!existsSync(report))
    return addCounts(others, {
      ...NOTHING,
      failed: 1,
      failures: [`ESLint ended with code ${code} and wrote no report`],
    });
  const counts = countEslint(root, JSON.parse(readFileSync(report, 'utf8')) as readonly EslintFile[]);
  for (const line of counts.failures) process.stdout.write(`${line}\n`);
  return addCounts(others, counts);
}

/** What holds code; a test compares it with the repository. */
export const EVERYTHING = [
  'apps',
  'libs',
  'brands',
  'tools',
  '.storybook',
  'eslint.config.mjs',
  'vitest.config.ts',
] as const;

/**
 * ESLint, TypeScript, formatting and unused code. Each starts once: started per project they would spend most of their
 * time starting.
 */
export const lint: Stage = {
  name: 'lint',
  about: 'ESLint, TypeScript, formatting and unused code',
  async run(root, scope) {
    if (!isFirstShard(scope)) return null;
    if (scope.affected === null || scope.affected.changed === null) return lintFolders(root, EVERYTHING);
    const folders = scope.affected.projects.map(({ folder }) => folder);
    // Only documentation has changed.
    return folders.length === 0 ? checkSources(root) : lintFolders(root, folders);
  },
};
