import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

/**
 * What the runtime makes of our sources, types stripped and scripts compiled, is kept among the packages' caches for this
 * process and those that it starts: a command that is called again spends half of its start on nothing else. The runtime
 * knows each entry by the source's own bytes. A folder that cannot be written to means that nothing is kept.
 */
export function keepCompiled(root: string): void {
  const folder = compileCache(root);
  enableCompileCache(folder);
  process.env['NODE_COMPILE_CACHE'] = folder;
}

/** Returns the folder of what is kept, as NODE_COMPILE_CACHE names it. */
export const compileCache = (root: string): string =>
  process.env['NODE_COMPILE_CACHE'] || join(root, 'node_modules/.cache/baize-compiled');
