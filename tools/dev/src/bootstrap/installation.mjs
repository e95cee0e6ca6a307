// Checks the installation. Separate from its caller so that it can be tested, and also without dependencies.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

export const WANTED_MAJOR = 24;
/** Written after a successful installation; npm removes it with the rest of node_modules. */
export const STAMP = 'node_modules/.baize-installed';

/** Returns every package.json of the workspace, by the patterns of the root: `libs/*`, or a plain folder. */
export function workspaceManifests(root) {
  const patterns = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).workspaces ?? [];
  const folders = patterns.flatMap((pattern) => {
    if (!pattern.endsWith('/*')) return [pattern];
    const parent = pattern.slice(0, -2);
    if (!existsSync(join(root, parent))) return [];
    return readdirSync(join(root, parent), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => `${parent}/${entry.name}`);
  });
  return ['package.json', ...folders.map((folder) => `${folder}/package.json`)]
    .filter((file) => existsSync(join(root, file)))
    .sort();
}

/**
 * Returns the fields that affect what npm installs, so that a new script or tag does not reinstall everything.
 */
function installable(text) {
  const {
    name,
    version,
    workspaces,
    dependencies,
    devDependencies,
    optionalDependencies,
    peerDependencies,
    overrides,
  } = JSON.parse(text);
  return JSON.stringify({
    name,
    version,
    workspaces,
    dependencies,
    devDependencies,
    optionalDependencies,
    peerDependencies,
    overrides,
  });
}

/** Returns a hash of the lockfile and of the dependencies in each package.json. */
export function installationKey(root) {
  const hash = createHash('sha256');
  const lock = join(root, 'package-lock.json');
  hash.update(existsSync(lock) ? readFileSync(lock) : 'no lockfile');
  for (const file of workspaceManifests(root))
    hash.update(`\0${file}\0${installable(readFileSync(join(root, file), 'utf8'))}`);
  return hash.digest('hex');
}

/** Returns the reason why an installation is needed; null if the packages are up to date. */
export function isStale(root, key = installationKey(root)) {
  if (!existsSync(join(root, 'node_modules'))) return 'The packages are not installed yet.';
  const stamp = existsSync(join(root, STAMP)) ? readFileSync(join(root, STAMP), 'utf8').trim() : null;
  if (stamp === key) return null;
  // After a manual installation, or when a generated brand was undone, trust npm's own list if it matches the lockfile.
  if (existsSync(join(root, 'node_modules/.package-lock.json')) && matchesLock(root)) {
    removeDanglingLinks(root);
    writeStamp(root, key);
    return null;
  }
  return stamp === null
    ? 'The packages were installed for another lockfile, or only in part.'
    : 'The packages are older than package-lock.json.';
}

const DEPENDENCY_FIELDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];
const dependenciesOf = (entry) =>
  JSON.stringify(
    DEPENDENCY_FIELDS.map((field) => Object.entries(entry[field] ?? {}).sort(([a], [b]) => (a < b ? -1 : 1))),
  );

/**
 * Tells whether node_modules has every package of the lockfile that this platform needs, by npm's own list, and the
 * lockfile has every dependency of the workspace. A link too many is harmless: nothing imports it.
 */
function matchesLock(root) {
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages ?? {};
  const present = JSON.parse(readFileSync(join(root, 'node_modules/.package-lock.json'), 'utf8')).packages ?? {};
  const isLocked = workspaceManifests(root).every((file) => {
    const entry = wanted[dirname(file) === '.' ? '' : dirname(file)];
    return entry && dependenciesOf(entry) === dependenciesOf(JSON.parse(readFileSync(join(root, file), 'utf8')));
  });
  if (!isLocked) return false;
  return Object.entries(wanted).every(
    ([path, entry]) =>
      !path.includes('node_modules/') ||
      entry.optional ||
      entry.devOptional ||
      entry.peer ||
      // A generator links its new package without npm, so npm's list does not have it.
      (entry.link ? existsSync(join(root, path)) : present[path]?.version === entry.version),
  );
}

/** Removes links to packages that are no longer there, such as a brand that was generated and undone. */
function removeDanglingLinks(root) {
  const linksIn = (folder) =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return folder === 'node_modules' && entry.name.startsWith('@') ? linksIn(path) : [];
      return entry.isSymbolicLink() ? [path] : [];
    });
  for (const link of linksIn('node_modules'))
    if (!existsSync(join(root, link))) rmSync(join(root, link), { force: true });
}

export function writeStamp(root, key) {
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(join(root, STAMP), `${key}\n`);
}

/** Returns the path of the program in the npm package `node`. */
export function pinnedNode(root) {
  return join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

/** Restores the link in node_modules/.bin, which determines the `node` of `npm run`, if only the link is missing. */
export function repairRuntimeLink(root) {
  const link = join(root, 'node_modules/.bin/node');
  if (process.platform === 'win32' || !existsSync(pinnedNode(root)) || existsSync(link)) return;
  mkdirSync(join(root, 'node_modules/.bin'), { recursive: true });
  try {
    lstatSync(link);
    rmSync(link);
  } catch {
    // There was no link.
  }
  symlinkSync('../node/bin/node', link);
}

/** Returns the version of the pinned runtime, or null if it is missing or does not run here. */
export function runtimeVersion(root) {
  const program = join(root, 'node_modules/.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  if (!existsSync(program)) return null;
  try {
    return execFileSync(program, ['-p', 'process.versions.node'], {
      encoding: 'utf8',
      shell: process.platform === 'win32',
    }).trim();
  } catch {
    return null;
  }
}

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it is running, but under another user.
    return error.code === 'EPERM';
  }
};

/**
 * Waits until no other process installs here, because two simultaneous runs of "npm ci" delete each other's packages.
 * A lock whose process is gone is taken over.
 * @param onWait called once with the process id of the other installation
 * @returns a function that releases the lock
 */
export async function takeInstallTurn(root, onWait = () => undefined, lookMs = 500) {
  const mark = join(root, '.nx/installing');
  mkdirSync(join(root, '.nx'), { recursive: true });
  for (let told = false; ;) {
    try {
      writeFileSync(mark, String(process.pid), { flag: 'wx' });
      return () => rmSync(mark, { force: true });
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    let holder;
    try {
      holder = Number(readFileSync(mark, 'utf8'));
    } catch {
      // Released in the meantime.
      continue;
    }
    // An empty file was just created; its process id follows.
    if (holder > 0 && !isAlive(holder)) {
      rmSync(mark, { force: true });
      continue;
    }
    if (!told && holder > 0) {
      told = true;
      onWait(holder);
    }
    await new Promise((resolve) => {
      setTimeout(resolve, lookMs);
    });
  }
}
