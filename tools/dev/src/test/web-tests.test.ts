import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { expect, it } from 'vitest';
import { projectsOfPackages } from '@baize/testing/vitest-config';
import { webPackages } from '@baize/testing/web-packages';
import { tasksOf } from './project-tests.ts';
import { testEnvironment } from './run-command.ts';

const root = join(import.meta.dirname, '../../../..');
const tracked = execFileSync('git', ['ls-files', 'libs', 'apps/site'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter(Boolean);
const web = webPackages(root);
const project = (folder: string) => ({ name: `@baize/${folder.split('/').at(-1) ?? ''}`, folder, hasTests: true });

it('takes every package that has its own Vitest configuration', () => {
  const configured = tracked.filter((file) => file.endsWith('/vitest.config.ts')).map((file) => file.split('/'));
  expect([...web].sort()).toEqual(configured.map(([top, name]) => `${top}/${name}`).sort());
});

it('runs every test of these packages exactly once', () => {
  const projects = projectsOfPackages(root, web, { settings: {}, serverTests: ['src/entry-server.test.ts'] }).map(
    ({ root: folder = root, test = {} }) => ({
      folder,
      include: test.include ?? [],
      exclude: (test.exclude ?? []) as readonly string[],
    }),
  );
  const runs = (file: string) =>
    projects.filter(({ folder, include, exclude }) => {
      const inside = join(root, file).slice(folder.length + 1);
      const fits = (pattern: string) => matchesGlob(inside, pattern);
      return join(root, file).startsWith(`${folder}/`) && include.some(fits) && !exclude.some(fits);
    }).length;
  const tests = tracked.filter(
    (file) => /\.test\.tsx?$/.test(file) && web.some((folder) => file.startsWith(`${folder}/`)),
  );
  expect(tests.length).toBeGreaterThan(100);
  expect(tests.filter((file) => runs(file) !== 1)).toEqual([]);
});

it('tests the affected web packages in one task, and each other project in its own', () => {
  expect(tasksOf([project('libs/wallet'), project('libs/kernel'), project('apps/site')], web)).toEqual({
    args: ['-t', 'test,web-tests', '-p', '@baize/kernel,@baize/testing'],
    env: { WEB_PACKAGES: 'apps/site,libs/wallet' },
  });
  expect(tasksOf([project('libs/kernel')], web)).toEqual({ args: ['-t', 'test', '-p', '@baize/kernel'] });
});

it('does not let the caller’s environment narrow a run', () => {
  expect(testEnvironment(root, { WEB_PACKAGES: 'libs/wallet' })['WEB_PACKAGES']).toBeUndefined();
});

it('caches the run by all that decides it, the choice of packages included', () => {
  const { nx } = JSON.parse(readFileSync(join(root, 'libs/testing/package.json'), 'utf8')) as {
    readonly nx: { readonly targets: Readonly<Record<string, { readonly inputs: readonly unknown[] }>> };
  };
  const inputs = nx.targets['web-tests']?.inputs ?? [];
  expect(inputs).toContainEqual({ env: 'WEB_PACKAGES' });
  const patterns = inputs.filter((input) => typeof input === 'string').map((input) => input.split('}/')[1] ?? '');
  for (const file of [
    'libs/wallet/src/index.ts',
    'libs/shell/src/messages/en.json',
    'libs/testing/src/vitest-config.ts',
    'apps/site/vitest.all-web.config.ts',
    'brands/wireframe/tokens.ts',
    '.storybook/preview.tsx',
    'tsconfig.base.json',
    'package-lock.json',
  ])
    expect(
      patterns.some((pattern) => matchesGlob(file, pattern)),
      file,
    ).toBe(true);
});
