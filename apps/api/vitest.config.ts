import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: ['./src/testing/template.ts'],
    testTimeout: 20_000,
    hookTimeout: 40_000,
    // Two threads run all files: each file alone would import the API and compile PGlite again, most of its time.
    pool: 'threads',
    isolate: false,
    // Node runs the sources here as in production (docs/decisions/0015); no test replaces a module.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // PGlite and argon2 are heavy; more workers than cores only make every test slower.
    maxWorkers: 2,
  },
});
