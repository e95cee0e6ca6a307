import { join } from 'node:path';
import { rollback } from './pointer.ts';

const root = join(import.meta.dirname, '../../../..');

try {
  const names = process.argv.slice(2);
  if (names.length === 0 || names.some((name) => !/^[\w-]+\/[a-z]{2}-[A-Z]{2}$/.test(name))) throw new Error('Say what to take back: npm run release:rollback -- <brand>/<lang-MARKET>, several with spaces between.');
  for (const name of names) {
    const { from, to } = rollback(join(root, 'dist/releases', name), new Date());
    process.stdout.write(`${to.brand} ${to.pair}: ${from ?? 'nothing'} → ${to.version} (commit ${to.commit})\n`);
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
