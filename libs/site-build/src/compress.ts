import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gunzipSync, gzip } from 'node:zlib';

const COMPRESSIBLE = new Set(['.js', '.css', '.html', '.json', '.svg', '.webmanifest', '.txt', '.xml', '.map']);
/** Below this a compressed answer saves less than its headers cost. */
const MINIMUM_BYTES = 512;
/**
 * Position of the operating system in the gzip header (RFC 1952, 2.3). 255 means "unknown", so that all machines give
 * the same bytes.
 */
const GZIP_OS_OFFSET = 9;

/**
 * Returns the folder of compressed files. They are stored by content hash, for all markets, brands and later releases.
 */
export const compressedStore = (root: string): string => join(root, 'dist/compressed');

/**
 * Returns everything in a folder, at any depth, by path with forward slashes. Links are listed but not followed, unlike
 * in `readdir` with `recursive`.
 */
function entriesOf(folder: string, under = ''): readonly { readonly path: string; readonly isFile: boolean }[] {
  return readdirSync(join(folder, under), { withFileTypes: true }).flatMap((entry) => {
    const path = under === '' ? entry.name : `${under}/${entry.name}`;
    return entry.isDirectory() ? entriesOf(folder, path) : [{ path, isFile: entry.isFile() }];
  });
}

/** Returns every regular file of a folder by path with forward slashes, in a fixed order. */
export const listFiles = (folder: string): readonly string[] =>
  entriesOf(folder)
    .filter(({ isFile }) => isFile)
    .map(({ path }) => path)
    .sort();

/**
 * Returns everything in a folder that is neither a regular file nor a real folder. A link, for example, reads content
 * from elsewhere.
 */
export const listOddities = (folder: string): readonly string[] =>
  entriesOf(folder)
    .filter(({ isFile }) => !isFile)
    .map(({ path }) => path)
    .sort();

export const isCompressedVariant = (file: string): boolean => file.endsWith('.br') || file.endsWith('.gz');

export const sha256 = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Creates a second name for a file: a hard link if the disk allows it, otherwise a copy. */
export function share(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch {
    cpSync(from, to);
  }
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Types with a lower Brotli quality, because each pair has many pages and sitemaps of its own. Above 6, Brotli clears 8
 * to 32 MiB of tables for each file: twenty pages took 0.03 seconds of processor time with 6 and 2.33 with 9, and 9 made
 * them a hundredth smaller.
 */
const LIGHTLY = new Set(['.html', '.xml']);
const qualityFor = (file: string) => (LIGHTLY.has(extname(file)) ? 6 : 11);

const FORMS = [
  {
    ending: '.br',
    pack: (bytes: Buffer, file: string) =>
      brotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: qualityFor(file),
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
    unpack: brotliDecompressSync,
  },
  {
    ending: '.gz',
    unpack: gunzipSync,
    async pack(bytes: Buffer) {
      // Node writes the operating system into the header, but no time.
      const packed = await zip(bytes, { level: 9 });
      packed[GZIP_OS_OFFSET] = 255;
      return packed;
    },
  },
] as const;

function unpacksTo(packed: string, unpack: (bytes: Buffer) => Buffer, bytes: Buffer): boolean {
  try {
    return unpack(readFileSync(packed)).equals(bytes);
  } catch {
    return false;
  }
}

/** Files that this process has verified. A brand's markets share them, so each is unpacked only once. */
const verified = new Set<string>();

/** Writes the compressed variants of a file. @returns whether one had to be made, because the store did not have it */
async function compressFile(path: string, bytes: Buffer, store: string): Promise<boolean> {
  const hash = sha256(bytes);
  let isMade = false;
  for (const { ending, pack, unpack } of FORMS) {
    // The name contains the quality, so that the bytes do not depend on the order of compression.
    const kept = join(store, `${hash}${ending === '.br' ? `.${qualityFor(path)}` : ''}${ending}`);
    const isGood = (file: string) => {
      if (!existsSync(file)) return false;
      const key = `${hash}:${sha256(readFileSync(file))}`;
      if (!verified.has(key) && !unpacksTo(file, unpack, bytes)) return false;
      verified.add(key);
      return true;
    };
    // Someone may have edited a bundle through a link, so an existing file is only used after a check.
    if (isGood(`${path}${ending}`)) continue;
    rmSync(`${path}${ending}`, { force: true });
    if (!isGood(kept)) {
      const aside = `${kept}.${process.pid}`;
      writeFileSync(aside, await pack(bytes, path));
      renameSync(aside, kept);
      isMade = true;
    }
    share(kept, `${path}${ending}`);
  }
  return isMade;
}

/**
 * Writes a Brotli and a gzip variant beside every file that is worth it, by its type and size, using all cores. Each distinct content is
 * compressed once and stored in `store`. The bytes depend on the content alone.
 * @returns the number of files compressed now
 */
export async function compressFolder(folder: string, store: string): Promise<number> {
  mkdirSync(store, { recursive: true });
  const byContent = new Map<string, { readonly bytes: Buffer; readonly paths: string[] }>();
  for (const file of listFiles(folder)) {
    // The bundler's files for tools are never sent.
    if (!COMPRESSIBLE.has(extname(file)) || file.startsWith('.vite/')) continue;
    const path = join(folder, file);
    const bytes = readFileSync(path);
    if (bytes.length < MINIMUM_BYTES) continue;
    const hash = sha256(bytes);
    const known = byContent.get(hash);
    if (known) known.paths.push(path);
    else byContent.set(hash, { bytes, paths: [path] });
  }
  // Large ones first, so that no core waits for the last.
  const queue = [...byContent.values()].sort((a, b) => b.bytes.length - a.bytes.length);
  let count = 0;
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        for (const path of next.paths) if (await compressFile(path, next.bytes, store)) count += 1;
      }
    }),
  );
  return count;
}
