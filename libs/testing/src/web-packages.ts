import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The library of components has its own setup, because it knows nothing of the product. */
export const COMPONENTS = 'libs/ui';
export const SITE = 'apps/site';

/** Returns the folders of all packages whose tests need a simulated browser: they run in one Vitest run. */
export const webPackages = (root: string): readonly string[] => [
  ...globSync('libs/*/vitest.config.ts', { cwd: root })
    .filter((file) => readFileSync(join(root, file), 'utf8').includes('webTests('))
    .map((file) => dirname(file))
    .sort(),
  COMPONENTS,
  SITE,
];
