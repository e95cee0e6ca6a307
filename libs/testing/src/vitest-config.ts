import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { COMPONENTS, SITE } from './web-packages.ts';

/**
 * Patterns whose effect outlives a test: replaced modules, and the hydration of a page, which needs one that nobody has
 * touched yet (`useFirstInteraction`). A stopped clock ends with its test (`setup-dom.ts`).
 */
const CHANGES_THE_WORLD = /\bvi\.(?:do)?[mM]ock\(|\bresetModules\(|\bhydrateRoot\(/;
/** Components announce by React Aria's timers, which a stopped clock would leave waiting for good. */
export const STOPS_THE_CLOCK = /\buseFakeTimers\(/;
const TESTS = 'src/**/*.test.{ts,tsx}';

type Settings = Partial<TestProjectInlineConfiguration>;
type ReactOptions = Parameters<typeof react>[0];

/**
 * What React Compiler compiles in a package's own run: every screen. The joint run compiles exactly what the site does
 * (apps/site/compiled-modules.ts).
 */
const SCREENS_COMPILED: ReactOptions = {
  compiler: true,
  include: /\/src\/(?:components|overlays|pages|screens)\//,
  exclude: [/node_modules\//, /\.css\b/, /\.test\.tsx?$/],
};

/**
 * Returns two Vitest projects. Most files share one simulated browser, because creating it takes most of their time;
 * those that replace modules or hydrate a page get one each.
 * @param name what the projects' names start with, where a run has several such pairs
 * @param needsOwn a further pattern of files that get one each
 * @param compiled options of the React plugin
 */
function pairOfProjects(
  root: string,
  patterns: readonly string[],
  {
    more = {},
    exclude = [],
    name = '',
    needsOwn,
    compiled = SCREENS_COMPILED,
  }: { more?: Settings; exclude?: readonly string[]; name?: string; needsOwn?: RegExp; compiled?: ReactOptions },
): TestProjectInlineConfiguration[] {
  const files = globSync([...patterns], { cwd: root, exclude: [...exclude] });
  const alone = files.filter((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return CHANGES_THE_WORLD.test(text) || needsOwn?.test(text);
  });
  const base = { ...more, plugins: [react(compiled), vanillaExtractPlugin(), ...(more.plugins ?? [])] };
  // The first use of a screen compiles it while other tests run, on a machine that may be busy; what hangs still fails.
  const test = {
    environment: 'jsdom',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    setupFiles: [join(import.meta.dirname, 'setup-dom.ts')],
    ...more.test,
  };
  return [
    ...(files.length > alone.length
      ? [
          {
            ...base,
            test: {
              ...test,
              name: `${name}together`,
              isolate: false,
              include: [...patterns],
              exclude: [...exclude, ...alone],
            },
          },
        ]
      : []),
    ...(alone.length > 0 ? [{ ...base, test: { ...test, name: `${name}alone`, include: alone } }] : []),
  ];
}

/**
 * Returns the Vitest projects of one web package.
 * @param root the package's folder
 * @param more further settings of every project
 * @param options.exclude files that another project runs
 * @param options.needsOwn files that get a simulated browser each, besides those that always do
 * @param options.compiled options of the React plugin, in place of compiling every screen
 */
export const webProjects = (
  root: string,
  more: Settings = {},
  options: { readonly exclude?: readonly string[]; readonly needsOwn?: RegExp; readonly compiled?: ReactOptions } = {},
): TestProjectInlineConfiguration[] => pairOfProjects(root, [TESTS], { more, ...options });

/** The tests of a web library: a simulated browser, compiled styles, and everything cleared between tests. */
export const webTests = (root: string) => defineConfig({ test: { projects: webProjects(root) } });

/**
 * Returns the Vitest projects of several web packages, which then start and compile once instead of once for each.
 * @param root the repository
 * @param folders the packages, as `webPackages` names them
 * @param site settings of the site's tests, its tests that run without a simulated browser, relative to its folder, and
 * what React Compiler compiles
 * @see docs/decisions/0044-how-the-tests-run.md
 */
export function projectsOfPackages(
  root: string,
  folders: readonly string[],
  site: { readonly settings: Settings; readonly serverTests: readonly string[]; readonly compiled?: ReactOptions },
): TestProjectInlineConfiguration[] {
  const { compiled } = site;
  const server = site.serverTests.map((file) => `${SITE}/${file}`);
  const patterns = folders.filter((folder) => folder !== COMPONENTS).map((folder) => `${folder}/${TESTS}`);
  return [
    ...pairOfProjects(root, patterns, { more: { ...site.settings, root }, exclude: server, compiled }),
    ...(folders.includes(COMPONENTS)
      ? pairOfProjects(join(root, COMPONENTS), [TESTS], {
          more: { root: join(root, COMPONENTS), test: { setupFiles: [join(root, COMPONENTS, 'src/test-setup.ts')] } },
          name: 'components ',
          compiled,
          needsOwn: STOPS_THE_CLOCK,
        })
      : []),
    ...(folders.includes(SITE)
      ? [
          {
            ...site.settings,
            root,
            plugins: [react(compiled), vanillaExtractPlugin()],
            test: { name: 'server', environment: 'node', testTimeout: 120_000, include: server },
          },
        ]
      : []),
  ];
}
