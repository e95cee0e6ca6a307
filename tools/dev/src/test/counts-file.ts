import { join } from 'node:path';

/** Where a cached stage leaves what it counted; the output of its target. */
export const countsFile = (root: string, stage: string): string =>
  join(root, 'dist/test-reports/stages', `${stage}.json`);
