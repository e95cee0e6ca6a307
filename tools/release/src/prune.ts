import { existsSync, lstatSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { lockFolder } from '@baize/folder-lock';
import { runCommand } from './cli.ts';
import { compressedStore } from '@baize/site-build/compress';
import { readManifest } from './manifest.ts';
import { pointsAt, POINTERS, readHistory, releasesIn, standing } from './pointer.ts';

/** The number of newest releases per pair that stay even if nothing names them. */
export const KEEP_NEWEST = 3;
/** The number of versions that a pair can be rolled back through; older ones go once they have rested long enough. */
export const KEEP_PROMOTED = 5;
/** Days that a version stays after it was last promoted or rolled back to, whatever came after it. */
export const KEEP_PROMOTED_DAYS = 90;
const DAY = 86_400_000;
/** Milliseconds after which a temporary folder counts as left by a stopped run. */
const STOPPED_AFTER = 3_600_000;

export interface PruneOptions {
  /** `dist/releases`, or a copy of it. */
  readonly releases: string;
  /** Folder of the compressed files (`compressedStore`). */
  readonly store: string;
  readonly keep?: number;
  readonly now: Date;
}

export interface Pruned {
  /** Removed folders, in alphabetical order: `<brand>/<pair>/<version>`. */
  readonly releases: readonly string[];
  readonly kept: number;
  /** Number and bytes of the removed compressed files. */
  readonly compressed: { readonly files: number; readonly bytes: number };
}

const foldersIn = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
        .sort()
    : [];

/** Returns the temporary folders of stopped runs. @throws if one is so new that a run may still be writing it */
function leftovers(pairDir: string, now: Date): readonly string[] {
  return foldersIn(pairDir)
    .filter((name) => /^\.(?:staging|damaged)-/.test(name))
    .map((name) => {
      const path = join(pairDir, name);
      if (now.getTime() - statSync(path).mtimeMs < STOPPED_AFTER)
        throw new Error(
          `A release is being made in ${pairDir} (${name}): nothing was removed. Wait until it is done. If no release is being made, a run was stopped: remove ${path}, then prune again.`,
        );
      return name;
    });
}

/**
 * Returns the releases of a pair that nothing needs: neither a pointer nor a rollback names them, they were not served
 * recently, and they are not among the newest.
 */
function forgotten(pairDir: string, keep: number, now: Date): readonly string[] {
  const history = readHistory(pairDir);
  const named = new Set([
    ...POINTERS.map((pointer) => pointsAt(pairDir, pointer)),
    ...standing(history).slice(-KEEP_PROMOTED),
    ...history
      // A time that cannot be read counts as recent.
      .filter(({ at }) => !(now.getTime() - Date.parse(at) > KEEP_PROMOTED_DAYS * DAY))
      .map(({ version }) => version),
  ]);
  return releasesIn(pairDir)
    .slice(keep)
    .filter((version) => !named.has(version));
}

/**
 * Removes one folder, unless it has been promoted in the meantime.
 * @throws if its pair is being switched right now
 */
function removeUnnamed(releases: string, name: string): void {
  const pairDir = dirname(join(releases, name));
  const release = lockFolder(
    pairDir,
    'Something is being promoted or taken back there, and what would be removed may be about to be served. Wait until that is done, then prune again.',
  );
  try {
    if (POINTERS.some((pointer) => pointsAt(pairDir, pointer) === basename(name)))
      throw new Error(`${name} was promoted while old releases were being removed, so it stays. Prune again.`);
    rmSync(join(releases, name), { recursive: true, force: true });
  } finally {
    release();
  }
}

/**
 * Removes releases that nothing needs (`forgotten`), and compressed content that no release or build uses any more.
 * Removed releases can be made again from their commit.
 * @throws before removing anything, if a release is being made or cannot be read
 */
export function pruneReleases({ releases, store, keep = KEEP_NEWEST, now }: PruneOptions): Pruned {
  if (!Number.isInteger(keep) || keep < 1)
    throw new Error(
      `"${keep}" is not a number of releases to keep. Give 1 or more, because the newest one may be about to be promoted.`,
    );
  const pairs = foldersIn(releases).flatMap((brand) =>
    foldersIn(join(releases, brand)).map((pair) => join(brand, pair)),
  );
  const gone: string[] = [];
  const used = new Set<string>();
  let kept = 0;
  for (const pair of pairs) {
    const pairDir = join(releases, pair);
    const going = new Set([...leftovers(pairDir, now), ...forgotten(pairDir, keep, now)]);
    gone.push(...[...going].map((name) => join(pair, name)));
    for (const version of releasesIn(pairDir)) {
      if (going.has(version)) continue;
      kept += 1;
      for (const { sha256 } of Object.values(readManifest(join(pairDir, version)).files)) used.add(sha256);
    }
  }
  // Before the store is checked, because files shared with a release then have one link less.
  for (const name of gone) removeUnnamed(releases, name);
  const compressed = { files: 0, bytes: 0 };
  for (const name of existsSync(store) ? readdirSync(store) : []) {
    const { nlink, size } = lstatSync(join(store, name));
    // A second link means that a build or a site of "npm start" uses it, though no release here does.
    if (used.has(name.slice(0, name.indexOf('.'))) || nlink > 1) continue;
    compressed.files += 1;
    compressed.bytes += size;
    rmSync(join(store, name), { force: true });
  }
  return { releases: gone.sort(), kept, compressed };
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '../../..');
  await runCommand('npm run release:prune -- [--keep <number of newest to keep for each pair>]', (args) => {
    const { values } = parseArgs({
      args: [...args],
      options: { keep: { type: 'string', default: String(KEEP_NEWEST) } },
    });
    if (!/^[1-9]\d*$/.test(values.keep))
      throw new Error(
        `"${values.keep}" is not a number of releases to keep. Give 1 or more, because the newest one may be about to be promoted.`,
      );
    const { releases, kept, compressed } = pruneReleases({
      releases: join(root, 'dist/releases'),
      store: compressedStore(root),
      keep: Number(values.keep),
      now: new Date(),
    });
    for (const name of releases) process.stdout.write(`removed ${name}\n`);
    process.stdout.write(
      `${releases.length} removed, ${kept} kept; ${compressed.files} compressed files (${Math.round(compressed.bytes / 1_048_576)} MiB) that nothing uses any more\n`,
    );
  });
}
