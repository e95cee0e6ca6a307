import { defineConfig } from 'vitest/config';

/** What every project's tests share; a project that needs more (a DOM, a theme) has its own vitest.config.ts. */
export default defineConfig({
  test: { include: ['**/*.test.{ts,tsx}'], exclude: ['**/node_modules/**', '**/dist/**'], passWithNoTests: false },
});
