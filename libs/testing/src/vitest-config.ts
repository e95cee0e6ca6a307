import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

/** Patterns whose effect outlives a test: a stopped clock that modules read at import, and replaced modules. */
const CHANGES_THE_WORLD = /\buseFakeTimers\(|\bvi\.(?:do)?[mM]ock\(|\bresetModules\(/;
const TESTS = 'src/**/*.test.{ts,tsx}';

/**
 * A web package's tests as two Vitest projects. Most files share one simulated browser, because creating it takes most
 * of their time; those that stop the clock or replace modules get one each.
 * @param root the package's folder
 * @param more further settings of every project
 */
export function webProjects(
  root: string,
  more: Partial<TestProjectInlineConfiguration> = {},
  exclude: readonly string[] = [],
): TestProjectInlineConfiguration[] {
  const files = globSync(TESTS, { cwd: root, exclude: [...exclude] });
  const alone = files.filter((file) => CHANGES_THE_WORLD.test(readFileSync(join(root, file), 'utf8')));
  const base = { ...more, plugins: [react(), vanillaExtractPlugin(), ...(more.plugins ?? [])] };
  // The first use of a screen compiles it while other tests run; a hanging test still fails.
  const test = {
    environment: 'jsdom',
    testTimeout: 15_000,
    setupFiles: [join(import.meta.dirname, 'setup-dom.ts')],
    ...more.test,
  };
  return [
    ...(files.length > alone.length
      ? [
          {
            ...base,
            test: { ...test, name: 'together', isolate: false, include: [TESTS], exclude: [...exclude, ...alone] },
          },
        ]
      : []),
    ...(alone.length > 0 ? [{ ...base, test: { ...test, name: 'alone', include: alone } }] : []),
  ];
}

/** How a web library's tests run: a simulated browser, compiled styles, and everything cleared between tests. */
export const webTests = (root: string) => defineConfig({ test: { projects: webProjects(root) } });
