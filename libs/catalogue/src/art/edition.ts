import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Identifies the drawing code, so that stored pictures of an older composer are not served. Reads every file of it. An
 * entry of its own: a server that only stores pictures doesn't load what draws them.
 */
export function composerEdition(): string {
  const hash = createHash('sha1');
  for (const entry of readdirSync(import.meta.dirname, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && file.name.endsWith('.ts') && !file.name.includes('.test.'))
    .map((file) => join(file.parentPath, file.name))
    .sort()) {
    hash.update(readFileSync(entry));
  }
  return hash.digest('hex').slice(0, 12);
}
