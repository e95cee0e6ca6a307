import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: ['./src/testing/template.ts'],
    // Only what hangs takes this long: a busy machine may be ten times slower than a quiet one.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
    // Two threads run all files: each file alone would import the API and compile PGlite again, most of its time.
    pool: 'threads',
    isolate: false,
    // Node runs the sources here as in production (docs/decisions/0015); no test replaces a module.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // PGlite and argon2 are heavy; more workers than cores only make every test slower.
    maxWorkers: 2,
  },
});
