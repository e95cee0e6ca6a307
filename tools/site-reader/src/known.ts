import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sha256 } from '@baize/site-build/compress';

/**
 * All that a build, the doctor's word and the content of the repository could depend on: more than each of them needs, so
 * that none is ever older than what it was made from. Nx, which is asked whenever one byte of it differs, knows exactly.
 */
export const FOLDERS = ['apps', 'brands', 'libs', 'tools'];
export const FILES = [
  'package.json',
  'package-lock.json',
  'nx.json',
  'tsconfig.base.json',
  'node_modules/.package-lock.json',
];
/** Packages are told by the lock file and by what npm has written down of the installation; the rest is written by builds. */
const NOT_SOURCES = new Set(['node_modules', 'dist', 'test-results']);

/**
 * SHA-256 of every source, of the packages' versions and of the runtime's.
 * @returns null where a link leads out of the tree: what is behind it may change unseen, so nothing can be known
 */
export function hashSources(root: string): string | null {
  const hash = createHash('sha256').update(process.version);
  let isPlain = true;
  const add = (path: string) => {
    const bytes = readFileSync(join(root, path));
    hash.update(`\0${path}\0${bytes.length}\0`).update(bytes);
  };
  const visit = (folder: string): void => {
    const entries = readdirSync(join(root, folder), { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const entry of entries) {
      const path = `${folder}/${entry.name}`;
      if (NOT_SOURCES.has(entry.name)) continue;
      if (entry.isDirectory()) visit(path);
      else if (entry.isFile()) add(path);
      else isPlain = false;
    }
  };
  for (const file of FILES) if (existsSync(join(root, file))) add(file);
  for (const folder of FOLDERS) if (existsSync(join(root, folder))) visit(folder);
  return isPlain ? hash.digest('hex') : null;
}

/** What was found out about a brand, and about which sources. */
export interface Known {
  /** `hashSources` before it was examined and built, the same as after. */
  readonly sources: string;
  /** SHA-256 of what the build has written (`readBuild`). */
  readonly build: string;
  /** SHA-256 of the content with which the doctor found no error; null: it was not asked. */
  readonly examined: string | null;
}

const fileOf = (root: string, name: string): string => join(root, 'dist/known', name);

/** Written aside and renamed: two commands at once leave one of their words, never half of it. */
function keep(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const aside = `${file}.${process.pid}`;
  writeFileSync(aside, text);
  renameSync(aside, file);
}

/** What is known of a brand as its sources are now; null: nothing, or it cannot be read, which is the same. */
export function readKnown(root: string, brand: string, sources: string | null): Known | null {
  try {
    const known = JSON.parse(readFileSync(fileOf(root, `${brand}.json`), 'utf8')) as Known;
    return sources !== null && known.sources === sources ? known : null;
  } catch {
    return null;
  }
}

export const writeKnown = (root: string, brand: string, known: Known): void =>
  keep(fileOf(root, `${brand}.json`), `${JSON.stringify(known)}\n`);

interface KeptContent {
  readonly sources: string;
  readonly sha256: string;
}

/**
 * A text that follows from the sources alone and takes long to make: made once, then read, as long as no source differs.
 * @param make called when there is none, or it is not what was written
 */
export async function keptText(
  root: string,
  name: string,
  make: () => Promise<string>,
  sources: string | null = hashSources(root),
): Promise<string> {
  const [file, about] = [fileOf(root, name), fileOf(root, `${name}.of.json`)];
  const read = (): string | null => {
    try {
      const kept = JSON.parse(readFileSync(about, 'utf8')) as KeptContent;
      if (sources === null || kept.sources !== sources) return null;
      const text = readFileSync(file, 'utf8');
      return sha256(text) === kept.sha256 ? text : null;
    } catch {
      return null;
    }
  };
  const there = read();
  if (there !== null) return there;
  const text = await make();
  // Sources that changed meanwhile have made something between the two.
  if (sources !== null && hashSources(root) === sources) {
    keep(file, text);
    keep(about, JSON.stringify({ sources, sha256: sha256(text) } satisfies KeptContent));
  }
  return text;
}
