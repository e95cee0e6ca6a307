import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: ['./src/testing/template.ts'],
    testTimeout: 20_000,
    hookTimeout: 40_000,
    // PGlite and argon2 are heavy; more workers than cores only make every test slower.
    maxWorkers: 2,
  },
});
