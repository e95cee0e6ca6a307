import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const COMPRESSIBLE = new Set(['.js', '.css', '.html', '.json', '.svg', '.webmanifest', '.txt', '.xml', '.map']);
/** Below this a compressed answer saves less than its headers cost. */
const MINIMUM_BYTES = 512;

/** Every file of a folder by its path with forward slashes, in a fixed order. */
export function listFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

export const isCompressedVariant = (file: string): boolean => file.endsWith('.br') || file.endsWith('.gz');

/**
 * Puts a Brotli and a gzip variant beside every file that gains by it; a file that has them is left alone, so a
 * brand's assets are compressed once for all its markets. The bytes depend on the content alone.
 * @returns how many files were compressed
 */
export function compressFolder(folder: string): number {
  let count = 0;
  for (const file of listFiles(folder)) {
    const path = join(folder, file);
    if (!COMPRESSIBLE.has(extname(file)) || statSync(path).size < MINIMUM_BYTES || existsSync(`${path}.br`)) continue;
    const bytes = readFileSync(path);
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }));
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
    count += 1;
  }
  return count;
}

if (import.meta.main) {
  const folder = process.argv[2];
  if (!folder || !existsSync(folder)) {
    process.stderr.write(`There is no folder "${folder ?? ''}" to compress. Build first: npx nx build <brand>.\n`);
    process.exit(1);
  }
  process.stdout.write(`${compressFolder(folder)} files compressed in ${folder}\n`);
}
