import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { compiledModules, firstScreenOf } from './compiled-modules.ts';
import { webProjects } from '@baize/testing/vitest-config';

/** The server render runs without even a simulated browser. */
export const SERVER = ['src/entry-server.test.ts'];
/** The site is tested as the reference brand: nothing may be wired to another. */
export const brand = {
  resolve: { alias: { 'virtual:brand': join(import.meta.dirname, '../../brands/wireframe/index.ts') } },
};
/** The same modules as in the site's build. */
export const compiled = compiledModules(firstScreenOf('wireframe'));
const screens = webProjects(import.meta.dirname, brand, { exclude: SERVER, compiled });

export default defineConfig({
  test: {
    projects: [
      ...screens,
      { ...brand, plugins: screens[0]?.plugins ?? [], test: { name: 'server', environment: 'node', include: SERVER } },
    ],
  },
});
