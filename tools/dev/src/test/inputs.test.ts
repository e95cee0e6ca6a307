import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { describe, expect, it } from 'vitest';
import { qualityTargets } from '@baize/workspace/targets';
import { STAGES } from './stages.ts';

/* A cached pass must never hide a changed file: each kind of file that decides a stage is an input of its target. */
const root = join(import.meta.dirname, '../../../..');
const json = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as unknown;

type Input = string | { readonly runtime?: string; readonly env?: string };
const { namedInputs } = json('nx.json') as { readonly namedInputs: Readonly<Record<string, readonly string[]>> };
const { targets } = (
  json('tools/dev/package.json') as {
    readonly nx: {
      readonly targets: Readonly<
        Record<
          string,
          { readonly cache: boolean; readonly inputs: readonly Input[]; readonly outputs: readonly string[] }
        >
      >;
    };
  }
).nx;

/** Whether a change of the file makes Nx run the stage again. */
function decides(stage: string, file: string): boolean {
  const patterns = (targets[stage]?.inputs ?? [])
    .filter((input) => typeof input === 'string')
    .flatMap((input) => namedInputs[input] ?? [input])
    .map((pattern) => pattern.replace('{workspaceRoot}/', ''));
  // As Nx reads them: an exclusion applies wherever it is in the list. A dot at the start of a name is no obstacle to Nx.
  const fits = (pattern: string) => pattern === '**/*' || matchesGlob(file, pattern);
  return (
    patterns.some((pattern) => !pattern.startsWith('!') && fits(pattern)) &&
    !patterns.some((pattern) => pattern.startsWith('!') && fits(pattern.slice(1)))
  );
}

const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 })
  .split('\n')
  .filter(Boolean);
/** The first tracked file that fits: the test fails when a kind of file no longer exists. */
function one(pattern: string): string {
  const file = tracked.find(
    (each) => matchesGlob(each, pattern) && each.includes('.test.') === pattern.includes('.test.'),
  );
  if (file === undefined) throw new Error(`No file of the repository fits ${pattern}.`);
  return file;
}

const EVERYWHERE = [
  'package.json',
  'package-lock.json',
  'nx.json',
  'tsconfig.base.json',
  'libs/*/package.json',
  'libs/ui/src/**/*.css.ts',
  'libs/wallet/src/**/*.tsx',
  'libs/*/src/messages/en.json',
  'libs/contracts/src/*.ts',
  'libs/ui/src/theme/*.ts',
  'apps/site/src/**/*.ts',
  'brands/*/tokens.ts',
  'brands/*/assets/**/*.svg',
  'tools/dev/src/test/stages/*.ts',
];
const STAGE_FILES: Readonly<Record<string, readonly string[]>> = {
  stories: [
    'libs/**/*.stories.tsx',
    '.storybook/preview.tsx',
    '.storybook/locales.test.ts',
    '.storybook/stress.test.ts',
    '.storybook/vitest.config.ts',
  ],
  visual: [
    'libs/**/*.stories.tsx',
    '.storybook/main.ts',
    'apps/visual/looks.spec.ts',
    'apps/visual/recordings/**/*.png',
  ],
  journeys: [
    'apps/site-e2e/journeys/*.spec.ts',
    'apps/site-e2e/stack/*.ts',
    'apps/api/src/modules/**/migrations/*.sql',
    'apps/api/src/demo/*.ts',
    'apps/sandbox/src/**/*.ts',
    'tools/dev/src/start/start.ts',
  ],
  releases: ['tools/release/src/**/*.ts', 'tools/dev/src/test/releases/*.ts', 'brands/*/legal/*', 'brands/*/config.ts'],
};

describe.each(Object.keys(STAGE_FILES))('the cached stage %s', (stage) => {
  it('runs again for a change of each kind of file that decides it', () => {
    const missing = [...EVERYWHERE, ...(STAGE_FILES[stage] ?? [])].map(one).filter((file) => !decides(stage, file));
    expect(missing).toEqual([]);
  });

  it('does not run again for documentation and for tests of other stages', () => {
    for (const file of ['README.md', 'docs/testing.md', one('libs/*/README.md'), one('libs/**/*.test.tsx')])
      expect(decides(stage, file), file).toBe(false);
  });

  it('keeps its result', () => {
    expect(targets[stage]).toMatchObject({
      cache: true,
      outputs: [`{workspaceRoot}/dist/test-reports/stages/${stage}.json`],
    });
  });
});

it('knows the browser’s version where a browser decides', () => {
  for (const stage of ['stories', 'visual', 'journeys'])
    expect(targets[stage]?.inputs).toContainEqual({ runtime: 'node tools/dev/src/test/browser-version.ts' });
});

it('names only files that exist as inputs of lint, the boundary table among them', () => {
  const patterns = (qualityTargets(root, 'libs/wallet')['lint']?.inputs ?? [])
    .filter((input) => typeof input === 'string')
    .flatMap((input) => (input.startsWith('{workspaceRoot}/') ? [input.replace('{workspaceRoot}/', '')] : []));
  expect(patterns).toContain('tools/checks/src/boundaries.mjs');
  for (const pattern of patterns)
    expect(
      tracked.filter((file) => matchesGlob(file, pattern)),
      pattern,
    ).not.toEqual([]);
});

it('caches exactly the stages that have a target', () => {
  const cached = STAGES.filter((stage) => stage.cached).map(({ name }) => name);
  expect(cached.sort()).toEqual(Object.keys(targets).sort());
});
