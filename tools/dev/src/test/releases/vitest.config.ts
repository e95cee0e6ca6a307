import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { listBrands } from '@baize/site-build/brand-config';

const root = join(import.meta.dirname, '../../../../..');
const shared = {
  root: import.meta.dirname,
  // Node runs the sources, as for `npm run release`: the tools read the code of routes, which Vite would rewrite.
  experimental: { viteModuleRunner: false },
  globalSetup: ['./scratch.ts'],
  testTimeout: 120_000,
};

/**
 * Every brand as it is released, from builds that exist already, and the development server. Brands run side by side.
 */
export default defineConfig({
  test: {
    maxWorkers: availableParallelism(),
    projects: [
      // First and alone: Nx writes the builds again when it takes them from its cache.
      { test: { ...shared, name: 'builds', include: ['builds.release.ts'], sequence: { groupOrder: 0 } } },
      { test: { ...shared, name: 'dev', include: ['dev.release.ts'], sequence: { groupOrder: 1 } } },
      ...listBrands(root).map((brand) => ({
        test: {
          ...shared,
          name: brand,
          include: ['brand.release.ts'],
          provide: { brand },
          sequence: { groupOrder: 1 },
        },
      })),
    ],
  },
});
