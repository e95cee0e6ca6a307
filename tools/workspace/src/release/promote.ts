import { join, relative } from 'node:path';
import { verifyRelease } from './manifest.ts';
import { findReleaseToServe, promote } from './pointer.ts';

const root = join(import.meta.dirname, '../../../..');

try {
  const names = process.argv.slice(2);
  if (names.length === 0) throw new Error('Say which release to serve: npm run release:promote -- <brand>/<lang-MARKET>/<version>, several with spaces between.');
  // All are looked at before the first is switched.
  const found = names.map((name) => findReleaseToServe(root, name));
  found.forEach((directory) => verifyRelease(directory));
  for (const directory of found) {
    const { from, to } = promote(directory, new Date());
    process.stdout.write(`${to.brand} ${to.pair}: ${from === to.version ? 'still' : from === null ? 'now' : `${from} →`} ${to.version} (commit ${to.commit}), in ${relative(root, join(directory, '../current'))}\n`);
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
