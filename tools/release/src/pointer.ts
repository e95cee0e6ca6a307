import {
  existsSync,
  lstatSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
  readdirSync,
} from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { lockFolder } from '@baize/folder-lock';
import { isCommitted } from '@baize/site-build/commit';
import { MANIFEST_FILE, verifyRelease, type ReleaseManifest } from './manifest.ts';

/** The served version, and the one before it, whose files open pages still request. */
export const POINTERS = ['current', 'previous'] as const;
export const HISTORY_FILE = 'history.json';

export interface Switch {
  readonly action: 'promote' | 'rollback';
  readonly version: string;
  readonly commit: string;
  /** ISO date-time. */
  readonly at: string;
  /** Who switched (`personAtWork`); entries of earlier versions have none. */
  readonly by?: string;
}
/** When and by whom a release is switched. */
export interface SwitchContext {
  readonly now: Date;
  readonly by: string;
}
export interface PromoteContext extends SwitchContext {
  /** Also serves a release that no commit can reproduce. */
  readonly allowUncommitted?: boolean;
}
export interface Switched {
  readonly pair: string;
  readonly from: string | null;
  readonly to: ReleaseManifest;
}

/** Reads the history of promotions and rollbacks. @throws if the file is damaged */
export function readHistory(pairDir: string): readonly Switch[] {
  const file = join(pairDir, HISTORY_FILE);
  if (!existsSync(file)) return [];
  let history: unknown;
  try {
    history = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    history = null;
  }
  if (
    !Array.isArray(history) ||
    history.some(
      (entry: Partial<Switch> | null) =>
        typeof entry?.version !== 'string' || (entry.action !== 'promote' && entry.action !== 'rollback'),
    )
  ) {
    throw new Error(
      `${file} cannot be read: it was changed or not copied correctly. It records what was served and when, and nothing is switched or removed without it. Copy it back from an intact copy, or remove it, which discards the versions to roll back to.`,
    );
  }
  return history as Switch[];
}

/** Returns the versions in rollback order, with the served one last. */
export function standing(history: readonly Switch[]): readonly string[] {
  const stack: string[] = [];
  for (const { action, version } of history) {
    if (action === 'rollback') stack.pop();
    if (stack.at(-1) !== version) stack.push(version);
  }
  return stack;
}

/** Returns the version that a pointer names; null if there is no pointer. */
export function pointsAt(pairDir: string, pointer: (typeof POINTERS)[number] = 'current'): string | null {
  const link = join(pairDir, pointer);
  return lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink() ? basename(readlinkSync(link)) : null;
}

/** Writes a temporary file and renames it, so that there is always exactly one complete file. */
function replace(path: string, write: (aside: string) => void): void {
  const aside = join(dirname(path), `.${basename(path)}-${process.pid}`);
  rmSync(aside, { force: true });
  write(aside);
  renameSync(aside, path);
}

/**
 * Reads a release that a pointer may name. A server follows a pointer without a check, so only a real folder
 * `<brand>/<pair>/<version>` with exactly that release is allowed.
 * @throws if a file was changed after the release (`verifyRelease`), or the folder is in another place
 */
export function readServable(directory: string): ReleaseManifest {
  const manifest = verifyRelease(directory);
  const { brand, pair, version } = manifest;
  const place = join(brand, pair, version);
  if (resolve(directory).split(sep).slice(-3).join(sep) !== place)
    throw new Error(
      `${directory} holds ${version} of ${brand} ${pair}, and lies where another release is looked for. Copy it to ${place} in the folder of all releases, and promote it there.`,
    );
  if (!lstatSync(directory).isDirectory())
    throw new Error(
      `${directory} is a link to a release, and may lead elsewhere tomorrow. Copy the folder itself to ${place} in the folder of all releases, and promote it there.`,
    );
  return manifest;
}

function turn(directory: string, to: ReleaseManifest, action: Switch['action'], context: SwitchContext): Switched {
  const pairDir = dirname(resolve(directory));
  const release = lockFolder(
    pairDir,
    `${to.brand} ${to.pair} is being promoted or taken back there, and two at once would lose one of them. Wait until that is done, look what is served, then decide again.`,
  );
  try {
    // It was read before taking the lock, which release:prune takes too.
    if (!existsSync(join(directory, MANIFEST_FILE)))
      throw new Error(
        `${directory} was removed while it was being read (release:prune). Nothing was switched: release its commit again, which gives the same bytes.`,
      );
    return switchTo(to, pairDir, action, context);
  } finally {
    release();
  }
}

function switchTo(
  to: ReleaseManifest,
  pairDir: string,
  action: Switch['action'],
  { now, by }: SwitchContext,
): Switched {
  // Before the switch, because a switch that cannot be recorded must not happen.
  const past = readHistory(pairDir);
  const from = pointsAt(pairDir);
  // The old version's files must be available as soon as the new one is served.
  if (from !== null && from !== to.version && existsSync(join(pairDir, from)))
    replace(join(pairDir, 'previous'), (aside) => symlinkSync(from, aside));
  replace(join(pairDir, 'current'), (aside) => symlinkSync(to.version, aside));
  const history = [...past, { action, version: to.version, commit: to.commit, at: now.toISOString(), by }];
  replace(join(pairDir, HISTORY_FILE), (aside) => writeFileSync(aside, `${JSON.stringify(history, null, 2)}\n`));
  return { pair: to.pair, from, to };
}

/**
 * Reads a release that may be promoted.
 * @throws if it cannot be served (`readServable`), or was made from work that is not committed: nobody could make it
 * again, review it or say what it contains
 */
export function readPromotable(directory: string, allowUncommitted = false): ReleaseManifest {
  const manifest = readServable(directory);
  const { brand, pair, version, commit } = manifest;
  if (!allowUncommitted && !isCommitted(commit))
    throw new Error(
      `${brand} ${pair} ${version} was made from work that is not committed (commit ${commit}), so nobody could make it again. Commit, release again and promote that one. To serve it anyway, add --allow-uncommitted.`,
    );
  return manifest;
}

/**
 * Serves a release for its brand and pair, switching in one step.
 * @throws if it was changed after its release, is not in the folder of its brand, pair and version, or was made from
 * uncommitted work
 */
export function promote(directory: string, { allowUncommitted, ...context }: PromoteContext): Switched {
  return turn(directory, readPromotable(directory, allowUncommitted), 'promote', context);
}

/**
 * Serves the previous version again. A second call goes back one more version.
 * @throws if there is none, or it is missing, was changed, or another one is in its place
 */
export function rollback(pairDir: string, context: SwitchContext): Switched {
  const directory = beforeThis(pairDir);
  return turn(directory, readServable(directory), 'rollback', context);
}

/**
 * Returns the folder of the previously served version.
 * @throws if there is none, or it is missing
 */
export function beforeThis(pairDir: string): string {
  const stack = standing(readHistory(pairDir));
  const served = pointsAt(pairDir);
  // If a promotion was stopped between the switch and its record, the served version is not recorded.
  const version = served !== null && served !== stack.at(-1) ? stack.at(-1) : stack.at(-2);
  if (version === undefined)
    throw new Error(
      `There is nothing to go back to in ${pairDir}: ${stack.length === 0 ? 'no release was ever promoted' : `${stack[0] ?? ''} is the first that was promoted`}. Promote another one with "npm run release:promote -- <release>".`,
    );
  const directory = join(pairDir, version);
  if (!existsSync(directory))
    throw new Error(
      `${version}, which was served before, is no longer in ${pairDir}. Copy it back from where releases are kept, or release its commit again, which gives the same bytes; then go back.`,
    );
  return directory;
}

/** Returns the existing versions of a pair, the last one made or confirmed first. */
export function releasesIn(pairDir: string): readonly string[] {
  return (
    (existsSync(pairDir) ? readdirSync(pairDir, { withFileTypes: true }) : [])
      // Pointers are links; names of temporary files start with a dot.
      .filter(
        (entry) =>
          entry.isDirectory() && !entry.name.startsWith('.') && existsSync(join(pairDir, entry.name, MANIFEST_FILE)),
      )
      .map(({ name }) => ({ name, at: statSync(join(pairDir, name)).mtimeMs }))
      .sort((a, b) => b.at - a.at)
      .map(({ name }) => name)
  );
}

/** Returns a hint: the existing releases, or how to make one. */
function whatIsThere(root: string, name: string): string {
  const [brand = '', pair = ''] = name.split('/');
  const folder = join(root, 'dist/releases');
  const folders = (path: string) =>
    existsSync(path)
      ? readdirSync(path, { withFileTypes: true })
          .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
          .map((entry) => entry.name)
      : [];
  // Only names of plain words are looked up. Anything else is a path.
  const versions = /^[\w-]+\/[\w-]+$/.test(`${brand}/${pair}`) ? releasesIn(join(folder, brand, pair)) : [];
  if (versions.length > 0) return `Of ${brand} ${pair} there are ${versions.slice(0, 5).join(', ')}.`;
  const pairs = /^[\w-]+$/.test(brand) ? folders(join(folder, brand)) : [];
  if (pairs.length > 0)
    return `Of ${brand} there are releases for ${pairs.join(', ')}. Make others with "npm run release".`;
  const brands = folders(folder);
  return brands.length > 0
    ? `There are releases of ${brands.join(', ')}. Make others with "npm run release".`
    : 'There is none yet: make one with "npm run release".';
}

function findNamed(root: string, name: string): string | null {
  const path = [resolve(name), join(root, 'dist/releases', name)].find((candidate) =>
    existsSync(join(candidate, MANIFEST_FILE)),
  );
  // Follows a pointer to the version that it names now.
  return path === undefined ? null : realpathSync(path);
}

/**
 * Returns the folder for a name on the command line: a path, or `<brand>/<pair>/<version>` under `dist/releases`. The
 * version may be `current` or `previous`; without it, the newest one is used.
 * @throws if there is no such release
 */
export function findRelease(root: string, name: string): string {
  const named = findNamed(root, name);
  if (named !== null) return named;
  const newest = releasesIn(join(root, 'dist/releases', name))[0];
  if (newest !== undefined) return join(root, 'dist/releases', name, newest);
  throw new Error(
    `There is no release "${name}". Give a folder, or <brand>/<lang-MARKET>/<version> under dist/releases (current, previous, or no version for the newest). ${whatIsThere(root, name)}`,
  );
}

/**
 * Returns the folder of a release to serve. The version must be named, because the newest one depends on the disk's
 * clock and on the last person who made a release.
 * @throws if there is no such release, or no version was named
 */
export function findReleaseToServe(root: string, name: string): string {
  const named = findNamed(root, name);
  if (named !== null) return named;
  const there = releasesIn(join(root, 'dist/releases', name));
  if (there.length > 0)
    throw new Error(
      `"${name}" names no version, and the newest one may not be the right one. Name the version that "npm run release" printed: ${there
        .slice(0, 3)
        .map((version) => `${name.replace(/\/+$/, '')}/${version}`)
        .join(', ')}.`,
    );
  throw new Error(
    `There is no release "${name}". Give a folder, or <brand>/<lang-MARKET>/<version> under dist/releases. ${whatIsThere(root, name)}`,
  );
}
