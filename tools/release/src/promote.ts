import { join, relative } from 'node:path';
import { readNames, runCommand } from './cli.ts';
import { personAtWork } from './person.ts';
import { findReleaseToServe, promote, readPromotable } from './pointer.ts';

const root = join(import.meta.dirname, '../../..');
const ALLOW = '--allow-uncommitted';
const USAGE = `npm run release:promote -- [${ALLOW}] <brand>/<lang-MARKET>/<version>, several with spaces between`;

await runCommand(USAGE, (args) => {
  // Check all releases before switching the first one.
  const allowUncommitted = args.includes(ALLOW);
  const names = readNames(
    args.filter((arg) => arg !== ALLOW),
    USAGE,
    'Name the release to serve.',
  );
  const found = names.map((name) => findReleaseToServe(root, name));
  for (const directory of found) readPromotable(directory, allowUncommitted);
  const by = personAtWork();
  for (const directory of found) {
    const { from, to } = promote(directory, { now: new Date(), by, allowUncommitted });
    process.stdout.write(
      `${to.brand} ${to.pair}: ${from === to.version ? 'still' : from === null ? 'now' : `${from} →`} ${to.version} (commit ${to.commit}), in ${relative(root, join(directory, '../current'))}\n`,
    );
  }
});
