import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { webProjects } from '../../libs/testing/src/vitest-config.ts';

const SERVER = ['src/entry-server.test.ts'];
/** The site is tested as the reference brand: nothing may be wired to another. */
const brand = { resolve: { alias: { 'virtual:brand': join(import.meta.dirname, '../../brands/wireframe/index.ts') } } };
const screens = webProjects(import.meta.dirname, brand, SERVER);

export default defineConfig({
  test: {
    projects: [
      ...screens,
      // The server render has no browser to lean on, not even a simulated one.
      { ...brand, plugins: screens[0]?.plugins ?? [], test: { name: 'server', environment: 'node', include: SERVER } },
    ],
  },
});
