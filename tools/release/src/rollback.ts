import { join } from 'node:path';
import { listBrands } from '@baize/site-build/brand-config';
import { readNames, runCommand } from './cli.ts';
import { personAtWork } from './person.ts';
import { beforeThis, readServable, rollback } from './pointer.ts';

const root = join(import.meta.dirname, '../../..');
const USAGE = 'npm run release:rollback -- <brand>/<lang-MARKET>, several with spaces between';

await runCommand(USAGE, (args) => {
  const names = readNames(args, USAGE, 'Name the brand and market to roll back.');
  const unclear = names.find((name) => !/^[\w-]+\/[a-z]{2}-[A-Z]{2}$/.test(name));
  if (unclear !== undefined)
    throw new Error(
      `"${unclear}" is not a brand and market. A rollback applies to their served version, so do not name a version. Usage: ${USAGE}`,
    );
  const brands = listBrands(root);
  const unknown = names.map((name) => name.split('/')[0] ?? '').find((brand) => !brands.includes(brand));
  if (unknown !== undefined) throw new Error(`There is no brand "${unknown}". Brands: ${brands.join(', ')}.`);
  const folders = names.map((name) => join(root, 'dist/releases', name));
  // Check all releases before switching the first one.
  for (const folder of folders) readServable(beforeThis(folder));
  const by = personAtWork();
  for (const folder of folders) {
    const { from, to } = rollback(folder, { now: new Date(), by });
    process.stdout.write(`${to.brand} ${to.pair}: ${from ?? 'nothing'} → ${to.version} (commit ${to.commit})\n`);
  }
});
