import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { mergeConfig } from 'vitest/config';
import { nodePackages } from '@baize/testing/node-packages';
import shared from '../../vitest.config.ts';

const root = join(import.meta.dirname, '../..');
/** Folders of the packages to test, separated by commas: those that a change affects. Without it, all. */
const chosen = process.env['NODE_PACKAGES']?.split(',');
const folders = nodePackages(root).filter((folder) => chosen?.includes(folder) ?? true);
const { test, ...rest } = shared;

/** The tests of the libraries and tools without screens in one run, as `npm test` runs them. */
export default mergeConfig(
  { ...rest, test: { ...test, include: [] } },
  {
    root,
    test: { include: folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`), maxWorkers: availableParallelism() },
  },
);
