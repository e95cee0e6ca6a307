import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { webProjects } from '@baize/testing/vitest-config';

/** The server render runs without even a simulated browser. */
export const SERVER = ['src/entry-server.test.ts'];
/** The site is tested as the reference brand: nothing may be wired to another. */
export const brand = {
  resolve: { alias: { 'virtual:brand': join(import.meta.dirname, '../../brands/wireframe/index.ts') } },
};
const screens = webProjects(import.meta.dirname, brand, { exclude: SERVER });

export default defineConfig({
  test: {
    projects: [
      ...screens,
      { ...brand, plugins: screens[0]?.plugins ?? [], test: { name: 'server', environment: 'node', include: SERVER } },
    ],
  },
});
