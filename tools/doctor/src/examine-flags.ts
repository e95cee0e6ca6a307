import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FEATURE_FLAGS } from '@baize/contracts/site';
import type { Finding } from './finding.ts';

/** Sources that may read a flag. */
const READERS = ['apps/site/src', 'apps/api/src', 'libs'];
/** Files that only list flags: their names and default values. */
const NAMED_IN = /libs\/contracts\/src\/site\.ts$|apps\/api\/src\/modules\/site\/repository\.ts$|libs\/testing\//;
const FILE = 'libs/contracts/src/site.ts';

/** Reports flags that no source reads, so that switching them has no effect. */
export function examineFlags(root: string, flags: readonly string[] = FEATURE_FLAGS): readonly Finding[] {
  if (!existsSync(join(root, FILE))) return [];
  const unread = new Set(flags);
  for (const folder of READERS) {
    if (!existsSync(join(root, folder))) continue;
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name).replaceAll('\\', '/');
      if (
        !entry.isFile() ||
        !/\.tsx?$/.test(path) ||
        /\.(?:test|stories)\./.test(path) ||
        path.includes('/node_modules/') ||
        NAMED_IN.test(path)
      )
        continue;
      const text = readFileSync(path, 'utf8');
      for (const flag of unread) if (new RegExp(`\\b${flag}\\b`).test(text)) unread.delete(flag);
    }
  }
  return [...unread].map((flag): Finding => ({
    severity: 'warning',
    file: FILE,
    field: `FEATURE_FLAGS.${flag}`,
    what: 'No source reads the flag.',
    why: 'The control room offers a switch that does nothing.',
    mend: 'Read it in the code that depends on it, or remove it from the list.',
  }));
}
