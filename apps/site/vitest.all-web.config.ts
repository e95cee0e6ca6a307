import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { projectsOfPackages } from '@baize/testing/vitest-config';
import { webPackages } from '@baize/testing/web-packages';
import { brand, compiled, SERVER } from './vitest.config.ts';

const root = join(import.meta.dirname, '../..');
/** Folders of the packages to test, separated by commas: those that a change affects. Without it, all. */
const chosen = process.env['WEB_PACKAGES']?.split(',');
const folders = webPackages(root).filter((folder) => chosen?.includes(folder) ?? true);

/** The tests of the site and of the libraries with screens in one run, as `npm test` runs them. */
export default defineConfig({
  root,
  test: {
    // By default Vitest leaves a core free, which on two cores is half of the machine.
    maxWorkers: availableParallelism(),
    projects: projectsOfPackages(root, folders, { settings: brand, serverTests: SERVER, compiled }),
  },
});
