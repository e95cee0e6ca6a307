import { join } from 'node:path';
import { readStartOptions } from './options.ts';
import { createPreview } from './preview.ts';
import { readNames, runCommand } from '@baize/release/cli';
import { verifyRelease } from '@baize/release/manifest';
import { findRelease } from '@baize/release/pointer';

// Serves releases of one brand with their headers and compression. Calls go to a running API.
const root = join(import.meta.dirname, '../../../..');
const USAGE = 'npm run release:preview -- <brand>/<lang-MARKET>[/<version>] … (SITE_PORT, API_PORT)';

await runCommand(USAGE, async (args) => {
  const names = readNames(args, USAGE, 'Say which release to look at.');
  const { ports, host } = readStartOptions(root, [], process.env);
  const releases = names.map((name) => findRelease(root, name));
  const manifests = releases.map(verifyRelease);
  const preview = await createPreview({ releases, apiUrl: process.env['API_URL'] ?? `http://127.0.0.1:${ports.api}` });
  await preview.listen({ host: host === '127.0.0.1' ? 'localhost' : host, port: ports.site });
  for (const { pair, brand, version } of manifests)
    process.stdout.write(`${brand} ${version}: http://localhost:${ports.site}/${pair}\n`);
  process.stdout.write(`Calls go to ${process.env['API_URL'] ?? `http://127.0.0.1:${ports.api}`}. Ctrl-C stops it.\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      void preview.close().then(() => process.exit(0));
    });
});
