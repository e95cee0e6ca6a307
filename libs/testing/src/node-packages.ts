import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { webPackages } from './web-packages.ts';

/** Packages with a task of their own: the servers and the repository's checks. */
const APART: ReadonlySet<string> = new Set(['apps/api', 'apps/sandbox', 'tools/checks']);

/** Returns the folders of all packages whose tests run in Node without a simulated browser: they share a Vitest run. */
export function nodePackages(root: string): readonly string[] {
  const folders = globSync('{apps,libs,tools}/*/package.json', { cwd: root }).map((file) => dirname(file));
  const web = webPackages(root);
  return [...folders, 'libs/ui/src/theme']
    .filter((folder) => !APART.has(folder) && !web.includes(folder))
    .filter((folder) => globSync(`${folder}/**/*.test.{ts,tsx}`, { cwd: root }).length > 0)
    .sort();
}
