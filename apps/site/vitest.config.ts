import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { webTests } from '../../libs/testing/src/vitest-config.ts';

const SERVER = ['src/entry-server.test.ts'];
const { plugins = [], test } = webTests();
/** The site is tested as the reference brand: nothing may be wired to another. */
const shared = { plugins, resolve: { alias: { 'virtual:brand': join(import.meta.dirname, '../../brands/wireframe/index.ts') } } };

export default defineConfig({
  test: {
    projects: [
      { ...shared, test: { ...test, name: 'screens', exclude: SERVER } },
      // The server render has no browser to lean on, not even a simulated one.
      { ...shared, test: { name: 'server', environment: 'node', include: SERVER } },
    ],
  },
});
