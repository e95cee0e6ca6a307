import { join } from 'node:path';
import type { CreateNodesContextV2 } from '@nx/devkit';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '@baize/testing/folders';
import { createNodesV2 } from './plugin.ts';
import { readPairs } from './read-pairs.ts';

const CONFIG = "export const config = { id: 'x', pairs: ['en-UN', 'fr-CA'] };";
async function infer(root: string, ...files: string[]) {
  const context: CreateNodesContextV2 = { workspaceRoot: root, nxJsonConfiguration: {} };
  const results = await createNodesV2[1](files, undefined, context);
  return Object.assign({}, ...results.map(([, { projects }]) => projects)) as Record<
    string,
    { name?: string; targets: Record<string, Record<string, unknown>> }
  >;
}

describe('a brand', () => {
  it('is a project named by its folder, with one release per pair', async () => {
    const root = temporaryFolder({
      'brands/harbour/config.ts': CONFIG,
      'brands/harbour/tsconfig.json': '{}',
      'brands/harbour/brand.test.ts': '',
    });
    const brand = (await infer(root, 'brands/harbour/config.ts'))['brands/harbour'];
    expect(brand?.name).toBe('harbour');
    expect(Object.keys(brand?.targets ?? {}).sort()).toEqual([
      'build',
      'lint',
      'preview',
      'release',
      'serve',
      'test',
      'typecheck',
    ]);
    expect(brand?.targets['release']?.['configurations']).toEqual({
      'en-UN': { brand: 'harbour', market: 'en-UN' },
      'fr-CA': { brand: 'harbour', market: 'fr-CA' },
    });
    // What Nx brings back from its cache replaces what is there, and a pair keeps its versions side by side.
    expect([brand?.targets['release']?.['cache'], brand?.targets['release']?.['outputs']]).toEqual([
      undefined,
      undefined,
    ]);
    expect(brand?.targets['build']).toMatchObject({
      cache: true,
      outputs: ['{workspaceRoot}/dist/brands/harbour', '{workspaceRoot}/dist/ssr/harbour'],
      options: { env: { BAIZE_BRAND: 'harbour' } },
    });
  });
  it('names no other brand among the inputs of its build', async () => {
    const root = temporaryFolder({ 'brands/harbour/config.ts': CONFIG, 'brands/lagoon/config.ts': CONFIG });
    const inputs = JSON.stringify(
      (await infer(root, 'brands/harbour/config.ts', 'brands/lagoon/config.ts'))['brands/harbour']?.targets['build']?.[
        'inputs'
      ],
    );
    expect(inputs).toContain('{projectRoot}');
    expect(inputs).not.toMatch(/brands\/|lagoon/);
  });
  it('names only packages that the repository asks for, since Nx refuses any other', async () => {
    const root = temporaryFolder({
      'brands/harbour/config.ts': CONFIG,
      'package.json': '{"dependencies":{"react":"19"},"devDependencies":{"vite":"8"}}',
    });
    expect(
      (await infer(root, 'brands/harbour/config.ts'))['brands/harbour']?.targets['build']?.['inputs'],
    ).toContainEqual({ externalDependencies: ['vite', 'react'] });
  });
  it('says how a list of pairs has to look', () => {
    expect(readPairs('pairs: [\n  \'en-UN\',\n  "fi-FI",\n]', 'f')).toEqual(['en-UN', 'fi-FI']);
    expect(() => readPairs('pairs: PAIRS', 'brands/x/config.ts')).toThrow(/brands\/x\/config.ts names no pair/);
  });
});

it('gives a package tests only when it has some, and a build only with a Vite config; the site itself has none', async () => {
  const root = temporaryFolder({
    'libs/a/package.json': '{}',
    'libs/a/tsconfig.json': '{}',
    'libs/a/src/a.ts': '',
    'libs/b/package.json': '{}',
    'libs/b/src/deep/b.test.tsx': '',
    'libs/outer/package.json': '{}',
    'libs/outer/src/inner/package.json': '{}',
    'libs/outer/src/inner/x.test.ts': '',
    'apps/sandbox/package.json': '{}',
    'apps/sandbox/vite.config.ts': '',
    'apps/site/package.json': '{}',
    'apps/site/vite.config.ts': '',
  });
  const projects = await infer(
    root,
    ...['libs/a', 'libs/b', 'libs/outer', 'apps/sandbox', 'apps/site'].map((folder) => join(folder, 'package.json')),
  );
  expect(
    Object.fromEntries(Object.entries(projects).map(([folder, { targets }]) => [folder, Object.keys(targets).sort()])),
  ).toEqual({
    'libs/a': ['lint', 'typecheck'],
    'libs/b': ['lint', 'test'],
    'libs/outer': ['lint'],
    'apps/sandbox': ['build', 'lint'],
    'apps/site': ['lint'],
  });
});
