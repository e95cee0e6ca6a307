import { join, relative } from 'node:path';
import { readNames, runCommand } from './cli.ts';
import { findReleaseToServe, promote, readServable } from './pointer.ts';

const root = join(import.meta.dirname, '../../..');
const USAGE = 'npm run release:promote -- <brand>/<lang-MARKET>/<version>, several with spaces between';

await runCommand(USAGE, (args) => {
  // Check all releases before switching the first one.
  const found = readNames(args, USAGE, 'Name the release to serve.').map((name) => findReleaseToServe(root, name));
  found.forEach((directory) => readServable(directory));
  for (const directory of found) {
    const { from, to } = promote(directory, new Date());
    process.stdout.write(
      `${to.brand} ${to.pair}: ${from === to.version ? 'still' : from === null ? 'now' : `${from} →`} ${to.version} (commit ${to.commit}), in ${relative(root, join(directory, '../current'))}\n`,
    );
  }
});
