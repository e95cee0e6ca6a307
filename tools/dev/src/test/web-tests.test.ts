import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { expect, it } from 'vitest';
import { projectsOfPackages } from '@baize/testing/vitest-config';
import { nodePackages } from '@baize/testing/node-packages';
import { webPackages } from '@baize/testing/web-packages';
import { tasksOf } from './project-tests.ts';
import { testEnvironment } from './run-command.ts';

const root = join(import.meta.dirname, '../../../..');
const tracked = execFileSync('git', ['ls-files', 'libs', 'apps/site'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter(Boolean);
const web = webPackages(root);
const isBelow = (folder: string, file: string) => file.startsWith(`${folder}/`);
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

it('runs every other test of the unit stage in one Node run', () => {
  const folders = nodePackages(root);
  expect(folders.filter((folder) => web.includes(folder))).toEqual([]);
  const others = execFileSync('git', ['ls-files', 'apps', 'libs', 'tools'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.test\.tsx?$/.test(file) && !web.some((folder) => isBelow(folder, file)))
    .filter((file) => !folders.some((folder) => isBelow(folder, file)));
  expect([...new Set(others.map((file) => file.split('/').slice(0, 2).join('/')))].sort()).toEqual([
    'apps/api',
    'apps/sandbox',
    'tools/checks',
  ]);
});

it('keeps the package whose tasks start the joint runs out of them: it would leave out itself, and all', () => {
  expect([...web, ...nodePackages(root)]).not.toContain('libs/testing');
});

it('tests affected packages of one kind in one task, and each other project in its own', () => {
  const joint = { web, node: nodePackages(root) };
  const projects = [project('libs/wallet'), project('libs/kernel'), project('apps/site'), project('tools/checks')];
  expect(tasksOf(projects, joint)).toEqual({
    args: ['-t', 'test,web-tests,node-tests', '-p', '@baize/checks,@baize/testing'],
    env: { WEB_PACKAGES: 'apps/site,libs/wallet', NODE_PACKAGES: 'libs/kernel' },
  });
  expect(tasksOf([project('apps/api')], joint)).toEqual({ args: ['-t', 'test', '-p', '@baize/api'], env: {} });
});

it('does not let the caller’s environment narrow a run', () => {
  const environment = testEnvironment(root, { WEB_PACKAGES: 'libs/wallet', NODE_PACKAGES: 'libs/kernel' });
  expect(environment).not.toHaveProperty('WEB_PACKAGES');
  expect(environment).not.toHaveProperty('NODE_PACKAGES');
});

/** The inputs of one of the joint runs. */
function inputsOf(target: string): readonly unknown[] {
  const { nx } = JSON.parse(readFileSync(join(root, 'libs/testing/package.json'), 'utf8')) as {
    readonly nx: { readonly targets: Readonly<Record<string, { readonly inputs: readonly unknown[] }>> };
  };
  return nx.targets[target]?.inputs ?? [];
}

it('caches the web run by all that decides it, the choice of packages included', () => {
  const inputs = inputsOf('web-tests');
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

it('caches the Node run by every file, since tools read the whole repository', () => {
  const inputs = inputsOf('node-tests');
  expect(inputs).toContainEqual({ env: 'NODE_PACKAGES' });
  expect(inputs).toContain('{workspaceRoot}/**/*');
});
