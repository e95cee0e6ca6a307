import { defineConfig } from 'vitest/config';

/** What every project's tests share; a project that needs more (a DOM, a theme) has its own vitest.config.ts. */
export default defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    passWithNoTests: false,
    // A thread keeps what earlier files have imported; each file alone would spend most of its time on imports.
    pool: 'threads',
    isolate: false,
    // Only what hangs takes this long: some tests run a tool over the whole repository, on a machine that may be busy.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
