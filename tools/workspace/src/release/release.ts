import { join } from 'node:path';
import { keepCompiled } from '../bootstrap/compile-cache.ts';

// Before anything else is read: what is kept of it has to be asked for first.
keepCompiled(join(import.meta.dirname, '../../../..'));

try {
  const { run } = await import('./command.ts');
  await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
