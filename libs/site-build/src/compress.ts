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
/** Where the operating system's number stands in the header of gzip (RFC 1952, 2.3): 255 is "unknown", the same everywhere. */
const GZIP_OS_OFFSET = 9;

/** What is compressed once is kept under the hash of its content, for all markets, brands and later releases. */
export const compressedStore = (root: string): string => join(root, 'dist/compressed');

/** What lies in a folder, at any depth and by its path with forward slashes. Links are named, never followed: `readdir` itself would (`recursive`). */
function entriesOf(folder: string, under = ''): readonly { readonly path: string; readonly isFile: boolean }[] {
  return readdirSync(join(folder, under), { withFileTypes: true }).flatMap((entry) => {
    const path = under === '' ? entry.name : `${under}/${entry.name}`;
    return entry.isDirectory() ? entriesOf(folder, path) : [{ path, isFile: entry.isFile() }];
  });
}

/** Every plain file of a folder by its path with forward slashes, in a fixed order. */
export const listFiles = (folder: string): readonly string[] =>
  entriesOf(folder)
    .filter(({ isFile }) => isFile)
    .map(({ path }) => path)
    .sort();

/** What in a folder is neither a plain file nor a real folder, links above all: whoever reads through it reads something else. */
export const listOddities = (folder: string): readonly string[] =>
  entriesOf(folder)
    .filter(({ isFile }) => !isFile)
    .map(({ path }) => path)
    .sort();

export const isCompressedVariant = (file: string): boolean => file.endsWith('.br') || file.endsWith('.gz');

export const sha256 = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** One file under two names: a hard link where the disk allows, a copy elsewhere. */
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

/** Pages and sitemaps are many, and each pair's are its own: at 11 they would take ten to thirty times as long as at 9, for an eighth fewer bytes. Scripts, styles and texts are compressed once for all. */
const LIGHTLY = new Set(['.html', '.xml']);
const qualityFor = (file: string) => (LIGHTLY.has(extname(file)) ? 9 : 11);

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
      // Node writes no time into the header, but the system it runs on.
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

/** Files that this process has seen to unpack to their source: a brand's markets share them, and each is unpacked once. */
const seen = new Set<string>();

async function compressFile(path: string, bytes: Buffer, store: string): Promise<number> {
  const hash = sha256(bytes);
  let count = 0;
  for (const { ending, pack, unpack } of FORMS) {
    // What is kept says how it was made: the same bytes come of it whoever compressed first, and by which rule.
    const kept = join(store, `${hash}${ending === '.br' ? `.${qualityFor(path)}` : ''}${ending}`);
    const isGood = (file: string) => {
      if (!existsSync(file)) return false;
      const key = `${hash}:${sha256(readFileSync(file))}`;
      if (!seen.has(key) && !unpacksTo(file, unpack, bytes)) return false;
      seen.add(key);
      return true;
    };
    // Links may be written through by whoever edits a bundle: what is there is used only if it is still what it says.
    if (isGood(`${path}${ending}`)) continue;
    rmSync(`${path}${ending}`, { force: true });
    if (!isGood(kept)) {
      const aside = `${kept}.${process.pid}`;
      writeFileSync(aside, await pack(bytes, path));
      renameSync(aside, kept);
      count = 1;
    }
    share(kept, `${path}${ending}`);
  }
  return count;
}

/**
 * Puts a Brotli and a gzip variant beside every file that gains by it, on all cores. Each distinct content is compressed
 * once and kept in `store`; the bytes depend on the content alone.
 * @returns how many files were compressed now
 */
export async function compressFolder(folder: string, store: string): Promise<number> {
  mkdirSync(store, { recursive: true });
  const byContent = new Map<string, { readonly bytes: Buffer; readonly paths: string[] }>();
  for (const file of listFiles(folder)) {
    // What the bundler wrote for tools is never sent.
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
        for (const path of next.paths) count += await compressFile(path, next.bytes, store);
      }
    }),
  );
  return count;
}
