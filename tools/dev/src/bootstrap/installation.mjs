// What "installed" means, apart from doing it, so that it can be tested. Dependency-free like its caller.
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
import { join } from 'node:path';

export const WANTED_MAJOR = 24;
/** Written after an installation that succeeded; npm removes it with the rest of node_modules. */
export const STAMP = 'node_modules/.baize-installed';

/** Every package.json of the workspace, by the patterns of the root's: `libs/*`, or a plain folder. */
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
 * Only what decides what npm would install: a new script or tag does not reinstall everything.
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

/** One hash over the lockfile and what each package.json asks for. */
export function installationKey(root) {
  const hash = createHash('sha256');
  const lock = join(root, 'package-lock.json');
  hash.update(existsSync(lock) ? readFileSync(lock) : 'no lockfile');
  for (const file of workspaceManifests(root))
    hash.update(`\0${file}\0${installable(readFileSync(join(root, file), 'utf8'))}`);
  return hash.digest('hex');
}

/** Why an installation is needed, as a sentence; null when the packages fit. */
export function isStale(root, key = installationKey(root)) {
  if (!existsSync(join(root, 'node_modules'))) return 'The packages are not installed yet.';
  const stamp = join(root, STAMP);
  if (existsSync(stamp))
    return readFileSync(stamp, 'utf8').trim() === key ? null : 'The packages are older than package-lock.json.';
  // Installed by hand: npm leaves its own list. Believe it when it is as new as the lockfile's content says.
  if (existsSync(join(root, 'node_modules/.package-lock.json')) && matchesLock(root)) {
    writeStamp(root, key);
    return null;
  }
  return 'The packages were installed for another lockfile, or only in part.';
}

/** True when every package of the lockfile that this platform needs lies in node_modules at that version, as npm's own list has it. */
function matchesLock(root) {
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages ?? {};
  const present = JSON.parse(readFileSync(join(root, 'node_modules/.package-lock.json'), 'utf8')).packages ?? {};
  return Object.entries(wanted).every(
    ([path, entry]) =>
      !path.includes('node_modules/') ||
      entry.optional ||
      entry.devOptional ||
      entry.peer ||
      present[path]?.version === entry.version ||
      (entry.link && present[path]?.link),
  );
}

export function writeStamp(root, key) {
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(join(root, STAMP), `${key}\n`);
}

/** Where the npm package `node` keeps the program. */
export function pinnedNode(root) {
  return join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

/** The link in node_modules/.bin decides what `npm run` calls `node`; put it back if only the link is lost. */
export function mendRuntimeLink(root) {
  const link = join(root, 'node_modules/.bin/node');
  if (process.platform === 'win32' || !existsSync(pinnedNode(root)) || existsSync(link)) return;
  mkdirSync(join(root, 'node_modules/.bin'), { recursive: true });
  try {
    lstatSync(link);
    rmSync(link);
  } catch {
    // There was none.
  }
  symlinkSync('../node/bin/node', link);
}

/** Version of the pinned runtime, or null when it is missing or does not run here. */
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
    // EPERM: it lives, but belongs to somebody else.
    return error.code === 'EPERM';
  }
};

/**
 * Waits until no other process installs here: two runs of "npm ci" at once delete each other's packages.
 * A mark whose process is gone is taken over.
 * @param onWait told once, with the process that is waited for
 * @returns a function that ends this process's turn
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
      // Given back in this very moment.
      continue;
    }
    // Empty: written just now, its number follows.
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
