import { join } from 'node:path';
import { keepCompiled } from '@baize/workspace/compile-cache';
import { runCommand } from './cli.ts';

// Before any other module loads, because the compile cache must be switched on first.
keepCompiled(join(import.meta.dirname, '../../..'));
const USAGE = 'npm run release -- [--brand <id>|all] (--market <lang-MARKET> | --all) [--no-build]';

await runCommand(USAGE, async (args) => (await import('./command.ts')).runRelease(args, USAGE));
