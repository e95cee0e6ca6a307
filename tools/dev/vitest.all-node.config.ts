import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { defineConfig } from 'vitest/config';
import { nodePackages } from '@baize/testing/node-packages';

const root = join(import.meta.dirname, '../..');
/** Folders of the packages to test, separated by commas: those that a change affects. Without it, all. */
const chosen = process.env['NODE_PACKAGES']?.split(',');
const folders = nodePackages(root).filter((folder) => chosen?.includes(folder) ?? true);

/** Longer than all other tests together: on the second thread, from the start. */
const LONGEST = /generated-code\.test\.ts$/;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLongest = ({ moduleId }: TestSpecification) => LONGEST.test(moduleId);
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}

/** The tests of the libraries and tools without screens in one run, as `npm test` runs them. */
export default defineConfig({
  root,
  test: {
    include: folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
    exclude: ['**/node_modules/**', '**/dist/**'],
    // As the repository's own vitest.config.ts, for the same reasons.
    pool: 'threads',
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongestFirst },
  },
});
