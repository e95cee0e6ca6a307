import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** How a web library's tests run: a simulated browser, compiled styles, and everything cleared between tests. */
export const webTests = () => defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  test: { environment: 'jsdom', include: ['src/**/*.test.{ts,tsx}'], setupFiles: [join(import.meta.dirname, 'setup-dom.ts')] },
});
