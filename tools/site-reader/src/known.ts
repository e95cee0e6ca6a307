import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sha256 } from '@baize/site-build/compress';

/**
 * Everything that a build, the doctor's result and the repository's content could depend on. This is more than each one
 * needs, so that none is ever out of date. If a single byte differs, we ask Nx, which knows the exact dependencies.
 */
export const FOLDERS = ['apps', 'brands', 'libs', 'tools'];
export const FILES = [
  'package.json',
  'package-lock.json',
  'nx.json',
  'tsconfig.base.json',
  'node_modules/.package-lock.json',
];
/** The lock file and npm's record of the installation identify the packages; builds write the rest. */
const NOT_SOURCES = new Set(['node_modules', 'dist', 'test-results']);

/**
 * Returns the SHA-256 of every source and of the versions of the packages and the runtime.
 * @returns null if a link leads out of the tree, because its target may change unnoticed
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

/** The last results for a brand, and the sources that they belong to. */
export interface Known {
  /** `hashSources` before the brand was examined and built; afterwards it was the same. */
  readonly sources: string;
  /** SHA-256 of the build's output (`readBuild`). */
  readonly build: string;
  /** SHA-256 of the content in which the doctor found no error; null if the doctor did not run. */
  readonly examined: string | null;
}

const fileOf = (root: string, name: string): string => join(root, 'dist/known', name);

/** Writes a temporary file and renames it, so that two commands at the same time never leave half a file. */
function keep(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const aside = `${file}.${process.pid}`;
  writeFileSync(aside, text);
  renameSync(aside, file);
}

/** Returns the results for a brand if its sources are unchanged; null if there are none or they cannot be read. */
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
 * Returns a text that depends on the sources alone and takes long to make. It is made once and then read until a source
 * changes.
 * @param make called if there is no stored text, or it was changed
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
  // If the sources changed in the meantime, the text may mix both states.
  if (sources !== null && hashSources(root) === sources) {
    keep(file, text);
    keep(about, JSON.stringify({ sources, sha256: sha256(text) } satisfies KeptContent));
  }
  return text;
}
